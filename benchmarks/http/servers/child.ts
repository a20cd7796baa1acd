import { readFileSync } from 'node:fs';
import type { Answers } from '../payloads.js';
import { startApollo } from './apollo.js';
import type { Contestant, ContestantInput } from './contestant.js';
import { startMercurius } from './mercurius.js';
import { startCold, startWarm } from './service.js';
import { startStack } from './stack.js';
import { startYoga } from './yoga.js';

const STARTERS: Readonly<Record<string, (input: ContestantInput) => Promise<Contestant>>> = {
  mercurius: startMercurius,
  yoga: startYoga,
  apollo: startApollo,
  stack: startStack,
  cold: startCold,
  warm: startWarm,
};

const [name = '', answersFile = '', dataDir = ''] = process.argv.slice(2);
const start = STARTERS[name];
if (start === undefined) throw new Error(`No contestant ${name}.`);
const answers: Answers =
  answersFile === '' ? { typed: {}, rows: null } : JSON.parse(readFileSync(answersFile, 'utf8'));
const contestant = await start({ answers, dataDir });
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
