import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPredictor } from '@biographql/admet-predictor';
import { type MoleculeList, readMolecules } from '@biographql/admet-predictor/molecules';
import { createClient, predictAdmet } from '@biographql/client';
import { inProcessPredictor } from '@biographql/engines/internal';
import { createTestService, type TestService } from '@biographql/server/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readList } from '../../apps/demo/src/admet/molecules.ts';
import { main } from '../../packages/server/src/cli/main.js';
import { FILES } from './admet-input-files.js';
import { TEXTS } from './admet-inputs.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What one way of reading says of a text: a value, or the reason why there is none. */
type Outcome = string;

const toOutcome = (value: number | null | undefined, reason: string | null | undefined): Outcome =>
  typeof value === 'number' ? value.toPrecision(4) : (reason ?? 'nothing');

const texts = TEXTS.map(([text]) => text);
let folder = '';
let service: TestService;
let values: ReadonlyMap<string, Outcome>;

async function predict(molecules: readonly string[]): Promise<readonly Outcome[]> {
  const predictions = await createPredictor().predict('logS', molecules);
  return predictions.map((each) =>
    toOutcome(each.value, each.status === 'rejected' ? each.reason.message : null),
  );
}

async function predictFile(name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  const written: string[] = [];
  const notes: string[] = [];
  const stream = (to: string[]) => ({ write: (text: string) => to.push(text) > 0 });
  const code = await main(
    ['node', 'biographql', 'admet', 'predict', '--models', 'logS', '--file', path],
    { stdout: stream(written), stderr: stream(notes) },
  );
  const [titles = [], ...rows] = written
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'));
  return { code, titles, rows, notes: notes.join('') };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-inputs-'));
  service = await createTestService({ engines: { admet: inProcessPredictor() } });
  const meant = [
    ...new Set(TEXTS.flatMap(([, right]) => (typeof right === 'string' ? right : []))),
  ];
  const outcomes = await predict(meant);
  values = new Map(meant.map((smiles, i) => [smiles, outcomes[i] ?? '']));
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

it('reads every text in Node as what it means, or says what it looks like', async () => {
  const outcomes = await predict(texts);
  for (const [i, [text, right]] of TEXTS.entries())
    if (typeof right === 'string') expect([text, outcomes[i]]).toEqual([text, values.get(right)]);
    else expect(`${text}: ${outcomes[i]}`).toMatch(right);
});

it('reads every text in the service as in Node', async () => {
  const client = createClient({ url: service.url, apiKey: service.apiKey, fetch: service.fetch });
  const predictions = await predictAdmet(client, { model: 'logS', smiles: texts });
  const outcomes = predictions.map((each) =>
    toOutcome(each.value, each.status === 'rejected' ? each.reason.message : null),
  );
  expect(outcomes).toEqual(await predict(texts));
});

it('reads every text on the command line, and from a list in the web UI, as in Node', async () => {
  const single = texts.filter((text) => text.trim() !== '');
  const list = JSON.stringify(single);
  const { rows } = await predictFile('texts.json', list);
  const node = await predict(single);
  expect(rows.map((row) => row.join(' '))).toHaveLength(single.length);
  for (const [i, row] of rows.entries()) {
    const value = Number(row[1]);
    const outcome = row[1] === '' ? row.at(-1) : value.toPrecision(4);
    expect([single[i], outcome]).toEqual([single[i], node[i]]);
  }
  expect(await predict(readList(list).molecules.map(({ smiles }) => smiles))).toEqual(node);
});

const shape = ({ columns, molecules }: MoleculeList) => ({
  columns,
  molecules: molecules.map(({ text, name }) => [text.split('\n', 1)[0], name]),
});

it.each(Object.entries(FILES))('reads a file everywhere alike: %s', async (name, file) => {
  const list = readMolecules(file.content);
  expect(shape(list)).toEqual({ columns: file.columns, molecules: file.molecules });
  const { titles, rows, code } = await predictFile(name, file.content);
  // An SDF has no column of structures.
  const added = list.format === 'sdf' ? ['smiles'] : [];
  const width = added.length + file.columns.length;
  expect(titles.slice(0, width)).toEqual([...added, ...file.columns]);
  expect(rows).toHaveLength(file.molecules.length);
  expect(rows.map((row) => row.slice(added.length, width))).toEqual(
    list.molecules.map(({ cells }) => cells.map((cell) => cell.replace(/\n/g, ' '))),
  );
  expect(code).toBe(file.code ?? 0);
  expect(readList(file.content).molecules.map(({ name }) => name)).toEqual(
    file.molecules.flatMap(([text, title]) => (text === '' ? [] : title)),
  );
});
