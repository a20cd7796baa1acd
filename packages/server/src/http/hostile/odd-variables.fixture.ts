import { document, type HostileRow, hello, many, nest } from './hostile-text.fixture.js';

const S = 'query Q($s: String) { getQids(question: $s) }';
const L = 'query Q($l: [String!]!) { resolveEntities(names: $l) { name } }';
const V = 'query Q($v: [VerifyItem!]!) { verify(items: $v) { result error { code } } }';
const I = 'query Q($i: LabelSearchInput) { searchAsYouType(searchInput: $i) { type } }';

/** Values of variables. */
export const variables: readonly HostileRow[] = [
  [
    '10,000 variables',
    document(`query Q(${many(10_000, (i) => `$v${i}: Int`)}) { __typename }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '1,900 variables that nothing uses',
    document(`query Q(${many(1_900, (i) => `$v${i}: Int`)}) { __typename }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '1,900 variables of one name',
    document(`query Q(${'$v: Int '.repeat(1_900)}) { searchEntities(limit: $v) }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '1,900 uses of an undeclared variable',
    document(`{ resolveEntities(names: [${'$v '.repeat(1_900)}]) { text } }`),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    '10,000 variables that are sent and not declared',
    document(hello, {
      variables: Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`v${i}`, i])),
    }),
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable of 100,000 names',
    document(L, { variables: { l: Array(100_000).fill('a') } }),
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable of 100,000 wrong values',
    document(L, { variables: { l: Array(100_000).fill(1) } }),
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable of 19,000 names',
    document(L, { variables: { l: Array(19_000).fill('a') } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a variable of 15,000 wrong values',
    document(L, { variables: { l: Array(15_000).fill(1) } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a verification of 1,001 items',
    document(V, { variables: { v: Array(1_001).fill({}) } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a variable of 15,000 nulls',
    document(L, { variables: { l: Array(15_000).fill(null) } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a variable of 100,000 nulls',
    document(L, { variables: { l: Array(100_000).fill(null) } }),
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable with 20,000 unknown fields',
    document(I, {
      variables: { i: Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`f${i}`, i])) },
    }),
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable 15,000 lists deep',
    `{"query":${JSON.stringify(S)},"variables":{"s":${nest(15_000, '[', '', ']')}}}`,
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable 15,000 objects deep',
    `{"query":${JSON.stringify(S)},"variables":{"s":${nest(15_000, '{"a":', '1', '}')}}}`,
    400,
    'INVALID_REQUEST',
  ],
  [
    'an unused variable 15,000 lists deep',
    `{"query":"${hello}","variables":{"s":${nest(15_000, '[', '', ']')}}}`,
    400,
    'INVALID_REQUEST',
  ],
  [
    'extensions 15,000 lists deep',
    `{"query":"${hello}","extensions":{"a":${nest(15_000, '[', '', ']')}}}`,
    400,
    'INVALID_REQUEST',
  ],
  [
    'a variable of 50 lists',
    document(S, { variables: { s: JSON.parse(nest(50, '[', '"a"', ']')) } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a text of a million letters as a variable',
    document(S, { variables: { s: 'a'.repeat(1_000_000) } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'null for a required variable',
    document(L, { variables: { l: null } }),
    400,
    'INVALID_ARGUMENT',
  ],
];
