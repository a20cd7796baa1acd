import { openSync, writeSync } from 'node:fs';
import { attemptAll } from './attempt-all.js';
import { targets } from './targets/index.js';

/** Runs one target in a process of its own: `<name> <seed> <from> <to> <place file>`. */
const [name, seed, from, to, placeFile = ''] = process.argv.slice(2);
const target = targets.find((each) => each.name === name);
if (target === undefined) throw new Error(`no target ${name}`);

// Written before each input, so that another process can read which one never ended.
const file = openSync(placeFile, 'w');
const place = Buffer.alloc(8);
const outcomes = await attemptAll(target, {
  seed: Number(seed),
  from: Number(from),
  to: Number(to),
  onInput(at) {
    place.writeDoubleLE(at);
    writeSync(file, place, 0, 8, 0);
  },
  onFound: (found) => process.send?.({ found }),
});
process.send?.({ outcomes });
process.disconnect?.();
