import type { PREFIXES } from '../prefixes.js';
import type { AfterSelect, HeaderOf } from '../select-row.js';
import type { StripComments, StripQuotes } from '../type-text.js';
import type { Reading, ReadPatterns, Unread } from './read-patterns.js';
import type { TypedGraph } from './typed-graph.js';

/**
 * What the patterns of a text say of a graph: names that do not occur in it, variables that are IRIs, and what its
 * parameters stand beside. A text that is not read with certainty says nothing: prefixes that a comment may declare,
 * escapes, both kinds of quotes, a base.
 */
export type TermsOf<S extends string, G extends TypedGraph> = S extends string
  ? Record<never, never> extends Record<S, 1>
    ? Unread
    : PrefixesOf<S> extends infer Prefixes extends object
      ? BodyOf<S> extends infer Body extends string
        ? ReadPatterns<
            Spaced<Body>,
            {
              graph: G;
              prefixes: Prefixes;
              isHashKept: S extends `${string}#${string}` ? false : true;
            }
          > extends infer Read extends Reading
          ? Read
          : Unread
        : Unread
      : Unread
  : never;

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

/** The prefixes of a text: those that are known, unless it declares them otherwise; null where this is not certain. */
type PrefixesOf<S extends string> =
  Uppercase<S> extends `${string}${'PREFIX' | 'BASE'}${string}`
    ? Uppercase<S> extends `${string}BASE${string}`
      ? null
      : S extends `${infer Header}{${string}`
        ? Declared<Header, typeof PREFIXES>
        : null
    : typeof PREFIXES;

type Declared<Header extends string, Known> =
  Uppercase<Header> extends `${string}PREFIX${string}`
    ? Header extends `${infer Before}${'PREFIX' | 'prefix'}${infer Name}:${infer Gap}<${infer Iri}>${infer Rest}`
      ? Before extends `${string}#${string}`
        ? null
        : `${Gap}` extends `${string}${'\n' | '#' | ':'}${string}`
          ? null
          : Declared<Rest, Omit<Known, Word<Name>> & { readonly [Each in Word<Name>]: Iri }>
      : null
    : Header extends `${string}#${string}`
      ? null
      : Known;

type Word<S extends string> = S extends `${' ' | '\n' | '\t'}${infer Rest}`
  ? Word<Rest>
  : S extends `${infer Rest}${' ' | '\n' | '\t'}`
    ? Word<Rest>
    : S;

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
