import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipLines } from '../files.mjs';
import { getLabeledCarriers, knownNames } from '../name-tables.mjs';
import { MONDO_FILE, placeTerms, readMondo } from './mondo.mjs';

/** Mappings that their curators call exact (Mondo, CC BY 4.0; the mapping sets say CC0). */
const MAPPING_FILES = {
  doid: 'formats/mondo/mondo_exactmatch_doid.sssom.tsv.gz',
  mesh: 'formats/mondo/mondo_exactmatch_mesh.sssom.tsv.gz',
  omim: 'formats/mondo/mondo_exactmatch_omim.sssom.tsv.gz',
  orphanet: 'formats/mondo/mondo_exactmatch_orphanet.sssom.tsv.gz',
};

/**
 * Finds the entity of a disease by the identifier that a source states.
 *
 * So that no wrong cross-reference chains, at most one curated exact mapping stands between two identifiers and an
 * entity, each identifier of the mapping has one partner on either side, one entity alone has the identifier that is
 * reached, and where ways lead to different entities none is taken, unless the Disease Ontology's term has Mondo's own name.
 * OMIM numbers, which ontologies also give to what is wider than the entry, count only with the name.
 *
 * @returns finders by Disease Ontology, MeSH, Mondo and Orphanet identifier; undefined where nothing is certain.
 *   `disagreements` counts what two ways contradicted, `files` are those that were read.
 */
export async function diseaseIdentity(source, survey) {
  const files = [...Object.values(MAPPING_FILES), MONDO_FILE].filter((file) =>
    existsSync(join(source, file)),
  );
  const labels = new Map();
  const read = (scheme) => exactPairs(join(source, MAPPING_FILES[scheme]), labels);
  const byDoid = getLabeledCarriers(survey, 'P699');
  const byMesh = getLabeledCarriers(survey, 'P486');
  const byOmim = getLabeledCarriers(survey, 'P492');
  const toDoid = await read('doid');
  const toMesh = await read('mesh');
  const toOmim = await read('omim');
  const toOrphanet = await read('orphanet');
  const mondoOf = new Map([...toOrphanet].map(([mondo, orpha]) => [orpha, mondo]));
  const disagreements = new Set();
  const ofDoid = (id) => byDoid.get(id);
  const ofMesh = (id) => byMesh.get(id);
  const hasNameOf = (iri, id) => {
    const name = labels.get(id)?.toLowerCase();
    const { label, aliases } = survey.entities.get(iri);
    return [label, ...aliases].some((entityName) => entityName.toLowerCase() === name);
  };
  const reach = (id) => {
    const term = ofDoid(toDoid.get(id));
    if (term !== undefined && hasNameOf(term, id)) return term;
    const byCase = byOmim.get(localId(toOmim.get(id)));
    const reached = [
      term,
      ofMesh(localId(toMesh.get(id))),
      byCase !== undefined && hasNameOf(byCase, id) ? byCase : undefined,
    ].filter((iri) => iri !== undefined);
    if (new Set(reached).size > 1) disagreements.add(id);
    return new Set(reached).size === 1 ? reached[0] : undefined;
  };
  const terms = await readMondo(source);
  const mondoOfDoid = new Map([...toDoid].map(([mondo, doid]) => [ofDoid(doid), mondo]));
  const isOther = (iri, id) => (mondoOfDoid.get(iri) ?? id) !== id;
  const placed = placeTerms(terms, survey, { find: reach, isOther });
  const ofMondo = placed.place;
  /** The entity, else what the graph lacks of Mondo. */
  const orNew = (id) => ofMondo(id) ?? placed.describe(id);
  const ofOrphanet = (code) => ofMondo(mondoOf.get(`Orphanet:${code}`));
  /** The names that Mondo has of diseases, where the graph has them not. */
  function* names() {
    const known = knownNames(survey);
    for (const [mondo, name] of labels) {
      const entity = ofDoid(toDoid.get(mondo));
      if (survey.entities.get(entity)?.label === undefined || known.has(name.toLowerCase()))
        continue;
      known.add(name.toLowerCase());
      yield { kind: 'alias', entity, name };
    }
  }
  return {
    ...placed,
    ...{ terms, names, ofDoid, ofMesh, ofMondo, orNew, ofOrphanet },
    ...{ toDoid, toOrphanet, disagreements, files },
  };
}

function localId(curie) {
  return curie?.replace(/^[^:]*:/u, '');
}

/**
 * Mondo identifiers with their one exact partner, where it has no other partner either: of several, the one of the same
 * name. `labels` gains their names.
 */
async function exactPairs(path, labels) {
  const rows = [];
  let header;
  for await (const line of existsSync(path) ? gzipLines(path) : []) {
    if (line.startsWith('#')) continue;
    const cells = line.split('\t');
    header ??= cells;
    const cell = (name) => cells[header.indexOf(name)];
    if (cell('predicate_id') !== 'skos:exactMatch') continue;
    const [mondo, partner] = [cell('subject_id'), cell('object_id')];
    const isNamesake = cell('subject_label')?.toLowerCase() === cell('object_label')?.toLowerCase();
    labels.set(mondo, cell('subject_label'));
    rows.push({ mondo, partner, isNamesake });
  }
  const retained = onlyOne(onlyOne(rows, 'mondo'), 'partner');
  return new Map(retained.map(({ mondo, partner }) => [mondo, partner]));
}

/** Rows whose key no other row has; of several of a key, the one namesake. */
function onlyOne(rows, key) {
  const groups = new Map();
  for (const row of rows) groups.set(row[key], [...(groups.get(row[key]) ?? []), row]);
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const namesakes = group.filter(({ isNamesake }) => isNamesake);
    return namesakes.length === 1 ? namesakes : [];
  });
}
