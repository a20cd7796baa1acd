import type { MoleculeIdentifiers, SubstructureSearch } from '@biographql/core';
import {
  checkMolfile,
  countMolfileAtoms,
  describeKind,
  findSmiles,
  guessKind,
  isMolfile,
  scanSmiles,
} from '@biographql/core/internal';
import { DEFAULT_MAX_HEAVY_ATOMS, PredictorError, type Rejection } from '../contract.js';
import type { MoleculeGraph } from '../molecule/graph.js';
import { readGraph } from '../molecule/read-graph.js';
import { type StandardMolecule, standardize } from '../molecule/standardize.js';
import { explainRejection } from './explain-rejection.js';
import { matchSubstructure } from './substructure.js';
import type { Toolkit, ToolkitLoader, ToolkitLog } from './toolkit.js';

export type ReadOutcome =
  | {
      readonly molecule: StandardMolecule;
      readonly given: MoleculeGraph;
      readonly stereoIgnored: boolean;
    }
  | { readonly rejection: Rejection };

export type MoleculeReader = ReturnType<typeof createMoleculeReader>;

/** A toolkit instance; after a WASM trap its memory is in an unknown state. */
interface OpenToolkit {
  readonly toolkit: Toolkit;
  readonly log: ToolkitLog | null;
  isBroken: boolean;
}

/** Generous: an atom with isotope, stereo, hydrogens, charge and ring labels stays below this. */
const CHARACTERS_PER_ATOM = 20;

/** Also generous: a line for the atom, two for its bonds, and explicit hydrogens. */
const MOLFILE_CHARACTERS_PER_ATOM = 400;

/** In the extension of a CXSMILES, which is not read. */
const radicalMark = /\s\|[^|]*\^\d:/;

const notSmiles = /[^A-Za-z0-9@+\-[\]()=#:/\\.%*<>]/;

/** Makes a reader; the toolkit is loaded at the first molecule that needs it. */
export function createMoleculeReader(load: ToolkitLoader, maxHeavyAtoms = DEFAULT_MAX_HEAVY_ATOMS) {
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
  /** Parses a text; the returned function builds the molecule. Never throws for bad text. @throws PredictorError. */
  const begin = async (smiles: string): Promise<() => ReadOutcome> => {
    const given = typeof smiles === 'string' ? smiles : '';
    const { smiles: text, start } = isMolfile(given)
      ? { smiles: given, start: 0 }
      : findSmiles(given);
    const early = rejectEarly(text, maxHeavyAtoms);
    if (early) return () => ({ rejection: shift(early, start) });
    if (radicalMark.test(given))
      return () => ({ rejection: { code: 'OUT_OF_SCOPE', message: 'The molecule is a radical.' } });
    let opened = await whole();
    // Other calls that waited for the same instance may have broken it.
    while (opened.isBroken) opened = await whole();
    const message = 'The chemistry toolkit failed on this molecule.';
    const failed: ReadOutcome = { rejection: { code: 'TOOLKIT_FAILURE', message } };
    const reject = () => failed;
    const finish = attempt(opened, () => parse(opened, text), reject);
    return () => {
      const outcome = attempt(opened, finish, failed);
      return 'rejection' in outcome ? { rejection: shift(outcome.rejection, start) } : outcome;
    };
  };
  return {
    begin,
    read: async (smiles: string): Promise<ReadOutcome> => (await begin(smiles))(),
    async identify(text: string): Promise<Identified> {
      const opened = await whole();
      return attempt(opened, () => getIdentifiers(opened.toolkit, text.trim()), {});
    },
    async search(pattern: string, smiles: readonly string[]): Promise<SubstructureSearch> {
      const opened = await whole();
      const message = 'The chemistry toolkit failed on this pattern.';
      const failed = { status: 'rejected', message } as const;
      return attempt(opened, () => matchSubstructure(opened.toolkit, pattern, smiles), failed);
    },
  };
}

function attempt<T>(opened: OpenToolkit, run: () => T, failed: T): T {
  try {
    return run();
  } catch {
    opened.isBroken = true;
    return failed;
  }
}

function rejectEarly(text: string, maxHeavyAtoms: number): Rejection | undefined {
  if (text === '') return { code: 'EMPTY_SMILES', message: 'The SMILES is empty.' };
  const molfile = isMolfile(text);
  const longest = maxHeavyAtoms * (molfile ? MOLFILE_CHARACTERS_PER_ATOM : CHARACTERS_PER_ATOM);
  if (text.length > longest)
    return tooLarge(
      `The ${molfile ? 'molfile' : 'SMILES'} has ${text.length} characters; at most ${longest} are allowed.`,
    );
  if (molfile) {
    const atoms = countMolfileAtoms(text);
    // Hydrogens may be explicit.
    const maxAtoms = 2 * maxHeavyAtoms;
    if (atoms <= maxAtoms) return undefined;
    return tooLarge(`The molfile has ${atoms} atoms; at most ${maxAtoms} are allowed.`);
  }
  const kind = guessKind(text);
  if (kind) return invalid(describeKind(kind), 0);
  const position = text.search(notSmiles);
  if (position >= 0) {
    const character = text.charAt(position);
    const message = /[~$]/.test(character)
      ? 'Query bonds (`~`, `$`) are allowed in SMARTS only.'
      : `The character \`${character}\` isn't allowed in SMILES.`;
    return invalid(message, position);
  }
  // No atom is shorter than a character.
  if (text.length <= maxHeavyAtoms) return undefined;
  const { heavyAtoms } = scanSmiles(text);
  if (heavyAtoms <= maxHeavyAtoms) return undefined;
  return tooLarge(
    `The molecule has ${heavyAtoms} heavy atoms; at most ${maxHeavyAtoms} are allowed.`,
  );
}

function tooLarge(message: string): Rejection {
  return { code: 'MOLECULE_TOO_LARGE', message };
}

function invalid(message: string, position: number): Rejection {
  return { code: 'INVALID_SMILES', message, ...(position < 0 ? {} : { position }) };
}

/**
 * Features ignore stereo. `standardize` finds aromatic rings, but needs the toolkit's bonds for charged rings.
 * Skips the removal of hydrogens, which costs a third, if none is explicit.
 */
function getDetails(text: string): string {
  const removeHs = writtenHydrogen.test(text);
  return `{"assignStereo":false,"setAromaticity":${text.includes('+')},"removeHs":${removeHs}}`;
}
const writtenHydrogen = /\[\d*H/;

function parse({ toolkit, log }: OpenToolkit, text: string): () => ReadOutcome {
  const checked = isMolfile(text) ? checkMolfile(text) : { molfile: '' };
  if ('problem' in checked)
    return () => ({ rejection: invalid(`The molfile can't be read. ${checked.problem}`, -1) });
  const written = checked.molfile || text.replaceAll('[D]', '[2H]').replaceAll('[T]', '[3H]');
  const parsed = toolkit.get_mol(written, getDetails(written));
  if (!parsed) {
    const explanation = explainRejection(log?.get_buffer() ?? '', text);
    log?.clear_buffer();
    return () => ({ rejection: { code: 'INVALID_SMILES', ...explanation } });
  }
  try {
    const json = parsed.get_json();
    return () => toMolecule(json, text, checked.molfile);
  } finally {
    parsed.delete();
  }
}

function toMolecule(json: string, text: string, molfile: string): ReadOutcome {
  const graph = readGraph(json);
  if (!graph.atoms.some(({ element }) => element > 1))
    return { rejection: { code: 'EMPTY_SMILES', message: 'The molecule has no heavy atom.' } };
  if (graph.atoms.some(({ element }) => element === 0)) {
    const message =
      'The molecule has a wildcard atom or R group. Replace it with an atom. For a polymer, give the monomer.';
    return { rejection: invalid(message, molfile ? -1 : text.indexOf('*')) };
  }
  const molecule = standardize(graph);
  if (!molecule.isOrganic)
    return { rejection: { code: 'OUT_OF_SCOPE', message: 'The molecule is not organic.' } };
  return { molecule, given: graph, stereoIgnored: !molfile && /[@/\\]/.test(text) };
}

const LONGEST_INCHI = 10_000;

type Identified = Partial<MoleculeIdentifiers> & { readonly smiles?: string };

function getIdentifiers(toolkit: Toolkit, text: string): Identified {
  const toKey = (inchi: string) => toolkit.get_inchikey_for_inchi?.(inchi) ?? '';
  if (text.startsWith('InChI=')) {
    const inchiKey = text.length > LONGEST_INCHI ? '' : toKey(text);
    return inchiKey ? { inchiKey } : {};
  }
  const checked = isMolfile(text) ? checkMolfile(text) : { molfile: findSmiles(text).smiles };
  const molecule = 'problem' in checked ? null : toolkit.get_mol(checked.molfile);
  if (!molecule) return {};
  const inchi = molecule.get_inchi?.() ?? '';
  const smiles = isMolfile(text) && { smiles: molecule.get_smiles() };
  molecule.delete();
  return { ...(inchi !== '' && { inchi, inchiKey: toKey(inchi) }), ...smiles };
}

/** Positions count from the start of the text as given. */
function shift(rejection: Rejection, start: number): Rejection {
  if (rejection.position === undefined) return rejection;
  return { ...rejection, position: rejection.position + start };
}
