import type { CertainText, IsCertain } from './certain-variables.js';
import type { HasLoneReturn, NameChar, StripComments, StripQuotes, Trim } from './type-text.js';

/** A row whose columns cannot be read from the text. Numbers occur only where the query counts. */
export type GenericRow = Readonly<Record<string, string | number | null>>;

/**
 * The type of one row of a SELECT, read from its text: a column per projected name. IRIs and literals are strings, a
 * COUNT is a number; `| null` is left off only where the outermost pattern must bind the variable.
 * Uncertain cases (`SELECT *`, a text that is no literal type, code points, `$` in the projection,
 * both kinds of quotes together) are {@link GenericRow}: the type is exact or general, never wrong.
 */
export type SelectRow<S extends string> = S extends string
  ? Projection<S> extends [infer Header extends string, infer Body extends string]
    ? RowOfHeader<Header, Body>
    : GenericRow
  : never;

/** The columns of the outermost SELECT and its body; null where they are not read with certainty. */
type Projection<S extends string> =
  // A text that is not one literal accepts the empty record.
  Record<never, never> extends Record<S, 1>
    ? null
    : HasLoneReturn<S> extends true
      ? null
      : AfterSelect<WithoutComments<S>> extends infer Rest extends string
        ? HeaderOf<Rest>
        : null;

type WithoutComments<S extends string> =
  StripComments<S> extends infer Code extends string ? Code : S;

/** Compiler error for a selected variable that occurs nowhere else: the column would be empty in every row. */
export interface ColumnNamedNowhere<Name extends string> {
  readonly 'Selected, but not used elsewhere in the query': Name;
}

/**
 * Rejects a column that occurs nowhere else. Columns that a label service or a parameter may name pass, as do texts
 * that {@link SelectRow} does not read with certainty.
 */
export type NamedColumns<S extends string> = [UnnamedOf<S>] extends [never]
  ? unknown
  : ColumnNamedNowhere<`?${UnnamedOf<S>}`>;

type UnnamedOf<S extends string> =
  Projection<S> extends [infer Header extends string, string]
    ? S extends `${string}{${infer Body}`
      ? UnnamedIn<Header, Body>
      : never
    : never;

type UnnamedIn<Header extends string, Body extends string> =
  Uppercase<Body> extends `${string}${'$' | '\\' | 'SERVICE'}${string}`
    ? never
    : StripQuotes<Header> extends infer Plain extends string
      ? Items<AfterModifier<Trim<Plain>>> extends [string, unknown, infer Own extends string]
        ? Own extends string
          ? Body extends `${string}?${Own}${string}`
            ? never
            : Own
          : never
        : never
      : never;

type RowOfHeader<Header extends string, Body extends string> =
  StripQuotes<Header> extends infer Plain extends string
    ? Plain extends `${string}$${string}`
      ? GenericRow
      : Items<AfterModifier<Trim<Plain>>> extends [infer Names extends string, infer Counts, string]
        ? [Names] extends [never]
          ? GenericRow
          : CertainText<Plain, Body> extends infer Text
            ? // Written here, not under a name, so that editors show the columns.
              {
                readonly [Name in Names]: Name extends Counts
                  ? number
                  : IsCertain<Name, Text> extends true
                    ? string
                    : string | null;
              }
            : never
        : GenericRow
    : GenericRow;

/** The text after the outermost SELECT, without its prologue. */
type AfterSelect<S extends string> =
  Trim<S> extends infer T extends string
    ? T extends `${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer Rest}`
      ? Uppercase<`${A}${B}${C}${D}${E}${F}`> extends infer Word
        ? Word extends 'SELECT'
          ? Rest
          : Word extends 'PREFIX' | `BASE${string}`
            ? T extends `${infer Name}<${string}>${infer Next}`
              ? Name extends `${string}#${string}`
                ? null
                : AfterSelect<Next>
              : null
            : null
        : null
      : null
    : null;

/** Splits at the first `{`: the projection, and the body; null if the projection may contain a comment. */
type HeaderOf<S extends string> = S extends `${infer Header}{${infer Body}`
  ? Header extends `${string}#${string}`
    ? null
    : [Header, Body]
  : null;

type AfterModifier<S extends string> =
  S extends `${'D' | 'd'}${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer G}${infer Rest}`
    ? Uppercase<`${A}${B}${C}${D}${E}${F}${G}`> extends 'ISTINCT'
      ? Rest
      : S
    : S extends `${'R' | 'r'}${infer A}${infer B}${infer C}${infer D}${infer E}${infer F}${infer Rest}`
      ? Uppercase<`${A}${B}${C}${D}${E}${F}`> extends 'EDUCED'
        ? Rest
        : S
      : S;

/** The projected names, those of them that are counts, and those without an expression; null where the projection is not understood. */
type Items<S extends string, Names = never, Counts = never, Own = never> =
  Trim<S> extends infer T extends string
    ? T extends `?${infer Rest}`
      ? NameOf<Rest> extends [infer Name, infer Next extends string]
        ? Items<Next, Names | Name, Counts, Own | Name>
        : null
      : T extends `(${infer Rest}`
        ? Expression<Rest, [1], StartsWithCount<Rest>> extends [
            infer Name,
            infer IsCount,
            infer Next extends string,
          ]
          ? Items<Next, Names | Name, IsCount extends true ? Counts | Name : Counts, Own>
          : null
        : T extends '' | `${'W' | 'w' | 'F' | 'f'}${string}`
          ? [Names, Counts, Own]
          : null
    : null;

type NameOf<S extends string, Name extends string = ''> = S extends `${infer Char}${infer Rest}`
  ? Char extends NameChar
    ? NameOf<Rest, `${Name}${Char}`>
    : Name extends ''
      ? null
      : [Name, S]
  : Name extends ''
    ? null
    : [Name, ''];

/** Reads to the `)` that closes an expression: its name, whether it is one COUNT, and what follows. */
type Expression<
  S extends string,
  Depth extends 1[],
  IsCount,
  IsClosed = false,
> = S extends `${infer Part})${infer Next}`
  ? Opened<Part, Depth> extends [1, ...infer Left extends 1[]]
    ? Left extends []
      ? AliasOf<Part> extends infer Name extends string
        ? [
            Name,
            IsClosed extends true ? (IsCount extends true ? StartsWithAs<Part> : false) : false,
            Next,
          ]
        : null
      : IsClosed extends true
        ? Expression<Next, Left, false, true>
        : Expression<Next, Left, IsCount, Left extends [1] ? true : false>
    : null
  : null;

type Opened<S extends string, Depth extends 1[]> = S extends `${string}(${infer Rest}`
  ? Opened<Rest, [...Depth, 1]>
  : Depth;

type AliasOf<S extends string> = S extends `${string}?${infer Rest}`
  ? Rest extends `${string}?${string}`
    ? AliasOf<Rest>
    : NameOf<Rest> extends [infer Name, infer Left extends string]
      ? Trim<Left> extends ''
        ? Name
        : null
      : null
  : null;

/** True for `COUNT(*)` and `COUNT(?x)`, with or without DISTINCT: engines may leave the count of an expression unbound. */
type StartsWithCount<S extends string> =
  Trim<S> extends `${infer A}${infer B}${infer C}${infer D}${infer E}${infer Rest}`
    ? Uppercase<`${A}${B}${C}${D}${E}`> extends 'COUNT'
      ? Trim<Rest> extends `(${infer Counted})${string}`
        ? IsCountable<Trim<AfterModifier<Trim<Counted>>>>
        : false
      : false
    : false;

type IsCountable<S extends string> = S extends `*${infer Left}`
  ? Trim<Left> extends ''
    ? true
    : false
  : S extends `?${infer Rest}`
    ? NameOf<Rest> extends [string, infer Left extends string]
      ? Trim<Left> extends ''
        ? true
        : false
      : false
    : false;

type StartsWithAs<S extends string> =
  Trim<S> extends `${'A' | 'a'}${'S' | 's'}${' ' | '\n' | '\t' | '\r' | '?'}${string}`
    ? true
    : false;
