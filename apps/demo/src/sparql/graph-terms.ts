import { type BioGraphQLClient, getEntitiesByName, getPredicatesByName } from '@biographql/client';
import { selectRows } from '@biographql/client/rows';
import { useBioGraphQL } from '@biographql/react';
import { PREFIXES, shortenIri } from '@biographql/sparql';
import { namedQuery } from '@biographql/sparql/queries';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inDigits } from '../components/controls.tsx';

const MAX = 8;
const MAX_CLASSES = 300;

export function useGraphTerms(): GraphTerms {
  const client = useBioGraphQL();
  const cache = useQueryClient();
  return useMemo(() => {
    // Further typing aborts a request, which isn't an error.
    const cached = (key: readonly string[], load: () => Promise<readonly NamedTerm[]>) =>
      cache
        .fetchQuery({
          queryKey: ['graph-terms', ...key],
          queryFn: load,
          staleTime: Number.POSITIVE_INFINITY,
          retry: false,
        })
        .catch(() => []);
    return {
      prefixes: PREFIXES,
      properties: async (name, prefix) => {
        const found = await cached(['properties', name], () =>
          name === '' ? mostUsedProperties(client) : propertiesNamed(client, name),
        );
        return prefix === 'wdt'
          ? found
          : found.map((term) => ({ ...term, text: term.text.replace(/^wdt:/, `${prefix}:`) }));
      },
      entities: (name) => cached(['entities', name], () => entitiesNamed(client, name)),
      classes: () => cached(['classes'], () => largestClasses(client)),
    };
  }, [client, cache]);
}
const MAX_USED = 100;

const getStart = (text: string) => ({ text, strategy: 'PREFIX', limit: MAX }) as const;

async function propertiesNamed(client: BioGraphQLClient, text: string) {
  const found = await getPredicatesByName(client, { text, strategy: 'CONTAINS', limit: MAX });
  const more = found.length > 0 ? found : await getPredicatesByName(client, getStart(text));
  return more.map(toTerm);
}

/** Properties can only be found by name, and nearly every name has an `a` or `e`. */
async function mostUsedProperties(client: BioGraphQLClient) {
  const lists = await Promise.all(
    ['a', 'e'].map((text) =>
      getPredicatesByName(client, { text, strategy: 'CONTAINS', limit: MAX_USED }),
    ),
  );
  const all = new Map(lists.flat().map((each) => [each.iri, each]));
  return [...all.values()].toSorted((one, other) => other.count - one.count).map(toTerm);
}

function toTerm({ iri, label, count }: Awaited<ReturnType<typeof getPredicatesByName>>[number]) {
  return { text: getTerm(iri), label, detail: `${inDigits(count)} times` };
}

async function entitiesNamed(client: BioGraphQLClient, text: string) {
  const found = await getEntitiesByName(client, getStart(text));
  return found.map(({ iri, label, description }) => ({
    text: getTerm(iri),
    label,
    detail: description ?? '',
  }));
}

async function largestClasses(client: BioGraphQLClient): Promise<readonly NamedTerm[]> {
  const rows = await selectRows(client, namedQuery('classesBySize', {}, { limit: MAX_CLASSES }));
  return rows.map((row) => ({
    text: getTerm(String(row.class)),
    label: String(row.classLabel ?? row.class),
    detail: `${inDigits(Number(row.instances))} instances`,
  }));
}

function getTerm(iri: string): string {
  const short = shortenIri(iri);
  return short === iri ? `<${iri}>` : short;
}

export interface NamedTerm {
  /** As it stands in a query: `wdt:P2176`, or an IRI in brackets. */
  readonly text: string;
  readonly label: string;
  /** Details, e.g. description and number of uses. */
  readonly detail: string;
}

export interface GraphTerms {
  readonly prefixes: Readonly<Record<string, string>>;
  /** Properties by their name, the most used ones for ''. `prefix` is the one to write them with, e.g. `ps`. */
  readonly properties: (name: string, prefix: string) => Promise<readonly NamedTerm[]>;
  readonly entities: (name: string) => Promise<readonly NamedTerm[]>;
  readonly classes: () => Promise<readonly NamedTerm[]>;
}

const KEYWORDS =
  'SELECT DISTINCT REDUCED ASK CONSTRUCT DESCRIBE WHERE FILTER OPTIONAL UNION MINUS BIND VALUES EXISTS NOT IN AS GROUP ORDER BY HAVING ASC DESC LIMIT OFFSET PREFIX'.split(
    ' ',
  );
const FUNCTIONS =
  'COUNT SUM MIN MAX AVG SAMPLE GROUP_CONCAT STR LANG LANGMATCHES DATATYPE BOUND IRI CONCAT STRLEN UCASE LCASE CONTAINS STRSTARTS STRENDS STRBEFORE STRAFTER YEAR MONTH DAY NOW COALESCE IF REGEX SUBSTR REPLACE ABS CEIL FLOOR ROUND ISIRI ISLITERAL ISNUMERIC'.split(
    ' ',
  );
const PROPERTY_PREFIX = /^(?:wdt|wdtn|p|ps|psv|psn|pq|pqv|pqn|pr)$/;
const SHORTEST_NAME = 3;

/** Completes variables, keywords, functions, prefixes, and terms of the graph by label: `wdt:treat`, `wd:asthma`, or a name. `wdt:` lists the most used properties, and `a ` the largest classes. */
export function completionSource(terms: GraphTerms) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const variable = context.matchBefore(/[?$]\w*/);
    if (variable) return variables(context, variable.from);
    const word = context.matchBefore(/[A-Za-z_][\w-]*(?::[^\s{}().,;<>"']*)?/);
    const { pos } = context;
    if (!word && isAfterType(context, pos) && !isInText(context, pos)) {
      const options = (await terms.classes()).map((term) => option(term, 'class'));
      return context.aborted ? null : { from: pos, options, filter: false };
    }
    if (!word || isInText(context, word.from)) return null;
    const [prefix = '', name] = word.text.split(/:(.*)/s);
    const options =
      name === undefined
        ? await plainWords(word.text, isAfterType(context, word.from), terms)
        : await prefixed(prefix, name, terms);
    return context.aborted || options.length === 0
      ? null
      : { from: word.from, options, filter: false };
  };
}

function variables({ state, pos }: CompletionContext, from: number): CompletionResult {
  const all = state.doc.toString();
  const typedName = state.sliceDoc(from, pos);
  const names = new Set([...all.matchAll(/[?$]\w+/g)].map(([name]) => name));
  const others = [...names].filter((name) => name !== typedName);
  return {
    from,
    options: others.map((label) => ({ label, type: 'variable' })),
    validFor: /^[?$]\w*$/,
  };
}

// Words in IRIs, strings and comments aren't completed.
function isInText({ state }: CompletionContext, from: number): boolean {
  const line = state.doc.lineAt(from);
  const before = state.sliceDoc(line.from, from);
  const quotes = before.match(/(?<!\\)"/g)?.length ?? 0;
  return quotes % 2 === 1 || /<[^\s>]*$/.test(before) || /(?:^|\s)#/.test(before);
}

// Classes are completed after `a` and `rdf:type`.
function isAfterType({ state }: CompletionContext, from: number): boolean {
  return /(?:^|\s)(?:a|rdf:type)\s+$/.test(state.sliceDoc(Math.max(0, from - 40), from));
}

async function plainWords(text: string, isClass: boolean, terms: GraphTerms) {
  const lower = text.toLowerCase();
  const startsAlike = (name: string) => name.toLowerCase().startsWith(lower);
  const classes = isClass ? matching(await terms.classes(), text) : [];
  const found =
    text.length < SHORTEST_NAME
      ? []
      : await Promise.all([terms.properties(text, 'wdt'), terms.entities(text)]);
  return [
    ...classes.map((term) => option(term, 'class')),
    ...KEYWORDS.filter(startsAlike).map((label) => ({ label, type: 'keyword' })),
    ...FUNCTIONS.filter(startsAlike).map((label) => ({
      label,
      type: 'function',
      apply: `${label}(`,
    })),
    ...Object.entries(terms.prefixes)
      .filter(([name]) => startsAlike(name))
      .map(([name, detail]) => ({ label: `${name}:`, type: 'namespace', detail })),
    ...(found[0] ?? []).map((term) => option(term, 'property')),
    ...(found[1] ?? []).map((term) => option(term, 'constant')),
  ];
}

async function prefixed(prefix: string, name: string, terms: GraphTerms) {
  if (PROPERTY_PREFIX.test(prefix) && name.length !== 1) {
    const found = await terms.properties(name, prefix);
    return found.map((term) => option(term, 'property'));
  }
  if (name.length < 2) return [];
  const [classes, entities] = await Promise.all([terms.classes(), terms.entities(name)]);
  const largest = matching(classes, name);
  const known = new Set(largest.map(({ text }) => text));
  return [
    ...largest.map((term) => option(term, 'class')),
    ...entities.filter(({ text }) => !known.has(text)).map((term) => option(term, 'constant')),
  ];
}

function matching(terms: readonly NamedTerm[], name: string): readonly NamedTerm[] {
  const lower = name.toLowerCase();
  return terms.filter(({ label }) => label.toLowerCase().includes(lower)).slice(0, 5);
}

function option({ text, label, detail }: NamedTerm, type: string): Completion {
  return { label: text, displayLabel: label, detail: `${text} ${detail}`.trim(), type };
}
