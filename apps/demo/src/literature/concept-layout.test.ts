import { describe, expect, it } from 'vitest';
import { type Frame, labelMarks, type Mark, spread } from './concept-layout.ts';

const frame: Frame = { width: 400, height: 300, letter: { width: 7, height: 15 } };

// A crowd around the middle, by a fixed rule.
const crowd = Array.from({ length: 20 }, (_, at): Mark => {
  const angle = at * 2.4;
  const reach = 8 * Math.sqrt(at);
  return {
    label: `concept ${at}`,
    x: 200 + Math.cos(angle) * reach,
    y: 150 + Math.sin(angle) * reach,
    radius: 6 + (at % 5),
  };
});

function extent({ label, text }: ReturnType<typeof labelMarks>[number]) {
  if (!text) return null;
  const width = label.length * frame.letter.width;
  const left = { start: text.x, middle: text.x - width / 2, end: text.x - width }[text.anchor];
  return { left, right: left + width, top: text.y - 7.5, bottom: text.y + 7.5 };
}

describe('the map of concepts', () => {
  it('parts marks on the same spot and keeps them inside', () => {
    const same = [1, 2, 3].map((at) => ({ label: `${at}`, x: 0, y: 300, radius: 10 }));
    const [one, other] = spread(same, frame);
    expect(
      Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
    ).toBeGreaterThan(10);
    for (const { x, y } of spread(same, frame)) {
      expect(x).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(290);
    }
  });

  it('lets no name cover another', () => {
    const boxes = labelMarks(spread(crowd, frame), frame).flatMap((mark) => extent(mark) ?? []);
    expect(boxes.length).toBeGreaterThan(8);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart).toBe(true);
      }
    }
  });

  it('leaves a name out where no place is free', () => {
    const narrow = { ...frame, width: 40, height: 40 };
    const [mark] = labelMarks([{ label: 'a long name', x: 20, y: 20, radius: 5 }], narrow);
    expect(mark?.text).toBeNull();
  });
});
