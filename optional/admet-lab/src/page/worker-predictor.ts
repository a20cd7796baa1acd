import type { ModelName } from '@biographql/admet-predictor';
import { absoluteUrl, openWorkerPredictor } from '@biographql/admet-predictor/internal';
import type {
  WorkerPredictorOptions as CoreOptions,
  WorkerPredictor as CorePredictor,
} from '@biographql/admet-predictor/worker-client';
import type { AssayCard } from '../custom/card.js';
import type { ExplainOutcome } from '../explain/explained-model.js';
import type { ExplainOptions } from '../explain/explainer.js';
import type { LabStart, LabTask } from './custom-models.js';

/** Options of a page's predictor; the worker's script calls `servePredictor` of `@biographql/admet-lab/page-worker`. */
export interface WorkerPredictorOptions<Custom extends string = never> extends CoreOptions {
  /**
   * Folder of the measured molecules, this package's `measured`, for explanations with similar ones. Default: `measured`
   * next to the folder of the models.
   */
  readonly measured?: string | URL | undefined;
  /** Custom models by name: each file, or its address to load it from on first use. */
  readonly custom?: Readonly<Record<Custom, string | URL | Uint8Array>> | undefined;
}

/** A page's predictor that explains its values and takes custom models. */
export interface WorkerPredictor<Custom extends string = never>
  extends CorePredictor<ModelName | Custom> {
  /**
   * Explains one model's value for one molecule. The first explanation loads the code for it and a second toolkit, and
   * reads the background (about half a second).
   * @throws As `predict` does.
   */
  readonly explain: (
    request: { readonly model: string; readonly smiles: string },
    options?: ExplainOptions,
  ) => Promise<ExplainOutcome<ModelName | Custom>>;
  /**
   * Adds the file of a custom model under the name in its card, and replaces one of the same name. The file stays in the
   * page; a worker that is started again gets it again.
   * @throws PredictorError `INVALID_MODEL_FILE`.
   */
  readonly add: (file: Uint8Array) => Promise<AssayCard>;
  /** Removes a custom model; running calls keep it. */
  readonly remove: (name: string) => void;
}

/**
 * Makes a predictor that runs in a worker of the page. Files are loaded when they are first needed, each once.
 *
 * @example
 * ```ts
 * import { createWorkerPredictor } from '@biographql/admet-lab/worker-client';
 *
 * export const predictor = createWorkerPredictor({
 *   worker: () => new Worker(new URL('./predict-worker.ts', import.meta.url), { type: 'module' }),
 *   models: '/admet/models/',
 *   measured: '/admet/measured/',
 *   wasm: '/admet/RDKit_minimal.wasm',
 * });
 * ```
 */
export function createWorkerPredictor<Custom extends string = never>(
  options: WorkerPredictorOptions<Custom>,
): WorkerPredictor<Custom> {
  type Name = ModelName | Custom;
  const custom = new Map(Object.entries<string | URL | Uint8Array>(options.custom ?? {}));
  const { predictor, run, isStarted, checkName } = openWorkerPredictor<Name>(options, {
    names: () => [...custom.keys()],
    start(): LabStart {
      const measured =
        options.measured ??
        new URL('../measured/', absoluteUrl(options.models).replace(/\/?$/, '/'));
      return {
        measured: absoluteUrl(measured),
        custom: [...custom].map(([name, file]) => ({
          name,
          file: file instanceof Uint8Array ? file : absoluteUrl(file),
        })),
      };
    },
  });
  return {
    ...predictor,
    async explain({ model, smiles }, { signal, similar = 0 } = {}) {
      const task: LabTask = { kind: 'explain', model: checkName(model), smiles, similar };
      return run<ExplainOutcome<Name>>(task, { signal });
    },
    async add(file) {
      const card = await run<AssayCard>({ kind: 'add', file } satisfies LabTask);
      custom.set(card.name, file);
      return card;
    },
    remove(name) {
      custom.delete(name);
      if (isStarted()) void run({ kind: 'remove', name } satisfies LabTask).catch(() => {});
    },
  };
}
