import { ForbiddenSparqlError, InvalidSparqlError } from '@biographql/core';
import { PREFIXES } from '../prefixes.js';
import type { Source } from '../read-query.js';
import { positionAt, type Token } from '../scan.js';

/** What the service tells of an entity, by the end of the variable's name. */
export type LabelKind = 'AltLabel' | 'Label' | 'Description';

/** One value that the service binds. */
export interface LabelTarget {
  /** Name of the variable that is bound, without `?`. */
  readonly name: string;
  readonly kind: LabelKind;
  /** The entity as the author writes it: a variable or an IRI. */
  readonly subject: string;
}

/** One `SERVICE wikibase:label { … }`. */
export interface LabelService {
  /** Index of the token `SERVICE`. */
  readonly first: number;
  /** Index of the token that opens the block. */
  readonly open: number;
  /** Index of the token that closes the block. */
  readonly close: number;
  /** Language tags in the order of preference, in lower case, each once. */
  readonly languages: readonly string[];
  /** What the block asks for by triples; empty where the names of variables tell. */
  readonly targets: readonly LabelTarget[];
}

/** The predicates that the service knows. */
export const LABEL_PREDICATES: Readonly<Record<LabelKind, string>> = {
  Label: `${PREFIXES.rdfs}label`,
  AltLabel: `${PREFIXES.skos}altLabel`,
  Description: `${PREFIXES.schema}description`,
};
const KINDS = Object.keys(LABEL_PREDICATES) as readonly LabelKind[];
/** Stands for the reader's own language, which a query does not tell. */
const AUTO_LANGUAGE = '[auto_language]';
const MOST_SERVICES = 10;
const LANGUAGE_TAG = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/;

/**
 * Finds the label services of a text; other services are left to whoever reads it.
 * @throws ForbiddenSparqlError for a block with anything but languages, and triples that ask for a label, aliases or a
 * description; InvalidSparqlError for more than ten services.
 */
export function findLabelServices(source: Source): readonly LabelService[] {
  const { tokens } = source;
  const services: LabelService[] = [];
  tokens.forEach((token, first) => {
    if (token.word !== 'SERVICE') return;
    const name = tokens[first + 1]?.word === 'SILENT' ? first + 2 : first + 1;
    const close = tokens[name + 1]?.close;
    if (iriOf(source, tokens[name]) !== `${PREFIXES.wikibase}label`) return;
    if (tokens[name + 1]?.text !== '{' || close === undefined) return;
    if (services.length === MOST_SERVICES) tooManyLabels(source, first);
    services.push({ first, open: name + 1, close, ...readBlock(source, name + 1, close) });
  });
  return services;
}

/** @throws InvalidSparqlError at a label service whose patterns would be many times as long as the query. */
export function tooManyLabels({ text, tokens }: Source, first: number): never {
  throw new InvalidSparqlError(
    'it asks for too many labels: name fewer variables, languages or label services.',
    positionAt(text, tokens[first]?.start ?? text.length),
  );
}

/** Reads triples up to the closing bracket; `;` and `,` go on with the same subject or predicate. */
function readBlock(source: Source, open: number, close: number) {
  const languages: string[] = [];
  const targets: LabelTarget[] = [];
  let hasLanguage = false;
  for (let at = open + 1; at < close; at += 1) {
    const subject = at;
    const isParameter = iriOf(source, source.tokens[subject]) === `${PREFIXES.bd}serviceParam`;
    do {
      const predicate = iriOf(source, source.tokens[at + 1]);
      const kind = KINDS.find((known) => LABEL_PREDICATES[known] === predicate);
      if (isParameter ? predicate !== `${PREFIXES.wikibase}language` : kind === undefined) {
        refuse(source, at + 1);
      }
      at += 2;
      for (; ; at += 2) {
        if (kind === undefined) languages.push(...languagesOf(source, at));
        else targets.push(targetOf(source, { subject, object: at, kind }));
        hasLanguage ||= isParameter;
        if (source.tokens[at + 1]?.text !== ',') break;
      }
      at += 1;
      // A `;` may end the triples as well.
    } while (source.tokens[at]?.text === ';' && at + 1 < close);
    if (at < close && source.tokens[at]?.text !== '.') refuse(source, at);
  }
  if (!hasLanguage) refuse(source, close);
  return { languages: [...new Set(languages)], targets };
}

function languagesOf(source: Source, at: number): readonly string[] {
  const token = source.tokens[at];
  if (token?.kind !== 'string' || token.text.includes('\\')) refuse(source, at);
  return (
    contentOf(token.text)
      .toLowerCase()
      .split(',')
      .map((tag) => tag.trim().replace(AUTO_LANGUAGE, 'en'))
      // No label has a language that is none.
      .filter((tag) => LANGUAGE_TAG.test(tag))
  );
}

/** What stands between the quotes, one or three on each side. */
function contentOf(text: string): string {
  const width = /^(?:"""|''')/.test(text) && text.length > 5 ? 3 : 1;
  return text.slice(width, -width);
}

function targetOf(
  source: Source,
  at: { readonly subject: number; readonly object: number; readonly kind: LabelKind },
): LabelTarget {
  const { [at.subject]: subject, [at.object]: object } = source.tokens;
  const isEntity =
    subject !== undefined &&
    /^(?:variable|iri|name)$/.test(subject.kind) &&
    subject.text[0] !== '_';
  if (!isEntity) refuse(source, at.subject);
  if (object?.kind !== 'variable') refuse(source, at.object);
  return { name: object.text.slice(1), kind: at.kind, subject: subject.text };
}

/** The IRI that a token stands for; undefined for what is none. */
function iriOf({ namespaces }: Source, token: Token | undefined): string | undefined {
  if (token?.kind === 'iri') return token.text.slice(1, -1);
  if (token?.kind !== 'name') return undefined;
  const [prefix = '', ...local] = token.text.split(':');
  const known: Readonly<Record<string, string>> = PREFIXES;
  const namespace =
    namespaces.get(prefix) ?? (Object.hasOwn(known, prefix) ? known[prefix] : undefined);
  return namespace === undefined ? undefined : namespace + local.join(':');
}

/** The word at which a query is refused. */
const CONSTRUCT = 'SERVICE';

function refuse({ text, tokens }: Source, at: number): never {
  throw new ForbiddenSparqlError(
    CONSTRUCT,
    'the block of the label service takes `bd:serviceParam wikibase:language "en"`, and triples such as ' +
      '`?x rdfs:label ?name` (or skos:altLabel, schema:description), nothing else.',
    positionAt(text, tokens[at]?.start ?? text.length),
  );
}
