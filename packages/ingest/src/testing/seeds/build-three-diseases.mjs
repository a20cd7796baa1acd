// @ts-check
/**
 * Writes the seed `three-diseases` from the open data: `node build-three-diseases.mjs <data folder>`.
 * Reads `graph/graph_cc0.nt.gz` (its CC0 and public-domain layer only) and `articles/articles.jsonl.gz`.
 */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const ALIAS = 'http://www.w3.org/2004/02/skos/core#altLabel';
const DESCRIPTION = 'http://schema.org/description';
const DERIVED = 'http://www.w3.org/ns/prov#wasDerivedFrom';
const DIRECT_CLAIM = 'http://wikiba.se/ontology#directClaim';

const ENTITIES = new Set(
  [
    ...'Q35869 Q3025883 Q11081'.split(' '), // asthma, type 2 diabetes, Alzheimer's disease
    ...'Q410358 Q417767 Q928378 Q407308 Q219626'.split(' '), // drugs for asthma
    ...'Q19484 Q414275 Q772735'.split(' '), // drugs for type 2 diabetes
    ...'Q415081 Q412189 Q411887'.split(' '), // drugs for Alzheimer's disease
    ...'Q14888579 Q18027830 Q410688 Q20970208 Q18031867 Q14909910 Q14865870'.split(' '), // genes
    ...'Q268667 Q12206 Q663041 Q6556681 Q102293791 Q102293838 Q279330 Q2397106 Q83030'.split(' '),
    ...'Q15978631 Q12136 Q12140 Q7187 Q4915012 Q169872'.split(' '), // taxon and classes
  ]
    .map((qid) => WD + qid)
    .concat([
      'http://purl.obolibrary.org/obo/SYMP_0000604',
      'http://purl.obolibrary.org/obo/SYMP_0000614',
      'https://identifiers.org/wikipathways:WP395',
      'https://identifiers.org/wikipathways:WP236',
    ]),
);
const IDENTIFIERS = new Set(['P486', 'P699', 'P353'].map((code) => WDT + code));
/** Statement nodes are carried for these pairs of property and subject. */
const STATEMENTS = new Set([`http://www.wikidata.org/prop/P2176 ${WD}Q35869`]);
/** Descriptor of the disease to the number of articles. */
const ARTICLES = new Map([
  ['Asthma', 9],
  ['Diabetes Mellitus, Type 2', 10],
  ['Alzheimer Disease', 11],
]);

const MOST_ALIASES = 1;

const TRIPLE = /^<([^>]+)> <([^>]+)> (.+) \.$/;

/** @param {string} path */
async function* lines(path) {
  const input = createReadStream(path).pipe(createGunzip());
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** @param {string} object */
const iriOf = (object) => (object.startsWith('<') ? object.slice(1, -1) : null);

/**
 * @typedef {object} Fact
 * @property {string} line
 * @property {string} predicate
 * @property {string} object
 * @property {string | null} target - the object when it is an IRI
 */

/** @param {string} path */
async function readFacts(path) {
  /** @type {Fact[]} */
  const own = [];
  /** @type {Map<string, Fact[]>} */
  const statements = new Map();
  /** @type {Map<string, Fact[]>} */
  const properties = new Map();
  const aliases = new Map();
  for await (const line of lines(path)) {
    const parts = TRIPLE.exec(line);
    if (parts === null) continue;
    const [, subject = '', predicate = '', object = ''] = parts;
    const fact = { line, predicate, object, target: iriOf(object) };
    if (subject.startsWith('urn:kg:statement:')) append(statements, subject, fact);
    else if (/\/entity\/P\d+$/.test(subject)) append(properties, subject, fact);
    else if (ENTITIES.has(subject) && isKept(subject, fact)) {
      const count = predicate === ALIAS ? (aliases.get(subject) ?? 0) + 1 : 0;
      aliases.set(subject, count);
      if (count <= MOST_ALIASES) own.push(fact);
    }
  }
  return { own, statements, properties };
}

/**
 * @param {Map<string, Fact[]>} groups
 * @param {string} key
 * @param {Fact} fact
 */
function append(groups, key, fact) {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [fact]);
  else group.push(fact);
}

/**
 * @param {string} subject
 * @param {Fact} fact
 */
function isKept(subject, { predicate, object, target }) {
  if ([LABEL, ALIAS, DESCRIPTION].includes(predicate)) return object.endsWith('@en');
  if (IDENTIFIERS.has(predicate) || STATEMENTS.has(`${predicate} ${subject}`)) return true;
  return predicate.startsWith(WDT) && target !== null && ENTITIES.has(target);
}

/** @param {string} path */
async function selectTriples(path) {
  const { own, statements, properties } = await readFacts(path);
  const isOutside = (/** @type {Fact} */ { target }) =>
    statements.has(target ?? '') &&
    !statements.get(target ?? '')?.some((fact) => ENTITIES.has(fact.target ?? ''));
  const facts = own.filter((fact) => !isOutside(fact));
  const stated = facts
    .flatMap(({ target }) => statements.get(target ?? '') ?? [])
    .filter(({ predicate, target }) => predicate === DERIVED || ENTITIES.has(target ?? ''));
  const used = new Set(facts.map(({ predicate }) => predicate));
  const described = [...properties.values()].flatMap((property) => {
    const claim = property.find(({ predicate }) => predicate === DIRECT_CLAIM);
    const label = property.find(
      ({ predicate, object }) => predicate === LABEL && object.endsWith('@en'),
    );
    return claim && label && used.has(claim.target ?? '') ? [claim, label] : [];
  });
  return [...facts, ...stated, ...described].map(({ line }) => line).sort();
}

/** Names of organizations, without the mail addresses of persons. @param {string} text */
const withoutMail = (text) =>
  plain(text.replace(/(?:Electronic address:)?\s*[^\s;,]+@[^\s;,]+/gi, ''));

/** @param {string} text */
const plain = (text) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * @typedef {object} MeshNames
 * @property {ReadonlyMap<string, string>} ids - descriptor label to identifier, learned from the records that state both
 * @property {ReadonlyMap<string, string>} entities - identifier to the entity of the seed that has it
 */

/**
 * @param {any} record
 * @param {MeshNames} names
 */
function toArticle(record, names) {
  const mesh = record.mesh.map((/** @type {any} */ { name, id: stated, major }) => {
    const id = stated ?? names.ids.get(name);
    return { label: plain(name), ...(id ? { id } : {}), isMajor: major === true };
  });
  const entities = mesh.flatMap((/** @type {any} */ { id }) => names.entities.get(id) ?? []);
  return {
    id: `pmid:${record.pmid}`,
    pmid: record.pmid,
    pmcid: record.pmcid ?? null,
    doi: record.doi?.toLowerCase() ?? null,
    title: plain(record.title),
    abstract: null,
    authors: record.authors.map((/** @type {any} */ { last, fore, orcid, affiliations }) => ({
      family: plain(last),
      given: plain(fore ?? ''),
      ...(orcid ? { orcid } : {}),
      affiliations: (affiliations ?? []).map(withoutMail),
    })),
    containerTitle: record.journal ? plain(record.journal) : null,
    issn: record.issn ?? null,
    issued: record.date ?? null,
    language: record.language ?? null,
    publicationTypes: (record.pubtypes ?? []).map(plain),
    mesh,
    hasFullText: record.pmcid !== undefined,
    entities: [...new Set(entities)],
  };
}

/**
 * @param {string} path
 * @param {ReadonlyMap<string, string>} entities
 */
async function selectArticles(path, entities) {
  /** @type {Map<string, any[]>} */
  const found = new Map();
  const ids = new Map();
  for await (const line of lines(path)) {
    const record = JSON.parse(line);
    if (record.format === 'light') continue;
    for (const { name, id } of record.mesh ?? []) if (id) ids.set(name, id);
    const descriptor = (record.mesh ?? []).find((/** @type {any} */ { name }) =>
      ARTICLES.has(name),
    )?.name;
    if (descriptor && isRich(record))
      found.set(descriptor, [...(found.get(descriptor) ?? []), record]);
  }
  return [...ARTICLES].flatMap(([descriptor, count]) => {
    const records = found.get(descriptor) ?? [];
    records.sort((left, right) => Number(left.pmid) - Number(right.pmid));
    const step = Math.max(1, records.length / count);
    return Array.from({ length: Math.min(count, records.length) }, (_, index) =>
      toArticle(records[Math.floor(index * step)], { ids, entities }),
    );
  });
}

/** @param {any} record */
function isRich({ pmid, date, title, authors = [] }) {
  const isSmall = authors.length > 0 && authors.length <= 8;
  const isTitled = title && !/not available/i.test(title);
  return (
    pmid && date && isTitled && isSmall && authors.every((/** @type {any} */ { last }) => last)
  );
}

/** @param {readonly string[]} triples */
function meshEntitiesOf(triples) {
  const entities = new Map();
  for (const triple of triples) {
    const parts = TRIPLE.exec(triple);
    if (parts?.[2] === `${WDT}P486`) entities.set(parts[3]?.slice(1, -1), parts[1]);
  }
  return entities;
}

const SOURCE =
  '// Written by build-three-diseases.mjs; do not edit. Facts only, no abstracts. Sources: README.md beside this file.\n';

const data = process.argv[2] ?? '../shared/data';
const triples = await selectTriples(join(data, 'graph/graph_cc0.nt.gz'));
const articles = await selectArticles(
  join(data, 'articles/articles.jsonl.gz'),
  meshEntitiesOf(triples),
);
await writeFile(
  new URL('three-diseases-triples.ts', import.meta.url),
  `${SOURCE}
/** N-Triples, sorted. */
export const THREE_DISEASES_TRIPLES = \`${triples.join('\n')}
\`;
`,
);
await writeFile(
  new URL('three-diseases-articles.ts', import.meta.url),
  `${SOURCE}import type { Article } from '@biographql/engines';

/** Records without abstracts, as JSON text. */
const RECORDS = String.raw\`[
${articles.map((article) => JSON.stringify(article)).join(',\n')}
]\`;

/** Annotated with the entities whose MeSH identifier is a descriptor of the article. */
export const THREE_DISEASES_ARTICLES: readonly Article[] = JSON.parse(RECORDS);
`,
);
process.stdout.write(`${triples.length} triples, ${articles.length} articles\n`);
