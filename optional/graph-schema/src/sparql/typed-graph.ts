import type { Brand } from '@biographql/core';
import type { Literal, NamedNode, Syntax } from '@biographql/sparql';

/** What a term of a graph is: an IRI, a node without a name, or a literal of one of five sorts; `other` has another datatype. */
export type TermKind = 'iri' | 'blank' | 'text' | 'number' | 'boolean' | 'date' | 'other';

/** How a graph uses a property: what all of its values are, and all of its subjects. */
export interface Property<Value extends TermKind, Subject extends 'iri' | 'blank' = 'iri'> {
  readonly value: Value;
  readonly subject: Subject;
}

/** A property whose values are classes: those of the graph, which are listed. */
export interface ClassProperty<Value extends TermKind, Subject extends 'iri' | 'blank' = 'iri'>
  extends Property<Value, Subject> {
  readonly isClass: true;
}

/** What occurs in a graph, by IRI; `biographql schema --types` writes one. */
export interface TypedGraph {
  /** A {@link Property} each: every one that occurs. */
  readonly properties: object;
  /** Every class of which something is; `null` where they are not listed. */
  readonly classes: object | null;
}

/** The IRI of an entity. */
export type Iri = Brand<string, 'Iri'>;

/** What a `$parameter` may be in a place where the graph has terms of these kinds. */
export type ParameterOfKind<Kind> =
  | Syntax
  | ('iri' extends Kind ? NamedNode : never)
  | (Exclude<Kind, 'iri' | 'blank'> extends never ? never : Literal)
  | (Kind extends 'number' ? number : never)
  | (Kind extends 'boolean' ? boolean : never)
  | (Kind extends 'date' ? Date : never);
