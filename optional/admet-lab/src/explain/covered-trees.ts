import {
  atFloat,
  atInt,
  getFeature,
  rightStep,
  type TreeArrays,
} from '@biographql/admet-predictor/internal';

export interface CoveredTrees extends TreeArrays {
  readonly values: Float32Array;
  /** Share of the background's molecules at a node that go left, in (0, 1); of no meaning for a leaf. */
  readonly leftShares: Float64Array;
  readonly base: number;
  /** Bit `i` is set where a leaf whose path tests at most `pathLimits[i]` features, and more than the limit before, is at or below. */
  readonly lengths: Uint8Array;
}

export const pathLimits = [8, 16, 32, 64, 128] as const;

/** Added to either side, so that no branch is impossible where no molecule of the background comes. */
const SMOOTHING = 0.5;

export function coverTrees(trees: TreeArrays, background: readonly Float32Array[]): CoveredTrees {
  const { roots, words } = trees;
  const floats = new Float32Array(words.buffer, words.byteOffset, words.length);
  const values = Float32Array.from({ length: words.length / 2 }, (_, i) =>
    atFloat(floats, i * 2 + 1),
  );
  const left = new Uint32Array(values.length);
  const all = new Uint32Array(values.length);
  for (const molecule of background)
    for (const root of roots)
      for (let node = root; ; ) {
        const word = words[node * 2] ?? 0;
        const step = rightStep(word);
        if (step === 0) break;
        all[node] = (all[node] ?? 0) + 1;
        const goesLeft = atFloat(molecule, getFeature(word)) <= atFloat(values, node);
        if (goesLeft) left[node] = (left[node] ?? 0) + 1;
        node += goesLeft ? 1 : step;
      }
  const leftShares = Float64Array.from(
    left,
    (count, node) => (count + SMOOTHING) / ((all[node] ?? 0) + 2 * SMOOTHING),
  );
  return { roots, words, values, leftShares, ...survey({ roots, words, values, leftShares }) };
}

type Shares = Pick<CoveredTrees, 'roots' | 'words' | 'values' | 'leftShares'>;

function survey({ roots, words, values, leftShares }: Shares) {
  const lengths = new Uint8Array(values.length);
  const tested: number[] = [];
  const meanAt = (node: number): number => {
    const word = words[node * 2] ?? 0;
    const step = rightStep(word);
    if (step === 0) {
      lengths[node] = 1 << limitFor(new Set(tested).size);
      return atFloat(values, node);
    }
    tested.push(getFeature(word));
    const share = atFloat(leftShares, node);
    const mean = share * meanAt(node + 1) + (1 - share) * meanAt(node + step);
    tested.pop();
    lengths[node] = (lengths[node + 1] ?? 0) | (lengths[node + step] ?? 0);
    return mean;
  };
  let base = 0;
  for (let tree = 0; tree < roots.length; tree += 1) base += meanAt(atInt(roots, tree));
  return { base, lengths };
}

function limitFor(tests: number): number {
  const place = pathLimits.findIndex((limit) => tests <= limit);
  if (place < 0) throw new RangeError(`A path tests ${tests} features.`);
  return place;
}
