import { gzipLines } from '../files.mjs';
import { getCarriers } from '../name-tables.mjs';

/** Experiments, and what curators inferred from them: neither guesses from similarity nor from electronic mapping. */
const EXPERIMENTAL = new Set(['EXP', 'IDA', 'IMP', 'IGI', 'IEP', 'IC']);
/**
 * Terms so general that a narrower one, or the next to it, says the same: cytoplasm, complex, organelle, membrane part,
 * dimerization, regulation of transcription.
 */
const GENERAL = new Set(
  '0005737 0032991 0043231 0005887 0048471 0042803 0045893 0045892'
    .split(' ')
    .map((id) => `GO:${id}`),
);
/** Parts that are replaced by their whole: the nucleoplasm by the nucleus. */
const WHOLES = { 'GO:0005654': 'GO:0005634' };
const PROPERTIES = { P: 'P682', F: 'P680', C: 'P681' };

/** Gene Ontology terms of human genes by experimental evidence; negated annotations are left out. */
export async function* geneOntologyFacts(path, { survey, genes }) {
  const terms = getCarriers(survey, 'P686');
  for await (const line of gzipLines(path)) {
    if (line.startsWith('!')) continue;
    const [, protein, , qualifier, term, , evidence, , aspect] = line.split('\t');
    if (qualifier !== '' || !EXPERIMENTAL.has(evidence) || GENERAL.has(term)) continue;
    yield {
      kind: 'annotation',
      gene: genes.ofProtein(protein),
      property: PROPERTIES[aspect],
      term: terms.get(WHOLES[term] ?? term),
      url: `https://www.ebi.ac.uk/QuickGO/annotations?geneProductId=${protein}`,
    };
  }
}
