import type { Trim } from '@biographql/sparql/internal';
import type { Context, ObjectFault, PropertyIn, VanishedText } from './judge-terms.js';
import type { AfterBlock, Keyword, ObjectToken, Shorter, Term } from './tokens.js';

/**
 * What may come next: `end` is behind an object; `unread` is behind a keyword, up to the `)` that closes what it opens;
 * `lost` is where only a `.` or a brace makes the structure clear again.
 */
type Place = 'subject' | 'predicate' | 'object' | 'end' | 'unread' | 'lost';

/**
 * Reads the patterns of a group token by token, from behind its `{` to its `}`; tokens stand between spaces. What it finds is
 * `['fault', what]` that the graph does not have, `['iri', name]` of a variable of the outermost group that is an IRI in every
 * solution, and `['need', name, kinds]` of a parameter next to a known property. `Predicate` is a
 * property of the graph, or null; `Depth` counts the groups, and `Parens` the parentheses of what is unread. A text that ends
 * before its group says nothing.
 */
export type ReadPatterns<
  S extends string,
  C extends Context,
  At extends Place = 'subject',
  Subject extends string = '',
  Predicate = null,
  Depth extends readonly 1[] = [1],
  Found = never,
  Parens extends readonly 1[] = [],
> = S extends `${infer Token} ${infer Rest}`
  ? Token extends ''
    ? ReadPatterns<Trim<Rest>, C, At, Subject, Predicate, Depth, Found, Parens>
    : Token extends Term
      ? At extends 'lost' | 'unread'
        ? ReadPatterns<Rest, C, At, '', null, Depth, Found, Parens>
        : Token extends `${infer Word}.`
          ? ReadPatterns<`${Word} . ${Rest}`, C, At, Subject, Predicate, Depth, Found>
          : At extends 'object'
            ? ReadPatterns<
                Rest,
                C,
                'end',
                Subject,
                Predicate,
                Depth,
                Found | ObjectFindings<Subject, Token, Predicate, Depth, C>
              >
            : At extends 'subject'
              ? ReadPatterns<Rest, C, 'predicate', Token, null, Depth, Found | Need<Token, 'iri'>>
              : At extends 'predicate'
                ? PropertyIn<Token, C> extends [infer Property, infer Fault]
                  ? ReadPatterns<
                      Rest,
                      C,
                      'object',
                      Subject,
                      Property,
                      Depth,
                      Found | Fault | Need<Token, 'iri'>
                    >
                  : ReadPatterns<Rest, C, 'lost', '', null, Depth, Found>
                : ReadPatterns<Rest, C, 'lost', '', null, Depth, Found>
      : Token extends '.'
        ? ReadPatterns<Rest, C, 'subject', '', null, Depth, Found | VanishedText<At, Predicate>>
        : Token extends '{'
          ? ReadPatterns<Rest, C, 'subject', '', null, [...Depth, 1], Found>
          : Token extends '}'
            ? Depth extends readonly [1]
              ? Found | VanishedText<At, Predicate>
              : ReadPatterns<
                  Rest,
                  C,
                  'subject',
                  '',
                  null,
                  Shorter<Depth>,
                  Found | VanishedText<At, Predicate>
                >
            : Uppercase<Token> extends Keyword
              ? ReadPatterns<AfterBlock<Rest>, C, 'subject', '', null, Depth, Found>
              : At extends 'lost'
                ? ReadPatterns<Rest, C, 'lost', '', null, Depth, Found>
                : At extends 'unread'
                  ? Token extends '('
                    ? ReadPatterns<Rest, C, At, '', null, Depth, Found, [...Parens, 1]>
                    : Token extends ')'
                      ? Shorter<Parens> extends readonly []
                        ? ReadPatterns<Rest, C, 'subject', '', null, Depth, Found>
                        : ReadPatterns<Rest, C, At, '', null, Depth, Found, Shorter<Parens>>
                      : ReadPatterns<Rest, C, At, '', null, Depth, Found, Parens>
                  : Token extends ';'
                    ? ReadPatterns<
                        Rest,
                        C,
                        'predicate',
                        Subject,
                        null,
                        Depth,
                        Found | VanishedText<At, Predicate>
                      >
                    : Token extends ','
                      ? ReadPatterns<
                          Rest,
                          C,
                          'object',
                          Subject,
                          Predicate,
                          Depth,
                          Found | VanishedText<At, Predicate>
                        >
                      : ReadOther<Token, At, Predicate, C> extends [
                            infer Next extends Place,
                            infer Property,
                            infer More,
                          ]
                        ? ReadPatterns<Rest, C, Next, Subject, Property, Depth, Found | More>
                        : ReadPatterns<Rest, C, 'lost', '', null, Depth, Found>
  : never;

/** What a token that is no name, variable or end of a triple leads to, and says; null where it is not expected. */
type ReadOther<Token extends string, At extends Place, Predicate, C extends Context> = At extends
  | 'subject'
  | 'end'
  ? Token extends ']'
    ? ['end', null, never]
    : Token extends '[' | '(' | ')'
      ? null
      : ['unread', null, never]
  : At extends 'predicate'
    ? Token extends 'a'
      ? PropertyIn<'a', C> extends [infer Property, infer Fault]
        ? ['object', Property, Fault]
        : null
      : null
    : Token extends ObjectToken
      ? ['end', Predicate, ObjectFault<Token, Predicate, C>]
      : null;

type ObjectFindings<
  Subject extends string,
  Token extends string,
  Predicate,
  Depth extends readonly 1[],
  C extends Context,
> = Predicate extends {
  readonly value: infer Value extends string;
  readonly subject: infer Kinds;
}
  ?
      | ObjectFault<Token, Predicate, C>
      | Need<Token, Value>
      | (Depth extends readonly [1]
          ? IriVariable<Subject, Kinds> | IriVariable<Token, Value>
          : never)
  : never;

type Need<Token extends string, Kinds extends string> = Token extends `$${infer Name}`
  ? readonly ['need', Name, Kinds]
  : never;

/** A variable where every term that it may be is an IRI. */
type IriVariable<Token extends string, Kinds> = Token extends `?${infer Name}`
  ? [Kinds] extends ['iri']
    ? readonly ['iri', Name]
    : never
  : never;
