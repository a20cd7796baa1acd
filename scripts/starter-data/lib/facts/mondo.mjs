import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipLines } from '../files.mjs';
import { namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';

/** Names, ancestors with their distance and definitions of the diseases of Mondo (CC BY 4.0). */
export const MONDO_FILE = 'formats/mondo/MONDO-ontology-v2026-05-05.json.gz';
const HUMAN_DISEASE = 'MONDO:0700096';
const DISEASE = `${WD}Q12136`;
/** Classes of more kinds than this say little about one of them. */
export const MAX_KINDS = 1000;
/** A class with fewer kinds is worth naming next to another one. */
const FEW_KINDS = 40;
/** Shorter names, and those in capitals, are abbreviations of several things. */
const MIN_LETTERS = 6;

/** Terms of Mondo by identifier; none where the file is absent. */
export async function readMondo(source) {
  const path = join(source, MONDO_FILE);
  const lines = [];
  for await (const line of existsSync(path) ? gzipLines(path) : []) lines.push(line);
  return new Map(Object.entries(JSON.parse(lines.join('') || '{}')));
}

/** Diseases have the class, or a code that only diseases have. */
export function isDisease({ classes, codes }) {
  const isUnclassed = classes.length === 0;
  return classes.includes(DISEASE) || (isUnclassed && (codes.has('P494') || codes.has('P4229')));
}

/**
 * Places the terms of Mondo among the diseases of the graph.
 *
 * @param find - the entity that a curated mapping gives for a term.
 * @param isOther - whether such a mapping gives an entity to another term.
 */
export function placeTerms(terms, survey, { find, isOther }) {
  const findName = namedOnce(survey, isDisease);
  const places = new Map();
  const kinds = new Map();
  for (const { ancestors = {} } of terms.values())
    for (const id of Object.keys(ancestors)) kinds.set(id, (kinds.get(id) ?? 0) + 1);
  const isSpecific = (id) => (kinds.get(id) ?? 0) <= MAX_KINDS;
  const findNamesake = (id) => {
    const { label, synonyms = [] } = terms.get(id) ?? {};
    for (const name of [label, ...synonyms].filter(isName)) {
      const iri = findName(name) ?? undefined;
      const isNamesake = iri !== undefined && isSameName(survey.entities.get(iri).label, label);
      if (iri !== undefined && (isNamesake || !isOther(iri, id))) return iri;
    }
    return undefined;
  };
  const place = (id) => {
    if (!places.has(id)) places.set(id, find(id) ?? findNamesake(id));
    return places.get(id);
  };
  const narrow = new Set(
    [...kinds].flatMap(([id, count]) => (count <= FEW_KINDS ? place(id) : [])),
  );
  /** The closest entities above a term, none above another of them. */
  const getParents = (id) => {
    const found = [];
    const ancestors = Object.entries(terms.get(id)?.ancestors ?? {});
    for (const [above] of ancestors.sort(([, near], [, far]) => near - far)) {
      const iri = isSpecific(above) ? place(above) : undefined;
      const isAbove = found.some((one) => terms.get(one.id).ancestors[above] !== undefined);
      if (iri !== undefined && !isAbove) found.push({ id: above, iri });
    }
    return [...new Set(found.map(({ iri }) => iri))];
  };
  /** A human disease that the graph lacks, with those that it is a kind of. */
  const describe = (id) => {
    const { label, ancestors = {}, deprecated } = terms.get(id) ?? {};
    if (label === undefined || deprecated || !(HUMAN_DISEASE in ancestors)) return undefined;
    const parents = getParents(id);
    return parents.length === 0 ? undefined : { id, name: label, parents };
  };
  /** Terms above and below one, and itself, by entity: what agrees with a statement about it. */
  const getRelatives = (id) => {
    const above = Object.keys(terms.get(id)?.ancestors ?? {}).filter(isSpecific);
    const found = new Set([id, ...above].map(place));
    found.delete(undefined);
    return found;
  };
  /** Whether few kinds of a disease are known. */
  const isNarrow = (iri) => narrow.has(iri);
  return { place, getParents, describe, getRelatives, isNarrow };
}

function isSameName(one, other) {
  const [left, right] = [one, other].map((name) => name?.toLowerCase().replaceAll('-', ' '));
  return left === right;
}

function isName(name) {
  return name !== undefined && name.length >= MIN_LETTERS && /\p{Ll}{3}/u.test(name);
}

/** States what Mondo's diseases are kinds of, where the graph does not say so itself. @returns how many were added. */
export function stateKinds(terms, { place, getParents, isNarrow }, { entities }, writer) {
  let added = 0;
  const isUnder = (iri, wanted, seen = new Set()) => {
    if (iri === wanted) return true;
    if (seen.has(iri)) return false;
    seen.add(iri);
    return (entities.get(iri)?.links ?? []).some((link) => isUnder(link, wanted, seen));
  };
  const hasKind = (iri) =>
    entities.get(iri).links.some((link) => entities.get(link)?.classes.includes(DISEASE));
  for (const id of terms.keys()) {
    const iri = place(id);
    if (iri === undefined) continue;
    for (const parent of getParents(id)) {
      if (hasKind(iri) && !isNarrow(parent)) continue;
      if (isUnder(iri, parent) || isUnder(parent, iri)) continue;
      writer.link(iri, 'P279', parent);
      added += 1;
    }
  }
  return added;
}
