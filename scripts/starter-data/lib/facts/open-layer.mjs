import { gzipLines } from '../files.mjs';
import * as ns from '../ntriples.mjs';

/** References of the whole graph whose gene-disease statements may be handed on, by the source they name. */
const CARRIED = {
  'https://www.ebi.ac.uk/gwas/': 'gwas',
  'https://github.com/monarch-initiative/mondo': 'mondo',
};

const MONDO = 'http://purl.obolibrary.org/obo/MONDO_';

/**
 * Gene-disease statements of the whole graph that name the GWAS Catalog or Mondo as their source. Claims without a
 * statement don't name their source and are left out.
 */
export async function* openLayerFacts(path, { diseases }) {
  const known = (iri) =>
    iri.startsWith(MONDO) ? diseases.ofMondo(iri.replace(MONDO, 'MONDO:')) : iri;
  const statements = new Map();
  const sources = new Map();
  const getStatement = (iri) => {
    if (!statements.has(iri)) statements.set(iri, { references: [] });
    return statements.get(iri);
  };
  for await (const line of gzipLines(path)) {
    if (!/P2293>|P854>|wasDerivedFrom>/u.test(line)) continue;
    const { subject, predicate, iri } = ns.parseTriple(line);
    if (predicate === `${ns.P}P2293`) getStatement(iri).owner = subject;
    else if (predicate === `${ns.PS}P2293`) getStatement(subject).value = iri;
    else if (predicate === ns.DERIVED_FROM) getStatement(subject).references.push(iri);
    else if (predicate === `${ns.PR}P854` && iri in CARRIED) sources.set(subject, CARRIED[iri]);
  }
  for (const { owner, value, references } of statements.values()) {
    if (owner === undefined || value === undefined) continue;
    for (const reference of references) {
      const source = sources.get(reference);
      if (source !== undefined)
        yield {
          kind: 'genetic',
          source,
          gene: known(owner),
          disease: known(value),
          url: source === 'mondo' ? toPage(owner, value) : undefined,
        };
    }
  }
}

/** The page of a statement's disease. */
function toPage(...ends) {
  const term = ends.find((iri) => iri.startsWith(MONDO));
  return term?.replace(MONDO, 'https://monarchinitiative.org/MONDO:');
}
