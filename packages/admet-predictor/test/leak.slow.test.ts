import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPredictor, type ToolkitLoader } from '../src/index.js';
import { loadTestToolkit } from '../src/test-toolkit.fixture.js';
import { judgeGrowth, type MemorySample, watchedToolkit } from './memory-watch.fixture.js';

const MOLECULES = 50_000;
const SLOW_MACHINE_MS = 600_000;

const molecules = readFileSync(new URL('reference-molecules.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((smiles) => smiles.length <= 20);

/** Each molecule under a title of its own, because a text that comes twice in a batch is read once. */
function* source(count: number) {
  for (let i = 0; i < count; i += 1)
    yield i % 50 === 49 ? 'C1CC(' : `${molecules[i % molecules.length] ?? 'C'} ${i}`;
}

/** Predicts without the feature cache and samples memory four times after the first fifth. */
async function run(count: number, load?: ToolkitLoader, visit?: (row: object) => void) {
  const toolkit = watchedToolkit(load);
  const predictor = createPredictor({ cacheSize: 0, wasm: toolkit.load });
  const samples: MemorySample[] = [];
  let done = 0;
  let predicted = 0;
  for await (const row of predictor.stream(source(count), { models: ['SkinS'] })) {
    done += 1;
    if (row[0]?.status === 'predicted') predicted += 1;
    visit?.(row);
    if (done % (count / 5) === 0) samples.push(toolkit.sample());
  }
  return { predicted, growth: judgeGrowth(samples) };
}

describe('memory', () => {
  it(
    `stays flat over ${MOLECULES} predictions`,
    async () => {
      const { predicted, growth } = await run(MOLECULES);
      expect(predicted).toBe(MOLECULES * 0.98);
      expect(growth).toMatchObject({ isFlat: true });
    },
    SLOW_MACHINE_MS,
  );

  it(
    'is seen to grow when molecules of the toolkit are not freed',
    async () => {
      // Held as well, since the toolkit frees what the collector finds.
      const held: object[] = [];
      const leaky: ToolkitLoader = async () => {
        const toolkit = await loadTestToolkit();
        return {
          set_log_capture: (channel) => toolkit.set_log_capture(channel),
          get_mol: (smiles, details) => {
            const molecule = toolkit.get_mol(smiles, details);
            if (!molecule) return null;
            held.push(molecule);
            return {
              get_json: () => molecule.get_json(),
              get_smiles: (style) => molecule.get_smiles(style),
              delete: () => {},
            };
          },
        };
      };
      const { growth } = await run(5_000, leaky);
      expect(held).toHaveLength(4_900);
      expect(growth.wasm).toBeGreaterThan(0);
      expect(growth.isFlat).toBe(false);
    },
    SLOW_MACHINE_MS,
  );

  it(
    'grows when answers are retained',
    async () => {
      const retained: object[] = [];
      const { growth } = await run(2_000, undefined, (row) => {
        retained.push(Array.from({ length: 1_000 }, () => ({ row })));
      });
      expect(retained).toHaveLength(2_000);
      expect(growth.isFlat).toBe(false);
    },
    SLOW_MACHINE_MS,
  );
});
