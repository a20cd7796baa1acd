import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSolutions } from '../decode-answer.js';
import { SolutionSplitter } from './solution-splitter.js';

function split(json: string, cuts: readonly number[] = []): SolutionSplitter {
  const splitter = new SolutionSplitter();
  let start = 0;
  for (const cut of [...cuts].sort((left, right) => left - right)) {
    splitter.push(json.slice(start, Math.max(start, cut)));
    start = Math.max(start, cut);
  }
  splitter.push(json.slice(start));
  return splitter;
}

const term = fc.record({ type: fc.constantFrom('uri', 'literal'), value: fc.string() });
const answer = fc
  .array(fc.dictionary(fc.constantFrom('a', 'bindings', 'results'), term), { maxLength: 8 })
  .map((bindings) => ({ head: { vars: ['a', 'bindings', 'results'] }, results: { bindings } }));

describe('SolutionSplitter', () => {
  it('gives back what it was given, however it was cut', async () => {
    const cuts = fc.array(fc.nat({ max: 600 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(answer, cuts, fc.constantFrom(0, 2), async (value, places, indent) => {
        const json = JSON.stringify(value, null, indent);
        const splitter = split(json, places);
        const { bindings } = value.results;
        expect(splitter.solutions).toBe(bindings.length);
        const read = await decodeSolutions(splitter.finish(), 100);
        const whole = await decodeSolutions({ json, rest: [] }, 100);
        expect(read).toEqual(whole);
      }),
    );
  });

  it('cuts a long answer into pieces that can be parsed one by one', async () => {
    const bindings = Array.from({ length: 5_000 }, (_, index) => ({
      x: { type: 'literal', value: `a "quoted" ] } text, \\ ${index} ${'x'.repeat(100)}` },
    }));
    const json = JSON.stringify({ head: { vars: ['x'] }, results: { bindings } });
    const splitter = split(json, [100_000, 250_001, 260_000]);
    const { rest } = splitter.finish();
    expect(rest.length).toBeGreaterThan(3);
    expect(rest.flatMap((piece) => JSON.parse(piece))).toEqual(bindings);
  });

  it('leaves an answer without solutions as it is', () => {
    const json = '{"head":{"link":[[1]]},"boolean":true}';
    expect(split(json, [5]).finish()).toEqual({ json, rest: [] });
  });

  const broken = [
    ['ends early', '{"head":{"vars":["x"]},"results":{"bindings":[{"x":{"type":"uri","value":"a'],
    ['ends after a solution', '{"head":{"vars":[]},"results":{"bindings":[{}'],
    ['has a message at its end', '{"head":{"vars":[]},"results":{"bindings":[{}\nTimeout!'],
    ['has words between solutions', '{"head":{"vars":[]},"results":{"bindings":[{} or {}]}}'],
    ['has words for solutions', '{"head":{"vars":[]},"results":{"bindings":[none]}}'],
  ] as const;
  it.each(broken)('does not hide that an answer %s', async (_name, json) => {
    const reading = (async () => decodeSolutions(split(json).finish(), 10))();
    await expect(reading).rejects.toThrow(SyntaxError);
  });
});
