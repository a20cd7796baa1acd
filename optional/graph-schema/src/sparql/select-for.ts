import {
  ask,
  type Parameter,
  type ParameterArguments,
  type ParametersOf,
  type SelectRow,
  type SparqlQuery,
  select,
  type WrittenText,
} from '@biographql/sparql';
import type { NamedColumns, NamesIn, ParameterWithoutValue } from '@biographql/sparql/internal';
import type { FaultsOf, IrisOf, NeedsOf } from './graph-terms.js';
import type { Iri, ParameterOfKind, TypedGraph } from './typed-graph.js';

/** What the compiler says to a text that asks for what the graph does not have: no row would be found. */
export interface NotInGraph<What extends string> {
  readonly 'Not in the graph': What;
}

/** Refuses a text that names what a graph does not have. */
export type TermsInGraph<S extends string, G extends TypedGraph> = [FaultsOf<S, G>] extends [never]
  ? unknown
  : NotInGraph<FaultsOf<S, G> & string>;

/** A row as `SelectRow` reads it, in which columns that are IRIs in every solution are known as such. */
export type GraphRow<S extends string, G extends TypedGraph> = S extends string
  ? WithIris<SelectRow<S>, IrisOf<S, G>>
  : never;

type WithIris<Row, Iris> = [Extract<keyof Row, Iris>] extends [never]
  ? Row
  : {
      readonly [Name in keyof Row]: Name extends Iris
        ? Row[Name] extends string
          ? Iri
          : Row[Name]
        : Row[Name];
    };

/** The `$names` of a text, with what may stand where each is written. */
export type GraphParameters<S extends string, G extends TypedGraph> = {
  readonly [Name in keyof ParametersOf<S>]: Name extends NeedsOf<S, G>[1]
    ? Allowed<NeedsOf<S, G>, Name>
    : Parameter;
};

/** What fits in each place of a name. */
type Allowed<Needs, Name> = (
  Needs extends readonly ['need', Name, infer Kinds]
    ? (value: ParameterOfKind<Kinds>) => void
    : never
) extends (value: infer Value) => void
  ? Value
  : never;

/** The arguments after the text: none are needed where the text has no parameter. */
export type GraphArguments<S extends string, G extends TypedGraph> = ParameterArguments<
  S,
  GraphParameters<S, G>
>;

/** What the graph does not have, or else the parameters that a call left out. */
type Wrong<S extends string, G extends TypedGraph> =
  unknown extends TermsInGraph<S, G> ? ParameterWithoutValue<NamesIn<S>> : TermsInGraph<S, G>;

/** `select` for one graph. */
export interface SelectForGraph<G extends TypedGraph> {
  <const S extends string>(
    text: S & WrittenText<S> & NamedColumns<S> & TermsInGraph<S, G>,
    ...parameters: GraphArguments<S, G>
  ): SparqlQuery<GraphRow<S, G>>;
  /** Never chosen: it says what is wrong, which of two signatures is the last. */
  <const S extends string>(text: S & Wrong<S, G>): never;
}

/** `ask` for one graph. */
export interface AskForGraph<G extends TypedGraph> {
  <const S extends string>(
    text: S & WrittenText<S> & TermsInGraph<S, G>,
    ...parameters: GraphArguments<S, G>
  ): SparqlQuery<boolean>;
  /** Never chosen: it says what is wrong, which of two signatures is the last. */
  <const S extends string>(text: S & Wrong<S, G>): never;
}

/**
 * Returns `select` with the types of a graph that `biographql schema --types` read: a text with a property or class that does not
 * occur in it does not compile, nor does a value or a parameter of a kind that the property never has. Columns that are
 * IRIs in every row are {@link Iri}. It is `select` itself: nothing of this is checked when the program runs.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/typed-sparql.md}
 */
export function selectFor<G extends TypedGraph>(): SelectForGraph<G> {
  return select as SelectForGraph<G>;
}

/** Returns `ask` with the types of a graph, as {@link selectFor} does. */
export function askFor<G extends TypedGraph>(): AskForGraph<G> {
  return ask as AskForGraph<G>;
}
