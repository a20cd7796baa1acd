import {
  BioGraphQLError,
  type Doi,
  type EntityIri,
  type EntityType,
  InvalidArgumentError,
  isEntityType,
  parseDoi,
  parseEntityIri,
} from '@biographql/core';
import { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';
import type { EntityReference } from '@biographql/services';
import type { GraphInput, InputMaybe, PageInfo } from '../../generated/resolvers.js';
import type { RequestCost } from './context.js';

/** An optional argument, as GraphQL passes it. */
export type Maybe<T> = T | null | undefined;

export function required<T>(argument: string, value: Maybe<T>): T {
  if (value === null || value === undefined)
    throw new InvalidArgumentError(argument, 'is required');
  return value;
}

/** @param noun - Noun for the list's items in the message. */
export function checkCount(
  argument: string,
  { length }: readonly unknown[],
  max: number,
  noun?: string,
): void {
  if (length <= max) return;
  const limit = max.toLocaleString('en-US');
  const reason =
    noun === undefined ? `must have at most ${limit} items` : `must have at most ${limit} ${noun}`;
  throw new InvalidArgumentError(argument, reason, length);
}

export function defined<T extends object>(members: T) {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> };
}

interface TextBounds {
  /** Maximum length in UTF-16 code units. */
  readonly max: number;
  /** Maximum number of words. Default: any. */
  readonly words?: number;
}

export function requiredText(argument: string, value: Maybe<string>, bounds?: TextBounds) {
  const text = required(argument, value);
  if (text.trim() === '') throw new InvalidArgumentError(argument, 'must not be blank');
  if (bounds !== undefined) checkLength(argument, text, bounds);
  return text;
}

export function optionalText(argument: string, value: Maybe<string>, bounds: TextBounds) {
  const text = value?.trim() ?? '';
  checkLength(argument, text, bounds);
  return text === '' ? undefined : text;
}

export function optionalNumber(
  argument: string,
  value: Maybe<number>,
  { min, max }: { readonly min: number; readonly max?: number },
): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value >= min && value <= (max ?? Number.MAX_SAFE_INTEGER)) return value;
  const range = max === undefined ? `at least ${min}` : `from ${min} to ${max}`;
  throw new InvalidArgumentError(argument, `must be ${range}`, value);
}

function checkLength(argument: string, text: string, { max, words }: TextBounds): void {
  if (text.length > max) {
    const limit = max.toLocaleString('en-US');
    throw new InvalidArgumentError(argument, `must have at most ${limit} characters`, text.length);
  }
  if (words === undefined) return;
  const count = text.trim().split(/\s+/).length;
  if (count > words)
    throw new InvalidArgumentError(argument, `must have at most ${words} words`, count);
}

/** A CURIE prefix: IRI schemes are written in lower case. */
const UPPER_CASE_PREFIX = /^[A-Z][\w.-]*:(?!\/\/)/;

export function parseEntity(argument: string, text: string): EntityIri {
  const curie = text.trim();
  const iri = UPPER_CASE_PREFIX.test(curie) ? entityIri(curie) : knownCurieIri(curie);
  return parseId(argument, iri ?? text, parseEntityIri);
}

export function parseArticleDoi(argument: string, text: string): Doi {
  return parseId(argument, text, parseDoi);
}

function parseId<Id>(argument: string, text: string, parse: (text: string) => Id): Id {
  try {
    return parse(text);
  } catch (error) {
    if (!BioGraphQLError.is(error) || error.code !== 'INVALID_ID') throw error;
    const { expected = 'an identifier' } = error.facts;
    throw new InvalidArgumentError(argument, `must be ${expected}`, text);
  }
}

const NAME = { max: 200 };
const IRI = { max: 2_000 };

export function parseGraphInput(graphInput: InputMaybe<GraphInput> | undefined) {
  const input = required('graphInput', graphInput);
  return {
    start: parseStart(input),
    limit: optionalNumber('maxNeighbors', input.maxNeighbors, { min: 1, max: 200 }),
    offset: optionalNumber('offset', input.offset, { min: 0, max: 1_000_000 }),
    types: parseEntityTypes(input.nodeTypes),
    includeSubtypes: input.includeSubtypes ?? undefined,
    conflate: input.conflate ?? undefined,
  };
}

/** Returns the start of a look-up: `startNode` wins, a blank one counts as absent. @throws InvalidArgumentError when both are absent. */
export function parseStart({ startNode, startNodeName }: GraphInput): EntityReference {
  const id = optionalText('startNode', startNode, IRI);
  if (id !== undefined) return { iri: parseEntity('startNode', id) };
  const name = optionalText('startNodeName', startNodeName, NAME);
  if (name !== undefined) return { name };
  throw new InvalidArgumentError('startNode', 'or `startNodeName` is required');
}

/** Returns entity types: nulls and duplicates are dropped, the deprecated GROUP_OF_STEREOISMERS is corrected. */
export function parseEntityTypes(types: Maybe<readonly Maybe<string>[]>): readonly EntityType[] {
  const known = new Set<EntityType>();
  for (const type of types ?? []) {
    const name = type === 'GROUP_OF_STEREOISMERS' ? 'GROUP_OF_STEREOISOMERS' : type;
    if (isEntityType(name)) known.add(name);
  }
  return [...known];
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export interface PageBounds {
  readonly max: number;
  readonly usual: number;
}

const CURSOR = /^after:(\d{1,7})$/;

export function parsePage({ first, after }: PageArguments, { max, usual }: PageBounds): Page {
  return {
    limit: optionalNumber('first', first, { min: 1, max }) ?? usual,
    offset: after === null || after === undefined ? 0 : parseCursor(after),
  };
}

function parseCursor(cursor: string): number {
  try {
    const [, place] = CURSOR.exec(atob(cursor)) ?? [];
    if (place !== undefined) return Number(place);
  } catch (error) {
    // `atob` throws it for invalid Base64.
    if (!(error instanceof DOMException)) throw error;
  }
  throw new InvalidArgumentError('after', 'must be the `cursor` of an edge', cursor);
}

/** Returns a page of a list as a connection. @param total - of all pages. */
export function toConnection<T>(nodes: readonly T[], { offset }: Page, total: number) {
  const edges = nodes.map((node, index) => ({ cursor: btoa(`after:${offset + index + 1}`), node }));
  const pageInfo: PageInfo = {
    hasNextPage: offset + nodes.length < total,
    hasPreviousPage: offset > 0,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo, totalCount: total };
}

export function cutConnection<T>(nodes: readonly T[], page: Page) {
  return toConnection(nodes.slice(page.offset, page.offset + page.limit), page, nodes.length);
}

/** A longer text is not one question. */
const BOUNDS = { max: 1_000, words: 100 };
/** Characters of questions included in a request's first unit, and characters per further unit. */
const FREE_CHARACTERS = 200;
const CHARACTERS_PER_UNIT = 5;

/** Characters of the questions of each request so far: aliases add up. */
const charged = new WeakMap<RequestCost, number>();

/** Charges the caller before the question is analyzed. */
export async function questionText(argument: string, value: Maybe<string>, cost: RequestCost) {
  const text = requiredText(argument, value, BOUNDS);
  const before = charged.get(cost) ?? 0;
  const after = before + text.length;
  charged.set(cost, after);
  const units = toUnits(after) - toUnits(before);
  if (units > 0) {
    await cost.check();
    cost.add(units);
  }
  return text;
}

function toUnits(characters: number): number {
  return Math.max(0, Math.ceil((characters - FREE_CHARACTERS) / CHARACTERS_PER_UNIT));
}
