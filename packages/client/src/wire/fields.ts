import type { EntityIri } from '@biographql/core';
import { BioGraphQLError, type CallOptions } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import type { TypedText, VariablesOf } from '../document.js';
import { MalformedResponseError } from '../errors.js';
import type { EntityCount, Subtype } from '../generated/answers.js';

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

/** Joins the bars of several charts in order. */
export function toEntityCounts(
  charts: readonly {
    readonly entityviz: readonly {
      readonly key: string;
      readonly value: number;
      readonly id: string | null;
    }[];
  }[],
): readonly EntityCount[] {
  return charts
    .flatMap(({ entityviz }) => entityviz)
    .map(({ key: label, value: count, id: iri }) => ({ label, count, iri }));
}

/** Reads a subtype of a response. */
export function toSubtype({
  id,
  name,
  path,
}: {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
}): Subtype {
  return { iri: id as EntityIri, label: name, path };
}

type Renamed<Input, Names> = {
  readonly [Name in keyof Input as Name extends keyof Names
    ? Extract<Names[Name], string>
    : Name]: Input[Name];
};

/**
 * Gives the properties of an action's input the names of its document's variables. A property without an entry in
 * `names` keeps its own, so that the client rejects a misspelled one.
 */
export function toVariables<
  Input extends object,
  const Names extends { readonly [Name in keyof Input]?: string },
>(input: Input, names: Names): Renamed<Input, Names>;
export function toVariables(input: object, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [names[name] ?? name, value]),
  );
}

/** Throws an error again, in the names of the action's input in place of the document's variables. */
export function throwWithNames(names: Readonly<Record<string, string>>): (error: unknown) => never {
  const toOption = (variable: string) =>
    Object.keys(names).find((name) => names[name] === variable) ?? variable;
  const rename = (text: string) => text.replace(/(?<=[`$])\w+|\b[A-Z]{5,}\b/g, toOption);
  return (error) => {
    if (!BioGraphQLError.is(error)) throw error;
    const { message, shortMessage } = error;
    throw Object.assign(error, { message: rename(message), shortMessage: rename(shortMessage) });
  };
}

/** Sends an action's input as the variables of its document. Errors have the names of the input. */
export function send<
  Data,
  Variables,
  Input extends object,
  const Names extends { readonly [Name in keyof Input]?: string },
>(
  client: BioGraphQLClient,
  document: TypedText<Data, Variables>,
  input: Input & (Renamed<Input, Names> extends VariablesOf<Variables> ? unknown : never),
  names: Names,
  options: CallOptions | undefined,
): Promise<Data> {
  const variables: object = toVariables<Input, Names>(input, names);
  return client
    .request(document as TypedText<Data, object>, variables, options)
    .catch(throwWithNames(names as Readonly<Record<string, string>>));
}
