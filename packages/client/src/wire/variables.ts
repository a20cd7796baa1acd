import { BioGraphQLError, type CallOptions } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import type { TypedText, VariablesOf } from '../document.js';

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
