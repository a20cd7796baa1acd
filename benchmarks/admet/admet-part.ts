import { alternate } from '../report/alternate.js';
import type { Contestant } from '../report/contestant.js';
import { disposals } from '../report/disposals.js';
import { cpuRatio, figuresOf, type Run, showNumber } from '../report/figures.js';
import { startNodeContestant } from '../report/node-contestant.js';
import type { Comparison, Part, PartFindings } from '../report/part.js';
import { pythonPackage, startPythonContestant } from '../report/python-contestant.js';
import { moleculesOf } from './molecules.js';

/** Predictions of molecules beside ADMET-AI, and beside what the features alone cost. */
export const admetPart: Part = {
  name: 'admet',
  title: 'ADMET',
  async run(context) {
    const { isQuick, signal, say } = context;
    const molecules = moleculesOf(isQuick ? QUICK_MOLECULES : MOLECULES);
    const admetAi = pythonPackage('admet-ai');
    await using started = disposals();
    const contestants = new Map<string, Contestant>();
    for (const [name, file] of Object.entries(MODULES)) {
      const module = new URL(file, import.meta.url);
      contestants.set(name, started.use(await startNodeContestant(module, signal)));
    }
    if (admetAi !== null) {
      const module = new URL('admet_ai_contestant.py', import.meta.url);
      contestants.set(ADMET_AI, started.use(startPythonContestant(module, signal)));
    }
    say(`${molecules.length} molecules, ${[...contestants.keys()].join(', ')}`);
    const runs = await alternate([...contestants.keys()], isQuick ? 1 : 3, async (name) => {
      const contestant = contestants.get(name);
      if (contestant === undefined) throw new Error(`No contestant ${name}`);
      // Three calls at least, each of all molecules.
      return contestant.call<Run>('run', { molecules, limits: { leastMs: 0, mostMs: 0 } });
    });
    return findingsOf(runs, molecules.length, admetAi);
  },
};

const OURS = 'ours';
const RDKIT = 'RDKit, features alone';
const ADMET_AI = 'ADMET-AI';
const MODULES = { [OURS]: 'own-contestant.ts', [RDKIT]: 'rdkit-contestant.ts' };
const MOLECULES = 400;
const QUICK_MOLECULES = 100;

function findingsOf(
  runs: ReadonlyMap<string, readonly Run[]>,
  molecules: number,
  admetAi: string | null,
): PartFindings {
  const perSecond = (name: string) =>
    molecules / (figuresOf(runs.get(name) ?? []).cpuMicroseconds / 1e6);
  const beside = (name: string, bar?: Comparison['bar']): readonly Comparison[] => {
    const peer = runs.get(name);
    if (peer === undefined) return [];
    return [
      {
        id: `admet/${name}`,
        what: 'ADMET: molecules per CPU second, all models',
        ours: showNumber(perSecond(OURS)),
        peer: `${name} ${showNumber(perSecond(name))}`,
        ratio: cpuRatio(runs.get(OURS) ?? [], peer),
        ...(bar === undefined ? {} : { bar }),
      },
    ];
  };
  return {
    notes: [
      `${molecules} molecules at a time, nothing kept between calls, one thread. Ours predicts 28 models with trees over fingerprints and descriptors; RDKit alone reads each molecule and makes one fingerprint and the descriptors.`,
      admetAi === null
        ? 'ADMET-AI is not installed for this Python: it was left out.'
        : `ADMET-AI ${admetAi} predicts 41 endpoints and their percentiles with neural networks: a comparison of what people wait for, not of methods.`,
    ],
    comparisons: [
      ...beside(ADMET_AI, {
        least: 1,
        nextIdea: 'most of the time goes into the features of a molecule.',
      }),
      ...beside(RDKIT),
    ],
    tables: [
      {
        title: 'Molecules per CPU second',
        columns: ['contestant', 'molecules per CPU second'],
        rows: [...runs.keys()].map((name) => [name, showNumber(perSecond(name))]),
      },
    ],
  };
}
