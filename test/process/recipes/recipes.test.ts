import {
  type BioGraphQLClient,
  getNeighbors,
  getProvenance,
  searchArticles,
  searchEntities,
} from '@biographql/client';
import { describe, expect, it } from 'vitest';
import { articleFiles, graphFiles, ontologyFiles, wikidataFiles } from './recipe-files.js';
import { followRecipe, HAS_FILES } from './run-recipe.js';

const OBO = 'http://purl.obolibrary.org/obo/';
const TITLE = HAS_FILES ? 'a recipe' : 'a recipe (left out: no shared data next to the repository)';

/** What stands around the first entity that is found by a name. */
async function around(client: BioGraphQLClient, text: string): Promise<readonly string[]> {
  const [entity] = await searchEntities(client, { text });
  if (entity === undefined) throw new Error(`Nothing is called ${text}.`);
  const { nodes } = await getNeighbors(client, { entity: entity.iri, limit: 200 });
  return nodes.map(({ label }) => label);
}

async function titles(
  client: BioGraphQLClient,
  search: Parameters<typeof searchArticles>[1],
): Promise<readonly string[]> {
  return (await searchArticles(client, search)).items.map(({ title }) => title);
}

describe.skipIf(!HAS_FILES)(TITLE, { timeout: 900_000 }, () => {
  it('of ontologies makes one entity of what is the same, and no edge of what is not', async () => {
    await using followed = await followRecipe('Ontologies', ontologyFiles());
    await followed.ask(async (client) => {
      // Its phenotypes are those of OMIM:154700, which the mappings call the same.
      expect(await around(client, 'Marfan syndrome')).toContain('Arachnodactyly');
      const chand = await around(client, 'CHAND syndrome');
      expect(chand).toContain('Nail dysplasia');
      expect(chand).not.toContain('Motor delay');
      expect((await around(client, 'NUDT4B')).length).toBeGreaterThan(2);
      expect((await around(client, 'lung cancer')).length).toBeGreaterThan(1);
    });
  });

  it('of other graphs keeps what an edge says of itself', async () => {
    await using followed = await followRecipe('KGX', graphFiles());
    await followed.ask(async (client) => {
      expect(await around(client, 'Marfan syndrome')).toContain('Astigmatism');
      expect(await around(client, 'asthma')).toContain('Ciclesonide');
      const { edges } = await getNeighbors(client, { label: 'Marfan syndrome', limit: 200 });
      const facts = edges
        .filter(({ object }) => object === `${OBO}HP_0000483`)
        .map(({ subject, property, object }) => ({ subject, property, object }));
      expect(facts).toHaveLength(1);
      const { statements } = await getProvenance(client, { facts });
      expect(JSON.stringify(statements)).toContain('33436942');
    });
  });

  it('of articles takes updates, and meets the graph in MeSH headings', async () => {
    const first = 'biographql ingest asthma.obo first.jsonl';
    await using followed = await followRecipe('PubMed', articleFiles(), first);
    await followed.ask(async (client) => {
      expect(await titles(client, { entity: `${OBO}DOID_2841` })).toEqual([
        'A title that was put right.',
      ]);
      expect(await titles(client, { entity: `${OBO}DOID_635` })).toEqual([
        expect.stringContaining('correctional facilities'),
      ]);
      // One record of the file was withdrawn, the other one was not.
      expect(await titles(client, { text: 'spermatozoa' })).toEqual([]);
      expect(await titles(client, { text: 'chemical shift' })).toHaveLength(1);
      expect(await titles(client, { text: 'paper' })).toHaveLength(2);
    });
  });

  it('of Wikidata finds by name what has a label, and adds what is cut from a dump', async () => {
    const files = await wikidataFiles();
    await using followed = await followRecipe(
      'Wikidata',
      files,
      'bzip2 latest-truthy.nt\nbiographql ingest first.nt first.jsonl',
    );
    await followed.ask(async (client) => {
      const { nodes } = await getNeighbors(client, { label: 'asthma', limit: 200 });
      const types = new Set(nodes.map(({ type }) => type));
      expect(types).toContain('MEDICATION');
      // The query of the recipe asks for drugs alone; genes come from the dump.
      expect(types).toContain('GENE');
    });
  });
});
