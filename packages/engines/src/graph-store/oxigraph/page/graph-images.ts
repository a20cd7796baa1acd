import type { InitOutput } from 'oxigraph/web.js';
import { Store } from 'oxigraph/web.js';

/** What is needed beside the bytes of an image to go on from it. */
export interface ImageFacts {
  /** Of the memory. */
  readonly bytes: number;
  /** Where the store is in it. */
  readonly pointer: number;
  /** Slots of the engine's table. */
  readonly table: number;
  readonly triples: number;
  readonly skipped: number;
}

/** Keeps the memory of an engine whose graph is loaded, so that the next visit does not load it again. */
export interface GraphImages {
  /** Opens the image of the same engine and graph; null where none is kept. */
  open(): Promise<KeptImage | null>;
  /**
   * Keeps an image, which is taken at once when all is ready for it: queries run meanwhile. Nothing is kept where that is
   * not possible, e.g. for want of space.
   */
  write(take: () => TakenImage): Promise<void>;
  /** Forgets an image that turned out to be no good. */
  remove(): Promise<void>;
}

/** An image, as long as no query runs. */
export interface TakenImage {
  readonly memory: Uint8Array;
  readonly facts: ImageFacts;
}

/** An image that is read once. */
export interface KeptImage {
  readonly facts: ImageFacts;
  /** Fills the memory with all of its bytes. @throws Error when there are fewer. */
  fill(memory: Uint8Array): void;
}

/** The engine's instance, as far as images need it. */
type Instance = Pick<InitOutput, 'memory' | '__wbindgen_externrefs'>;

const PAGE_BYTES = 65_536;

/** Returns the store of a kept image, which becomes the engine's memory; null where there is none. @throws Error for one that is no good, which is removed; the engine cannot be used any more. */
export async function storeOfImage(
  images: GraphImages,
  { memory, __wbindgen_externrefs: table }: Instance,
): Promise<{ readonly store: Store; readonly facts: ImageFacts } | null> {
  const image = await images.open();
  if (image === null) return null;
  const { facts } = image;
  try {
    const missing = Math.max(0, facts.bytes - memory.buffer.byteLength);
    memory.grow(Math.ceil(missing / PAGE_BYTES));
    // The memory holds which slots of the table are taken, so that the table must have as many.
    if (table.length < facts.table) table.grow(facts.table - table.length);
    image.fill(new Uint8Array(memory.buffer, 0, facts.bytes));
    const store: Store = Object.assign(Object.create(Store.prototype), {
      __wbg_ptr: facts.pointer,
    });
    if (store.size !== facts.triples) throw new Error('It holds another store.');
    return { store, facts };
  } catch (cause) {
    await images.remove();
    throw new Error('The kept graph cannot be read.', { cause });
  }
}

/** Keeps the memory of an engine that has just loaded a store. */
export async function writeImage(
  images: GraphImages,
  { memory, __wbindgen_externrefs: table }: Instance,
  store: Store,
  skipped: number,
): Promise<void> {
  const pointer: unknown = Reflect.get(store, '__wbg_ptr');
  if (typeof pointer !== 'number') return;
  await images.write(() => {
    const bytes = memory.buffer.byteLength;
    const facts = { bytes, pointer, table: table.length, triples: store.size, skipped };
    return { memory: new Uint8Array(memory.buffer), facts };
  });
}
