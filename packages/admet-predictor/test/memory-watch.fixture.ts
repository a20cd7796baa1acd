import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Toolkit, ToolkitLoader } from '../src/index.js';
import { defaultToolkit } from '../src/toolkit/toolkit.js';

/** Memory at one moment, in bytes. */
export interface MemorySample {
  /** WASM heap of the newest toolkit instance; it never shrinks. */
  readonly wasm: number;
  /** JavaScript heap in use after a collection. */
  readonly heap: number;
}

/** Growth between the first and the last sample, in bytes; negative for shrinkage. */
export interface MemoryGrowth extends MemorySample {
  readonly isFlat: boolean;
}

/** The WASM heap grows in steps of a few MB; any run may include one. */
const ALLOWED_WASM = 8e6;
const ALLOWED_HEAP = 6e6;

/** Compares samples that were taken after the warm-up. */
export function judgeGrowth(samples: readonly MemorySample[]): MemoryGrowth {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || samples.length < 2) throw new RangeError('Two samples are needed.');
  const wasm = last.wasm - first.wasm;
  const heap = last.heap - first.heap;
  return { wasm, heap, isFlat: wasm <= ALLOWED_WASM && heap <= ALLOWED_HEAP };
}

/** A loader whose instances' heaps can be read, although the toolkit does not show them. */
export function watchedToolkit(load: ToolkitLoader = defaultToolkit()) {
  const memories: WebAssembly.Memory[] = [];
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  return {
    async load(): Promise<Toolkit> {
      const { instantiate } = WebAssembly;
      const watch = async (source: BufferSource, imports?: WebAssembly.Imports) => {
        const result = await instantiate(source, imports);
        for (const item of Object.values(result.instance.exports))
          if (item instanceof WebAssembly.Memory) memories.push(item);
        return result;
      };
      Object.assign(WebAssembly, { instantiate: watch });
      try {
        return await load();
      } finally {
        Object.assign(WebAssembly, { instantiate });
      }
    },
    sample(): MemorySample {
      const wasm = memories.at(-1)?.buffer.byteLength;
      if (wasm === undefined) throw new Error('No toolkit was loaded.');
      collect();
      return { wasm, heap: process.memoryUsage().heapUsed };
    },
  };
}
