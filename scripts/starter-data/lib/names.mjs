import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandNames } from './brand-names.mjs';
import * as ns from './ntriples.mjs';
import { diseaseNames, geneNames, headingNames, siblingSubsets } from './ontology-names.mjs';
import { abbreviations, curatedNames } from './own-names.mjs';

/** Names and identifiers that the graph lacks: files below the data folder, all CC0 or public domain, and our own list. */
export const NAME_SOURCES = {
  brands: {
    file: 'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz',
    credit: 'Drugs@FDA, 2019-07-02, public domain (US government)',
    read: brandNames,
  },
  genes: {
    file: 'formats/ids/hgnc_complete_set.txt.gz',
    credit: 'HGNC complete set, 2025-06-03, CC0 1.0',
    read: geneNames,
  },
  diseases: {
    file: 'formats/do/doid-2024-01-31.obo.gz',
    credit: 'Disease Ontology, 2024-01-31, CC0 1.0',
    read: diseaseNames,
    alsoRead: siblingSubsets,
  },
  headings: {
    file: 'formats/ids/mesh_id_label_mappings.tsv.gz',
    credit: 'Medical Subject Headings 2025, National Library of Medicine, public domain',
    read: headingNames,
    isForAllOnly: true,
  },
  abbreviations: {
    path: fileURLToPath(new URL('abbreviations.tsv', import.meta.url)),
    credit: 'Clinical abbreviations drawn up for this project, CC0 1.0',
    read: abbreviations,
  },
  own: {
    path: fileURLToPath(new URL('own-names.tsv', import.meta.url)),
    credit:
      'Brands, lay names, abbreviations and names of proteins drawn up for this project, CC0 1.0',
    read: curatedNames,
  },
};

const PROPERTIES = {
  uniprot: { property: 'P352', label: 'UniProt protein ID' },
  ensembl: { property: 'P594', label: 'Ensembl gene ID' },
  short: { property: 'P1813', label: 'short name' },
};

/**
 * Reads the names of one source after the other; a file that is absent gives none.
 *
 * @param all - also what a small graph has no room for: synonyms, entry terms, symbols.
 * @param report - called with what our own lists name and the graph lacks or has twice.
 * @returns groups of `kind`, `credit`, `files` below the source and `names`: `{ iri, name, isShort? }` or `{ iri, scheme, id }`.
 */
export async function* readNameGroups(source, survey, { all, report }) {
  for (const [
    kind,
    { file, path = join(source, file), credit, read, alsoRead, isForAllOnly },
  ] of Object.entries(NAME_SOURCES)) {
    if (!existsSync(path) || (isForAllOnly && !all)) continue;
    const names = [];
    for await (const name of read(path, survey, { all, report })) names.push(name);
    const others = alsoRead === undefined ? [] : await alsoRead(path);
    const files = file === undefined ? [] : [file, ...others.map((one) => relative(source, one))];
    yield { kind, credit, files, names };
  }
}

/**
 * Adds names to the entities that the starter graph is chosen from.
 *
 * @returns `lines`, triples that the source graph lacks; `counts` by kind; `files` that were read.
 */
export async function readNames(source, survey) {
  const lines = new Set();
  const counts = {};
  const files = [];
  for await (const { kind, files: read, names } of readNameGroups(source, survey, { all: false })) {
    const before = lines.size;
    for (const entry of names) {
      const line = `<${entry.iri}> ${getClaim(entry)} .`;
      if (lines.has(line)) continue;
      lines.add(line);
      survey.entities.get(entry.iri).facts += 1;
    }
    counts[kind] = lines.size - before;
    if (names.some(({ scheme }) => scheme === 'uniprot'))
      for (const line of describeProperty('uniprot')) lines.add(line);
    if (names.some(({ isShort }) => isShort))
      for (const line of describeProperty('short')) lines.add(line);
    files.push(...read);
  }
  return { lines: [...lines], counts, files };
}

function getClaim({ name, scheme, id, isShort }) {
  if (name === undefined) return `<${ns.WDT}${PROPERTIES[scheme].property}> ${ns.quoted(id)}`;
  const predicate = isShort ? `${ns.WDT}${PROPERTIES.short.property}` : ns.ALIAS;
  return `<${predicate}> ${ns.quoted(name, 'en')}`;
}

/** The graph describes every property that it uses; these are not in it. */
function* describeProperty(scheme) {
  const { property, label } = PROPERTIES[scheme];
  const entity = `<${ns.WD}${property}>`;
  yield `${entity} <${ns.LABEL}> ${ns.quoted(label, 'en')} .`;
  yield `${entity} <${ns.RDF_TYPE}> <${ns.WIKIBASE}Property> .`;
  yield `${entity} <${ns.WIKIBASE}directClaim> <${ns.WDT}${property}> .`;
  yield `${entity} <${ns.WIKIBASE}propertyType> <${ns.WIKIBASE}${scheme === 'short' ? 'Monolingualtext' : 'ExternalId'}> .`;
}
