import { document, type HostileRow, many, nest } from './hostile-text.fixture.js';

/** Fragment cycles and fragment bombs. */
export const fragments: readonly HostileRow[] = [
  [
    'a fragment in itself',
    document('{ ...A } fragment A on Query { ...A }'),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'a circle of 400 fragments',
    document(`{ ...F0 } ${many(400, (i) => `fragment F${i} on Query { ...F${(i + 1) % 400} }`)}`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '40 fragments that all spread each other',
    document(
      `{ ...F0 } ${many(40, (i) => `fragment F${i} on Query { ${many(40, (j) => `...F${j}`)} }`)}`,
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    '60 fragments that all spread each other, through fields',
    document(
      `{ searchAsYouType { data { ...F0 } } } ${many(60, (i) => `fragment F${i} on SearchLabels { searchLabels { text ${many(40, (j) => `...F${j}`)} } }`)}`,
    ),
    400,
    'TOO_DEEP',
  ],
  [
    'a bomb of 30 fragments, each spread twice',
    document(
      `{ ...F0 } ${many(30, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F30 on Query { __typename }`,
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a bomb of 60 fragments without a field at its end',
    document(
      `{ ...F0 } ${many(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)}`,
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a bomb of inline fragments',
    document(nest(12, '{ ... on Query ', '{ __typename }', ' }')),
    200,
    null,
  ],
  [
    'a fragment on itself within a field',
    document(
      '{ searchAsYouType { data { ...F } } } fragment F on SearchLabels { searchLabels { text ...F } }',
    ),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'a fragment that is not there, 2,000 times',
    document(`{ ${'...F '.repeat(2_000)} }`),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'a fragment of a type that is not there',
    document('{ ...F } fragment F on Nothing { a }'),
    400,
    'INVALID_DOCUMENT',
  ],
];

/** Nested lists in introspection. */
export const introspection: readonly HostileRow[] = [
  [
    '1,900 aliases of enumValues',
    document(`{ __schema { types { ${many(1_900, (i) => `a${i}: enumValues { name }`)} } } }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '900 aliases of enumValues of one type',
    document(`{ __type(name: "NodeType") { ${many(900, (i) => `a${i}: enumValues { name }`)} } }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    '20 times all types',
    document(
      `{ ${many(20, (i) => `a${i}: __schema { types { fields { type { fields { name } } } } }`)} }`,
    ),
    400,
    'TOO_COMPLEX',
  ],
  [
    'a circle of fields of types of fields',
    document(`{ __schema { types { ${nest(6, 'fields { type { ', 'name', '} } ')} } } }`),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'ofType 15 levels deep',
    document(`{ __schema { types { ${nest(20, 'ofType { ', 'name', '} ')} } } }`),
    400,
    'TOO_DEEP',
  ],
  [
    '400 aliases of the description of every field',
    document(`{ __schema { types { fields { ${many(400, (i) => `a${i}: description`)} } } } }`),
    400,
    'TOO_COMPLEX',
  ],
  [
    'possible types of possible types',
    document(
      '{ __schema { types { possibleTypes { possibleTypes { possibleTypes { possibleTypes { name } } } } } } }',
    ),
    400,
    'INVALID_DOCUMENT',
  ],
  [
    'introspection hidden in fragments',
    document(
      `{ __schema { types { ${many(200, (i) => `...F${i}`)} } } } ${many(200, (i) => `fragment F${i} on __Type { a${i}: fields { args { name } } }`)}`,
    ),
    400,
    'TOO_COMPLEX',
  ],
];
