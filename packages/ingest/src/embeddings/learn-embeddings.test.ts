import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGraphEmbeddings, decodeEmbeddings, encodeEmbeddings } from '@biographql/engines';
import { WIKIDATA } from '@biographql/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEdges } from './edge-table.js';
import { learnEmbeddings } from './learn-embeddings.js';
import { createRandom } from './random.js';
import { splitEdges } from './split-edges.js';

const WD = 'http://www.wikidata.org/entity/';
const WDT = 'http://www.wikidata.org/prop/direct/';
const triple = (s: string, p: string, o: string) => `<${WD}${s}> <${WDT}${p}> <${WD}${o}> .\n`;

/** 40 drugs and 40 diseases in two groups; drugs treat diseases of their own group alone, told in words of both properties. */
function groupedTriples(): string {
  const random = createRandom(3);
  const lines: string[] = [];
  for (let drug = 0; drug < 40; drug += 1) {
    for (let disease = 0; disease < 40; disease += 1) {
      if (drug % 2 !== disease % 2 || random() < 0.3) continue;
      lines.push(triple(`Q1${drug}`, 'P2175', `Q2${disease}`));
      lines.push(triple(`Q2${disease}`, 'P2176', `Q1${drug}`));
    }
  }
  return lines.join('');
}

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'biographql-embeddings-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function fileOf(triples: string): Promise<string> {
  const path = join(directory, `${triples.length}.nt`);
  await writeFile(path, triples);
  return path;
}

const SETTINGS = { vocabulary: WIKIDATA, dataset: 'sha256:a', dimensions: 16, epochs: 30 };

describe('readEdges', () => {
  const read = async (triples: string, edgesPerRelation = 100) =>
    readEdges(await fileOf(triples), { vocabulary: WIKIDATA, edgesPerRelation, seed: 1 });

  it('takes a fact and its inverse, and both directions of one property, for one edge', async () => {
    const table = await read(
      [
        triple('Q1', 'P2175', 'Q2'),
        triple('Q2', 'P2176', 'Q1'),
        triple('Q3', 'P361', 'Q4'),
        triple('Q4', 'P527', 'Q3'),
        triple('Q5', 'P702', 'Q6'),
        triple('Q6', 'P688', 'Q5'),
        triple('Q7', 'P129', 'Q8'),
        triple('Q8', 'P129', 'Q7'),
        triple('Q9', 'P129', 'Q9'),
        `<${WD}Q1> <http://www.w3.org/2000/01/rdf-schema#label> "a" .\n`,
      ].join(''),
    );
    expect(table.subjects).toHaveLength(4);
    expect(table.relations).toHaveLength(4);
    expect(table.entities).toHaveLength(8);
  });

  it('draws from a relation with too many edges, the same ones each time', async () => {
    const triples = groupedTriples();
    const [first, second] = [await read(triples, 50), await read(triples, 50)];
    expect(first.subjects).toHaveLength(50);
    expect(first.found[0]).toBeGreaterThan(400);
    expect(first).toEqual(second);
  });

  it('hides edges that are not learned from', async () => {
    const table = await read(groupedTriples(), 1_000);
    const { learned, calibration, test } = splitEdges(table, 1);
    const hidden = [...calibration.flat(), ...test.flat()];
    expect(hidden.length).toBeGreaterThan(40);
    expect(new Set([...hidden, ...learned]).size).toBe(table.subjects.length);
    expect(hidden.length + learned.length).toBe(table.subjects.length);
  });
});

describe('learnEmbeddings', () => {
  it('finds hidden edges where popularity finds few, and tells edges from exchanged ones', async () => {
    const embeddings = await learnEmbeddings(await fileOf(groupedTriples()), SETTINGS);
    const [figures] = embeddings.relations;
    expect(figures?.vectors.mrr).toBeGreaterThan(2 * (figures?.popularity.mrr ?? 1));
    const { plausibilityOf, vectorOf } = createGraphEmbeddings(embeddings);
    const relation = figures?.relation ?? '';
    const mean = (isAlike: boolean) => {
      const pairs = Array.from({ length: 20 }, (_, n) => [n, isAlike ? n + 20 : n + 19] as const);
      const ends = pairs.map(([a, b]) => [`${WD}Q2${a}`, `${WD}Q1${b}`] as const);
      const isForward = relation === 'P2176';
      const found = ends.map(([disease, drug]) =>
        isForward
          ? plausibilityOf(disease, relation, drug)
          : plausibilityOf(drug, relation, disease),
      );
      return found.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / found.length;
    };
    expect(mean(true)).toBeGreaterThan(0.6);
    expect(mean(false)).toBeLessThan(0.4);
    expect(plausibilityOf(`${WD}Q1`, relation, `${WD}Q21`)).toBeNull();
    expect(plausibilityOf(`${WD}Q10`, 'P999', `${WD}Q20`)).toBeNull();
    expect(vectorOf(`${WD}Q10`)).toHaveLength(16);
    expect(vectorOf(`${WD}Q99`)).toBeNull();
  }, 60_000);

  it('gives the same bytes for the same seed, which read back as what was learned', async () => {
    const path = await fileOf(groupedTriples());
    const learn = (seed: number) => learnEmbeddings(path, { ...SETTINGS, epochs: 2, seed });
    const [first, again, other] = [await learn(1), await learn(1), await learn(2)];
    const bytes = encodeEmbeddings(first);
    expect(Buffer.from(bytes).equals(Buffer.from(encodeEmbeddings(again)))).toBe(true);
    expect(Buffer.from(bytes).equals(Buffer.from(encodeEmbeddings(other)))).toBe(false);
    const read = decodeEmbeddings(bytes);
    expect(read).toMatchObject({ dataset: 'sha256:a', seed: 1, dimensions: 16 });
    expect(read?.relations).toEqual(first.relations);
    expect(read?.iris).toEqual(first.iris);
    expect(read?.ends).toEqual(first.ends);
    const most = Math.max(...first.entities.map(Math.abs));
    first.entities.forEach((value, index) => {
      expect(Math.abs(value - (read?.entities[index] ?? Number.NaN))).toBeLessThan(most / 100);
    });
    for (const damaged of [bytes.slice(0, -1), bytes.slice(0, 8), new Uint8Array(40)]) {
      expect(decodeEmbeddings(damaged)).toBeNull();
    }
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 97)) {
      const turned = Uint8Array.from(bytes);
      turned[at] = (turned[at] ?? 0) ^ (1 << (at % 8));
      expect(decodeEmbeddings(turned), `bit in byte ${at}`).toBeNull();
    }
  }, 60_000);

  it('ends when aborted', async () => {
    const reason = new Error('stop');
    const signal = AbortSignal.abort(reason);
    const path = await fileOf(groupedTriples());
    await expect(learnEmbeddings(path, { ...SETTINGS, signal })).rejects.toBe(reason);
  });
});
