import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as starterData from './index.js';

describe('@biographql/starter-data', () => {
  it('exports its documented names and no others', () => {
    expect(Object.keys(starterData).sort()).toEqual(['readStarterProvenance', 'starterDataFiles']);
  });

  it('finds its files next to the code', () => {
    for (const file of Object.values(starterData.starterDataFiles())) {
      expect(existsSync(fileURLToPath(file))).toBe(true);
    }
  });

  it('contains the license, the sources and the inputs of its data', async () => {
    const provenance = await starterData.readStarterProvenance();
    expect(provenance.license).toBe('CC0-1.0 AND CC-BY-4.0');
    expect(provenance.sources.map(({ name }) => name)).toContain('Wikidata');
    expect(provenance.inputs.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'graph/graph_cc0.nt.gz',
        'articles/articles.jsonl.gz',
        'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz',
        'formats/ids/hgnc_complete_set.txt.gz',
        'formats/do/doid-2024-01-31.obo.gz',
        'formats/do/NCIthesaurus.obo.gz',
        'formats/clingen/clingen_gene_validity_2026-06-21.csv.gz',
        'formats/drugs/drugmechdb_paths_2026-07-02.yaml.tar.gz',
        'formats/orphanet/orphapackets-2025-12-09.json.tar.gz',
        'formats/go/goa_human_2019-01-14_cut.gaf.gz',
        'formats/mondo/mondo_exactmatch_doid.sssom.tsv.gz',
      ]),
    );
  });

  it('reads no file whose conditions go beyond naming its source', async () => {
    const { inputs } = await starterData.readStarterProvenance();
    expect(inputs.filter(({ file }) => /drugcentral|disgenet|\/hpo\//iu.test(file))).toEqual([]);
  });
});
