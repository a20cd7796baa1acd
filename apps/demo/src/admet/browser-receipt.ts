import { isAdmetModelName } from '@biographql/admet';
import { digestOf } from '../exports/digest.ts';
import { TABLE_FORMS } from '../exports/table-forms.ts';
import { tableText } from '../exports/table-text.ts';
import type { PredictionsTable } from './plain-predictions.ts';
import type { Molecule } from './read-molecules.ts';
import type { ShownModel } from './shown-model.ts';

/** What predictions of the browser rest on. Digests are `sha256:…`, null where the page has no cryptography. */
export interface BrowserReceipt {
  readonly kind: 'admet-in-browser';
  readonly package: '@biographql/admet-predictor';
  readonly version: string;
  /** When it was made: ISO 8601, UTC. */
  readonly received: string;
  /** In the order of the columns; the digest is that of the file of the model. */
  readonly models: readonly { readonly name: string; readonly digest: string | null }[];
  /** The digest is that of the SMILES as they were given, a line each. */
  readonly molecules: { readonly count: number; readonly digest: string | null };
  /** Of the predictions as JSON Lines, as they are saved. */
  readonly result: string | null;
}

/**
 * Says what a table of predictions of this browser rests on, so that the same files and molecules can be told again. The
 * files of the 28 are read from where the predictor has them, which is the browser's cache by then.
 *
 * @param ofFiles - digests of the models that the tab was given as files, by name.
 * @throws Error for a file that cannot be read.
 */
export async function browserReceipt(
  models: readonly ShownModel[],
  molecules: readonly Molecule[],
  table: PredictionsTable,
  ofFiles: ReadonlyMap<string, string | null>,
): Promise<BrowserReceipt> {
  const smiles = molecules.map((molecule) => `${molecule.smiles}\n`).join('');
  const [, , jsonLines] = TABLE_FORMS;
  return {
    kind: 'admet-in-browser',
    package: '@biographql/admet-predictor',
    version: String(import.meta.env.ADMET_PREDICTOR_VERSION),
    received: new Date().toISOString(),
    models: await Promise.all(
      models.map(async ({ name }) => ({
        name,
        digest: isAdmetModelName(name) ? await digestOfServed(name) : (ofFiles.get(name) ?? null),
      })),
    ),
    molecules: { count: molecules.length, digest: await digestOf(smiles) },
    result: await digestOf(tableText(table, jsonLines)),
  };
}

async function digestOfServed(name: string): Promise<string | null> {
  const address = new URL(`${import.meta.env.BASE_URL}admet/models/${name}.bin`, document.baseURI);
  const response = await fetch(address.href, { cache: 'force-cache' });
  if (!response.ok) throw new Error(`The file of ${name} cannot be read: ${response.status}.`);
  return digestOf(new Uint8Array(await response.arrayBuffer()));
}
