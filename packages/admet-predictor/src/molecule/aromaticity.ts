import { type Draft, getBonds } from './charge-forms.js';
import { valenceElectrons } from './elements.js';
import { AROMATIC, type Atom, type Ring } from './graph.js';

const valences: Readonly<Record<number, number>> = {
  5: 3,
  6: 4,
  7: 3,
  8: 2,
  14: 4,
  15: 3,
  16: 2,
  33: 3,
  34: 2,
  52: 2,
};
/** Largest circuit of fused rings that is tested as a whole. */
const MAX_FUSED = 3;
const LARGEST_CIRCUIT = 24;

export interface Aromaticity {
  readonly atoms: ReadonlySet<Atom>;
  readonly orders: Uint8Array;
}

/**
 * Finds aromatic rings by Hückel's rule on each ring, then on the outlines of two and three fused rings. An atom gives
 * one electron with a double bond in a ring, none with one to a more electronegative atom outside, two with a lone pair.
 */
export function findAromatic(draft: Draft): Aromaticity {
  const { graph } = draft;
  const orders = draft.orders.slice();
  const atoms = new Set<Atom>();
  const gifts = new Map<Atom, number>();
  const getGift = (atom: Atom) => {
    const known = gifts.get(atom);
    if (known !== undefined) return known;
    const gift = electrons(draft, atom);
    gifts.set(atom, gift);
    return gift;
  };
  const candidates = graph.rings.filter((ring) => ring.every((atom) => getGift(atom) >= 0));
  const mark = (members: Iterable<Atom>, places: Iterable<number>) => {
    for (const atom of members) atoms.add(atom);
    for (const place of places) orders[place] = AROMATIC;
  };
  const isHueckel = (members: Iterable<Atom>) => {
    let sum = 0;
    for (const atom of members) sum += getGift(atom);
    return sum % 4 === 2;
  };
  const bonds = candidates.map(bondPlaces);
  const done = candidates.map((ring, i) => {
    const isAromatic = isHueckel(ring);
    if (isAromatic) mark(ring, bonds[i] ?? []);
    return isAromatic;
  });
  for (const group of fusedGroups(bonds, done)) {
    const outline = new Set<number>();
    for (const ring of group)
      for (const place of bonds[ring] ?? []) if (!outline.delete(place)) outline.add(place);
    const members = new Set<Atom>();
    for (const ring of group)
      for (const atom of candidates[ring] ?? [])
        if (atom.bonds.some(({ place }) => outline.has(place))) members.add(atom);
    if (members.size <= LARGEST_CIRCUIT && isHueckel(members)) mark(members, outline);
  }
  return { atoms, orders };
}

function electrons(draft: Draft, atom: Atom): number {
  const valence = valences[atom.element];
  const degree = atom.bonds.length + atom.hydrogens;
  if (valence === undefined || degree > 3) return -1;
  const doubles = getBonds(draft, atom, 2);
  const [double] = doubles;
  if (doubles.length > 1 || getBonds(draft, atom, 3).length > 0) return -1;
  if (degree + doubles.length > valence + Math.max(0, atom.charge)) return -1;
  if (double) {
    if (double.cyclic) return 1;
    return valenceElectrons(double.to.element) > valenceElectrons(atom.element) ? 0 : -1;
  }
  const pair = valenceElectrons(atom.element) - atom.charge - degree;
  if (pair >= 2) return 2;
  return pair === 0 && (atom.charge > 0 || atom.element === 5) ? 0 : -1;
}

function bondPlaces(ring: Ring): readonly number[] {
  const places: number[] = [];
  let previous = ring.at(-1);
  for (const atom of ring) {
    for (const { to, place } of atom.bonds) if (to === previous) places.push(place);
    previous = atom;
  }
  return places;
}

function fusedGroups(
  bonds: readonly (readonly number[])[],
  done: readonly boolean[],
): readonly (readonly number[])[] {
  if (!done.includes(false)) return [];
  const share = (a: number, b: number) =>
    a !== b && (bonds[a] ?? []).some((place) => bonds[b]?.includes(place));
  const groups: (readonly number[])[] = [];
  let size: (readonly number[])[] = bonds.map((_, ring) => [ring]);
  const seen = new Set<string>();
  for (let length = 2; length <= MAX_FUSED; length += 1) {
    const larger: (readonly number[])[] = [];
    for (const group of size)
      for (let ring = 0; ring < bonds.length; ring += 1) {
        if (group.includes(ring) || !group.some((member) => share(member, ring))) continue;
        const joined = [...group, ring].sort((a, b) => a - b);
        if (seen.has(joined.join())) continue;
        seen.add(joined.join());
        larger.push(joined);
      }
    groups.push(...larger.filter((group) => group.some((ring) => done[ring] === false)));
    size = larger;
  }
  return groups;
}
