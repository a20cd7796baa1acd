import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { scriptArguments } from '../../scripts/own-arguments.js';
import type { Found } from './attempt-all.js';
import { getInputs } from './inputs-of.js';
import { targets } from './targets/index.js';
import { watchTarget } from './watch-target.js';

const HELP = `pnpm fuzz [options]

Tries texts that are nearly right on every part that takes texts from strangers. A run is repeated by its seed.

  --inputs <n>      total inputs, shared among the targets (default 200000)
  --seed <n>        default: the day, as 20261122
  --target <names>  targets, separated by commas (default: all)
  --hang <s>        seconds after which an input hangs (default 20)
  --at <n>          print the input at this place of one --target, and try nothing

Targets:
${targets.map(({ name, promise }) => `  ${name.padEnd(12)} ${promise}`).join('\n')}

Ends with 1 when something was found.
`;

const { values } = parseArgs({
  args: [...scriptArguments],
  options: {
    inputs: { type: 'string', default: '200000' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    target: { type: 'string', default: targets.map(({ name }) => name).join() },
    hang: { type: 'string', default: '20' },
    at: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const chosen = values.target.split(',').map((name) => {
  const target = targets.find((each) => each.name === name);
  if (target === undefined) throw new Error(`There is no target ${name}. See --help.`);
  return target;
});
const seed = Number(values.seed);

if (values.help) process.stdout.write(HELP);
else if (values.at !== undefined) print(Number(values.at));
else process.exitCode = (await run()) ? 1 : 0;

function print(at: number): void {
  for (const target of chosen) {
    for (const input of getInputs(target, seed, at, at + 1)) say(JSON.stringify(input, null, 2));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<boolean> {
  const each = Math.ceil(Number(values.inputs) / chosen.length);
  const places = new Map<string, number>();
  const founds: Found[] = [];
  const report = setInterval(() => {
    const done = [...places.values()].reduce((sum, place) => sum + place, 0);
    process.stderr.write(`${done} of ${each * chosen.length} inputs, ${founds.length} findings\n`);
  }, 10_000);
  const waiting = [...chosen];
  const worker = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const { name } = target;
      const outcomes = await watchTarget(name, {
        seed,
        from: 0,
        to: each,
        hangSeconds: Number(values.hang),
        onPlace: (at) => places.set(name, at),
        onFound(found) {
          founds.push(found);
          say(
            `FOUND in ${name} at ${found.at}: ${found.problem}\n  pnpm fuzz --target ${name} --seed ${seed} --at ${found.at}`,
          );
        },
      });
      places.set(name, each);
      say(`${name}: ${each} inputs`);
      for (const [outcome, count] of Object.entries(outcomes))
        say(`  ${String(count).padStart(8)}  ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  clearInterval(report);
  say(`${each * chosen.length} inputs with seed ${seed}: ${founds.length} findings`);
  return founds.length > 0;
}
