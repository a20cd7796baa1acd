import type { Term } from './terms.js';

/** Marks checked text; a symbol, so that no JSON from outside can carry it. */
export const syntax = Symbol.for('@biographql/sparql-syntax');

/** Checked SPARQL text that stands for a parameter; made by {@link values} and {@link fragment} only. */
export interface Syntax<Kind extends 'values' | 'fragment' = 'values' | 'fragment'> {
  readonly kind: Kind;
  readonly [syntax]: string;
}

/** What a `$parameter` may be: a term, a value with one obvious term, or checked syntax. Never a bare string. */
export type Parameter = Term | number | boolean | Date | Syntax;

/** Parameters by name, without `$`. */
export type Parameters = Readonly<Record<string, Parameter>>;
