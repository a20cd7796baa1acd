import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryPlace } from '@biographql/engines/testing';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import type { Reject } from '../dataset/progress.js';
import { EntityCollector } from '../entities/entity-collector.js';
import { parseLine } from '../rdf/n-triples-line.js';
import { addNames } from './add-names.js';

const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const GRAPH = [
  `<${WD}Q177094> <http://www.w3.org/2000/01/rdf-schema#label> "imatinib"@en .`,
  `<${WD}Q177094> <${WDT}P652> "BKJ8M8G5HI" .`,
  `<${WD}Q1> <http://www.w3.org/2000/01/rdf-schema#label> "TP53"@en .`,
  `<${WD}Q1> <${WDT}P354> "11998" .`,
];

async function added(text: string) {
  await using place = await temporaryPlace();
  const path = join(place.directory, 'names.tsv');
  await writeFile(path, text);
  const collector = new EntityCollector();
  for (const line of GRAPH) {
    const triple = parseLine(line, (label) => label);
    if (triple !== null) collector.add([triple]);
  }
  const rejects: Reject[] = [];
  const lines: string[] = [];
  const target = {
    collector,
    vocabulary: WIKIDATA,
    signal: undefined,
    onReject: (reject: Reject) => rejects.push(reject),
  };
  for await (const batch of addNames(path, target))
    lines.push(...batch.map(({ ntriples }) => ntriples));
  const rows = Object.fromEntries([...collector.rows()].map((row) => [row.label, row]));
  return { lines, rows, rejects: rejects.map(({ line, reason }) => [line, reason]) };
}

describe('addNames', () => {
  it('adds names to what has the identifier, and identifiers as such', async () => {
    const { lines, rows, rejects } = await added(
      'Name\tIdentifier\n# brands\nGleevec\tUNII:BKJ8M8G5HI\tfurther\nGlivec\tQ177094\nSTI-571\tQ177094\tshort\n\nuniprot:P04637\tHGNC:11998\n',
    );
    expect(rejects).toEqual([]);
    expect(lines).toEqual([
      `<${WD}Q177094> <http://www.w3.org/2004/02/skos/core#altLabel> "Gleevec"@en .`,
      `<${WD}Q177094> <http://www.w3.org/2004/02/skos/core#altLabel> "Glivec"@en .`,
      `<${WD}Q177094> <${WDT}P1813> "STI-571"@en .`,
      `<${WD}Q1> <${WDT}P352> "P04637" .`,
    ]);
    expect(rows.imatinib?.aliases).toEqual(['Gleevec', 'Glivec', 'STI-571']);
    expect(rows.imatinib?.shortNames).toEqual(['STI-571']);
    expect(rows.TP53?.identifiers).toContainEqual({ scheme: 'uniprot', id: 'P04637' });
  });

  it('rejects a row that it cannot use, and takes the others', async () => {
    const { lines, rejects } = await added(
      'Nothing\tUNII:0000000000\nno tab\n\tQ1\nGleevec "400"\thttp://www.wikidata.org/entity/Q177094',
    );
    expect(lines).toEqual([
      `<${WD}Q177094> <http://www.w3.org/2004/02/skos/core#altLabel> "Gleevec \\"400\\""@en .`,
    ]);
    expect(rejects).toEqual([
      [1, 'no entity of the graph has this identifier'],
      [2, 'a row must have a name, a tab and an identifier'],
      [3, 'a row must have a name, a tab and an identifier'],
    ]);
  });
});
