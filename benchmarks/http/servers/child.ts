import { readFileSync } from 'node:fs';
import type { Payloads } from '../payloads.js';
import { startBare } from './bare.js';
import type { Contestant, ContestantInput } from './contestant.js';
import { startCold, startWarm } from './service.js';
import { startStack } from './stack.js';

const STARTERS: Readonly<Record<string, (input: ContestantInput) => Promise<Contestant>>> = {
  bare: startBare,
  stack: startStack,
  cold: startCold,
  warm: startWarm,
};

const [name = '', payloadFile = '', dataDir = ''] = process.argv.slice(2);
const start = STARTERS[name];
if (start === undefined) throw new Error(`No contestant ${name}.`);
const payloads: Payloads = payloadFile === '' ? {} : JSON.parse(readFileSync(payloadFile, 'utf8'));
const contestant = await start({ payloads, dataDir });
process.send?.({ url: contestant.url });

process.on('message', async (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMicroseconds: user + system });
  }
  if (message === 'close') {
    await contestant.close();
    process.exit(0);
  }
});
