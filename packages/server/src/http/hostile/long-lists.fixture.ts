import { document, type HostileRow, many } from './hostile-text.fixture.js';

const VERIFY = 'query Q($v: [VerifyItem!]!) { verify(items: $v) { result error { code } } }';
const MOLECULES =
  'query Q($t: [String!]!, $m: [String!], $s: Int) { molecules(texts: $t, models: $m, similar: $s) { formula error { code } } }';
const ENTITIES =
  'query Q($i: [ID!], $k: [EntityKey!]) { entities(iris: $i, keys: $k) { key error { code } } }';
const ANSWERS = 'query Q($q: [String!]!) { answers(questions: $q) { question error { code } } }';

/** The same item again and again. */
const times = <Item>(count: number, item: Item): readonly Item[] => Array(count).fill(item);

/** Fields that take a list of things to do. A long item has its own error; a long list is rejected as a whole. */
export const lists: readonly HostileRow[] = [
  [
    'a verification of a quote of 500,000 letters',
    document(VERIFY, { variables: { v: [{ article: 'PMID:1', quote: 'a'.repeat(500_000) }] } }),
    200,
    null,
  ],
  [
    'a verification of a claim of 300,000 brackets',
    document(VERIFY, { variables: { v: [{ claim: '('.repeat(300_000) }] } }),
    200,
    null,
  ],
  [
    'a verification of a number of 100,000 digits',
    document(VERIFY, { variables: { v: [{ article: 'PMID:1', number: '1'.repeat(100_000) }] } }),
    200,
    null,
  ],
  [
    'a verification of 20 aliases',
    document(
      `{ ${many(20, (i) => `v${i}: verify(items: [{ claim: "not not not asthma" }]) { result }`)} }`,
    ),
    200,
    null,
  ],
  [
    '101 molecules',
    document(MOLECULES, { variables: { t: times(101, 'C'), m: [] } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a molecule of 500,000 branches',
    document(MOLECULES, { variables: { t: [`C${'('.repeat(500_000)}`], m: [] } }),
    200,
    null,
  ],
  [
    'a molecule of 100,000 atoms',
    document(MOLECULES, { variables: { t: ['C'.repeat(100_000)], m: [] } }),
    200,
    null,
  ],
  [
    'a molecule with 10,000 ring bonds',
    document(MOLECULES, { variables: { t: [`C1${'CC1'.repeat(10_000)}`], m: [] } }),
    200,
    null,
  ],
  [
    'a molecule with 15,000 models',
    document(MOLECULES, { variables: { t: ['C'], m: times(15_000, 'hERG') } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a molecule with 2,000,000,000 similar drugs',
    document(MOLECULES, { variables: { t: ['C'], m: [], s: 2_000_000_000 } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    '101 entities',
    document(ENTITIES, { variables: { i: times(101, 'Q35869') } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    '51 entities by address and 50 by name',
    document(ENTITIES, { variables: { i: times(51, 'Q35869'), k: times(50, { name: 'asthma' }) } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'an entity with an address of 500,000 letters',
    document(ENTITIES, { variables: { i: ['a'.repeat(500_000)] } }),
    200,
    null,
  ],
  [
    'an entity with a name of 500,000 letters',
    document(ENTITIES, { variables: { k: [{ name: 'a'.repeat(500_000) }] } }),
    200,
    null,
  ],
  [
    '101 questions',
    document(ANSWERS, { variables: { q: times(101, 'What treats asthma?') } }),
    400,
    'INVALID_ARGUMENT',
  ],
  [
    'a question of 500,000 letters next to another',
    document(ANSWERS, { variables: { q: ['a'.repeat(500_000), 'What treats asthma?'] } }),
    200,
    null,
  ],
  [
    'a question of 900 negations',
    document(ANSWERS, { variables: { q: ['not '.repeat(240)] } }),
    200,
    null,
  ],
  [
    'a question of nothing but brackets',
    document(ANSWERS, { variables: { q: ['('.repeat(999)] } }),
    200,
    null,
  ],
];
