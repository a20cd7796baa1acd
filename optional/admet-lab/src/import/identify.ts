import {
  featurize,
  knownMass,
  type MoleculeGraph,
  type MoleculeReader,
  toSparse,
} from '@biographql/admet-predictor/internal';
import { moleculeKey } from '../custom/molecule-key.js';

/** What tells molecules apart, or why a text is none. */
export type Identity =
  | {
      /** Equal for salts, charge forms, tautomers and stereoisomers of one molecule. */
      readonly key: string;
      /** g/mol as it was written, counter-ions included; undefined with an element whose weight is not known. */
      readonly weight: number | undefined;
    }
  | { readonly problem: string };

/** Makes a function that identifies molecules; a text that comes again is not read again. */
export function createIdentifier(reader: MoleculeReader): (smiles: string) => Promise<Identity> {
  const known = new Map<string, Identity>();
  const identify = async (smiles: string): Promise<Identity> => {
    const outcome = await reader.read(smiles);
    if (!('molecule' in outcome))
      return { problem: 'rejection' in outcome ? outcome.rejection.message : 'It cannot be read.' };
    const { graph } = outcome.molecule;
    return {
      key: moleculeKey(graph, toSparse(featurize(graph))),
      weight: getWeight(outcome.given),
    };
  };
  return async (smiles) => {
    const found = known.get(smiles) ?? (await identify(smiles));
    known.set(smiles, found);
    return found;
  };
}

function getWeight({ atoms }: MoleculeGraph): number | undefined {
  let weight = 0;
  for (const { element, hydrogens } of atoms) {
    const mass = knownMass(element);
    if (mass === undefined) return undefined;
    weight += mass + hydrogens * (knownMass(1) ?? 0);
  }
  return weight;
}
