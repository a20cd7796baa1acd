import type { MoleculeIdentifiers, SubstructureSearch } from '@biographql/core';
import { DEFAULT_MAX_HEAVY_ATOMS, PredictorError, type Rejection } from '../errors.js';
import type { MoleculeGraph } from '../molecule/graph.js';
import { readGraph } from '../molecule/read-graph.js';
import { type StandardMolecule, standardize } from '../molecule/standardize.js';
import { explainRejection } from './explain-rejection.js';
import {
  countMolfileAtoms,
  findSmiles,
  guessKind,
  isMolfile,
  scanSmiles,
} from './molecule-text.js';
import { matchSubstructure } from './substructure.js';
import type { Toolkit, ToolkitLoader, ToolkitLog } from './toolkit.js';

export type ReadOutcome =
  | { readonly molecule: StandardMolecule; readonly given: MoleculeGraph }
  | { readonly rejection: Rejection };

export interface MoleculeReader {
  /** Never throws for a bad molecule. @throws PredictorError `TOOLKIT_UNAVAILABLE`. */
  read(smiles: string): Promise<ReadOutcome>;
  identify(text: string): Promise<Partial<MoleculeIdentifiers>>;
  search(pattern: string, smiles: readonly string[]): Promise<SubstructureSearch>;
}

/** An instance of the toolkit; a trap leaves its memory in no known state. */
interface OpenToolkit {
  readonly toolkit: Toolkit;
  readonly log: ToolkitLog | null;
  isBroken: boolean;
}

/** Generous: an atom with isotope, stereo, hydrogens, charge and ring labels stays below this. */
const CHARACTERS_PER_ATOM = 20;

/** Generous as well: a line for the atom and two for its bonds, and hydrogens that may be written. */
const MOLFILE_CHARACTERS_PER_ATOM = 400;

/** In the extension of a CXSMILES, which is not read. */
const radicalMark = /\s\|[^|]*\^\d:/;
const markedRadical: Rejection = {
  code: 'OUT_OF_SCOPE',
  message: 'The CXSMILES marks an unpaired electron.',
};

const notSmiles = /[^A-Za-z0-9@+\-[\]()=#:/\\.%*<>]/;

/** Makes a reader; the toolkit is loaded at the first molecule that needs it. */
export function createMoleculeReader(
  load: ToolkitLoader,
  maxHeavyAtoms = DEFAULT_MAX_HEAVY_ATOMS,
): MoleculeReader {
  let instance: Promise<OpenToolkit> | undefined;
  const open = async (): Promise<OpenToolkit> => {
    try {
      const toolkit = await load();
      return { toolkit, log: toolkit.set_log_capture('rdApp.error'), isBroken: false };
    } catch (cause) {
      instance = undefined;
      throw new PredictorError(
        'TOOLKIT_UNAVAILABLE',
        'The chemistry toolkit could not be loaded.',
        { cause },
      );
    }
  };
  const whole = async (): Promise<OpenToolkit> => {
    for (;;) {
      instance ??= open();
      const waitedFor = instance;
      const opened = await waitedFor;
      // A molecule of another call may have broken it.
      if (!opened.isBroken) return opened;
      if (instance === waitedFor) instance = undefined;
    }
  };
  return {
    async identify(text) {
      const opened = await whole();
      try {
        return getIdentifiers(opened.toolkit, text.trim());
      } catch {
        opened.isBroken = true;
        return {};
      }
    },
    async search(pattern, smiles) {
      const opened = await whole();
      try {
        return matchSubstructure(opened.toolkit, pattern, smiles);
      } catch {
        opened.isBroken = true;
        return { status: 'rejected', message: 'The chemistry toolkit failed on it.' };
      }
    },
    async read(smiles) {
      const given = typeof smiles === 'string' ? smiles : '';
      const { smiles: text, start } = isMolfile(given)
        ? { smiles: given, start: 0 }
        : findSmiles(given);
      const early = radicalMark.test(given) ? markedRadical : rejectEarly(text, maxHeavyAtoms);
      if (early) return { rejection: shift(early, start) };
      let opened = await whole();
      // So may calls that waited for the same instance.
      while (opened.isBroken) opened = await whole();
      try {
        const outcome = parse(opened, text);
        return 'rejection' in outcome ? { rejection: shift(outcome.rejection, start) } : outcome;
      } catch {
        opened.isBroken = true;
        return {
          rejection: {
            code: 'TOOLKIT_FAILURE',
            message: 'The chemistry toolkit failed on this molecule.',
          },
        };
      }
    },
  };
}

function rejectEarly(text: string, maxHeavyAtoms: number): Rejection | undefined {
  if (text === '') return { code: 'EMPTY_SMILES', message: 'The SMILES is empty.' };
  const molfile = isMolfile(text);
  const longest = maxHeavyAtoms * (molfile ? MOLFILE_CHARACTERS_PER_ATOM : CHARACTERS_PER_ATOM);
  if (text.length > longest)
    return {
      code: 'MOLECULE_TOO_LARGE',
      message: `The SMILES has ${text.length} characters; at most ${longest} are read.`,
    };
  if (molfile) {
    const atoms = countMolfileAtoms(text);
    // Hydrogens may be written.
    if (atoms <= 2 * maxHeavyAtoms) return undefined;
    const message = `The molfile has ${atoms} atoms; at most ${2 * maxHeavyAtoms} are read.`;
    return { code: 'MOLECULE_TOO_LARGE', message };
  }
  const kind = guessKind(text);
  if (kind)
    return {
      code: 'INVALID_SMILES',
      message: `This looks like ${kind}, not a SMILES.`,
      position: 0,
    };
  const position = text.search(notSmiles);
  if (position >= 0) {
    const message = /[~$]/.test(text.charAt(position))
      ? 'Query bonds (`~`, `$`) are allowed in SMARTS only.'
      : "The text has a character that isn't allowed in SMILES.";
    return { code: 'INVALID_SMILES', message, position };
  }
  // No atom is shorter than a character.
  if (text.length <= maxHeavyAtoms) return undefined;
  const { heavyAtoms } = scanSmiles(text);
  if (heavyAtoms <= maxHeavyAtoms) return undefined;
  return {
    code: 'MOLECULE_TOO_LARGE',
    message: `The molecule has ${heavyAtoms} heavy atoms; at most ${maxHeavyAtoms} are predicted.`,
  };
}

/**
 * Features see no stereo and `standardize` finds aromatic rings, but for charged rings it depends on the toolkit's bonds.
 * Hydrogens need no removal, which costs a third, where none is written.
 */
function getDetails(text: string): string {
  const setAromaticity = text.includes('+');
  return JSON.stringify({
    assignStereo: false,
    setAromaticity,
    removeHs: writtenHydrogen.test(text),
  });
}
const writtenHydrogen = /\[\d*H/;

function parse({ toolkit, log }: OpenToolkit, text: string): ReadOutcome {
  const parsed = toolkit.get_mol(text, getDetails(text));
  if (!parsed) {
    const explanation = explainRejection(log?.get_buffer() ?? '', text);
    log?.clear_buffer();
    return { rejection: { code: 'INVALID_SMILES', ...explanation } };
  }
  try {
    const graph = readGraph(parsed.get_json());
    if (!graph.atoms.some(({ element }) => element > 1))
      return { rejection: { code: 'EMPTY_SMILES', message: 'The molecule has no heavy atom.' } };
    if (graph.atoms.some(({ element }) => element === 0)) {
      const position = text.indexOf('*');
      const message = 'The molecule has a wildcard atom.';
      return {
        rejection: { code: 'INVALID_SMILES', message, ...(position < 0 ? {} : { position }) },
      };
    }
    const molecule = standardize(graph);
    if (molecule.isOrganic) return { molecule, given: graph };
    const message = 'The molecule is not organic.';
    return { rejection: { code: 'OUT_OF_SCOPE', message } };
  } finally {
    parsed.delete();
  }
}

const LONGEST_INCHI = 10_000;

function getIdentifiers(toolkit: Toolkit, text: string): Partial<MoleculeIdentifiers> {
  const toKey = (inchi: string) => toolkit.get_inchikey_for_inchi?.(inchi) ?? '';
  if (text.startsWith('InChI=')) {
    const inchiKey = text.length > LONGEST_INCHI ? '' : toKey(text);
    return inchiKey === '' ? {} : { inchiKey };
  }
  const molecule = toolkit.get_mol(isMolfile(text) ? text : findSmiles(text).smiles);
  const inchi = molecule?.get_inchi?.() ?? '';
  molecule?.delete();
  return inchi === '' ? {} : { inchi, inchiKey: toKey(inchi) };
}

/** Positions count from the start of the text as given. */
function shift(rejection: Rejection, start: number): Rejection {
  if (rejection.position === undefined) return rejection;
  return { ...rejection, position: rejection.position + start };
}
