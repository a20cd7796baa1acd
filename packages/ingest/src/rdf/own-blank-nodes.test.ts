import { describe, expect, it } from 'vitest';
import { readText } from '../../test/testing/read-text.js';

const TEXTS: readonly (readonly [string, string])[] = [
  ['turtle', '_:a <urn:p> [ <urn:q> ( 1 2 ) ] .\n[] <urn:p> _:a .\n'],
  [
    'rdf-xml',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="urn:e:"><e:C><e:p><e:D rdf:nodeID="a"/></e:p></e:C></rdf:RDF>',
  ],
  ['json-ld', '{"@context": {"p": "urn:p"}, "p": {"p": [{"p": 1}, {"@id": "_:a", "p": 2}]}}'],
];

describe('blank nodes', () => {
  it.each(TEXTS)('of %s have the same labels whenever the file is read', async (format, text) => {
    const first = await readText(format, text);
    expect(first.rejects).toEqual([]);
    expect(first.triples.join('\n')).toContain('_:f_');
    expect(await readText(format, text)).toEqual(first);
  });

  it('of Turtle with a label are none without one', async () => {
    const { triples } = await readText(
      'turtle',
      '_:unnamed_0 <urn:p> "named" . [] <urn:p> "unnamed" .\n',
    );
    const [first, second] = triples.map((triple) => triple.split(' ')[0]);
    expect(first).not.toBe(second);
  });
});
