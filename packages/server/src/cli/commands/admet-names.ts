import type { TrainedPrediction } from '@biographql/admet-predictor';
import { isNameLike, type MoleculeList } from '@biographql/admet-predictor/molecules';
import { closeEngines, openEngines } from '@biographql/engines';
import { inProcessPredictor } from '@biographql/engines/internal';
import { DatasetError } from '@biographql/ingest';
import {
  createAdmetService,
  createMoleculeService,
  createResolutionService,
} from '@biographql/services';
import { readServedDataset } from '../build-command.js';
import type { CommandRun } from '../command.js';

type Row = readonly TrainedPrediction<string>[];

/** A list whose names have structures, and why others have none. */
export interface CompletedList {
  readonly list: MoleculeList;
  /** Gives the molecules that were looked up the reason why they have no structure. */
  readonly explain: (rows: readonly Row[]) => readonly Row[];
}

/** Looks up names and identifiers in the dataset of the data folder. Without one they stay as they are, with a note. */
export async function lookUpNames(call: CommandRun, list: MoleculeList): Promise<CompletedList> {
  const { molecules } = list;
  const places = [...molecules.keys()].filter((at) => isNameLike(molecules[at]?.text ?? ''));
  const unchanged: CompletedList = { list, explain: (rows) => rows };
  if (places.length === 0) return unchanged;
  const texts = places.map((at) => molecules[at]?.text ?? '');
  const profiles = await profileNames(call, texts).catch((error: unknown) => {
    if (!(error instanceof DatasetError)) throw error;
    call.output.note(`Names were not looked up. ${error.message}`);
    return null;
  });
  if (profiles === null) return unchanged;
  const found = new Map(places.map((at, i) => [at, profiles[i]]));
  const isTable = list.format === 'table';
  const completed = molecules.map((molecule, at) => {
    const { smiles, name, corrected } = { ...NOTHING, ...found.get(at) };
    const text = smiles ?? molecule.text;
    if (smiles && name && (corrected || name.toLowerCase() !== molecule.text.toLowerCase()))
      call.output.note(corrected || `Read ${molecule.text} as ${name}.`);
    const title = molecule.name || (smiles ? molecule.text : '');
    const cells = isTable ? [text, ...molecule.cells] : [text, title];
    return { ...molecule, text, name: title, cells };
  });
  return {
    list: {
      ...list,
      ...(isTable && { columns: ['structure', ...list.columns] }),
      molecules: completed,
    },
    explain: (rows) =>
      rows.map((row, at) => {
        const reason = found.get(at)?.error;
        return reason ? row.map((each) => ({ ...each, reason }) as typeof each) : row;
      }),
  };
}

const NOTHING = { smiles: null, name: null, corrected: null };

async function profileNames(call: CommandRun, texts: readonly string[]) {
  const { drivers, places, vocabulary, options } = await readServedDataset(call);
  const engines = await openEngines(drivers, places, options, ['labels', 'graph']);
  try {
    const predictor = inProcessPredictor();
    const molecules = createMoleculeService({
      ...engines,
      vocabulary,
      predictor,
      admet: createAdmetService(predictor),
      resolution: createResolutionService(engines.labels, vocabulary),
    });
    return await molecules.profile(texts, { models: [], similar: 0, signal: call.signal });
  } finally {
    await closeEngines(Object.values(engines));
  }
}
