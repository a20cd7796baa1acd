import { PredictorError } from '../errors.js';
import { readGraph } from '../molecule/read-graph.js';
import { type StandardMolecule, standardize } from '../molecule/standardize.js';
import { explainRejection } from './explain-rejection.js';
import { scanSmiles } from './scan-smiles.js';
import type { Toolkit, ToolkitLoader, ToolkitLog } from './toolkit.js';

/**
 * Why a molecule was not predicted: no text, no valid SMILES, more heavy atoms than the cap, or a
 * fault inside the toolkit.
 */
export type RejectionReason = 'empty' | 'unparsable' | 'too-large' | 'toolkit-failure';

/** A molecule that could not be read. `position` counts characters of the given text from 0. */
export interface Rejection {
  readonly reason: RejectionReason;
  readonly message: string;
  readonly position?: number;
}

/** A molecule ready for features, or the reason why there is none. */
export type ReadOutcome =
  | { readonly molecule: StandardMolecule }
  | { readonly rejection: Rejection };

/** Reads SMILES with one toolkit instance and replaces the instance after it broke. */
export interface MoleculeReader {
  /** Never throws for a bad molecule. @throws PredictorError `TOOLKIT_UNAVAILABLE`. */
  read(smiles: string): Promise<ReadOutcome>;
}

/** Heavy atoms above which a molecule is rejected unless the caller sets another cap. */
export const DEFAULT_MAX_HEAVY_ATOMS = 300;

/** Generous: an atom with isotope, stereo, hydrogens, charge and ring labels stays below this. */
const CHARACTERS_PER_ATOM = 20;

const foreign = /[^A-Za-z0-9@+\-[\]()=#$:/\\.%*~>]/;

/** Makes a reader; the toolkit is loaded at the first molecule that needs it. */
export function createMoleculeReader(
  load: ToolkitLoader,
  maxHeavyAtoms = DEFAULT_MAX_HEAVY_ATOMS,
): MoleculeReader {
  let instance: Promise<{ toolkit: Toolkit; log: ToolkitLog | null }> | undefined;
  const open = async () => {
    try {
      const toolkit = await load();
      return { toolkit, log: toolkit.set_log_capture('rdApp.error') };
    } catch (cause) {
      instance = undefined;
      throw new PredictorError(
        'TOOLKIT_UNAVAILABLE',
        'The chemistry toolkit could not be loaded.',
        { cause },
      );
    }
  };
  return {
    async read(smiles) {
      const text = typeof smiles === 'string' ? smiles.trim() : '';
      const early = refuse(text, maxHeavyAtoms);
      if (early) return { rejection: shift(early, smiles) };
      instance ??= open();
      const { toolkit, log } = await instance;
      try {
        const outcome = parse(toolkit, log, text);
        return 'rejection' in outcome ? { rejection: shift(outcome.rejection, smiles) } : outcome;
      } catch {
        instance = undefined;
        return {
          rejection: {
            reason: 'toolkit-failure',
            message: 'The chemistry toolkit failed on this molecule.',
          },
        };
      }
    },
  };
}

function refuse(text: string, maxHeavyAtoms: number): Rejection | undefined {
  if (text === '') return { reason: 'empty', message: 'The SMILES is empty.' };
  const longest = maxHeavyAtoms * CHARACTERS_PER_ATOM;
  if (text.length > longest)
    return {
      reason: 'too-large',
      message: `The SMILES has ${text.length} characters; at most ${longest} are read.`,
    };
  const position = text.search(foreign);
  if (position >= 0) {
    const blank = /\s/.test(text.charAt(position));
    const message = blank
      ? 'A SMILES holds no white space.'
      : 'The text holds a character that no SMILES has.';
    return { reason: 'unparsable', message, position };
  }
  const { heavyAtoms } = scanSmiles(text);
  if (heavyAtoms <= maxHeavyAtoms) return undefined;
  return {
    reason: 'too-large',
    message: `The molecule has ${heavyAtoms} heavy atoms; at most ${maxHeavyAtoms} are predicted.`,
  };
}

function parse(toolkit: Toolkit, log: ToolkitLog | null, text: string): ReadOutcome {
  const parsed = toolkit.get_mol(text);
  if (!parsed) {
    const explanation = explainRejection(log?.get_buffer() ?? '', text);
    log?.clear_buffer();
    return { rejection: { reason: 'unparsable', ...explanation } };
  }
  try {
    const graph = readGraph(parsed.get_json());
    if (!graph.element.some((element) => element > 1))
      return { rejection: { reason: 'empty', message: 'The molecule has no heavy atom.' } };
    if (graph.element.includes(0)) {
      const position = text.indexOf('*');
      const message = 'The molecule has a wildcard atom.';
      return {
        rejection: { reason: 'unparsable', message, ...(position < 0 ? {} : { position }) },
      };
    }
    return { molecule: standardize(graph) };
  } finally {
    parsed.delete();
  }
}

/** Positions count from the start of the text as given, white space included. */
function shift(rejection: Rejection, smiles: string): Rejection {
  if (rejection.position === undefined) return rejection;
  const lead = smiles.length - smiles.trimStart().length;
  return { ...rejection, position: rejection.position + lead };
}
