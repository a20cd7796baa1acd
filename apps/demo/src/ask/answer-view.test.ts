import { describe, expect, it } from 'vitest';
import { markedPieces } from './answer-view.tsx';

describe('markedPieces', () => {
  it('separates marked from plain text and undoes the escapes once', () => {
    expect(markedPieces('A &lt;b&gt; <em>x &amp;amp; y</em> &quot;z&quot;')).toEqual([
      { text: 'A <b> ', isMarked: false },
      { text: 'x &amp; y', isMarked: true },
      { text: ' "z"', isMarked: false },
    ]);
  });

  it('leaves other tags as text', () => {
    expect(markedPieces('<script>')).toEqual([{ text: '<script>', isMarked: false }]);
  });
});
