import { describe, expect, it, vi } from 'vitest';
import { readText, shortened } from '../../../test/testing/read-text.js';

describe('readJsonLd', () => {
  it('knows the context of schema.org without the network', async () => {
    const { triples, rejects } = await readText(
      'json-ld',
      '{"@context": ["http://schema.org/", {"l": "http://lab.example/"}], "@id": "l:1", "@type": "Gene", "name": "GRY1", "sameAs": "http://e.org/x"}',
    );
    expect(rejects).toEqual([]);
    expect(shortened(triples)).toEqual([
      '<http://lab.example/1> <http://schema.org/name> "GRY1"',
      '<http://lab.example/1> <http://schema.org/sameAs> <http://e.org/x>',
      '<http://lab.example/1> rdf:type <http://schema.org/Gene>',
    ]);
  });

  it('reads a list of documents that are expanded already', async () => {
    const { triples } = await readText(
      'json-ld',
      '[{"@id": "http://e.org/a", "http://e.org/p": [{"@value": "x"}]}, {"@id": "http://e.org/b", "http://e.org/p": [{"@id": "http://e.org/a"}]}]',
    );
    expect(triples).toHaveLength(2);
  });

  it.each([
    [
      'a context elsewhere',
      '{"@context": "http://e.org/context", "@id": "http://e.org/a"}',
      /not built in/,
    ],
    ['no context', '{"@id": "http://e.org/a", "name": "x"}', /without an @context/],
    [
      'no JSON',
      '{"@context": {"p": "http://e.org/p"}, "@id": "http://e.org/a", "p": }',
      /rest of the file is skipped/,
    ],
  ])('rejects %s', async (_, text, reason) => {
    expect((await readText('json-ld', text)).rejects).toMatchObject([{ reason }]);
  });

  it('names the package that it needs', async () => {
    vi.doMock('jsonld-streaming-parser', () => {
      throw new Error('Cannot find package');
    });
    await expect(readText('json-ld', '[]')).rejects.toThrow('npm install jsonld-streaming-parser');
    vi.doUnmock('jsonld-streaming-parser');
  });
});
