import type { StripComments, StripQuotes, Trim } from './type-text.js';

/**
 * The text of the outermost pattern in which every variable is bound in every solution: its triple patterns, without
 * nested groups (OPTIONAL, UNION, MINUS, subqueries), parentheses (FILTER, BIND) and VALUES, which may hold UNDEF.
 * null where this cannot be decided, for aggregates without GROUP BY, which return one row even for no solution, and for
 * GROUP BY with an expression, whose alias may reuse a variable's name in some engines.
 */
export type CertainText<
  Header extends string,
  Body extends string,
> = Body extends `${string}${'\\' | '"""' | "'''"}${string}`
  ? null
  : StripComments<Body> extends infer Code extends string
    ? StripQuotes<Code> extends infer Plain extends string
      ? OutermostGroup<Plain> extends [infer Group extends string, infer Tail extends string]
        ? IsUngrouped<Uppercase<Header>, Uppercase<Tail>> extends true
          ? null
          : Group extends `${string}<${string}`
            ? HasParenthesisInIri<Group> extends true
              ? null
              : { spaced: StripParentheses<Group> }
            : { plain: StripParentheses<Group> }
        : null
      : null
    : null;

/** True when the text is sure to bind the variable. If the text has IRIs, only white space ends a name. */
export type IsCertain<Name extends string, Text> = Text extends { plain: infer T extends string }
  ? T extends `${string}?${Name}${' ' | '\n' | '\t' | '\r' | '.' | ';' | ',' | ']'}${string}`
    ? true
    : false
  : Text extends { spaced: infer T extends string }
    ? T extends `${string}?${Name}${' ' | '\n' | '\t' | '\r'}${string}`
      ? true
      : false
    : false;

/** Content of the group that is open at the start, and the text after its `}`. */
type OutermostGroup<
  S extends string,
  Depth extends 1[] = [],
  Done extends string = '',
> = S extends `${infer Part}}${infer Next}`
  ? Part extends `${infer Before}{${infer Inner}`
    ? OutermostGroup<
        `${Inner}}${Next}`,
        [...Depth, 1],
        Depth extends [] ? `${Done}${BeforeValues<Before>} ` : Done
      >
    : Depth extends [1, ...infer Left extends 1[]]
      ? OutermostGroup<Next, Left, Done>
      : [`${Done}${BeforeValues<Part>} `, Next]
  : null;

type BeforeValues<S extends string> =
  Uppercase<S> extends `${string}VALUES${string}`
    ? S extends `${infer Before}${'VALUES' | 'values' | 'Values'}${string}`
      ? Before
      : ''
    : S;

type StripParentheses<
  S extends string,
  Depth extends 1[] = [],
  Done extends string = '',
> = S extends `${infer Part})${infer Next}`
  ? Part extends `${infer Before}(${infer Inner}`
    ? StripParentheses<
        `${Inner})${Next}`,
        [...Depth, 1],
        Depth extends [] ? `${Done}${Before} ` : Done
      >
    : Depth extends [1, ...infer Left extends 1[]]
      ? StripParentheses<Next, Left, Done>
      : null
  : Depth extends []
    ? S extends `${string}(${string}`
      ? null
      : `${Done}${S}`
    : null;

/** Looks for `(` or `)` in what may be an IRI: a word that starts with `<` and holds `>`. */
type HasParenthesisInIri<S extends string> = S extends `${string}<${infer Rest}`
  ? FirstWord<Rest> extends `${infer Iri}>${string}`
    ? Iri extends `${string}${'(' | ')'}${string}`
      ? true
      : HasParenthesisInIri<Rest>
    : HasParenthesisInIri<Rest>
  : false;

type FirstWord<S extends string> = FirstPart<FirstPart<FirstPart<S, ' '>, '\n'>, '\t'>;
type FirstPart<S extends string, End extends string> = S extends `${infer First}${End}${string}`
  ? First
  : S;

type Aggregate = 'COUNT' | 'SUM' | 'MIN' | 'MAX' | 'AVG' | 'SAMPLE' | 'GROUP_CONCAT';

type IsUngrouped<Header extends string, Tail extends string> =
  Trim<Tail> extends `GROUP${string}`
    ? BeforeKeyword<BeforeKeyword<Tail, 'HAVING'>, 'ORDER'> extends `${string}(${string}`
      ? true
      : false
    : Header extends `${string}${Aggregate}${string}`
      ? true
      : Tail extends `${string}${Aggregate | 'HAVING'}${string}`
        ? true
        : false;

type BeforeKeyword<
  S extends string,
  Keyword extends string,
> = S extends `${infer Before}${' ' | '\n' | '\t' | '\r'}${Keyword}${string}` ? Before : S;
