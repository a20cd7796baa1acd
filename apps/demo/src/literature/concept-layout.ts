/** A circle with a name. */
export interface Mark {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A mark with the place of its name; null where no place is free. */
export interface LabeledMark extends Mark {
  readonly text: { readonly x: number; readonly y: number; readonly anchor: Anchor } | null;
}

type Anchor = 'start' | 'middle' | 'end';

/** The picture, and the size of a letter in it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly letter: { readonly width: number; readonly height: number };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 4;
const ROUNDS = 60;

/** Moves circles apart until hardly any covers another, and inside the picture. */
export function spread(marks: readonly Mark[], { width, height }: Frame): readonly Mark[] {
  const moved = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        // Marks on the same spot part along a direction of their own.
        const x = one.x - other.x || Math.cos(at);
        const y = one.y - other.y || Math.sin(at);
        const distance = Math.hypot(x, y);
        const lacking = one.radius + other.radius + 1 - distance;
        if (lacking <= 0) continue;
        const share = lacking / 2 / distance;
        one.x += x * share;
        one.y += y * share;
        other.x -= x * share;
        other.y -= y * share;
      }
    }
    for (const mark of moved) {
      mark.x = Math.min(Math.max(mark.x, mark.radius), width - mark.radius);
      mark.y = Math.min(Math.max(mark.y, mark.radius), height - mark.radius);
    }
  }
  return moved;
}

/** Puts each name beside its mark where it covers no mark and no other name; the largest marks choose first. */
export function labelMarks(marks: readonly Mark[], frame: Frame): readonly LabeledMark[] {
  const taken: Box[] = marks.map(({ x, y, radius }) => boxAround(x, y, radius, radius));
  const place = (mark: Mark): LabeledMark => {
    for (const { x, y, anchor } of candidates(mark, frame)) {
      const width = mark.label.length * frame.letter.width;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      const box = boxAround(left + width / 2, y, width / 2, frame.letter.height / 2);
      if (box.left < 0 || box.right > frame.width) continue;
      if (box.top < 0 || box.bottom > frame.height) continue;
      if (taken.some((other) => meets(box, other))) continue;
      taken.push(box);
      return { ...mark, text: { x, y, anchor } };
    }
    return { ...mark, text: null };
  };
  const bySize = marks.toSorted((one, other) => other.radius - one.radius);
  const placed = new Map(bySize.map((mark) => [mark, place(mark)]));
  return marks.map((mark) => placed.get(mark) ?? { ...mark, text: null });
}

function* candidates({ x, y, radius }: Mark, { letter }: Frame) {
  const beside = radius + GAP;
  const over = radius + letter.height / 2 + 1;
  yield { x: x + beside, y, anchor: 'start' as const };
  yield { x: x - beside, y, anchor: 'end' as const };
  yield { x, y: y - over, anchor: 'middle' as const };
  yield { x, y: y + over, anchor: 'middle' as const };
  for (const step of [1, 2, 3]) {
    for (const sign of [-1, 1]) {
      yield { x: x + beside, y: y + sign * step * letter.height, anchor: 'start' as const };
      yield { x: x - beside, y: y + sign * step * letter.height, anchor: 'end' as const };
    }
  }
}

function boxAround(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
