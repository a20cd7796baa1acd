/**
 * Writes KNOWN-DRUGS.md: all predictions of twenty well-known drugs next to five values from textbooks of pharmacology, and
 * which of these are wrong.
 *
 *   npx tsx --conditions=@biographql/source bench/known-drugs.ts
 */
import { writeFileSync } from 'node:fs';
import { knownDrugsPage } from './known-drugs-page.js';

const { text, faults } = await knownDrugsPage();
writeFileSync(new URL('../KNOWN-DRUGS.md', import.meta.url), text);
console.log(faults.map(({ drug, model, fault }) => `${drug} ${model}: ${fault}`).join('\n'));
