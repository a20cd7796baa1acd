import type { EntityIri } from '@biographql/core';
import { BioGraphQLError } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions, TypedText, VariablesOf } from '../document.js';
import { MalformedResponseError } from '../errors.js';
import type { Subtype } from '../generated/answers.js';

/**
 * Returns a value that the contract promises when there are no errors.
 * @throws MalformedResponseError when it is null or absent.
 */
export function requireField<T>(value: T | null | undefined, field: string): T {
  if (value == null) throw new MalformedResponseError({ field });
  return value;
}

interface Typed {
  readonly __typename: string;
}

/** Returns the contents of one type, in order, out of a list of insights; other types and empty insights are left out. */
export function pickInsights<Data extends Typed, Name extends Data['__typename']>(
  insights: readonly ({ readonly data: Data | null } | null)[] | null,
  name: Name,
): readonly Extract<Data, { __typename: Name }>[] {
  return (insights ?? []).flatMap((insight) =>
    insight?.data?.__typename === name ? [insight.data as Extract<Data, { __typename: Name }>] : [],
  );
}

type Bounds = { readonly [End in 'from' | 'to']?: string | undefined };

/** The words and filters of articles as the service takes them. */
export function toFilters<Search extends { readonly issued?: Bounds | undefined }>({
  issued,
  ...search
}: Search) {
  return { ...search, issued: issued && [issued.from ?? '', issued.to ?? ''] };
}

type WireSubtype = Pick<Subtype, 'path'> & { readonly id: string; readonly name: string };

export function toSubtype({ id, name, path }: WireSubtype): Subtype {
  return { iri: id as EntityIri, label: name, path };
}

type Renamed<Input, Names> = {
  readonly [Name in keyof Input as Name extends keyof Names
    ? Extract<Names[Name], string>
    : Name]: Input[Name];
};

type Sendable<Input, Names, Variables> =
  Renamed<Input, Names> extends VariablesOf<Variables> ? unknown : never;

/**
 * Sends an action's input as the variables of its document, or as the only one of them, `object`. A property without an
 * entry in `names` keeps its own, so that the client rejects a misspelled one. Errors have the names of the input.
 */
export async function send<
  Data,
  Variables,
  Input extends object,
  const Names extends { readonly [Name in keyof Input]?: string },
  const Key extends keyof Variables = never,
>(
  client: BioGraphQLClient,
  document: TypedText<Data, Variables>,
  input: Input &
    Sendable<Input, Names, [Key] extends [never] ? Variables : NonNullable<Variables[Key]>>,
  names: Names,
  options: RequestOptions | undefined,
  object?: Key,
): Promise<Data> {
  const wireNames: Readonly<Record<string, string | undefined>> = names;
  const renamed: Record<string, unknown> = {};
  for (const name in input) renamed[wireNames[name] ?? name] = (input as typeof renamed)[name];
  try {
    const variables = object ? { [object]: renamed } : renamed;
    return await client.request(document as TypedText<Data, object>, variables, options);
  } catch (error) {
    if (BioGraphQLError.is(error)) {
      const texts: { message: string; shortMessage: string } = error;
      for (const field of ['message', 'shortMessage'] as const) {
        texts[field] = texts[field].replace(
          /(?<=[`$])\w+|\b[A-Z]{5,}\b/g,
          (word) => Object.keys(names).find((name) => wireNames[name] === word) ?? word,
        );
      }
    }
    throw error;
  }
}
