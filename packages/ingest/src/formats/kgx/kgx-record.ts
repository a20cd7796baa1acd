export interface KgxRecord {
  readonly names: readonly string[];
  /** The values of a property that are not empty; none when it has none. */
  values(name: string): readonly string[];
}

const NONE: readonly string[] = [];

export function recordOfObject(object: Readonly<Record<string, unknown>>): KgxRecord {
  return {
    names: Object.keys(object),
    values: (name) => getTexts(Object.hasOwn(object, name) ? object[name] : undefined),
  };
}

export function recordOfCells(
  columns: ReadonlyMap<string, number>,
  cells: readonly string[],
): KgxRecord {
  return {
    names: [...columns.keys()],
    values(name) {
      const place = columns.get(name);
      const cell = place === undefined ? '' : tidied(cells[place] ?? '');
      if (cell === '') return NONE;
      if (!cell.includes('|') || SINGLE.has(name)) return [cell];
      return cell
        .split('|')
        .map(tidied)
        .filter((value) => value !== '');
    },
  };
}

/** Properties that are no lists, so that a `|` in them is their own. */
const SINGLE = new Set([
  'id',
  'name',
  'description',
  'subject',
  'predicate',
  'object',
  'full_name',
  'symbol',
]);

function tidied(cell: string): string {
  const text = cell.trim();
  return text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"')
    : text;
}

function getTexts(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return NONE;
  if (Array.isArray(value)) return value.flatMap(getTexts);
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

export function isKgxLine(line: string): boolean {
  const keys = getKeys(line);
  const isEdge = ['subject', 'predicate', 'object'].every((key) => keys.has(key));
  return isEdge || (keys.has('id') && keys.has('category'));
}

function getKeys(line: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(line);
    return new Set(typeof value === 'object' && value !== null ? Object.keys(value) : []);
  } catch {
    return new Set();
  }
}
