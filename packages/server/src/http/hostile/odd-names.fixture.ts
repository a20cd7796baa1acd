import { document, type HostileRow, hello, many } from './hostile-text.fixture.js';

const S = 'query Q($s: String) { getQids(question: $s) }';
const I = 'query Q($i: LabelSearchInput) { searchAsYouType(searchInput: $i) { type } }';

/** Names that JavaScript has its own meaning for. */
export const names: readonly HostileRow[] = [
  ['__proto__ as an alias', document('{ __proto__: __typename }'), 200, null],
  [
    'constructor as an alias',
    document('{ constructor: __typename toString: __typename hasOwnProperty: __typename }'),
    200,
    null,
  ],
  [
    '__proto__ as an alias of an object',
    document(
      '{ __proto__: searchAsYouType(searchInput: { searchText: "a" }) { __proto__: type constructor: type } }',
    ),
    200,
    null,
  ],
  [
    '__proto__ as a variable',
    `{"query":"query Q($__proto__: String) { getQids(question: $__proto__) }","variables":{"__proto__":"asthma"}}`,
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'constructor as a variable',
    document('query Q($constructor: String) { getQids(question: $constructor) }', {
      variables: { constructor: 'asthma' },
    }),
    200,
    null,
  ],
  [
    'constructor as a variable that is not sent',
    document('query Q($constructor: String!) { getQids(question: $constructor) }'),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    '__proto__ as a variable that is not sent',
    document('query Q($__proto__: String!) { getQids(question: $__proto__) }'),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    '__proto__ as the name of a fragment',
    document('{ ...__proto__ } fragment __proto__ on Query { __typename }'),
    200,
    null,
  ],
  [
    '__proto__ as the name of an operation',
    document('query __proto__ { __typename }', { operationName: '__proto__' }),
    200,
    null,
  ],
  [
    'constructor as an operation that is not there',
    document('query A { __typename }', { operationName: 'constructor' }),
    400,
    'INVALID_REQUEST',
  ],
  [
    '__proto__ in an input object',
    document('{ searchAsYouType(searchInput: { __proto__: { searchText: "a" } }) { type } }'),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    '__proto__ in an input object of a variable',
    `{"query":${JSON.stringify(I)},"variables":{"i":{"__proto__":{"searchText":"a"}}}}`,
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a prototype next to the query',
    `{"query":"${hello}","__proto__":{"a":1}}`,
    400,
    'INVALID_REQUEST',
  ],
  [
    'constructor as an enum value',
    document('query Q { searchAsYouType(searchInput: { type: constructor }) { type } }'),
    400,
    'INVALID_DOCUMENT',
  ],
  ['hasOwnProperty as a field', document('{ hasOwnProperty }'), 400, 'INVALID_DOCUMENT'],
  ['__proto__ as a persisted document', { documentId: '__proto__' }, 400, 'INVALID_DOCUMENT'],
];

/** Lookalike, invisible and invalid characters. */
export const unicode: readonly HostileRow[] = [
  ['a name in Cyrillic letters', document('{ __typenаme }'), 400, 'INVALID_DOCUMENT'],
  ['a byte order mark', document(`\uFEFF${hello}`), 200, null],
  ['a zero-width space', document('{ __type\u200Bname }'), 400, 'INVALID_DOCUMENT'],
  ['a right-to-left mark', document('{ \u202E__typename }'), 400, 'INVALID_DOCUMENT'],
  ['a null character', document('{ __typename \u0000 }'), 400, 'INVALID_DOCUMENT'],
  ['half a surrogate pair', document('{ getQids(question: "\\uD83D") }'), 400, 'INVALID_DOCUMENT'],
  [
    'a code point that does not exist',
    document('{ getQids(question: "\\u{FFFFFFF}") }'),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'half a surrogate pair as a variable',
    `{"query":${JSON.stringify(S)},"variables":{"s":"\\ud83d"}}`,
    200,
    null,
  ],
  [
    '300,000 combining marks',
    document(S, { variables: { s: `a${'\u0301'.repeat(300_000)}` } }),
    400,
    'INVALID_ARGUMENT',
  ],
];

/** Bodies that are not requests. */
export const bodies: readonly HostileRow[] = [
  ['a batch of 10,000', Array(10_000).fill({ query: hello }), 400, 'INVALID_REQUEST'],
  ['no object', '0', 400, 'INVALID_REQUEST'],
  ['null', 'null', 400, 'INVALID_REQUEST'],
  ['1,000,000 open lists', '['.repeat(1_000_000), 400, 'INVALID_REQUEST'],
  ['half of a JSON text', `{"query":"${hello}`, 400, 'INVALID_REQUEST'],
  ['a number out of range', `{"query":"${hello}","variables":{"a":1e999}}`, 200, null],
  ['the query twice', `{"query":"{ nothing }","query":"${hello}"}`, 200, null],
  [
    '100,000 members',
    `{"query":"${hello}",${many(80_000, (i) => `"m${i}":1`, ',')}}`,
    400,
    'INVALID_REQUEST',
  ],
  ['an empty query', document(''), 400, 'INVALID_DOCUMENT'],
  ['only a comment', document('# nothing'), 400, 'INVALID_DOCUMENT'],
  ['a schema', document('type Query { a: Int }'), 400, 'INVALID_DOCUMENT'],
  [
    'a query and 1,000 types',
    document(`${hello} ${many(1_000, (i) => `type T${i} { a: Int }`)}`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a mutation after a query',
    document('query A { __typename } mutation B { __typename }', { operationName: 'A' }),
    400,
    'INVALID_DOCUMENT',
  ],
];
