import { readFileSync } from 'node:fs';
import type { Child } from '../child/start-child.js';
import { startNode } from '../child/start-node.js';
import { pythonPackage, startPython } from '../child/start-python.js';
import { formatNumber, quantile } from '../report/figures.js';
import type { Part } from '../report/part.js';

const MOLECULES = new URL(
  '../../packages/admet-predictor/test/reference-molecules.txt',
  import.meta.url,
);
const ROUNDS = 20;
/** Calls before the measured ones: the engine compiles what runs often. ADMET-AI needs one. */
const WARM_UP = 40;

/** Predicted molecules per CPU second, compared with ADMET-AI. */
export const admetPart: Part = {
  name: 'admet',
  title: 'ADMET',
  async run({ isQuick, signal, say }) {
    const molecules = readFileSync(MOLECULES, 'utf8').trim().split('\n');
    const version = pythonPackage('admet-ai');
    const rows: (readonly string[])[] = [];
    const measure = async (name: string, child: Child, warmUp: number) => {
      await using predictor = child;
      say(`${molecules.length} molecules, ${name}`);
      for (let call = 0; call < (isQuick ? 1 : warmUp); call += 1)
        await predictor.call('predict', molecules);
      const seconds: number[] = [];
      for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
        const cost = await predictor.call<{ readonly cpuSeconds: number }>('predict', molecules);
        seconds.push(cost.cpuSeconds);
      }
      rows.push([name, formatNumber(molecules.length / quantile(seconds, 0.5))]);
    };
    const entry = new URL('predict.ts', import.meta.url);
    await measure('BioGraphQL, 28 models and properties', await startNode(entry, signal), WARM_UP);
    if (version !== null) {
      const script = new URL('admet_ai.py', import.meta.url);
      await measure(`ADMET-AI ${version}, 41 endpoints`, startPython(script, signal), 1);
    }
    const left =
      version === null ? ' ADMET-AI was left out because it is not installed for this Python.' : '';
    return {
      notes: [
        `${molecules.length} new molecules per call, one thread. BioGraphQL runs gradient-boosted trees, ADMET-AI neural networks.${left}`,
      ],
      tables: [{ title: 'Throughput', columns: ['', 'molecules per CPU second'], rows }],
    };
  },
};
