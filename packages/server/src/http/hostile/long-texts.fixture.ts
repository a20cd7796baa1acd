import { document, type HostileRow, hello, labels, many, nest } from './hostile-text.fixture.js';

/** Deep nesting, which makes a parser recurse. */
export const depth: readonly HostileRow[] = [
  ['4,900 levels of fields', document(nest(4_900, '{ a ', '', '}')), 400, 'TOO_DEEP'],
  ['100,000 open braces', document('{'.repeat(100_000)), 400, 'TOO_DEEP'],
  ['100,000 open lists', document(`{ getQids(question: ${'['.repeat(100_000)}`), 400, 'TOO_DEEP'],
  [
    '4,900 levels of lists',
    document(`{ getQids(question: ${nest(4_900, '[', '', ']')}) }`),
    400,
    'TOO_DEEP',
  ],
  [
    '2,000 levels of input objects',
    document(`{ getQids(question: ${nest(2_000, '{a:', '1', '}')}) }`),
    400,
    'TOO_DEEP',
  ],
  [
    '4,000 levels of a variable’s type',
    document(`query Q($a: ${nest(4_000, '[', 'Int', ']')}) { __typename }`),
    400,
    'TOO_DEEP',
  ],
  [
    '2,000 inline fragments in each other',
    document(nest(2_000, '{ ... ', '{ __typename }', ' }')),
    400,
    'TOO_DEEP',
  ],
  [
    '150 lists in each other',
    document(`{ getQids(question: ${nest(150, '[', '"a"', ']')}) }`),
    400,
    'INVALID_DOCUMENT',
  ],
];

/** Long pieces of text. */
export const texts: readonly HostileRow[] = [
  [
    'a string of a million letters',
    document(`{ getQids(question: "${'a'.repeat(1_000_000)}") }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a block string of 200,000 lines',
    document(`{ getQids(question: """${'\n a'.repeat(200_000)}""") }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'an unended string of a million letters',
    document(`{ getQids(question: "${'a'.repeat(1_000_000)}`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'an unended block string',
    document(`{ getQids(question: """${'\n'.repeat(500_000)}`),
    400,
    'TOO_COMPLEX',
  ],
  ['300,000 comments', document(`${'#\n'.repeat(300_000)} ${hello}`), 400, 'TOO_COMPLEX'],
  [
    'a comment of a million letters',
    document(`${hello} #${'a'.repeat(1_000_000)}`),
    400,
    'TOO_COMPLEX',
  ],
  ['a million blanks', document(`${' '.repeat(1_000_000)}${hello}`), 400, 'TOO_COMPLEX'],
  [
    '600,000 commas and line feeds',
    document(`${',\n'.repeat(300_000)}${hello}`),
    400,
    'TOO_COMPLEX',
  ],
  ['a name of a million letters', document(`{ ${'a'.repeat(1_000_000)} }`), 400, 'TOO_COMPLEX'],
  [
    'an alias of a million letters',
    document(`{ ${'a'.repeat(1_000_000)}: __typename }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a string of 250,000 letters',
    document(`{ getQids(question: "${'a'.repeat(250_000)}") }`),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'an unended string of 250,000 letters',
    document(`{ getQids(question: "${'a'.repeat(250_000)}`),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    '4,900 lines before 20 unknown fields',
    document(`${'\n'.repeat(4_900)}{ ${many(20, (i) => `a${i}`)} }`),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    '40,000 escapes',
    document(`{ getQids(question: "${'\\u0061'.repeat(40_000)}") }`),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    '140,000 escapes',
    document(`{ getQids(question: "${'\\u0061'.repeat(140_000)}") }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a number of 900,000 digits',
    document(`{ searchEntities(name: "a", limit: ${'9'.repeat(900_000)}) }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a persisted identifier of a million letters',
    { documentId: 'a'.repeat(1_000_000) },
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'an operation name of a million letters',
    document('query A { __typename }', { operationName: 'a'.repeat(1_000_000) }),
    400,
    'INVALID_REQUEST',
  ],
];

/** Many directives, arguments or fields in one place. */
export const directives: readonly HostileRow[] = [
  [
    '10,000 directives on a field',
    document(`{ __typename ${'@include(if: true) '.repeat(10_000)} }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '1,400 directives on a field',
    document(`{ __typename ${'@include(if: true) '.repeat(1_400)} }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '4,000 directives that are not there',
    document(`{ __typename ${'@a '.repeat(4_000)} }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '4,000 directives on an operation',
    document(`query Q ${'@a '.repeat(4_000)} { __typename }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '900 fields that are skipped',
    labels(`searchLabels { ${many(900, (i) => `a${i}: text @skip(if: true)`)} }`),
    200,
    null,
  ],
  [
    '3,000 arguments of one name',
    document(`{ getQids(${'question: "a" '.repeat(3_000)}) }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '3,000 arguments that are not there',
    document(`{ getQids(${many(3_000, (i) => `a${i}: 1`)}) }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '2,000 fields of an input object',
    document(`{ searchAsYouType(searchInput: { ${many(2_000, (i) => `a${i}: 1`)} }) { type } }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '2,000 fields that are not there',
    document(`{ searchAsYouType { ${many(1_990, (i) => `b${i}`)} } }`),
    400,
    'INVALID_DOCUMENT',
  ],
];
