import { document, type HostileRow, hello, labels, many } from './hostile-text.fixture.js';

/** Fields that validation compares with each other. */
export const repeatedFields: readonly HostileRow[] = [
  ['one leaf 1,900 times', labels(`searchLabels { ${'text '.repeat(1_900)} }`), 400, 'TOO_COMPLEX'],
  ['one leaf 3,000 times', labels(`searchLabels { ${'text '.repeat(3_000)} }`), 400, 'TOO_COMPLEX'],
  [
    'one field with a field, 950 times',
    labels('searchLabels { text } '.repeat(950)),
    400,
    'TOO_COMPLEX',
  ],
  [
    'one alias of two fields, 450 times',
    labels(`searchLabels { ${'a: text a: qid '.repeat(450)} }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'one root field under 18 arguments',
    document(`{ ${many(18, (i) => `a: getQids(question: "${i}")`)} }`),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    '40 inline fragments of 40 leaves',
    labels(`searchLabels { ${`... { ${'text '.repeat(40)} } `.repeat(40)} }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '100 fragments of one leaf each',
    document(
      `{ searchAsYouType(searchInput: { searchText: "a" }) { data { ${many(100, (i) => `...F${i}`)} } } } ${many(100, (i) => `fragment F${i} on SearchLabels { searchLabels { text } }`)}`,
    ),
    200,
    null,
  ],
  [
    '900 fragments of one leaf each',
    document(
      `{ searchAsYouType { data { ${many(900, (i) => `...F${i}`)} } } } ${many(900, (i) => `fragment F${i} on SearchLabels { searchLabels { text } }`)}`,
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    'repeats on three levels',
    document(
      `{ ${`a: searchAsYouType { ${`data { ${'searchLabels { text text text } '.repeat(8)} } `.repeat(8)} } `.repeat(8)} }`,
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '1,900 aliases of one leaf',
    labels(`searchLabels { ${many(1_900, (i) => `a${i}: text`)} }`),
    200,
    null,
  ],
];

/** Operations that each reach the same fragments. */
export const operations: readonly HostileRow[] = [
  [
    '1,600 operations',
    document(
      many(1_600, (i) => `query Q${i} { __typename }`),
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  ['1,600 anonymous operations', document(`${hello} `.repeat(1_600)), 400, 'TOO_COMPLEX'],
  [
    '51 operations',
    document(
      many(51, (i) => `query Q${i} { __typename }`),
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '50 operations of one name',
    document('query Q { __typename } '.repeat(50), { operationName: 'Q' }),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'a megabyte of operations and fragments',
    document(
      many(15_000, (i) => `query Q${i} { ...F${i} } fragment F${i} on Query { __typename }`),
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '12 KB of operations over shared fragments',
    document(
      `${many(200, (i) => `query Q${i} { ...All }`)} fragment All on Query { ${many(200, (i) => `...F${i}`)} } ${many(200, (i) => `fragment F${i} on Query { __typename }`)}`,
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '50 operations over a chain of 600 fragments',
    document(
      `${many(50, (i) => `query Q${i} { ...F0 }`)} ${many(600, (i) => `fragment F${i} on Query { ...F${i + 1} }`)} fragment F600 on Query { __typename }`,
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '50 operations over 1,000 uses of a variable',
    document(
      `${many(50, (i) => `query Q${i}($a: String) { ...F }`)} fragment F on Query { ${many(18, (i) => `a${i}: getQids(question: $a) @include(if: $a)`)} searchEntities(${many(1_000, (i) => `a${i}: $a`)}) }`,
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '50 operations with 40 variables each',
    document(
      many(50, (i) => `query Q${i}(${many(40, (j) => `$v${j}: String`)}) { __typename }`),
      { operationName: 'Q1' },
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '2,000 fragments without an operation',
    document(many(1_000, (i) => `fragment F${i} on Query { __typename }`)),
    400,
    'TOO_COMPLEX',
  ],
  [
    '1,000 fragments that nothing uses',
    document(`${hello} ${many(1_000, (i) => `fragment F${i} on Query { __typename }`)}`),
    400,
    'TOO_COMPLEX',
  ],
];
