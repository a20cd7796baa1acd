import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipLines } from './files.mjs';
import { getCarriers, knownNames, rowsOf } from './name-tables.mjs';

/** UniProt identifiers of human genes and, with `all`, their Ensembl identifiers and other symbols (HGNC). */
export async function* geneNames(path, survey, { all }) {
  const byId = getCarriers(survey, 'P354');
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

/**
 * Labels and exact synonyms of diseases (Disease Ontology): those of the newest file that has a disease, of which the
 * subsets of a release come first and the whole of an earlier one last. A name that the entity has already is left out.
 */
export async function* diseaseNames(path, survey) {
  const byId = getCarriers(survey, 'P699');
  const done = new Set();
  for (const file of [...(await siblingSubsets(path)), path]) {
    const read = new Set();
    for await (const { id, names } of getTerms(file)) {
      const iri = byId.get(id);
      if (iri === undefined || done.has(id)) continue;
      read.add(id);
      const { label = '', aliases = [] } = survey.entities.get(iri) ?? {};
      const known = new Set([label, ...aliases].map((name) => name.toLowerCase()));
      for (const name of names) {
        if (known.has(name.toLowerCase())) continue;
        known.add(name.toLowerCase());
        yield { iri, name };
      }
    }
    for (const id of read) done.add(id);
  }
}

/** The subset files of the ontology in the folder of the whole one. */
export async function siblingSubsets(path) {
  const folder = dirname(path);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.obo.gz')).sort();
  return names.map((name) => join(folder, name)).filter((file) => file !== path);
}

/** The live terms of an OBO file, each with its label, its exact synonyms and its definition. */
export async function* getTerms(path) {
  let term;
  for await (const line of gzipLines(path)) {
    if (line.startsWith('[')) {
      if (term?.isLive) yield term;
      term = { id: '', names: [], isLive: line === '[Term]' };
    } else if (term === undefined) continue;
    else if (line.startsWith('id: ')) term.id = line.slice(4);
    else if (line.startsWith('name: ')) term.names.push(line.slice(6));
    else if (line.startsWith('def: ')) term.definition = readQuoted(line.slice(5));
    else if (line === 'is_obsolete: true') term.isLive = false;
    const [, text] = /^synonym: "((?:[^"\\]|\\.)*)" EXACT/u.exec(line) ?? [];
    if (text !== undefined) term?.names.push(text.replace(/\\(.)/gu, '$1'));
  }
  if (term?.isLive) yield term;
}

/**
 * Entry terms of descriptors (MeSH). Many are of something narrower than their heading: those that are a name of
 * anything in the graph, or of two headings, are left out, as are inverted ones (`Asthma, Bronchial`).
 */
export async function* headingNames(path, survey) {
  const byId = getCarriers(survey, 'P486');
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

/** The text in quotes at the start of a value. */
function readQuoted(value) {
  return /^"((?:[^"\\]|\\.)*)"/u.exec(value)?.[1].replace(/\\(.)/gu, '$1');
}

function listed(cell) {
  return cell.replaceAll('"', '').split('|').filter(Boolean);
}
