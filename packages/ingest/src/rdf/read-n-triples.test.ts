import { describe, expect, it } from 'vitest';
import type { Reject } from '../dataset/progress.js';
import { readNTriples } from './read-n-triples.js';
import type { Triple } from './triple.js';

const S = '<http://example.org/s>';
const P = '<http://example.org/p>';

async function read(input: string | Buffer, chunkBytes = 1_000_000) {
  const bytes = Buffer.from(input);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  const triples: Triple[] = [];
  const rejects: Reject[] = [];
  const options = {
    source: 'test.nt',
    onReject: (reject: Reject) => rejects.push(reject),
    renameBlank: (label: string) => `f0_${label}`,
  };
  for await (const batch of readNTriples(chunks(), options)) triples.push(...batch);
  return { triples, rejects };
}

async function getObject(text: string) {
  const { triples, rejects } = await read(`${S} ${P} ${text} .\n`);
  return triples[0]?.object ?? rejects[0]?.reason;
}

describe('readNTriples', () => {
  it('reads IRIs, literals, languages and datatypes', async () => {
    expect(await getObject('<http://example.org/o>')).toEqual({
      termType: 'NamedNode',
      value: 'http://example.org/o',
    });
    expect(await getObject('"plain"')).toMatchObject({
      value: 'plain',
      language: '',
      datatype: 'http://www.w3.org/2001/XMLSchema#string',
    });
    expect(await getObject('"気管支"@ja')).toMatchObject({
      value: '気管支',
      language: 'ja',
      datatype: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#langString',
    });
    expect(await getObject('"5"^^<http://example.org/t>')).toMatchObject({
      value: '5',
      datatype: 'http://example.org/t',
    });
  });

  it('ends lines and comments at carriage returns, too', async () => {
    const line = (name: string) => `${S} ${P} "${name}" .`;
    const text = `# one\r${line('a')}\r${line('b')} # two\r${line('c')}\r\n# three\rbroken\r${line('d')}\n`;
    const { triples, rejects } = await read(text);
    expect(triples.map(({ object }) => object.value)).toEqual(['a', 'b', 'c', 'd']);
    expect(rejects).toMatchObject([{ line: 6 }]);
  });

  it('undoes escapes, and writes the triple again in the common spelling', async () => {
    const { triples } = await read(
      `${S} <http://example.org/\\u00E9>  "tab\\t quote\\" line\\n \\U0001F9EC"@en-GB.\n`,
    );
    expect(triples[0]).toMatchObject({
      predicate: { value: 'http://example.org/é' },
      object: { value: 'tab\t quote" line\n 🧬', language: 'en-GB' },
      ntriples: `${S} <http://example.org/é> "tab\t quote\\" line\\n 🧬"@en-GB .`,
    });
  });

  it('renames blank nodes, also in the text', async () => {
    const { triples } = await read(`_:a.b ${P} _:c .\n`);
    expect(triples[0]).toMatchObject({
      subject: { termType: 'BlankNode', value: 'f0_a.b' },
      object: { termType: 'BlankNode', value: 'f0_c' },
      ntriples: `_:f0_a.b ${P} _:f0_c .`,
    });
  });

  it('takes comments, empty lines, Windows line ends, a byte order mark and a last line without an end', async () => {
    const text = `\uFEFF${S} ${P} "1" .\r\n# comment\n\n  ${S}\t${P}\t"2" . # more\r\n${S} ${P} "3" .`;
    const { triples, rejects } = await read(text);
    expect(triples.map(({ object }) => object.value)).toEqual(['1', '2', '3']);
    expect(rejects).toEqual([]);
  });

  it('rejects IRIs that no query can ask for, and nothing else', async () => {
    const { triples, rejects } = await read(
      '<http://a/x[1]> <http://a/p> "1" .\n<http://a/100%> <http://a/p> "2" .\n<http://a/x%5B1%5D> <http://a/p> "3" .\n',
    );
    expect(triples.map(({ object }) => object.value)).toEqual(['3']);
    expect(rejects.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('rejects malformed lines with their numbers and loses nothing else', async () => {
    const lines = [
      `${S} ${P} "1" .`,
      'nonsense',
      `${S} ${P} "no end .`,
      `${S} ${P} "2" .`,
      `<relative> ${P} "x" .`,
      `${S} "literal" "x" .`,
      `${S} ${P} "x"@1 .`,
      `${S} ${P} "x" . more`,
      `${S} ${P} "\\uD800" .`,
      `${S} ${P} "\\q" .`,
      `<http://example.org/a b> ${P} "x" .`,
      `<http://example.org/a\\u0020b> ${P} "x" .`,
      `<< ${S} ${P} "x" >> ${P} "x" .`,
      `${S} ${P} "x"@abcdefghi .`,
      `${S} ${P} "x"`,
      `${S} ${P} "3" .`,
    ];
    const { triples, rejects } = await read(`${lines.join('\n')}\n`);
    expect(triples.map(({ object }) => object.value)).toEqual(['1', '2', '3']);
    expect(rejects.map(({ line, reason }) => `${line}: ${reason}`)).toMatchInlineSnapshot(`
      [
        "2: the subject is missing or malformed",
        "3: the literal has no closing quotation mark",
        "5: the IRI of the subject is relative or has a forbidden character",
        "6: the predicate is missing or malformed",
        "7: the language tag is malformed",
        "8: there is text after the "."",
        "9: the escape \\uD800 is not a character",
        "10: the escape \\q is unknown",
        "11: the IRI of the subject is relative or has a forbidden character",
        "12: the IRI of the subject is relative or has a forbidden character",
        "13: triples about triples (RDF-star) are not supported",
        "14: the language tag is malformed",
        "15: the "." at the end is missing",
      ]
    `);
    expect(rejects[0]).toEqual({
      source: 'test.nt',
      line: 2,
      reason: 'the subject is missing or malformed',
      text: 'nonsense',
    });
  });

  it('cuts the text of a reject', async () => {
    const { rejects } = await read(`${'x'.repeat(1_000)}\n`);
    expect(rejects[0]?.text).toHaveLength(201);
  });

  it('rejects a line that is not UTF-8 and keeps its neighbors', async () => {
    const bad = Buffer.from(`${S} ${P} "caf\xe9" .\n`, 'latin1');
    const good = Buffer.from(`${S} ${P} "é" .\n`);
    const { triples, rejects } = await read(Buffer.concat([good, bad, good]));
    expect(triples.map(({ object }) => object.value)).toEqual(['é', 'é']);
    expect(rejects).toMatchObject([{ line: 2, reason: 'the line is not UTF-8' }]);
  });

  it('gives the same whatever the chunks are', async () => {
    const text = Array.from({ length: 50 }, (_, index) => `${S} ${P} "気${index}" .`).join('\n');
    const whole = await read(text);
    for (const size of [1, 7, 64, 1_000]) expect(await read(text, size)).toEqual(whole);
    expect(whole.triples).toHaveLength(50);
  });

  it('leaves out a line of more than 8 MiB and goes on', async () => {
    const text = `${S} ${P} "${'x'.repeat(9 * 1024 * 1024)}" .\n${S} ${P} "2" .\n`;
    const { triples, rejects } = await read(text, 256 * 1024);
    expect(triples.map(({ object }) => object.value)).toEqual(['2']);
    expect(rejects).toMatchObject([{ line: 1, reason: 'the line is longer than 8 MiB' }]);
  });
});
