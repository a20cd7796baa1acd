import type { ModelName, Predictor } from '../src/index.js';

/** A drug: the drawing that others are compared with first. */
export interface DrawnDrug {
  readonly name: string;
  readonly drawings: readonly string[];
}

/** By how much values change with the drawing. */
export interface DrawingChanges {
  /** Drawings besides the first. */
  readonly drawings: number;
  /** Drugs with any value that differs in any bit. */
  readonly changed: readonly string[];
  /** Drawings that have no value where the first has. */
  readonly rejected: readonly string[];
  /** Greatest change in a probability. */
  readonly probability: number;
  /** Greatest change of a regression on log10; of all but PPB. */
  readonly logUnits: number;
  /** Greatest change of PPB in points. */
  readonly points: number;
}

/** What of a toolkit draws molecules. */
interface Drawer {
  get_mol(smiles: string): {
    get_smiles(details: string): string;
    add_hs_in_place(): boolean;
    delete(): void;
  } | null;
}

const COUNTER_IONS = ['Cl', 'OS(=O)(=O)O', 'OC(=O)C(O)C(O)C(=O)O', '[Na+].[Cl-]', 'O'];
/** An acid at the end of a chain or a branch, or at the beginning. */
const ACID = /C\(=O\)O(?=$|\))|^O=C\(O\)/;
/** Random orders of the atoms for each drug. */
const ORDERS = 3;

/** Draws drugs by ways that say the same molecule; the tautomers are those given. */
export function drawingsOf(
  toolkit: Drawer,
  tautomers: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly DrawnDrug[]>> {
  const drugs = Object.entries(tautomers);
  const written = (smiles: string, details: object, withHydrogens = false) => {
    const molecule = toolkit.get_mol(smiles);
    if (withHydrogens) molecule?.add_hs_in_place();
    const text = molecule?.get_smiles(JSON.stringify(details)) ?? '';
    molecule?.delete();
    return text;
  };
  const by = (draw: (smiles: string) => readonly string[]): readonly DrawnDrug[] =>
    drugs.map(([name, [drawn = '']]) => ({ name, drawings: [drawn, ...draw(drawn)] }));
  const ionized = (smiles: string) =>
    smiles.replace(ACID, (acid) => acid.replace(/\(O\)$|O$/, (end) => end.replace('O', '[O-]')));
  return {
    tautomers: drugs.map(([name, drawings]) => ({ name, drawings })),
    'salts and solvents': by((smiles) => COUNTER_IONS.map((ion) => `${smiles}.${ion}`)),
    'sodium salts of acids': by((smiles) =>
      ACID.test(smiles) ? [`${ionized(smiles)}.[Na+]`] : [],
    ),
    'Kekulé bonds': by((smiles) => [written(smiles, { doKekule: true })]),
    'hydrogens written': by((smiles) => [
      written(smiles, { allHsExplicit: true }),
      written(smiles, {}, true),
    ]),
    'orders of the atoms': by((smiles) =>
      Array.from({ length: ORDERS }, () => written(smiles, { doRandom: true })),
    ),
  };
}

/** Predicts all drawings by all models and compares each with the first of its drug. */
export async function changesOf(
  predictor: Predictor,
  drugs: readonly DrawnDrug[],
): Promise<DrawingChanges> {
  const changed: string[] = [];
  const rejected: string[] = [];
  const most = { probability: 0, logUnits: 0, points: 0 };
  for (const { name, drawings } of drugs) {
    const [first = [], ...others] = await predictor.predictAll(drawings);
    let differs = false;
    for (const [place, row] of others.entries())
      for (const [column, cell] of row.entries()) {
        const from = first[column];
        if (from?.status !== 'predicted' || cell.status !== 'predicted') {
          if (from?.status !== cell.status && column === 0)
            rejected.push(drawings[place + 1] ?? '');
          continue;
        }
        const change = Math.abs((cell.logValue ?? cell.value) - (from.logValue ?? from.value));
        const scale = scaleOf(cell.model, cell.probability !== undefined);
        most[scale] = Math.max(most[scale], change);
        differs ||= change > 0;
      }
    if (differs) changed.push(name);
  }
  const count = drugs.reduce((sum, { drawings }) => sum + drawings.length - 1, 0);
  return { drawings: count, changed, rejected, ...most };
}

function scaleOf(model: ModelName, isProbability: boolean) {
  if (isProbability) return 'probability';
  return model === 'PPB' ? 'points' : 'logUnits';
}
