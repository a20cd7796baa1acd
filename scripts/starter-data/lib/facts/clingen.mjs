import { gzipLines } from '../files.mjs';

/** What ClinGen calls established; limited, disputed and refuted relationships are none. */
const ESTABLISHED = new Set(['Definitive', 'Strong', 'Moderate']);

/** Genes of diseases whose validity ClinGen's experts judged to be at least moderate. */
export async function* clinGenFacts(path, { genes, diseases }) {
  for await (const line of gzipLines(path)) {
    const [, hgnc, , mondo, , , verdict] = line.slice(1, -1).split('","');
    if (!ESTABLISHED.has(verdict)) continue;
    yield { kind: 'genetic', gene: genes.ofHgnc(hgnc), disease: diseases.ofMondo(mondo) };
  }
}
