/** What a process holds in memory, in bytes, by what it is for. */
export interface MemoryParts {
  /** Pages of mapped files: indexes that SQLite maps, the programs. The system takes them back when it needs them. */
  readonly files: number;
  /** Linear memories of WebAssembly: the graph of each thread, the toolkit. */
  readonly wasm: number;
  /** What `malloc` holds: its main heap and its arenas. */
  readonly malloc: number;
  /** Everything else: heaps of V8, stacks, single large allocations. */
  readonly other: number;
}

interface Mapping {
  readonly start: number;
  readonly end: number;
  readonly isReserved: boolean;
  readonly name: string;
  rss: number;
}

const HEADER = /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \d+ *(.*)$/;
const RSS = /^Rss: +(\d+) kB$/;
/** V8 reserves that much behind each memory of WebAssembly, so that no check of addresses is needed. */
const GUARD_BYTES = 2 ** 31;
/** An arena of glibc begins at a multiple of its greatest size (`HEAP_MAX_SIZE` of `arena.c`). */
const ARENA_BYTES = 64 * 1024 * 1024;

/**
 * Returns what a process of Linux holds, by the shapes of its mappings.
 *
 * @param smaps - The text of `/proc/<pid>/smaps`.
 */
export function memoryParts(smaps: string): MemoryParts {
  const parts = { files: 0, wasm: 0, malloc: 0, other: 0 };
  const mappings = getMappings(smaps);
  for (const [index, mapping] of mappings.entries()) {
    parts[getKind(mapping, mappings[index + 1])] += mapping.rss;
  }
  return parts;
}

function getMappings(smaps: string): readonly Mapping[] {
  const mappings: Mapping[] = [];
  for (const line of smaps.split('\n')) {
    const rss = RSS.exec(line)?.[1];
    const last = mappings.at(-1);
    if (rss !== undefined && last !== undefined) last.rss = Number(rss) * 1024;
    const [, start, end, rights = '', name = ''] = HEADER.exec(line) ?? [];
    if (start === undefined || end === undefined) continue;
    mappings.push({
      start: Number.parseInt(start, 16),
      end: Number.parseInt(end, 16),
      isReserved: rights.startsWith('---'),
      name,
      rss: 0,
    });
  }
  return mappings;
}

function getKind({ start, end, name }: Mapping, next: Mapping | undefined): keyof MemoryParts {
  if (name.startsWith('/')) return 'files';
  if (name === '[heap]') return 'malloc';
  const isFollowed = next?.isReserved === true && next.start === end;
  if (isFollowed && next.end - next.start >= GUARD_BYTES) return 'wasm';
  if (start % ARENA_BYTES === 0 && (isFollowed ? next.end : end) - start <= ARENA_BYTES)
    return 'malloc';
  return 'other';
}
