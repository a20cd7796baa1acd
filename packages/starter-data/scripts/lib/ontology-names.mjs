import { gzipLines } from './files.mjs';
import { bearersOf, knownNames, rowsOf } from './name-tables.mjs';

/** As diseases are abbreviated. */
const ABBREVIATION = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d][\p{Lu}\p{L}\d-]{1,9}$/u;

/** UniProt identifiers of human genes and, when `all` are asked for, their Ensembl identifiers and other symbols (HGNC). */
export async function* geneNames(path, survey, { all }) {
  const byId = bearersOf(survey, 'P354');
  for (const row of await rowsOf(path)) {
    const iri = byId.get(row.hgnc_id.replace('HGNC:', ''));
    if (iri === undefined) continue;
    for (const id of listed(row.uniprot_ids)) yield { iri, scheme: 'uniprot', id };
    if (!all) continue;
    const { label, aliases, properties } = survey.entities.get(iri);
    if (!properties.has('P594'))
      for (const id of listed(row.ensembl_gene_id)) yield { iri, scheme: 'ensembl', id };
    const known = new Set([label, ...aliases]);
    for (const name of new Set([
      row.symbol,
      ...listed(row.alias_symbol),
      ...listed(row.prev_symbol),
    ]))
      if (!known.has(name)) yield { iri, name };
  }
}

/** Exact synonyms of diseases (Disease Ontology): abbreviations alone unless `all` are asked for. */
export async function* diseaseNames(path, survey, { all }) {
  const byId = bearersOf(survey, 'P699');
  let iri;
  let known = new Set();
  for await (const line of gzipLines(path)) {
    if (line.startsWith('[')) iri = undefined;
    else if (line.startsWith('id: ')) {
      iri = byId.get(line.slice(4));
      const { label = '', aliases = [] } = survey.entities.get(iri) ?? {};
      known = new Set([label, ...aliases].map((name) => name.toLowerCase()));
    } else if (line === 'is_obsolete: true') iri = undefined;
    const [, text] = /^synonym: "((?:[^"\\]|\\.)*)" EXACT/u.exec(line) ?? [];
    if (iri === undefined || text === undefined) continue;
    const name = text.replace(/\\(.)/gu, '$1');
    if (known.has(name.toLowerCase()) || !(all || ABBREVIATION.test(name))) continue;
    known.add(name.toLowerCase());
    yield { iri, name };
  }
}

/**
 * Entry terms of descriptors (MeSH). Many are of something narrower than their heading: those that are a name of
 * anything in the graph, or of two headings, are left out, as are inverted ones (`Asthma, Bronchial`).
 */
export async function* headingNames(path, survey) {
  const byId = bearersOf(survey, 'P486');
  const known = knownNames(survey);
  const found = new Map();
  for await (const line of gzipLines(path)) {
    const [id, heading, terms = ''] = line.split('\t');
    const iri = byId.get(id);
    for (const name of [heading, ...listed(terms)]) {
      const key = name.toLowerCase();
      if (known.has(key)) continue;
      const isTaken = found.has(key) && found.get(key).iri !== iri;
      found.set(key, { iri: isTaken ? undefined : iri, name });
    }
  }
  for (const { iri, name } of found.values())
    if (iri !== undefined && !name.includes(', ')) yield { iri, name };
}

function listed(cell) {
  return cell.replaceAll('"', '').split('|').filter(Boolean);
}
