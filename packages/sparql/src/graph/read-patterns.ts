import type { Trim } from '../type-text.js';
import type { Context, ObjectFault, PropertyIn, VanishedText } from './judge-terms.js';
import type { IsObject, IsSkipped, IsTerm, IsVariable, Need } from './tokens.js';

/** What the patterns of a text say. */
export interface Reading {
  /** Properties, classes and values that the graph does not have, as they are written. */
  readonly faults: string;
  /** Variables of the outermost group that are IRIs in every solution. */
  readonly iris: string;
  /** Parameters beside a known property, with the kinds of terms that it has there. */
  readonly needs: readonly [string, string];
}

/** What a text says that is not read. */
export interface Unread {
  readonly faults: never;
  readonly iris: never;
  readonly needs: never;
}

/** What may come next; `end` is behind an object, and `unread` what is not understood. */
type Place = 'subject' | 'predicate' | 'object' | 'end' | 'unread';

interface Cursor extends Reading {
  readonly at: Place;
  readonly subject: string;
  /** A `Property` of the graph; null where it is none, or not known. */
  readonly predicate: unknown;
  /** Groups that are open. */
  readonly depth: readonly 1[];
  /** Parentheses that are open in what is not read. */
  readonly parens: readonly 1[];
}

interface Start extends Unread {
  readonly at: 'subject';
  readonly subject: '';
  readonly predicate: null;
  readonly depth: readonly [1];
  readonly parens: readonly [];
}

/**
 * Reads the patterns of a group token by token, from behind its `{` to its `}`; tokens stand between spaces. What is not
 * expected is left unread up to the next `.`, brace, or `)` that closes what was opened.
 */
export type ReadPatterns<
  S extends string,
  C extends Context,
  K extends Cursor = Start,
> = S extends `${infer Token} ${infer Rest}`
  ? Token extends ''
    ? ReadPatterns<Trim<Rest>, C, K>
    : Step<Token, Rest, C, K> extends [infer Next extends string, infer Moved extends Cursor]
      ? Moved['depth'] extends readonly []
        ? Moved
        : ReadPatterns<Next, C, Moved>
      : Unread
  : Unread;

type Step<
  Token extends string,
  Rest extends string,
  C extends Context,
  K extends Cursor,
> = Token extends keyof Closers
  ? [Rest, Closed<Token, K, VanishedText<K['at'], K['predicate']>>]
  : IsSkipped<Token> extends true
    ? K['parens'] extends readonly []
      ? [AfterBlock<Rest>, Moved<K, 'subject'>]
      : [Rest, K]
    : K['at'] extends 'unread'
      ? [Rest, Skipped<Token, K>]
      : Token extends `${infer Word}.`
        ? [`${Word} . ${Rest}`, K]
        : [Rest, Read<Token, C, K>];

/** What ends a triple, wherever it stands. */
interface Closers {
  '{': 'subject';
  '}': 'subject';
  '.': 'subject';
  ';': 'predicate';
  ',': 'object';
  ']': 'end';
}

type Closed<Token extends keyof Closers, K extends Cursor, Fault extends string> = Token extends '{'
  ? Moved<K, 'subject', '', null, Fault, never, never, [...K['depth'], 1]>
  : Token extends '}'
    ? Moved<K, 'subject', '', null, Fault, never, never, Shorter<K['depth']>>
    : Token extends '.'
      ? Moved<K, 'subject', '', null, Fault>
      : K['at'] extends 'unread'
        ? K
        : Token extends ','
          ? Moved<K, 'object', K['subject'], K['predicate'], Fault>
          : Token extends ';'
            ? Moved<K, 'predicate', K['subject'], null, Fault>
            : Moved<K, Closers[Token], '', null, Fault>;

/** One token of what is not read: only parentheses count. */
type Skipped<Token extends string, K extends Cursor> = Token extends '('
  ? Unreadable<K, [...K['parens'], 1]>
  : Token extends ')'
    ? Shorter<K['parens']> extends infer Left extends readonly 1[]
      ? Left extends readonly []
        ? Moved<K, 'subject'>
        : Unreadable<K, Left>
      : K
    : K;

/** One token of a triple, in its place. */
type Read<Token extends string, C extends Context, K extends Cursor> = Token extends '('
  ? Unreadable<K, [1]>
  : Token extends '['
    ? K['at'] extends 'end' | 'predicate'
      ? Unreadable<K>
      : Moved<K, 'predicate'>
    : K['at'] extends 'subject'
      ? IsTerm<Token> extends true
        ? Moved<K, 'predicate', Token, null, never, never, Need<Token, 'iri'>>
        : Unreadable<K>
      : K['at'] extends 'predicate'
        ? PropertyIn<Token, C> extends [infer Property, infer Fault extends string]
          ? Moved<K, 'object', K['subject'], Property, Fault, never, Need<Token, 'iri'>>
          : Unreadable<K>
        : K['at'] extends 'object'
          ? Token extends '/'
            ? Moved<K, 'predicate'>
            : IsObject<Token> extends true
              ? WithObject<Token, K['predicate'], C, K>
              : Unreadable<K>
          : Unreadable<K>;

type WithObject<Token extends string, Predicate, C extends Context, K extends Cursor> = Moved<
  K,
  'end',
  K['subject'],
  Predicate,
  ObjectFault<Token, Predicate, C>,
  Predicate extends { readonly value: infer Value; readonly subject: infer Subject }
    ? IriVariable<K['subject'], Subject> | IriVariable<Token, Value>
    : never,
  Predicate extends { readonly value: infer Value extends string } ? Need<Token, Value> : never
>;

/** The name of a variable where every term that it may be is an IRI. */
type IriVariable<Token extends string, Kinds> =
  IsVariable<Token> extends true
    ? Token extends `?${infer Name}`
      ? [Kinds] extends ['iri']
        ? Name
        : never
      : never
    : never;

type Moved<
  K extends Cursor,
  At extends Place,
  Subject extends string = '',
  Predicate = null,
  Fault extends string = never,
  Iri extends string = never,
  Needed extends readonly [string, string] = never,
  Depth extends readonly 1[] = K['depth'],
> = {
  readonly at: At;
  readonly subject: Subject;
  readonly predicate: Predicate;
  readonly depth: Depth;
  readonly parens: readonly [];
  readonly faults: K['faults'] | Fault;
  // Only what stands in the outermost group is so in every solution.
  readonly iris: K['depth'] extends readonly [1] ? K['iris'] | Iri : K['iris'];
  readonly needs: K['needs'] | Needed;
};

type Unreadable<K extends Cursor, Parens extends readonly 1[] = []> = {
  readonly at: 'unread';
  readonly subject: '';
  readonly predicate: null;
  readonly depth: K['depth'];
  readonly parens: Parens;
  readonly faults: K['faults'];
  readonly iris: K['iris'];
  readonly needs: K['needs'];
};

type Shorter<T extends readonly 1[]> = T extends readonly [1, ...infer Left extends readonly 1[]]
  ? Left
  : [];

/** What follows a block of VALUES or of a service: up to its brace, which holds no other. */
type AfterBlock<S extends string> = S extends `${string}}${infer Next}` ? Next : '';
