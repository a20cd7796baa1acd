import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { memoryParts } from './memory-parts.js';

const MEGABYTE = 1024 * 1024;

const mapping = (range: string, rights: string, megabytes: number, name = '') =>
  `${range} ${rights} 00000000 00:00 0    ${name}\nSize: 1 kB\nRss:  ${megabytes * 1024} kB\nPss: 7 kB\n`;

it('recognizes files, WebAssembly memories, malloc and the rest by their shapes', () => {
  const smaps = [
    mapping('555500000000-555501000000', 'rw-p', 3, '[heap]'),
    mapping('7f0000000000-7f0001000000', 'rw-p', 5),
    mapping('7f0001000000-7f0004000000', '---p', 0),
    mapping('7f1000010000-7f1020010000', 'rw-p', 400),
    mapping('7f1020010000-7f1210010000', '---p', 0),
    mapping('7f2000123000-7f2000523000', 'rw-p', 4),
    mapping('7f3000000000-7f3010000000', 'r--s', 90, '/data/with a space/names.sqlite'),
  ].join('');
  expect(memoryParts(smaps)).toEqual({
    files: 90 * MEGABYTE,
    wasm: 400 * MEGABYTE,
    malloc: 8 * MEGABYTE,
    other: 4 * MEGABYTE,
  });
  expect(memoryParts('')).toEqual({ files: 0, wasm: 0, malloc: 0, other: 0 });
});

it.skipIf(process.platform !== 'linux')(
  'recognizes a WebAssembly memory that a process fills',
  () => {
    const held = () => memoryParts(readFileSync('/proc/self/smaps', 'utf8'));
    const before = held();
    const memory = new WebAssembly.Memory({ initial: 1_600, maximum: 1_600 });
    new Uint8Array(memory.buffer).fill(1);
    const { wasm, files } = held();
    expect(wasm - before.wasm).toBeGreaterThan(95 * MEGABYTE);
    expect(files).toBeGreaterThan(0);
  },
);
