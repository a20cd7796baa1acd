import type { NameChar } from '../type-text.js';

/** Whether a token begins a block that holds no patterns of the graph. */
export type IsSkipped<Token extends string> =
  Uppercase<Token> extends 'VALUES' | 'SERVICE' ? true : false;

/** Whether a token is a `?variable` or a `$parameter` with a name that the types read. */
export type IsVariable<Token extends string> = Token extends `${'?' | '$'}${infer Name}`
  ? IsName<Name>
  : false;

type IsName<S extends string> = S extends `${infer A}${infer B}${infer Rest}`
  ? A extends NameChar
    ? B extends NameChar
      ? Rest extends ''
        ? true
        : IsName<Rest>
      : false
    : false
  : S extends NameChar
    ? true
    : false;

/** Whether a token is a variable, parameter, prefixed name, or IRI in full. */
export type IsTerm<Token extends string> = Token extends `${'?' | '$'}${string}`
  ? IsVariable<Token>
  : Token extends `<${string}>` | `${string}:${string}`
    ? true
    : false;

/** Whether a token may be an object; of a string what is left of it: its language or its datatype. */
export type IsObject<Token extends string> = Token extends
  | `${'@' | '^^'}${string}`
  | `${number}`
  | 'true'
  | 'false'
  ? true
  : IsTerm<Token>;

/** The name and kinds of a parameter; `never` for other tokens. */
export type Need<Token extends string, Kinds extends string> = Token extends `$${infer Name}`
  ? IsVariable<Token> extends true
    ? [Name, Kinds]
    : never
  : never;
