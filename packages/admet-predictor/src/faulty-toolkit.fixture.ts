import { createRequire } from 'node:module';
import type { Toolkit } from './toolkit/toolkit.js';

/** Molecules that make the faulty toolkit fail. Each fault is real, not simulated. */
export const FAULTS = {
  /** Its memory is overwritten, which makes its code trap. */
  trap: 'CCBr',
  /** The call never returns. */
  loop: 'CCI',
  /** The thread ends. */
  exit: 'CCCl',
  /** The heap of the thread overflows. */
  heap: 'CCF',
} as const;

/** How often a toolkit was made in this thread. */
export const loads = { count: 0 };

let compiled: WebAssembly.Module | undefined;

/** Replaces the export of `@rdkit/rdkit`. The real toolkit reads all molecules except those above. */
export async function initFaultyToolkit(options?: object): Promise<Toolkit> {
  loads.count += 1;
  const { toolkit, memory } = await loadWithMemory(options);
  return {
    set_log_capture: (channel) => toolkit.set_log_capture(channel),
    get_mol(smiles, details = '{}') {
      if (smiles === FAULTS.trap) new Uint8Array(memory.buffer).fill(0xff);
      if (smiles === FAULTS.loop) for (;;);
      if (smiles === FAULTS.exit) process.exit(7);
      if (smiles === FAULTS.heap) fillHeap();
      return toolkit.get_mol(smiles, details);
    },
  };
}

/** The toolkit does not expose its memory, so it is captured at instantiation. */
async function loadWithMemory(options?: object) {
  const load: (options?: object) => Promise<Toolkit> = createRequire(import.meta.url)(
    '@rdkit/rdkit',
  );
  const { instantiate } = WebAssembly;
  let memory: WebAssembly.Memory | undefined;
  const watch = async (source: BufferSource, imports?: WebAssembly.Imports) => {
    // Compiling takes most of the load time, so it is done once.
    compiled ??= await WebAssembly.compile(source);
    const instance = await instantiate(compiled, imports);
    for (const each of Object.values(instance.exports)) {
      if (each instanceof WebAssembly.Memory) memory = each;
    }
    return { module: compiled, instance };
  };
  Object.assign(WebAssembly, { instantiate: watch });
  try {
    const toolkit = await load(options);
    if (memory === undefined) throw new Error('The toolkit made no memory.');
    return { toolkit, memory };
  } finally {
    Object.assign(WebAssembly, { instantiate });
  }
}

function fillHeap(): never {
  const retained: unknown[] = [];
  for (;;) retained.push(new Array(100_000).fill(retained.length));
}
