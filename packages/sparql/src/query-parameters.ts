import type { Term } from './terms.js';
import type { MayOpenIri, NameChar, StripComments, StripQuotes } from './type-text.js';

/**
 * The `$names` of a text as an object type, so that a missing or misspelled parameter does not compile. Texts whose
 * strings, comments and IRIs cannot be recognized with certainty take any parameters; they are checked when the query is
 * made.
 */
export type ParametersOf<S extends string> =
  Record<never, never> extends Record<S, 1>
    ? Parameters
    : S extends `${string}$${string}`
      ? S extends `${string}${'\\' | '"""' | "'''" | '\r'}${string}`
        ? Parameters
        : StripComments<S> extends infer Code extends string
          ? StripQuotes<Code> extends infer Plain extends string
            ? { readonly [Name in Names<Plain>]: Parameter }
            : Parameters
          : Parameters
      : { readonly [Name in never]: Parameter };

/** Compiler error for a text with an interpolated `string`. */
export interface InterpolatedText {
  readonly 'A string could contain any SPARQL: use a $parameter and pass a term': never;
}

/**
 * Rejects a template with a `${string}` in it, which could change the query; literals, and unions of them, pass. So does a
 * text of type `string`, of which the compiler knows nothing.
 */
export type WrittenText<S extends string> = string extends S
  ? unknown
  : Record<never, never> extends Record<S, 1>
    ? InterpolatedText
    : unknown;

/** The arguments after the text: none are needed where the text has no parameter. */
export type ParameterArguments<
  S extends string,
  Given = ParametersOf<S>,
> = string extends keyof ParametersOf<S>
  ? [parameters?: Parameters]
  : [keyof ParametersOf<S>] extends [never]
    ? [parameters?: Readonly<Record<string, never>>]
    : [parameters: Given];

/** Compiler error for missing parameters. */
export interface ParameterWithoutValue<Name extends string> {
  readonly 'Pass a value for each $name in the text': Name;
}

/** The `$names` of a text. */
export type NamesIn<S extends string> = `$${keyof ParametersOf<S> & string}`;

type Names<S extends string, Found = never> = S extends `${infer Before}$${infer Rest}`
  ? MayOpenIri<Before> extends true
    ? Before extends `${string}<`
      ? Names<Rest, Found | NameAt<Rest>>
      : string
    : Names<Rest, Found | NameAt<Rest>>
  : Found;

type NameAt<S extends string, Name extends string = ''> = S extends `${infer Char}${infer Rest}`
  ? Char extends NameChar
    ? NameAt<Rest, `${Name}${Char}`>
    : NameOrNone<Name>
  : NameOrNone<Name>;

type NameOrNone<Name extends string> = Name extends '' ? never : Name;

/** Marks checked text; a symbol, so that no JSON from outside can carry it. */
export const syntax = Symbol.for('@biographql/sparql-syntax');

/** Checked SPARQL text that stands for a parameter; made by {@link values} and {@link fragment} only. */
export interface Syntax<Kind extends 'values' | 'fragment' = 'values' | 'fragment'> {
  readonly kind: Kind;
  readonly [syntax]: string;
}

/** Valid values of a `$parameter`: a term, a value with one obvious term, or checked syntax. Never a bare string. */
export type Parameter = Term | number | boolean | Date | Syntax;

/** Parameters by name, without `$`. */
export type Parameters = Readonly<Record<string, Parameter>>;
