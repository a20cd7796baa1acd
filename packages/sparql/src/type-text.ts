type Space = ' ' | '\n' | '\t' | '\r';

/** Removes white space at the start. */
export type Trim<S extends string> = S extends `    ${infer Rest}`
  ? Trim<Rest>
  : S extends `${Space}${infer Rest}`
    ? Trim<Rest>
    : S;

type Characters<S extends string, Found = never> = S extends `${infer Char}${infer Rest}`
  ? Characters<Rest, Found | Char>
  : Found;

/** A character of the variable names that the types read; names with others make a row generic. */
export type NameChar =
  Characters<'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_'>;

/** True when a carriage return stands without a line feed: comments then end where the types do not see it. */
export type HasLoneReturn<S extends string> = S extends `${string}\r${infer Rest}`
  ? Rest extends `\n${infer Next}`
    ? HasLoneReturn<Next>
    : true
  : false;

/** Removes short strings; null where they cannot be recognized with certainty (escapes, long strings, both kinds of quotes). */
export type StripQuotes<S extends string> = S extends `${string}${'\\' | '"""' | "'''"}${string}`
  ? null
  : S extends `${string}"${string}`
    ? S extends `${string}'${string}`
      ? null
      : StripOne<S, '"'>
    : S extends `${string}'${string}`
      ? StripOne<S, "'">
      : S;

type StripOne<
  S extends string,
  Quote extends string,
  Done extends string = '',
> = S extends `${infer Before}${Quote}${infer Rest}`
  ? Rest extends `${string}${Quote}${infer Next}`
    ? StripOne<Next, Quote, `${Done}${Before} `>
    : null
  : `${Done}${S}`;

/** Removes comments; null where a `#` cannot be recognized to start one. Strings and IRIs lose the `#`. */
export type StripComments<
  S extends string,
  Done extends string = '',
> = S extends `${string}#${string}`
  ? S extends `${infer Line}\n${infer Next}`
    ? CommentLine<Line> extends infer Code extends string
      ? StripComments<Next, `${Done}${Code}\n`>
      : null
    : CommentLine<S> extends infer Code extends string
      ? `${Done}${Code}`
      : null
  : `${Done}${S}`;

type CommentLine<Line extends string> = Line extends `${infer Before}#${infer After}`
  ? StripQuotes<Before> extends infer Plain extends string
    ? Plain extends `${string}<${string}`
      ? AfterBracket<Before, Plain, After>
      : Before
    : StripQuotes<`${Before}"`> extends string
      ? WithoutHash<Before, After, '"'>
      : Before extends `${string}<${string}`
        ? null
        : StripQuotes<`${Before}'`> extends string
          ? WithoutHash<Before, After, "'">
          : null
  : Line;

/** A `#` with a `<` before it on its line. A single quote may be a part of an IRI, so it decides nothing here. */
type AfterBracket<Before extends string, Plain extends string, After extends string> =
  MayOpenIri<Plain> extends true
    ? WithoutHash<Before, After, '>'>
    : Before extends `${string}'${string}`
      ? null
      : Before;

/** Whether an IRI may be open at the end of a text: no white space and no `>` follow its last `<`. */
export type MayOpenIri<S extends string> = S extends `${string}<${infer Rest}`
  ? Rest extends `${string}<${string}`
    ? MayOpenIri<Rest>
    : Rest extends `${string}${'>' | Space}${string}`
      ? false
      : true
  : false;

/** Continues after a `#` inside a string or an IRI. */
type WithoutHash<
  Before extends string,
  After extends string,
  End extends string,
> = After extends `${infer More}${End}${infer Rest}`
  ? More extends `${string}\\${string}`
    ? null
    : CommentLine<`${Before}${More}${End}${Rest}`>
  : null;
