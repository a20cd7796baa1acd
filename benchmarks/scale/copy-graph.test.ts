import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyGraph } from './copy-graph.js';

const WD = 'http://www.wikidata.org/entity/';
const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const CLASS = '<http://www.wikidata.org/prop/direct/P31>';
const LINK = '<http://www.wikidata.org/prop/direct/P2293>';
const NAMED = '<http://www.wikidata.org/prop/direct/P699>';
const LINES = [
  `<${WD}Q1> ${LABEL} "asthma"@en .`,
  `<${WD}Q1> ${CLASS} <${WD}Q12136> .`,
  `<${WD}Q1> ${LINK} <${WD}Q2> .`,
  `<${WD}Q1> ${NAMED} "DOID:2841" .`,
  `<${WD}Q2> ${LABEL} "IL13 \\"gene\\""@en .`,
  `<${WD}Q12136> ${LABEL} "disease"@en .`,
];

let folder = '';
let source = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'biographql-copies-'));
  source = join(folder, 'graph.nt');
  writeFileSync(source, `${LINES.join('\n')}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function copied(wanted: number) {
  const path = join(folder, `${wanted}.nt.gz`);
  const made = await copyGraph(source, path, wanted);
  const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
  return { ...made, lines };
}

it('begins with the real graph, and gives each copy things of its own with classes in common', async () => {
  const { lines, triples, realTriples } = await copied(11);
  expect(realTriples).toBe(LINES.length);
  expect(triples).toBe(lines.length);
  expect(lines.slice(0, LINES.length)).toEqual(LINES);
  const copiedLines = lines.slice(LINES.length);
  expect(copiedLines).toContain(`<${WD}Q10000001> ${CLASS} <${WD}Q12136> .`);
  expect(copiedLines).toContain(`<${WD}Q10000001> ${LINK} <${WD}Q20000001> .`);
  expect(copiedLines).toContain(`<${WD}Q10000001> ${LABEL} "asthma 1"@en .`);
  expect(copiedLines).toContain(`<${WD}Q10000001> ${NAMED} "DOID:2841-1" .`);
  expect(copiedLines.some((line) => line.startsWith(`<${WD}Q12136>`))).toBe(false);
});

it('keeps some subjects with all of their facts where fewer triples are wanted', async () => {
  const { lines } = await copied(3);
  for (const subject of new Set(lines.map((line) => line.split(' ', 1)[0])))
    expect(lines.filter((line) => line.startsWith(`${subject} `))).toEqual(
      LINES.filter((line) => line.startsWith(`${subject} `)),
    );
});
