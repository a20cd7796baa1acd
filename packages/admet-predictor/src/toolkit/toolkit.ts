/** The part of a molecule of `@rdkit/rdkit` that is used here. */
export interface ToolkitMolecule {
  get_json(): string;
  get_smiles(details?: string): string;
  get_inchi?(): string;
  get_substruct_match?(query: ToolkitMolecule): string;
  delete(): void;
}

/** A captured log channel of the toolkit. */
export interface ToolkitLog {
  get_buffer(): string;
  clear_buffer(): void;
}

/** The part of the `@rdkit/rdkit` module used here; compatible with its full type. */
export interface Toolkit {
  get_mol(smiles: string, details?: string): ToolkitMolecule | null;
  get_qmol?(smarts: string): ToolkitMolecule | null;
  get_inchikey_for_inchi?(inchi: string): string;
  set_log_capture(channel: string): ToolkitLog | null;
}

/** Makes a fresh toolkit instance; called again after an instance broke. */
export type ToolkitLoader = () => Promise<Toolkit>;

interface FactoryOptions {
  readonly locateFile?: () => string;
  readonly instantiateWasm?: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
}

type ToolkitFactory = (options?: FactoryOptions) => Promise<Toolkit>;

export function defaultToolkit(wasm?: string | URL | WebAssembly.Module): ToolkitLoader {
  return async () => {
    const factory = findFactory(await import('@rdkit/rdkit'));
    if (wasm === undefined) return factory();
    const isAddress = typeof wasm === 'string' || wasm instanceof URL;
    return factory(isAddress ? { locateFile: () => String(wasm) } : instanceOf(wasm));
  };
}

function instanceOf(module: WebAssembly.Module): FactoryOptions {
  return {
    instantiateWasm(imports, receive) {
      void WebAssembly.instantiate(module, imports).then((instance) => receive(instance, module));
      return {};
    },
  };
}

/** The package is CommonJS: bundlers and runtimes nest its function in one or two `default`s. */
function findFactory(loaded: unknown): ToolkitFactory {
  let candidate = loaded;
  while (typeof candidate === 'object' && candidate !== null && 'default' in candidate)
    candidate = candidate.default;
  if (typeof candidate === 'function') return candidate as ToolkitFactory;
  const shared = (globalThis as { readonly initRDKitModule?: unknown }).initRDKitModule;
  if (typeof shared === 'function') return shared as ToolkitFactory;
  throw new TypeError('@rdkit/rdkit exports no module factory.');
}
