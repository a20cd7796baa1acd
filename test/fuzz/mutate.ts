import fc from 'fast-check';

/** One change of a text. Positions are parts of its length, so that any change fits any text. */
type Edit =
  | { readonly kind: 'delete'; readonly at: number; readonly length: number }
  | { readonly kind: 'insert'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'repeat';
      readonly at: number;
      readonly length: number;
      readonly times: number;
    }
  | { readonly kind: 'swap'; readonly at: number; readonly length: number; readonly with: number }
  | { readonly kind: 'splice'; readonly at: number; readonly from: number; readonly other: string };

/** The longest text that a change makes, in UTF-16 units. */
const LONGEST = 20_000;

/** Characters that mean something to one of the languages, or that texts seldom hold. */
const ODD = [
  ...'\'"\\`<>{}[]()*?.,;:|^@#%&=+-/~!$_\n\r\t 0',
  '\0',
  '\u007f',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '\udfff',
  '𝒳',
  'İ',
  'ß',
  '\u0301',
  '\\u0022',
  '\\U00000027',
  '__proto__',
  'constructor',
  '9'.repeat(400),
];

/**
 * Texts that are nearly right: those of a corpus after up to six changes, with words of their language put in. A text of
 * pure chance is rejected at its first character; these get further.
 */
export function nearly(
  corpus: readonly string[],
  words: readonly string[] = [],
): fc.Arbitrary<string> {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  const length = fc.oneof(fc.nat(3), fc.nat(40));
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    fc.record({ kind: fc.constant('delete' as const), at, length }),
    fc.record({
      kind: fc.constant('insert' as const),
      at,
      text: fc.constantFrom(...ODD, ...words),
    }),
    fc.record({
      kind: fc.constant('repeat' as const),
      at,
      length,
      times: fc.integer({ min: 2, max: 300 }),
    }),
    fc.record({ kind: fc.constant('swap' as const), at, length, with: at }),
    fc.record({
      kind: fc.constant('splice' as const),
      at,
      from: at,
      other: fc.constantFrom(...corpus),
    }),
  );
  return fc
    .tuple(
      fc.constantFrom(...corpus),
      fc.oneof(fc.array(edit, { maxLength: 1 }), fc.array(edit, { maxLength: 6 })),
    )
    .map(([text, edits]) => edits.reduce(apply, text).slice(0, LONGEST));
}

function apply(text: string, edit: Edit): string {
  const index = Math.floor(edit.at * text.length);
  switch (edit.kind) {
    case 'delete':
      return text.slice(0, index) + text.slice(index + edit.length);
    case 'insert':
      return text.slice(0, index) + edit.text + text.slice(index);
    case 'repeat': {
      const part = text.slice(index, index + edit.length);
      const times = Math.min(edit.times, Math.floor(LONGEST / (part.length + 1)));
      return text.slice(0, index) + part.repeat(times) + text.slice(index + edit.length);
    }
    case 'swap': {
      const other = Math.floor(edit.with * text.length);
      const [first, second] = index < other ? [index, other] : [other, index];
      const middle = text.slice(first + edit.length, second);
      return (
        text.slice(0, first) +
        text.slice(second, second + edit.length) +
        middle +
        text.slice(first, first + edit.length) +
        text.slice(second + edit.length)
      );
    }
    case 'splice':
      return text.slice(0, index) + edit.other.slice(Math.floor(edit.from * edit.other.length));
  }
}
