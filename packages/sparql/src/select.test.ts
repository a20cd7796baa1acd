import { describe, expect, it } from 'vitest';
import type { Parameters } from './query-parameters.js';
import { ask, fragment, select, values } from './select.js';
import { shiftPosition, withLimit } from './sparql-query.js';
import { iri, literal, wd, wdt } from './terms.js';

const untyped = (text: string, parameters: Record<string, unknown>) => () =>
  select(text as string, parameters as Parameters);

describe('select', () => {
  it('fills in terms, numbers, booleans and dates', () => {
    const { text } = select(
      'SELECT ?d { ?d $p $q ; <a:b> $t , $b , $n . FILTER(?d<$when) } LIMIT $n',
      {
        p: wdt('P2175'),
        q: wd('Q12078'),
        t: literal('a "b"', 'en'),
        b: true,
        n: 5,
        when: new Date(0),
      },
    );
    expect(text).toBe(
      'SELECT ?d { ?d <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q12078> ; <a:b> "a \\"b\\""@en , ' +
        '"true"^^<http://www.w3.org/2001/XMLSchema#boolean> , 5 . FILTER(?d< "1970-01-01T00:00:00.000Z"^^<http://www.w3.org/2001/XMLSchema#dateTime>) } LIMIT 5',
    );
  });

  it('keeps a value apart from what touches it', () => {
    expect(select('SELECT ?x{?x<a:b>$n.?x$p?y}', { n: 5, p: iri('a:p') }).text).toBe(
      'SELECT ?x{?x<a:b> 5 .?x <a:p> ?y}',
    );
  });

  it('leaves $names alone in strings, IRIs and comments', () => {
    const text = 'SELECT ?x { ?x <a:$v> "$v" # $v\n}';
    expect(select(text).text).toBe(text);
  });

  it('takes tables and fragments', () => {
    const query = select('SELECT ?x { VALUES ?x $xs VALUES (?a ?b) $pairs $more }', {
      xs: values([wd('Q1'), 5]),
      pairs: values([
        [wd('Q1'), null],
        [literal('a'), true],
      ]),
      more: fragment('?x wdt:P31 $c . # a comment', { c: wd('Q5') }),
    });
    expect(query.text).toContain('{ <http://www.wikidata.org/entity/Q1> 5 }');
    expect(query.text).toContain('(<http://www.wikidata.org/entity/Q1> UNDEF) ("a" "true"^^');
    expect(query.text).toContain('# a comment\n');
    expect(query.text).toMatch(/^PREFIX wdt: /);
    expect(select('SELECT ?x { VALUES ?x $xs }', { xs: values([]) }).text).toContain(
      'VALUES ?x {  }',
    );
  });

  it.each([
    ['SELECT ?x { ?x a $c }', {}, '`c` has no value'],
    ['SELECT ?x { ?x a $c }', { c: undefined }, '`c` has no value'],
    ['SELECT ?x { ?x a $toString }', {}, '`toString` has no value'],
    ['SELECT ?x { ?x a ?c }', { d: 1 }, '`d` does not occur in the text'],
    ['SELECT ?x { ?x a "$d" }', { d: 1 }, '`d` does not occur in the text'],
    ['SELECT ?x { ?x a ?c, $c }', { c: 1 }, '`c` occurs as both `?c` and `$c`'],
    ['SELECT ?x { ?x a $c }', { c: 'wd:Q1' }, '`c` must be an IRI or a literal'],
    ['SELECT ?x { ?x a $c }', { c: null }, '`c` must be an IRI or a literal'],
    ['SELECT ?x { ?x a $c }', { c: {} }, 'must be an IRI or a literal'],
    [
      'SELECT ?x { ?x a $c }',
      { c: { kind: 'fragment', text: '} #' } },
      'must be an IRI or a literal',
    ],
    [
      'SELECT ?x { ?x a $c }',
      { c: { termType: 'BlankNode', value: 'b' } },
      'must be an IRI or a literal',
    ],
    ['ASK {}', {}, 'expected SELECT, found ASK'],
    ['SELECT $c {}', { c: 1 }, 'SELECT needs `*` or variables'],
  ])('rejects %s with %j', (text, parameters, message) => {
    expect(untyped(text, parameters)).toThrow(message);
  });

  it('rejects rows of different lengths', () => {
    expect(() => values([[1, 2], [3]])).toThrow('rows of equal length');
    const mixed: unknown = [1, [2]];
    expect(() => values(mixed as number[])).toThrow('rows of equal length');
  });

  it.each([
    '?x a ?y }',
    '{ ?x a ?y',
    'FILTER("',
    'SERVICE <a:b> {}',
    'service ?x {}',
    '?x a VALUES',
    'BIND',
    '?x zz:a ?y',
  ])('rejects the fragment %s', (text) => {
    expect(() => select('SELECT ?x { $f ?x a ?y }', { f: fragment(text) })).toThrow();
  });
});

describe('the place of an error', () => {
  const text = 'SELECT ?x {\n?x wdt:P31 $c ; $p?y . FILTER(BOUND(?y)) }';
  const parameters = { c: values([wd('Q1'), wd('Q2')]), p: wdt('P31') };
  const query = select(text, parameters);
  const getPlace = (part: string, sent: { readonly text: string }) => {
    const before = sent.text.slice(0, sent.text.indexOf(part)).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };

  it.each([
    ['SELECT', 'SELECT'],
    ['wdt:P31 ', 'wdt:P31'],
    ['Q2>', '$c'],
    [' ; ', ' ; '],
    ['direct/P31>', '$p'],
    ['?y', '?y'],
    ['BOUND', 'BOUND'],
  ])('at %j is counted in what was typed', (sent, typed) => {
    for (const each of [query, withLimit(query, 5)]) {
      expect(shiftPosition(each, getPlace(sent, each))).toEqual(getPlace(typed, { text }));
    }
  });

  it('is so for what is rejected at once', () => {
    const rejected = untyped('SELECT ?x { ?x a $c . ?x zz:p 1 }', { c: wd('Q1') });
    expect(rejected).toThrow('line 1, column 26');
  });
});

describe('ask', () => {
  it('makes an ASK query and rejects a SELECT', () => {
    expect(ask('ASK { $x ?p ?o }', { x: wd('Q1') })).toMatchObject({
      form: 'ASK',
      variables: null,
    });
    expect(() => ask('SELECT * {}')).toThrow('expected ASK, found SELECT');
  });
});
