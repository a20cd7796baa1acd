import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortSources } from './ingest.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-sort-'));
  await mkdir(join(folder, 'both'));
  const files = {
    'both/terms.txt': 'format-version: 1.4\n\n[Term]\nid: LAB:1\n',
    'both/articles.jsonl': '{"pmid": 1, "title": "one"}\n',
    'both/graph.xml': '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF>',
    'nodes.jsonl': '{"id": "X:1", "category": ["biolink:Gene"]}\n',
    'notes.txt': 'nothing to read\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

function sort(...names: readonly string[]) {
  const files = names.map((name) => (name === '-' ? name : join(folder, name)));
  return sortSources({ files, graph: [], articles: [] });
}

describe('sortSources', () => {
  it('recognizes graphs by their content, and articles by their file extensions', async () => {
    expect(await sort('nodes.jsonl', 'both/articles.jsonl', 'both/graph.xml')).toEqual({
      graphSources: [join(folder, 'nodes.jsonl'), join(folder, 'both/graph.xml')],
      articleSources: [join(folder, 'both/articles.jsonl')],
    });
  });

  it('takes a folder of both for both', async () => {
    const both = [join(folder, 'both')];
    expect(await sort('both')).toEqual({ graphSources: both, articleSources: both });
  });

  it('takes the standard input for a graph', async () => {
    expect(await sort('-')).toEqual({ graphSources: ['-'], articleSources: [] });
  });

  it('leaves what is neither to the reading, and throws for what is absent', async () => {
    const notes = [join(folder, 'notes.txt')];
    expect(await sort('notes.txt')).toEqual({ graphSources: notes, articleSources: [] });
    await expect(sort('absent.nt')).rejects.toThrow(/existing file or folder/);
  });
});
