import type { LabelHit } from '@biographql/engines';
import { foldKey, foldSpelling } from '@biographql/engines/text';
import type { EntityIdentifier } from '@biographql/engines/vocabulary';
import type { Check, CheckPlace, TextMatch, VerifyItem } from '../verdict.js';
import { type CheckContext, compare, quoted, suggest } from './make-check.js';

interface Identified {
  readonly identifier: EntityIdentifier;
  readonly hits: readonly LabelHit[];
  /** The source's label of a term that has another label here. */
  readonly sourceLabel: string | null;
}

export async function checkIdentifier(
  { identifier: written, label }: VerifyItem,
  context: CheckContext,
): Promise<readonly Check[]> {
  if (!written) return label ? [await checkLabelAlone(label, context)] : [];
  const all = context.vocabulary.identifiers.read(written);
  const stated = all.filter(({ status }) => status === 'stated');
  // `CHEMBL25` has no prefix and needs none.
  const readings = stated.length > 0 ? stated : all.filter(({ status }) => status === 'first');
  const found = await find(readings, context);
  if (found !== null) {
    const existence = checkExistence(written, found, context);
    return label ? [existence, await checkLabel(label, found, context)] : [existence];
  }
  const [reading] = readings;
  const check = compare('IDENTIFIER', { expected: written });
  const curie = reading && context.vocabulary.identifiers.compact(reading);
  const message = curie
    ? `This dataset has no record of ${curie}. The identifier may still exist elsewhere.`
    : 'No known identifier scheme has this format.';
  if (!label) return [check.notFound(message)];
  const text = reading ? await findOnlyIdentifier(label, reading.scheme, context) : null;
  const reason = `${quoted(label)} is ${text} here.`;
  return [
    text === null
      ? check.notFound(message)
      : check.notFound(`${message} ${reason}`, { suggestion: suggest('identifier', text, reason) }),
    compare('LABEL', { expected: label }).notFound('There is no record to compare this with.'),
  ];
}

async function find(
  readings: readonly EntityIdentifier[],
  { labels, signal, vocabulary: { identifiers } }: CheckContext,
): Promise<Identified | null> {
  for (const identifier of readings) {
    const iris = identifiers.toIris(identifier);
    const [records, found] = [
      await labels.lookup(iris, { signal }),
      await labels.search(identifiers.compact(identifier), { limit: 20, signal }),
    ];
    const hits = found.filter(
      ({ match, scheme, matchedText }) =>
        match === 'identifier' &&
        (scheme ?? identifier.scheme) === identifier.scheme &&
        sameIdentifier(matchedText, identifiers.compact(identifier)),
    );
    const [listedRecord] = records.filter((record) => record !== null);
    const sourceLabel = listedRecord?.label ?? null;
    if (hits.length > 0) return { identifier, hits, sourceLabel };
    if (listedRecord) {
      const found = {
        match: 'identifier',
        matchedText: listedRecord.label,
        scheme: identifier.scheme,
      } as const;
      return {
        identifier,
        hits: [{ ...listedRecord, ...found, alias: null, equivalents: [] }],
        sourceLabel,
      };
    }
  }
  return null;
}

function sameIdentifier(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

const OBSOLETE = /^(?:obsolete|deprecated|retired|withdrawn)[\s:_]/i;

function checkExistence(
  written: string,
  { identifier, hits, sourceLabel }: Identified,
  context: CheckContext,
): Check {
  const curie = context.vocabulary.identifiers.compact(identifier);
  const [hit] = hits;
  const place = hit === undefined ? null : placeOf(hit, identifier, context);
  const check = compare('IDENTIFIER', { expected: written, place });
  if (sourceLabel !== null && OBSOLETE.test(sourceLabel)) {
    const isCurrent = hit !== undefined && !OBSOLETE.test(hit.label);
    const instead = isCurrent ? ` ${quoted(hit.label)} replaces it.` : '';
    return check.contradicted(`${curie} is obsolete.${instead}`, { found: sourceLabel });
  }
  const names = [...new Set(hits.map(({ label }) => quoted(label)))].slice(0, 3).join(' or ');
  return check.confirmed(`${curie} is ${names}.`, { found: hit?.label ?? null, match: 'EXACT' });
}

function placeOf(
  { iri, label }: LabelHit,
  identifier: EntityIdentifier | null,
  { vocabulary: { identifiers } }: CheckContext,
): CheckPlace {
  const url = identifier && identifiers.toUrl(identifier);
  return { record: iri, label, field: null, start: null, end: null, url };
}

async function checkLabel(label: string, found: Identified, context: CheckContext): Promise<Check> {
  const { identifier, hits, sourceLabel } = found;
  const { labels, signal } = context;
  const { identifiers } = context.vocabulary;
  const curie = identifiers.compact(identifier);
  const [first] = hits;
  const place = first === undefined ? null : placeOf(first, identifier, context);
  const iris = new Set<string>(hits.flatMap(({ iri, equivalents }) => [iri, ...equivalents]));
  const listed = [...(sourceLabel === null ? [] : [sourceLabel]), ...hits.map((hit) => hit.label)];
  const named = await findNamed(label, context);
  const isOwn = ({ iri, equivalents }: LabelHit) =>
    [iri, ...equivalents].some((each) => iris.has(each));
  const term = named.find(isOwn);
  const match = compareNames(label, term ? [...listed, term.alias ?? term.label] : listed);
  const check = compare('LABEL', { expected: label, found: first?.label ?? null, place });
  if (match !== null || term !== undefined)
    return check.confirmed(`This is a name of ${curie}.`, match ?? { match: 'NORMALIZED' });
  const suggestion = suggest('label', first?.label ?? '', `This is the label of ${curie}.`);
  const said = `${curie} is ${quoted(first?.label ?? '')}`;
  const names = [...listed];
  for (const iri of iris) names.push(...(await labels.aliases(iri, { signal })));
  for (const other of named) {
    const others = await readIdentifiers(other, identifier.scheme, context);
    const curies = others.map((each) => identifiers.compact(each));
    const [text] = curies;
    // An entity without an identifier in the scheme may be the same one under another name.
    if (text === undefined || curies.some((each) => sameIdentifier(each, curie))) continue;
    const reason = `${quoted(label)} is ${text}.`;
    return check.contradicted(`${said}. ${reason}`, {
      suggestion: suggest('identifier', text, reason),
    });
  }
  const message = `${said}. The given label is not among its known names (${new Set(names).size} in this dataset), but may still be a valid name.`;
  return check.notFound(message, { suggestion });
}

/** The name equal to a label, exactly or except for case, punctuation, spelling and inversion (`asthma, childhood`). */
function compareNames(
  label: string,
  names: readonly string[],
): { readonly found: string; readonly match: TextMatch } | null {
  if (names.includes(label)) return { found: label, match: 'EXACT' };
  const keys = new Set(nameKeys(label));
  const found = names.find((each) => nameKeys(each).some((key) => keys.has(key)));
  return found === undefined ? null : { found, match: 'NORMALIZED' };
}

/** A name, and its uninverted form if it has one comma. */
function withSpoken(name: string): readonly string[] {
  const [head = '', tail, ...more] = name.split(/,\s+/);
  return tail !== undefined && more.length === 0 ? [name, `${tail} ${head}`] : [name];
}

function nameKeys(name: string): readonly string[] {
  return withSpoken(name)
    .map((form) => foldSpelling(foldKey(form)))
    .filter((key) => key !== '');
}

async function findNamed(label: string, { labels, signal }: CheckContext) {
  const hits = (await labels.exact(withSpoken(label), { signal })).flat();
  return hits.filter(({ match }) => match !== 'related-alias').slice(0, 20);
}

async function readIdentifiers(
  { iri, equivalents }: LabelHit,
  scheme: string,
  { labels, signal }: CheckContext,
): Promise<readonly EntityIdentifier[]> {
  for (const each of [iri, ...equivalents]) {
    const identifiers = (await labels.identifiers(each, { signal })).filter(
      (identifier) => identifier.scheme === scheme,
    );
    if (identifiers.length > 0) return identifiers;
  }
  return [];
}

async function findOnlyIdentifier(label: string, scheme: string, context: CheckContext) {
  const found = new Set<string>();
  for (const hit of await findNamed(label, context)) {
    const identifiers = await readIdentifiers(hit, scheme, context);
    for (const each of identifiers) found.add(context.vocabulary.identifiers.compact(each));
  }
  const [text = null, ...more] = found;
  return more.length === 0 ? text : null;
}

async function checkLabelAlone(label: string, context: CheckContext): Promise<Check> {
  const check = compare('LABEL', { expected: label });
  const [hit] = await findNamed(label, context);
  if (hit === undefined) return check.notFound('Nothing in this dataset has this name.');
  return check.confirmed(`This is a name of ${quoted(hit.label)}.`, {
    found: hit.label,
    match: hit.label === label ? 'EXACT' : 'NORMALIZED',
    place: placeOf(hit, null, context),
  });
}
