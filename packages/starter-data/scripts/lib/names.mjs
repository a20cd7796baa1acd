import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipLines } from './files.mjs';
import * as ns from './ntriples.mjs';

/** Files of names and identifiers that the graph lacks, below the data folder; all CC0 or public domain. */
export const NAME_FILES = {
  brands: 'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz',
  genes: 'formats/ids/hgnc_complete_set.txt.gz',
  diseases: 'formats/do/doid-2024-01-31.obo.gz',
};
const DRUG_CLASSES = new Set([`${ns.WD}Q12140`, `${ns.WD}Q11173`]);
const HUMAN_GENE_ID = 'P354';
const DISEASE_ID = 'P699';
const PROTEIN_ID = 'P352';

/** As diseases are abbreviated: the other synonyms would take the room of ten thousand entities. */
const ABBREVIATION = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d][\p{Lu}\p{L}\d-]{1,9}$/u;

/** Words that name the salt, the hydrate or the form of an ingredient, not the ingredient. */
const SALTS = new Set(
  'acetate anhydrous besylate bitartrate bromide calcium chloride citrate dihydrate dipropionate disodium fumarate furoate gluconate hemihydrate hydrobromide hydrochloride lactate magnesium maleate mesylate monohydrate nitrate pamoate phosphate potassium propionate sodium succinate sulfate tartrate tosylate trihydrate valerate'.split(
    ' ',
  ),
);

/**
 * Adds brand names of drugs (Drugs@FDA), UniProt identifiers of human genes (HGNC) and abbreviations of diseases (exact
 * synonyms of the Disease Ontology) to the entities that the graph holds. A file that is absent adds nothing.
 *
 * @returns `lines`, triples that the source graph lacks; `counts` by file; `files` that were read.
 */
export async function readNames(source, survey) {
  const lines = [];
  const counts = {};
  const files = [];
  for (const [kind, read] of Object.entries({ brands, genes, diseases })) {
    const file = NAME_FILES[kind];
    if (!existsSync(join(source, file))) continue;
    const before = lines.length;
    for await (const [iri, predicate, object] of read(join(source, file), survey)) {
      lines.push(`<${iri}> <${predicate}> ${object} .`);
      const entity = survey.entities.get(iri);
      if (entity !== undefined) entity.facts += 1;
    }
    counts[kind] = lines.length - before;
    files.push(file);
  }
  return { lines, counts, files };
}

/** A brand goes to the one drug of the graph whose name its single ingredient is; one that means anything else is left out. */
async function* brands(path, { entities }) {
  const drugs = new Map();
  const names = new Set();
  for (const [iri, { label, aliases, classes, properties }] of entities) {
    for (const name of [label, ...aliases]) if (name !== undefined) names.add(name.toLowerCase());
    const isDrug = classes.some((type) => DRUG_CLASSES.has(type)) || properties.has('P2175');
    if (!isDrug || label === undefined) continue;
    for (const name of [label, ...aliases]) {
      const key = name.toLowerCase();
      drugs.set(key, drugs.has(key) && drugs.get(key) !== iri ? null : iri);
    }
  }
  const found = new Map();
  for (const row of await rowsOf(path)) {
    const brand = row.DrugName.trim();
    if (row.ActiveIngredient.includes(';') || names.has(brand.toLowerCase())) continue;
    const iri = ingredientKeys(row.ActiveIngredient)
      .map((key) => drugs.get(key))
      .find((known) => known !== undefined);
    const known = found.get(brand);
    found.set(brand, known !== undefined && known !== iri ? null : (iri ?? null));
  }
  for (const [brand, iri] of [...found].sort()) {
    const label = entities.get(iri)?.label?.toLowerCase();
    if (iri === null || label === undefined || brand.length < 3) continue;
    if (brand.toLowerCase().includes(label)) continue;
    yield [iri, ns.ALIAS, quoted(titleCase(brand), 'en')];
  }
}

function ingredientKeys(ingredient) {
  const words = ingredient.trim().toLowerCase().split(' ');
  const keys = [words.join(' ')];
  while (words.length > 1 && SALTS.has(words.at(-1))) {
    words.pop();
    keys.push(words.join(' '));
  }
  return keys;
}

function titleCase(brand) {
  return brand
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}

async function* genes(path, { entities }) {
  const byId = bearersOf(entities, HUMAN_GENE_ID);
  let isUsed = false;
  for (const row of await rowsOf(path)) {
    const iri = byId.get(row.hgnc_id.replace('HGNC:', ''));
    if (iri === undefined) continue;
    for (const id of row.uniprot_ids.replaceAll('"', '').split('|').filter(Boolean)) {
      isUsed = true;
      yield [iri, `${ns.WDT}${PROTEIN_ID}`, quoted(id)];
    }
  }
  if (isUsed) yield* describeProteinId();
}

/** The graph describes every property that it uses; this one is not in it. */
function* describeProteinId() {
  const entity = `${ns.WD}${PROTEIN_ID}`;
  yield [entity, ns.LABEL, quoted('UniProt protein ID', 'en')];
  yield [entity, ns.RDF_TYPE, `<${ns.WIKIBASE}Property>`];
  yield [entity, `${ns.WIKIBASE}directClaim`, `<${ns.WDT}${PROTEIN_ID}>`];
  yield [entity, `${ns.WIKIBASE}propertyType`, `<${ns.WIKIBASE}ExternalId>`];
}

async function* diseases(path, { entities }) {
  const byId = bearersOf(entities, DISEASE_ID);
  let iri;
  let known = new Set();
  for await (const line of gzipLines(path)) {
    if (line.startsWith('[')) iri = undefined;
    else if (line.startsWith('id: ')) {
      iri = byId.get(line.slice(4));
      const { label = '', aliases = [] } = entities.get(iri) ?? {};
      known = new Set([label, ...aliases].map((name) => name.toLowerCase()));
    } else if (line === 'is_obsolete: true') iri = undefined;
    const [, text] = /^synonym: "((?:[^"\\]|\\.)*)" EXACT/u.exec(line) ?? [];
    if (iri === undefined || text === undefined) continue;
    const name = text.replace(/\\(.)/gu, '$1');
    if (known.has(name.toLowerCase()) || !ABBREVIATION.test(name)) continue;
    known.add(name.toLowerCase());
    yield [iri, ns.ALIAS, quoted(name, 'en')];
  }
}

/** Entities by the value of an identifier that one entity alone has. */
function bearersOf(entities, property) {
  const bearers = new Map();
  for (const [iri, { codes }] of entities) {
    for (const code of codes.get(property) ?? [])
      bearers.set(code, bearers.has(code) ? undefined : iri);
  }
  return bearers;
}

/** Rows of a table with a header line, as objects. */
async function rowsOf(path) {
  const rows = [];
  let header;
  for await (const line of gzipLines(path)) {
    const cells = line.split('\t');
    if (header === undefined) header = cells;
    else rows.push(Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])));
  }
  return rows;
}

function quoted(text, language) {
  const literal = `"${text.replace(/["\\]/gu, '\\$&')}"`;
  return language === undefined ? literal : `${literal}@${language}`;
}
