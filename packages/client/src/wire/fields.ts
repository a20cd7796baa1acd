import type { EntityIri, ErrorFacts } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions, TypedText, VariablesOf } from '../document.js';
import { Failure } from '../failure.js';
import type { Subtype } from '../generated/answers.js';

/**
 * Returns a value that the contract promises when there are no errors.
 * @throws MalformedResponseError when it is null or absent.
 */
export function requireField<T>(value: T | null | undefined, field: string): T {
  if (value == null) throw malformed({ field });
  return value;
}

export function malformed(facts: ErrorFacts): Failure {
  return new Failure('MALFORMED_RESPONSE', 'Unexpected response format.', { facts });
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

/** Converts the words and filters of an article search for the service. */
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
 * A client for actions: a property of the input without an entry in `names` keeps its name, so that the client
 * rejects a misspelled property.
 */
export interface NamingClient {
  request<
    Data,
    Variables,
    Input extends object,
    const Names extends { readonly [Name in keyof Input]?: string },
  >(
    document: TypedText<Data, Variables>,
    input: Input & Sendable<Input, Names, Variables>,
    options: RequestOptions & { readonly names: Names },
  ): Promise<Data>;
}

/** Sends an input to a document whose only variable is an object: the input's properties are its fields. */
export function sendObject<
  Data,
  Variables,
  Input extends object,
  const Names extends { readonly [Name in keyof Input]?: string },
  const Key extends keyof Variables,
>(
  client: BioGraphQLClient,
  document: TypedText<Data, Variables>,
  object: Key,
  input: Input & Sendable<Input, Names, NonNullable<Variables[Key]>>,
  names: Names,
  options: RequestOptions | undefined,
): Promise<Data> {
  const renamed = Object.entries(input).map(([name, value]) => [
    names[name as keyof Input] ?? name,
    value,
  ]);
  const variables = { [object]: Object.fromEntries(renamed) };
  return client.request(document as TypedText<Data, object>, variables, { ...options, names });
}
