import { BioGraphQLError } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { parseQuery, SPARQL_TEXT_LIMIT, sizeOf, withLimit } from '../src/index.js';
import { blazegraphForms, labelService } from '../src/labels/index.js';
import { countSteps } from './count-steps.js';

const LABELS = 'SERVICE wikibase:label { bd:serviceParam wikibase:language "en" }';

/** What a service does with a text before an engine gets it. */
function readAll(text: string): void {
  try {
    const query = parseQuery(text, { labelService, forms: blazegraphForms });
    sizeOf(query);
    withLimit(query, 1_001);
  } catch (error) {
    if (!BioGraphQLError.is(error)) throw error;
  }
}

const PARTS = [
  ...'{}()[]<>\\"\'#!.;,^|&-+*/=?$:@%_~`\n\t0a',
  ...['a.', 'a:a ', 'wd:Q1 ', '?a ', '?a ?aLabel ', '?aAltLabel ', '{}', '()', '(1 2)', '<a>'],
  ...['"" ', '"""', "'''", '#\n', '# a\r', '\\u0041', '\\\\', '1e', '@en ', '%41', '?a<?b '],
  ...['SELECT ', '{ SELECT * {', 'FILTER ', 'FILTER(', 'MINUS ', 'BIND(1 AS ?a) ', 'UNION {'],
  ...['VALUES ?a {', 'VALUES () {} ', 'PREFIX a: <a> ', 'BASE <a> ', 'SERVICE ', `${LABELS} `],
  ...[
    'GROUP BY ?a ',
    'ORDER BY ?a ',
    'servic ',
    'é',
    '𝒳',
    '\ud800',
    '\0',
    'VALUES (?a ?b) ?c { } ',
    'WITH { SELECT * {} } AS %a ',
    'WITH { SELECT * { INCLUDE %a } } AS %a ',
    'INCLUDE %a ',
    'hint:a hint:b 1 ',
    'hint:a ',
  ],
];

const FRAMES: readonly (readonly [string, string])[] = [
  ['', ''],
  ['SELECT * { ', ' }'],
  ['SELECT ?a (', ' AS ?x) {}'],
  ['SELECT * { FILTER(', ') }'],
  [`SELECT * { ?a ?b ?c . ${LABELS} `, ' }'],
  [`SELECT ?a ?aLabel { ?a ?b ?c ${LABELS} } GROUP BY ?a ?aLabel ORDER BY ?aLabel `, ''],
];

/** Repeats a part, or what is made of its number, up to a length. */
function filled([head, tail]: readonly [string, string], part: (at: number) => string) {
  return (length: number): string => {
    const parts: string[] = [];
    const room = length - head.length - tail.length;
    for (let left = room; ; ) {
      const next = part(parts.length);
      left -= next.length;
      if (left < 0) return head + parts.join('') + tail;
      parts.push(next);
    }
  };
}

/** Many different names, which only grow costly together. */
const NUMBERED: Readonly<Record<string, (length: number) => string>> = {
  prefixes: (length) =>
    filled(['', ''], (at) => `PREFIX p${at}: <a> `)(length / 2) +
    filled(['SELECT * { ', '}'], (at) => `p${at % 999}:a `)(length / 2),
  'labels that sort': (length) =>
    filled(['SELECT DISTINCT * { ', `${LABELS} }`], (at) => `?v${at} a ?w. `)(length / 2) +
    filled([' ORDER BY ', ''], (at) => `?v${at}Label `)(length / 2),
  'columns and keys': (length) =>
    filled(['SELECT ?bLabel ', ` { ?b ?c ?d ${LABELS} }`], (at) => `?a${at} `)(length / 2) +
    filled([' GROUP BY ?b ?bLabel ', ''], (at) => `?a${at} `)(length / 4) +
    filled([' ORDER BY ', ''], (at) => `?q${at} `)(length / 4),
  'languages of labels': (length) =>
    `SELECT ?xLabel { ?x a ?y . SERVICE wikibase:label { bd:serviceParam wikibase:language ${filled(['"', '"'], (at) => `a-${at},`)(length - 99)} } }`,
  'quotes in a language': (length) =>
    `SELECT ?xLabel { ?x a ?y . SERVICE wikibase:label { bd:serviceParam wikibase:language "${"'".repeat(length - 99)}x" } }`,
  'labels that are requested': filled(
    [`SELECT * { ?a ?b ?c . ${LABELS.slice(0, -1)} . `, '} }'],
    (at) => `?a rdfs:label ?x${at} . `,
  ),
  'groups with a service': filled(['SELECT * { ', ' }'], (at) => `{ ?a${at} ?b ?c ${LABELS} } `),
};

const LARGE = SPARQL_TEXT_LIMIT;
const SMALL = LARGE / 4;
/** For each UTF-16 unit: some forty passes over tokens and parts of them, twice where labels are read. */
const STEPS_PER_UNIT = 20;
/** Of the steps for four times the text; a square would give 16, and where a text is rejected earlier a line gives less. */
const MAX_GROWTH = 8;

function expectLinear(text: (length: number) => string): void {
  const [small, large] = [SMALL, LARGE].map((length) => countSteps(() => readAll(text(length))));
  expect(large).toBeLessThanOrEqual(MAX_GROWTH * (small ?? 0));
  expect(large).toBeLessThanOrEqual(STEPS_PER_UNIT * LARGE);
}

describe('hostile text', () => {
  it.each(PARTS)('of %j is read in steps that grow with its length', (part) => {
    for (const frame of FRAMES) expectLinear(filled(frame, () => part));
  });

  it.each(Object.entries(NUMBERED))('of %s is read in steps that grow with its length', (_, text) =>
    expectLinear(text),
  );

  it('of more tokens than a real query has is not read to its end', () => {
    const values = (count: number) => `SELECT ?x { VALUES ?x { ${'1 '.repeat(count)}} }`;
    expect(parseQuery(values(19_000)).variables).toEqual(['x']);
    expect(() => parseQuery(values(21_000))).toThrow(/more than 20,000 tokens/);
  });
});
