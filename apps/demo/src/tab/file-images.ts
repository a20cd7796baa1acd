import type { GraphImages, ImageFacts, TakenImage } from '@biographql/engines/tab/graph-worker';

/** The handle of a file in a worker, which writes and reads at once; types of pages do not have it. */
interface FileAccess {
  getSize(): number;
  read(into: Uint8Array, at: { readonly at: number }): number;
  write(from: Uint8Array, at: { readonly at: number }): number;
  truncate(bytes: number): void;
  flush(): void;
  close(): void;
}

const FOLDER = 'biographql-graphs';
const HEADER_BYTES = 4_096;
const PIECE_BYTES = 16 * 1024 * 1024;
/** Space that is left to others, as a multiple of what an image takes. */
const SPARE = 2;

/**
 * Keeps images in the browser's private files of this site, which reads them ten times as fast as triples are loaded. The
 * header is written last: a file without one is no image.
 * @param place - address of the page's data; images of other data of the same place are removed.
 * @param name - of the engine and the graph.
 */
export function fileImages(place: string, name: string): GraphImages {
  const mine = encodeURIComponent(new URL(place).pathname);
  const fileName = `${mine} ${encodeURIComponent(name)}`;
  const remove = async () => {
    const folder = await folderOfImages();
    await folder?.removeEntry(fileName).catch(() => {});
  };
  return {
    remove,
    async open() {
      const access = await openAccess(fileName, { isNew: false });
      const facts = access === null ? null : readFacts(access);
      if (access === null || facts === null) {
        access?.close();
        return null;
      }
      return {
        facts,
        fill(memory) {
          try {
            const read = access.read(memory, { at: HEADER_BYTES });
            if (read !== memory.length) throw new Error('The image ends early.');
          } finally {
            access.close();
          }
        },
      };
    },
    async write(take) {
      try {
        await removeOthers(mine, fileName);
        if (!(await hasSpaceFor(take().memory.length))) return;
        const access = await openAccess(fileName, { isNew: true });
        if (access !== null) writeAll(access, take());
      } catch {
        await remove();
      }
    },
  };
}

async function folderOfImages(): Promise<FileSystemDirectoryHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    return await root.getDirectoryHandle(FOLDER, { create: true });
  } catch {
    return null;
  }
}

/** Null where there is no such file, or another tab writes it. */
async function openAccess(
  name: string,
  { isNew }: { readonly isNew: boolean },
): Promise<FileAccess | null> {
  try {
    const folder = await folderOfImages();
    const file = await folder?.getFileHandle(name, { create: isNew });
    const open: unknown =
      file === undefined ? undefined : Reflect.get(file, 'createSyncAccessHandle');
    if (typeof open !== 'function') return null;
    // Browsers that know of it let several tabs read.
    return await Reflect.apply(open, file, [{ mode: isNew ? 'readwrite' : 'read-only' }]);
  } catch {
    return null;
  }
}

async function removeOthers(mine: string, kept: string): Promise<void> {
  const folder = await folderOfImages();
  if (folder === null) return;
  for await (const name of folder.keys()) {
    if (name.startsWith(`${mine} `) && name !== kept)
      await folder.removeEntry(name).catch(() => {});
  }
}

async function hasSpaceFor(bytes: number): Promise<boolean> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > bytes * SPARE;
}

function readFacts(access: FileAccess): ImageFacts | null {
  const bytes = new Uint8Array(HEADER_BYTES);
  if (access.read(bytes, { at: 0 }) !== HEADER_BYTES) return null;
  try {
    // Written by `writeAll` alone.
    const facts = JSON.parse(new TextDecoder().decode(bytes)) as ImageFacts;
    return access.getSize() === HEADER_BYTES + facts.bytes ? facts : null;
  } catch {
    return null;
  }
}

function writeAll(access: FileAccess, { memory, facts }: TakenImage): void {
  try {
    access.truncate(0);
    for (let at = 0; at < memory.length; at += PIECE_BYTES) {
      const piece = memory.subarray(at, at + PIECE_BYTES);
      const written = access.write(piece, { at: HEADER_BYTES + at });
      if (written !== piece.length) throw new Error('The image does not fit.');
    }
    access.flush();
    const header = new TextEncoder().encode(JSON.stringify(facts).padEnd(HEADER_BYTES));
    access.write(header, { at: 0 });
    access.flush();
  } finally {
    access.close();
  }
}
