import type { PREFIXES } from '@biographql/sparql';
import type {
  AfterSelect,
  HeaderOf,
  StripComments,
  StripQuotes,
  Trim,
} from '@biographql/sparql/internal';
import type { ReadPatterns } from './read-patterns.js';
import type { TypedGraph } from './typed-graph.js';

/**
 * What the patterns of a text say of a graph, as findings. A text that is not read with certainty says nothing: one
 * with escapes, both kinds of quotes, or a base.
 */
export type TermsOf<S extends string, G extends TypedGraph> = S extends string
  ? Record<never, never> extends Record<S, 1>
    ? never
    : PrefixesOf<S> extends infer Prefixes extends object
      ? BodyOf<S> extends infer Body extends string
        ? ReadPatterns<
            Spaced<Body>,
            {
              graph: G;
              prefixes: Prefixes;
              isHashKept: S extends `${string}#${string}` ? false : true;
            }
          >
        : never
      : never
  : never;

/** What a graph lacks of what a text names; `never` where nothing is known to be missing. */
export type FaultsOf<S extends string, G extends TypedGraph> =
  TermsOf<S, G> extends infer Found
    ? Found extends readonly ['fault', infer What]
      ? What
      : never
    : never;

/** The variables of the outermost group that are IRIs in every solution. */
export type IrisOf<S extends string, G extends TypedGraph> =
  TermsOf<S, G> extends infer Found
    ? Found extends readonly ['iri', infer Name]
      ? Name
      : never
    : never;

/** `['need', name, kinds]` of parameters next to a known property. */
export type NeedsOf<S extends string, G extends TypedGraph> = Extract<
  TermsOf<S, G>,
  readonly ['need', string, string]
>;

/** The group of the outermost query behind its `{`, without comments and strings; null where these are not known. */
type BodyOf<S extends string> = S extends `${string}${'\\' | '"""' | "'''" | '\r'}${string}`
  ? null
  : AfterSelect<S> extends infer Rest extends string
    ? HeaderOf<Rest> extends [string, infer Body extends string]
      ? StripComments<Body> extends infer Code extends string
        ? StripQuotes<Code>
        : null
      : null
    : AskBody<S>;

type AskBody<S extends string> =
  Uppercase<S> extends `${string}ASK${string}`
    ? S extends `${string}#${string}`
      ? null
      : S extends `${string}{${infer Body}`
        ? StripQuotes<Body>
        : null
    : null;

/** The prefixes that hold in a text: those that are known, and those that it declares; null where it is not read to its query. */
type PrefixesOf<S extends string, Known = typeof PREFIXES> =
  Trim<S> extends infer T extends string
    ? T extends `#${string}`
      ? T extends `${string}\n${infer Next}`
        ? PrefixesOf<Next, Known>
        : null
      : T extends `${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer Rest}`
        ? Uppercase<`${A}${B}${C}${D}${E}${F}`> extends infer Word
          ? Word extends 'SELECT' | `ASK${string}`
            ? Known
            : Word extends 'PREFIX'
              ? Rest extends `${infer Name}:${infer Gap}<${infer Iri}>${infer Next}`
                ? `${Name}${Gap}` extends `${string}${'#' | ':'}${string}`
                  ? null
                  : PrefixesOf<Next, Declared<Known, Trim<Name>, Iri>>
                : null
              : null
          : null
        : null
    : null;

type Declared<Known, Name extends string, Iri extends string> = Name extends keyof Known
  ? Known[Name] extends Iri
    ? Known
    : Omit<Known, Name> & { readonly [Each in Name]: Iri }
  : Known & { readonly [Each in Name]: Iri };

/** Sets spaces around what parts tokens, and for every other white space. */
type Spaced<S extends string> = Around<
  Around<
    Around<
      Around<
        Around<Around<Around<Around<Blanks<Blanks<S, '\n'>, '\t'>, '{'>, '}'>, '('>, ')'>,
        '['
      >,
      ']'
    >,
    ';'
  >,
  ','
>;

type Around<
  S extends string,
  Part extends string,
  Done extends string = '',
> = S extends `${infer Before}${Part}${infer Rest}`
  ? Around<Rest, Part, `${Done}${Before} ${Part} `>
  : `${Done}${S}`;

type Blanks<
  S extends string,
  Part extends string,
  Done extends string = '',
> = S extends `${infer Before}${Part}${infer Rest}`
  ? Blanks<Rest, Part, `${Done}${Before} `>
  : `${Done}${S} `;
