import { readSource } from '../repository.js';

/** A package, with what of ours it needs to run. */
export interface HousePart {
  readonly name: string;
  readonly needs: readonly string[];
}

const WIDTH = 132;
const HEIGHT = 40;
const GAP_X = 18;
const GAP_Y = 64;
const EDGE = 16;
const SWEEPS = 60;

/** Returns the packages and apps of the repository with their dependencies among each other, by their manifests. */
export function houseParts(files: readonly string[]): readonly HousePart[] {
  return files
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .filter((path) => path !== 'apps/docs/package.json')
    .map((path) => {
      const manifest = JSON.parse(readSource(path)) as Manifest;
      // What a page is built of is bundled into it.
      const bundled = path.startsWith('apps/') ? manifest.devDependencies : {};
      const { dependencies, peerDependencies } = manifest;
      const needs = Object.keys({ ...dependencies, ...peerDependencies, ...bundled });
      return { name: shortName(manifest.name), needs: needs.filter(isOurs).map(shortName) };
    });
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the house as a drawing (SVG): each part stands above what it needs; an arrow that others in a row say is left out.
 * Its colors are read on light and dark ground.
 */
export function housePicture(parts: readonly HousePart[]): string {
  const floors = floorsOf(parts);
  const ways = directNeeds(parts).map(([from, to]) => wayBetween(from, to, floors));
  const rows = orderedRows(floors, ways);
  const widthOf = (row: readonly string[]) =>
    row.reduce((sum, name) => sum + breadth(name) + GAP_X, -GAP_X);
  const width = Math.max(...rows.map(widthOf)) + 2 * EDGE;
  const height = rows.length * (HEIGHT + GAP_Y) - GAP_Y + 2 * EDGE;
  const places = new Map<string, Place>();
  rows.forEach((row, index) => {
    let x = (width - widthOf(row)) / 2;
    for (const name of row) {
      places.set(name, { middle: x + breadth(name) / 2, top: EDGE + index * (HEIGHT + GAP_Y) });
      x += breadth(name) + GAP_X;
    }
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="14">`,
    '<title>The packages, each above what it needs</title>',
    '<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#64748b"/></marker></defs>',
    ...ways.map((way) => arrow(way.flatMap((name) => places.get(name) ?? []))),
    ...parts.map(({ name }) => box(name, places.get(name))),
    '</svg>\n',
  ].join('\n');
}

/** The middle of a part, and its upper end. */
interface Place {
  readonly middle: number;
  readonly top: number;
}

/** What an arrow passes on its way down: the names of its ends, and of gaps on the floors between. */
type Way = readonly string[];

const GAP = /^gap:/;
const breadth = (name: string) => (GAP.test(name) ? 0 : WIDTH);

function wayBetween(from: string, to: string, floors: ReadonlyMap<string, number>): Way {
  const [start = 0, end = 0] = [floors.get(from), floors.get(to)];
  const between = Array.from({ length: start - end - 1 }, (_, index) => start - 1 - index);
  return [from, ...between.map((floor) => `gap:${floor}:${from}:${to}`), to];
}

/** The floors from the highest, with the gaps that arrows pass; each is ordered by the middle of what it is joined with. */
function orderedRows(
  floors: ReadonlyMap<string, number>,
  ways: readonly Way[],
): readonly string[][] {
  const rows: string[][] = Array.from({ length: Math.max(...floors.values()) + 1 }, () => []);
  for (const [name, floor] of [...floors].sort()) rows[floor]?.push(name);
  for (const name of ways.flat().filter((one) => GAP.test(one))) {
    rows[Number(name.split(':')[1])]?.push(name);
  }
  const joined = new Map<string, string[]>();
  for (const way of ways) {
    way.slice(1).forEach((low, index) => {
      const high = way[index] ?? '';
      joined.set(high, [...(joined.get(high) ?? []), low]);
      joined.set(low, [...(joined.get(low) ?? []), high]);
    });
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const shares = new Map(
      rows.flatMap((row) => row.map((name, index) => [name, (index + 0.5) / row.length] as const)),
    );
    const row = rows[sweep % rows.length] ?? [];
    const meanOf = (name: string) => {
      const others = (joined.get(name) ?? []).map((other) => shares.get(other) ?? 0);
      return others.reduce((sum, share) => sum + share, 0) / Math.max(1, others.length);
    };
    row.sort((first, second) => meanOf(first) - meanOf(second));
  }
  return rows.toReversed();
}

/** Returns the arrows that no way over other arrows says already. */
export function directNeeds(parts: readonly HousePart[]): readonly (readonly [string, string])[] {
  const needs = new Map(parts.map((part) => [part.name, part.needs]));
  const below = (name: string): ReadonlySet<string> =>
    new Set((needs.get(name) ?? []).flatMap((need) => [need, ...below(need)]));
  return parts.flatMap(({ name, needs: own }) => {
    const further = new Set(own.flatMap((need) => [...below(need)]));
    return own.filter((need) => !further.has(need)).map((need) => [name, need] as const);
  });
}

/** A part stands one floor above the highest of what it needs. */
function floorsOf(parts: readonly HousePart[]): ReadonlyMap<string, number> {
  const needs = new Map(parts.map((part) => [part.name, part.needs]));
  const floorOf = (name: string): number =>
    Math.max(-1, ...(needs.get(name) ?? []).map((need) => floorOf(need))) + 1;
  return new Map(parts.map(({ name }) => [name, floorOf(name)]));
}

function arrow(places: readonly Place[]): string {
  const [first] = places;
  if (first === undefined) return '';
  const lines = places.slice(1).map((place, index) => {
    const above = places[index] ?? place;
    const from = above.top + HEIGHT;
    const isEnd = index === places.length - 2;
    const [to, half] = [place.top - (isEnd ? 2 : 0), (place.top - from) / 2];
    const curve = `C${above.middle} ${from + half} ${place.middle} ${to - half} ${place.middle} ${to}`;
    return isEnd ? curve : `${curve}V${place.top + HEIGHT}`;
  });
  return `<path d="M${first.middle} ${first.top + HEIGHT}${lines.join('')}" fill="none" stroke="#64748b" stroke-width="1.3" marker-end="url(#end)"/>`;
}

function box(name: string, place: Place | undefined): string {
  if (place === undefined) return '';
  const { middle, top } = place;
  const shape = `x="${middle - WIDTH / 2}" y="${top}" width="${WIDTH}" height="${HEIGHT}" rx="8"`;
  const text = `<text x="${middle}" y="${top + HEIGHT / 2 + 5}" text-anchor="middle" fill="#134e4a">${name}</text>`;
  return `<rect ${shape} fill="#ccfbf1" stroke="#0f766e"/>${text}`;
}

const isOurs = (name: string) => name.startsWith('@biographql/');
const shortName = (name: string) => name.replace('@biographql/', '');
