import { existsSync } from 'node:fs';
import { gzipLines } from './files.mjs';

/** Salts and hydrates, not esters: those are drugs of their own. */
export const SALT =
  / (?:anhydrous|besylate|bisulfate|bitartrate|bromide|calcium|chloride|citrate|dihydrate|dihydrochloride|disodium|fumarate|hemifumarate|hydrobromide|hydrochloride|lactate|magnesium|maleate|malate|meglumine|mesylate|monohydrate|nitrate|phosphate|potassium|sodium|succinate|sulfate|tartrate|tosylate|xinafoate)$/iu;

/** What has these names alone is an element, and its salts are drugs of their own: calcium acetate, sodium chloride. */
export const ELEMENTS = new Set(
  'aluminum ammonium barium calcium cesium choline copper cupric ferric ferrous gallium gold hydrogen indium iron lithium magnesium manganese potassium selenium silver sodium strontium technetium thallous zinc'.split(
    ' ',
  ),
);

/** Rows of a compressed table with a header line, as objects. */
export async function rowsOf(path) {
  const rows = [];
  let header;
  for await (const line of gzipLines(path)) {
    const cells = line.split('\t');
    if (header === undefined) header = cells;
    else rows.push(Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])));
  }
  return rows;
}

/** Entities by the value of an identifier (MeSH: `P486`) that one entity alone has; undefined where several have it. */
export function getCarriers({ entities }, property) {
  const bearers = new Map();
  for (const [iri, { codes, mesh }] of entities) {
    for (const code of new Set(property === 'P486' ? mesh : codes.get(property)))
      bearers.set(code, bearers.has(code) ? undefined : iri);
  }
  return bearers;
}

/** The same among the entities with an English label: no other one is ever kept. */
export function getLabeledCarriers({ entities }, property) {
  const labeled = [...entities].filter(([, { label }]) => label !== undefined);
  return getCarriers({ entities: new Map(labeled) }, property);
}

/** Keys with all that they stand for. */
export function namedTwice(pairs) {
  const bearers = new Map();
  for (const [key, iri] of pairs) {
    if (!bearers.has(key)) bearers.set(key, []);
    bearers.get(key).push(iri);
  }
  return bearers;
}

/**
 * A look-up of entities of one kind by label, then by alias, letter case aside where nothing is written so. Entities of one
 * label are one thing under several IRIs, and the one of which most is stated has it.
 *
 * @returns null for an alias that several have, undefined for no name of any.
 */
export function namedOnce({ entities }, isOfKind) {
  const labels = new Map();
  const aliases = new Map();
  for (const [iri, entity] of entities) {
    const { label, aliases: others, facts } = entity;
    if (label === undefined || !isOfKind(entity)) continue;
    for (const key of new Set([label, label.toLowerCase()]))
      if (facts > (entities.get(labels.get(key))?.facts ?? -1)) labels.set(key, iri);
    for (const alias of others.map((name) => name.toLowerCase()))
      aliases.set(alias, aliases.has(alias) && aliases.get(alias) !== iri ? null : iri);
  }
  return (name) => {
    const key = name.toLowerCase();
    return labels.get(name) ?? labels.get(key) ?? aliases.get(key);
  };
}

/** Lower-cased labels and aliases of the whole graph. */
export function knownNames({ entities }) {
  const names = new Set();
  for (const { label, aliases } of entities.values()) {
    for (const name of [label, ...aliases]) if (name !== undefined) names.add(name.toLowerCase());
  }
  return names;
}

/** MeSH headings by identifier; none where the file is absent. */
export async function readHeadings(path) {
  const rows = await readDescriptors(path);
  return new Map([...rows].map(([id, { heading }]) => [id, heading]));
}

/** MeSH headings with their entry terms and places in the trees, by identifier; none where the file is absent. */
export async function readDescriptors(path) {
  const descriptors = new Map();
  for await (const line of existsSync(path) ? gzipLines(path) : []) {
    const [id, heading, terms = '', trees = ''] = line.split('\t');
    descriptors.set(id, { heading, terms: terms.split('|'), places: trees.split('|') });
  }
  return descriptors;
}
