import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as starterData from './index.js';

describe('@biographql/starter-data', () => {
  it('exports its documented names and no others', () => {
    expect(Object.keys(starterData).sort()).toEqual(['readStarterProvenance', 'starterDataFiles']);
  });

  it('finds its files beside the code', () => {
    for (const file of Object.values(starterData.starterDataFiles())) {
      expect(existsSync(fileURLToPath(file))).toBe(true);
    }
  });

  it('tells the license, the sources and the inputs of its data', async () => {
    const provenance = await starterData.readStarterProvenance();
    expect(provenance.license).toBe('CC0-1.0');
    expect(provenance.sources.map(({ name }) => name)).toContain('Wikidata');
    expect(provenance.inputs.map(({ file }) => file)).toEqual([
      'graph/graph_cc0.nt.gz',
      'articles/articles.jsonl.gz',
      'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz',
      'formats/ids/hgnc_complete_set.txt.gz',
      'formats/do/doid-2024-01-31.obo.gz',
    ]);
  });
});
