import { gzipLines } from '../files.mjs';
import { getCarriers } from '../name-tables.mjs';

/** Experiments, and what curators inferred from them: neither guesses from similarity nor from electronic mapping. */
const EXPERIMENTAL = new Set(['EXP', 'IDA', 'IMP', 'IGI', 'IEP', 'IC']);
const PROPERTIES = { P: 'P682', F: 'P680', C: 'P681' };

/** Gene Ontology terms of human genes by experimental evidence; negated annotations are left out. */
export async function* geneOntologyFacts(path, { survey, genes }) {
  const terms = getCarriers(survey, 'P686');
  for await (const line of gzipLines(path)) {
    if (line.startsWith('!')) continue;
    const [, protein, , qualifier, term, , evidence, , aspect] = line.split('\t');
    if (qualifier !== '' || !EXPERIMENTAL.has(evidence)) continue;
    yield {
      kind: 'annotation',
      gene: genes.ofProtein(protein),
      property: PROPERTIES[aspect],
      term: terms.get(term),
      url: `https://www.ebi.ac.uk/QuickGO/annotations?geneProductId=${protein}`,
    };
  }
}
