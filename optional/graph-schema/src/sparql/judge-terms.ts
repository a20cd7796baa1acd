import type { ClassProperty, Property, TermKind, TypedGraph } from './typed-graph.js';

export interface Context {
  readonly graph: TypedGraph;
  readonly prefixes: object;
  /** False where IRIs may have lost their `#`, and are not judged. */
  readonly isHashKept: boolean;
}

type RdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** A property as a predicate has it, with what is wrong with it; null for a token that is none. */
export type PropertyIn<Token extends string, C extends Context> = Token extends 'a'
  ? Known<RdfType, Token, C>
  : Token extends `${'?' | '$'}${string}`
    ? [null, never]
    : Token extends `${string}|${string}`
      ? [null, never]
      : Token extends `<${string}>`
        ? Named<Token, C>
        : Token extends `${infer First}/${infer Rest}`
          ? Sequence<PropertyIn<First, C>, PropertyIn<Rest, C>>
          : Token extends `${'^' | '!'}${string}` | `${string}${'*' | '+' | '?'}`
            ? [null, never]
            : Token extends `${string}:${string}`
              ? Named<Token, C>
              : null;

type Named<Token extends string, C extends Context> =
  IriOf<Token, C> extends infer Iri extends string ? Known<Iri, Token, C> : [null, never];

/** The values of a sequence are those of its last step; of its subjects nothing is said. */
type Sequence<First, Last> = First extends [unknown, infer Before]
  ? Last extends [infer Property, infer More]
    ? [
        Property extends { readonly value: infer Value }
          ? { readonly value: Value; readonly subject: TermKind }
          : null,
        Before | More,
      ]
    : [null, Before]
  : null;

type Known<
  Iri extends string,
  Token extends string,
  C extends Context,
> = Iri extends keyof C['graph']['properties']
  ? [C['graph']['properties'][Iri], never]
  : [null, Fault<`${Token} is no property of the graph`>];

/** The IRI of a name; null for a prefix that is not known, and an IRI that may not be whole. */
type IriOf<Token extends string, C extends Context> = Token extends `<${infer Iri}>`
  ? C['isHashKept'] extends true
    ? // More than one IRI is a path.
      Iri extends `${string}>${string}`
      ? null
      : Iri extends `${string}:${string}`
        ? Iri
        : null
    : null
  : Token extends `${infer Prefix}:${infer Local}`
    ? Prefix extends keyof C['prefixes']
      ? C['prefixes'][Prefix] extends infer Namespace extends string
        ? `${Namespace}${Local}`
        : null
      : null
    : null;

/** What is wrong with an object of a property; `never` where nothing is, or nothing is known. */
export type ObjectFault<Token extends string, Predicate, C extends Context> =
  Predicate extends Property<infer Value, 'iri' | 'blank'>
    ? Token extends `${'?' | '$' | '^^' | '_:'}${string}`
      ? never
      : KindOf<Token> extends infer Kind extends TermKind
        ? Kind extends Value
          ? Kind extends 'iri'
            ? ClassFault<Token, Predicate, C>
            : never
          : Fault<`${Token} is no value of its property, which has values of the kind ${Value}`>
        : never
    : never;

type KindOf<Token extends string> = Token extends `@${string}`
  ? 'text'
  : Token extends `${number}`
    ? 'number'
    : Token extends 'true' | 'false'
      ? 'boolean'
      : 'iri';

type ClassFault<Token extends string, Predicate, C extends Context> =
  Predicate extends ClassProperty<TermKind, 'iri' | 'blank'>
    ? C['graph']['classes'] extends infer Classes extends object
      ? IriOf<Token, C> extends infer Iri extends string
        ? Iri extends keyof Classes
          ? never
          : Fault<`${Token} is no class of the graph`>
        : never
      : never
    : never;

/** A string that was taken out where an object belongs: it is plain text. */
export type VanishedText<At, Predicate> = At extends 'object'
  ? Predicate extends Property<infer Value, 'iri' | 'blank'>
    ? 'text' extends Value
      ? never
      : Fault<`A text is no value of its property, which has values of the kind ${Value}`>
    : never
  : never;

type Fault<What extends string> = readonly ['fault', What];
