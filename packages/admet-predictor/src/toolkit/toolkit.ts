/** The part of a molecule of `@rdkit/rdkit` that is used here. */
export interface ToolkitMolecule {
  get_json(): string;
  get_smiles(details?: string): string;
  delete(): void;
}

/** A captured log channel of the toolkit. */
export interface ToolkitLog {
  get_buffer(): string;
  clear_buffer(): void;
}

/** The part of the `@rdkit/rdkit` module that is used here; its own module type fits. */
export interface Toolkit {
  get_mol(smiles: string, details?: string): ToolkitMolecule | null;
  set_log_capture(channel: string): ToolkitLog | null;
}

/** Makes a fresh toolkit instance; called again after an instance broke. */
export type ToolkitLoader = () => Promise<Toolkit>;

type ToolkitFactory = (options?: { readonly locateFile?: () => string }) => Promise<Toolkit>;

/**
 * Loads `@rdkit/rdkit`. With `wasmUrl` the binary is fetched from there; without it the package finds
 * the file beside its script, which works in Node.
 */
export function defaultToolkit(wasmUrl?: string | URL): ToolkitLoader {
  return async () => {
    const loaded: unknown = await import('@rdkit/rdkit');
    const factory = findFactory(loaded);
    return wasmUrl === undefined ? factory() : factory({ locateFile: () => String(wasmUrl) });
  };
}

/** The package is CommonJS: bundlers and runtimes wrap its one function once or twice. */
function findFactory(loaded: unknown): ToolkitFactory {
  let candidate = loaded;
  while (typeof candidate === 'object' && candidate !== null && 'default' in candidate)
    candidate = candidate.default;
  if (typeof candidate === 'function') return candidate as ToolkitFactory;
  const shared = (globalThis as { readonly initRDKitModule?: unknown }).initRDKitModule;
  if (typeof shared === 'function') return shared as ToolkitFactory;
  throw new TypeError('@rdkit/rdkit exports no module factory.');
}
