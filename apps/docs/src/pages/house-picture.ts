import { readSource } from '../repository.js';

/** A package, with what of ours it needs to run. */
export interface HousePart {
  readonly name: string;
  readonly needs: readonly string[];
}

const WIDTH = 178;
const HEIGHT = 40;
const GAP_X = 22;
const GAP_Y = 64;
const EDGE = 16;

/** Returns the packages and apps of the repository with their dependencies among each other, by their manifests. */
export function houseParts(files: readonly string[]): readonly HousePart[] {
  return files
    .filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .filter((path) => path !== 'apps/docs/package.json')
    .map((path) => {
      const manifest = JSON.parse(readSource(path)) as Manifest;
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
      return { name: shortName(manifest.name), needs: needs.filter(isOurs).map(shortName) };
    });
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Returns the house as a drawing (SVG): each part stands above what it needs; an arrow that others in a row say is left out.
 * Its colors are read on light and dark ground.
 */
export function housePicture(parts: readonly HousePart[]): string {
  const floors = floorsOf(parts);
  const rows = Array.from({ length: Math.max(...floors.values()) + 1 }, (_, floor) =>
    parts
      .filter(({ name }) => floors.get(name) === floor)
      .toSorted((first, second) => first.name.localeCompare(second.name)),
  ).reverse();
  const width = Math.max(...rows.map((row) => row.length * (WIDTH + GAP_X) - GAP_X)) + 2 * EDGE;
  const height = rows.length * (HEIGHT + GAP_Y) - GAP_Y + 2 * EDGE;
  const places = new Map<string, readonly [number, number]>();
  rows.forEach((row, floor) => {
    const rowWidth = row.length * (WIDTH + GAP_X) - GAP_X;
    row.forEach(({ name }, index) => {
      const x = (width - rowWidth) / 2 + index * (WIDTH + GAP_X);
      places.set(name, [x, EDGE + floor * (HEIGHT + GAP_Y)]);
    });
  });
  const arrows = directNeeds(parts).map(([from, to]) => arrow(places.get(from), places.get(to)));
  const boxes = parts.map(({ name }) => box(name, places.get(name)));
  const title = 'The packages, each above what it needs';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="14">`,
    `<title>${title}</title>`,
    '<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#64748b"/></marker></defs>',
    ...arrows,
    ...boxes,
    '</svg>\n',
  ].join('\n');
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

type Place = readonly [number, number] | undefined;

function arrow(from: Place, to: Place): string {
  if (from === undefined || to === undefined) return '';
  const [startX, startY] = [from[0] + WIDTH / 2, from[1] + HEIGHT];
  const [endX, endY] = [to[0] + WIDTH / 2, to[1] - 2];
  const bend = (endY - startY) / 2;
  return `<path d="M${startX} ${startY}C${startX} ${startY + bend} ${endX} ${endY - bend} ${endX} ${endY}" fill="none" stroke="#64748b" stroke-width="1.3" marker-end="url(#end)"/>`;
}

function box(name: string, place: Place): string {
  if (place === undefined) return '';
  const [x, y] = place;
  const middle = `x="${x + WIDTH / 2}" y="${y + HEIGHT / 2 + 5}"`;
  return `<rect x="${x}" y="${y}" width="${WIDTH}" height="${HEIGHT}" rx="8" fill="#ccfbf1" stroke="#0f766e"/><text ${middle} text-anchor="middle" fill="#134e4a">${name}</text>`;
}

const isOurs = (name: string) => name.startsWith('@biographql/');
const shortName = (name: string) => name.replace('@biographql/', '');
