import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngineTexts } from './engine-texts.mjs';
import { asWritten } from './oxigraph-answers.mjs';
import { bytesAsWritten } from './written-bytes.mjs';

const term = fc.record({
  type: fc.constantFrom('uri', 'literal', 'bnode'),
  value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('},{', '"type":"triple"', 'é')),
});
const bindings = fc.array(fc.dictionary(fc.constantFrom('a', 'b'), term), { maxLength: 8 });

describe('bytesAsWritten', () => {
  it('makes of bytes what is made of a text', () => {
    fc.assert(
      fc.property(bindings, fc.nat({ max: 10 }), (rows, most) => {
        const json = JSON.stringify({ head: { vars: ['a', 'b'] }, results: { bindings: rows } });
        const written = asWritten(json, most);
        expect(bytesAsWritten(new TextEncoder().encode(json), most)).toEqual(written);
        if (rows.length > most) expect(written).toBeNull();
      }),
    );
  });

  it('leaves terms that SPARQL 1.1 JSON does not know, and other answers, to be read', () => {
    const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
    const triple = { head: { vars: ['a'] }, results: { bindings: [{ a: { type: 'triple' } }] } };
    expect(bytesAsWritten(encode(triple), 10)).toBeNull();
    expect(bytesAsWritten(encode({ head: {}, boolean: true }), 10)).toBeNull();
  });
});

describe('the texts of an engine', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const handsOut = (at: number, length: number) => {
    // `Ref(String) -> Externref`
    return Buffer.from(memory.buffer, at, length).toString('utf8');
  };

  it('are bytes of their own where that is asked for and they are long', () => {
    const texts = createEngineTexts();
    const { engine } = texts.watch({ engine: { text: handsOut } });
    const text = engine?.text as typeof handsOut;
    Buffer.from(memory.buffer).fill('a');
    expect(texts.asBytes(() => text(0, 20_000))).toBe('a'.repeat(20_000));
    texts.memory = memory;
    expect(text(0, 20_000)).toBe('a'.repeat(20_000));
    expect(texts.asBytes(() => text(0, 20))).toBe('a'.repeat(20));
    const bytes = texts.asBytes(() => text(0, 20_000));
    Buffer.from(memory.buffer).fill('b');
    expect(bytes).toEqual(new Uint8Array(20_000).fill(97));
  });
});
