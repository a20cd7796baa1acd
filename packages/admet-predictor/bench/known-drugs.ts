/**
 * Writes KNOWN-DRUGS.md: all predictions of fifty well-known drugs next to seven values from textbooks of pharmacology, and
 * which of these are wrong.
 *
 *   npx tsx --conditions=@biographql/source bench/known-drugs.ts
 */
import { writeFileSync } from 'node:fs';
import { knownDrugsPage } from './known-drugs-page.js';

const { text, comparisons } = await knownDrugsPage();
writeFileSync(new URL('../KNOWN-DRUGS.md', import.meta.url), text);
for (const { drug, model, fault } of comparisons)
  if (fault) console.log(`${drug} ${model}: ${fault}`);
