import fc from 'fast-check';

const VARIABLES = ['a', 'b', 'c', 'ab'];
const variable = fc.constantFrom(...VARIABLES).map((name) => `?${name}`);
const space = fc.constantFrom(' ', '\n  ', '\t', ' # } ?a ?b ?c ?ab "\n');
const string = fc.constantFrom('"x"', '"} OPTIONAL {"', "'y'", '"?a ?b"', '"it\'s"', '""');
const predicate = fc.constantFrom(
  '<x:p>',
  '<x:q#r>',
  'wdt:P1',
  'wdt:P1/wdt:P2?',
  '^<x:p>',
  '(wdt:P1|<x:p>)*',
  '!(<x:p>)',
);
const object = fc.oneof(
  { weight: 6, arbitrary: variable },
  { weight: 1, arbitrary: string },
  { weight: 1, arbitrary: fc.constantFrom('1', '<x:a>', '[ <x:p> ?b ]', '[]', '( ?c )') },
);
const subject = fc.oneof(
  { weight: 5, arbitrary: variable },
  fc.constantFrom('<x:a>', '<x:b>', '[]'),
);

const triples = fc
  .tuple(
    subject,
    predicate,
    object,
    fc.option(fc.tuple(fc.constantFrom(' ; <x:p> ', ';wdt:P1 ', ' , ', ','), object)),
    fc.constantFrom('.', ' .', ' . '),
  )
  .map(([s, p, o, more, end]) => `${s} ${p} ${o}${more ? more.join('') : ''}${end}`);

const condition = fc
  .tuple(variable, variable, string)
  .chain(([a, b, text]) =>
    fc.constantFrom(
      `!BOUND(${a})`,
      `${a} = ${b} || true`,
      `${a}<${b} || 1 = 1`,
      `COALESCE(${a}, ${text}) != ${text}`,
      `REGEX(STR(${a}), ${text}) || true`,
    ),
  );

const { group } = fc.letrec<{ group: string; part: string }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: triples },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.constantFrom('OPTIONAL', 'optional', 'MINUS', '', 'FILTER NOT EXISTS'),
          tie('group'),
        )
        .map((pair) => pair.join(' ')),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('group'), fc.constantFrom(' UNION ', 'UNION', ' union\n'), tie('group'))
        .map((three) => three.join('')),
    },
    { weight: 2, arbitrary: condition.map((text) => `FILTER(${text})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(variable, fc.constantFrom('1/0', 'STR(?a)', '"k"'))
        .map(([name, value]) => `BIND(${value} AS ${name} )`),
    },
    { weight: 1, arbitrary: variable.map((name) => `VALUES ${name} { 1 UNDEF <x:a> }`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(variable, variable)
        .map(([a, b]) => `values (${a} ${b}) { (UNDEF 1) (<x:a> <x:b>) }`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(variable, tie('group'))
        .map(([name, body]) => `{ SELECT ${name} WHERE ${body} }`),
    },
  ),
  group: fc
    .tuple(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), space)
    .map(([parts, gap]) => `{${gap}${parts.join(gap)}${gap}}`),
}));

const projected = fc
  .uniqueArray(fc.constantFrom(...VARIABLES), { minLength: 1 })
  .map((names) => names.map((name) => `?${name}`).join(' '));
const expression = fc.constantFrom(
  '(COUNT(*) AS ?n)',
  '(COUNT(DISTINCT ?b) AS ?n)',
  '(count( ?c )AS ?n)',
  '(COUNT(?b + 1) AS ?n)',
  '(COUNT(?a) / 0 AS ?n)',
  '(MAX(?b) AS ?n)',
  '(SAMPLE(?c) AS ?n)',
  '(GROUP_CONCAT(?a; separator=") ?no (") AS ?n)',
);
const plainExpression = fc.constantFrom(
  '(STR(?a) AS ?n)',
  '(?a + 1 AS ?n)',
  '(IF(BOUND(?b), ?b, 1/0) AS ?n)',
  '("(" AS ?n)',
);

/** Random SELECT queries that use OPTIONAL, UNION, MINUS, FILTER, BIND, VALUES, subqueries, aggregates, strings and comments. */
export const randomQuery: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('SELECT', 'select distinct', 'SELECT REDUCED'), projected, group)
      .map(([select, names, body]) => `${select} ${names} WHERE ${body}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(projected, plainExpression, group)
      .map(([names, value, body]) => `SELECT ${names} ${value}${body}`),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(expression, group).map(([value, body]) => `SELECT ${value} WHERE ${body}`),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        variable,
        expression,
        group,
        fc.constantFrom('', ' HAVING (COUNT(*) > 0)', ' ORDER BY DESC(COUNT(*))', '\nLIMIT 3'),
      )
      .map(
        ([name, value, body, tail]) =>
          `SELECT ${name} ${value} WHERE ${body} GROUP BY ${name}${tail}`,
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(variable, group)
      .map(([name, body]) => `SELECT ${name} WHERE ${body} GROUP BY (STR(?c) AS ${name})`),
  },
);

const iri = fc.constantFrom('<x:a>', '<x:b>', '<x:c>');
const edge = fc
  .tuple(
    iri,
    fc.constantFrom(
      '<x:p>',
      '<x:q#r>',
      '<http://www.wikidata.org/prop/direct/P1>',
      '<http://www.wikidata.org/prop/direct/P2>',
    ),
    fc.oneof(iri, fc.constantFrom('1', '"x"', '""')),
  )
  .map((terms) => `${terms.join(' ')} .`);

/** A small random graph as N-Triples-like text for INSERT DATA. */
export const randomGraph: fc.Arbitrary<string> = fc
  .array(edge, { minLength: 3, maxLength: 14 })
  .map((edges) => edges.join(' '));
