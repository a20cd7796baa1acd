import { gzipLines } from '../files.mjs';

/** What ClinGen calls established; relationships of limited evidence are left out. */
const ESTABLISHED = new Set(['Definitive', 'Strong', 'Moderate']);
const DENIED = new Set(['Disputed', 'Refuted']);

/** Genes of diseases whose validity ClinGen's experts judged to be at least moderate, and those that they disputed or refuted. */
export async function* clinGenFacts(path, { genes, diseases }) {
  for await (const line of gzipLines(path)) {
    const [, hgnc, , mondo, , , verdict, report] = line.replace(/^"|"$/gu, '').split('","');
    const pair = { gene: genes.ofHgnc(hgnc), disease: diseases.orNew(mondo), url: report };
    if (ESTABLISHED.has(verdict)) yield { kind: 'genetic', ...pair };
    else if (DENIED.has(verdict)) yield { kind: 'denied', verdict, ...pair };
  }
}
