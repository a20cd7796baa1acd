import type { AdmetRejection } from './scalars.js';

/** Physicochemical properties of a molecule: of its largest organic part, neutral and without counter-ions. */
export interface MoleculeProperties {
  /** Molecular weight in g/mol. */
  readonly molecularWeight: number;
  /** Calculated log of the octanol/water partition coefficient (Wildman and Crippen 1999). */
  readonly logP: number;
  /** Topological polar surface area in Å² (Ertl et al. 2000), of nitrogen and oxygen. */
  readonly polarSurfaceArea: number;
  /** Hydrogens on nitrogen and oxygen, as Lipinski counts donors. */
  readonly hydrogenBondDonors: number;
  /** Nitrogen and oxygen atoms, as Lipinski counts acceptors. */
  readonly hydrogenBondAcceptors: number;
  readonly rotatableBonds: number;
  /** Share of carbon atoms that are sp3, 0 to 1. */
  readonly fractionSp3: number;
  readonly rings: number;
  readonly aromaticRings: number;
  readonly heavyAtoms: number;
  /** Atoms, including hydrogens. */
  readonly atoms: number;
  /** Formal charge that no proton explains, e.g. 1 for a quaternary ammonium. */
  readonly charge: number;
  /** Molar refractivity in cm³/mol (Wildman and Crippen 1999). */
  readonly molarRefractivity: number;
}

/** Identifiers of the whole molecule, as it was given. */
export interface MoleculeIdentifiers {
  readonly inchi: string;
  readonly inchiKey: string;
}

/** Description of a molecule without predictions, or the reason for its rejection. */
export type MoleculeDescription =
  | ({
      readonly status: 'described';
      /** As it was given; of a molfile whose identifiers were requested, its SMILES. */
      readonly smiles: string;
      /** Formula of the described part in Hill order, e.g. `C9H8O4`. */
      readonly formula: string;
      readonly properties: MoleculeProperties;
      /** Reactive or toxicity-linked groups, by name. */
      readonly alerts: readonly string[];
      /** Disconnected parts of the input; above 1 only the largest organic part is described. */
      readonly fragments: number;
      /** Repairs of the SMILES; absent without any. */
      readonly corrected?: string;
      /** Whether the SMILES has stereo marks, which neither properties nor models use. */
      readonly stereoIgnored: boolean;
      /** Ascending numbers of the circular atom environments: the share that two molecules have in common is their similarity. */
      readonly environments: Uint16Array;
    } & Partial<MoleculeIdentifiers>)
  | {
      readonly status: 'rejected';
      readonly smiles: string;
      readonly reason: AdmetRejection;
      /** InChIKey of a text that is an InChI, when identifiers were requested. */
      readonly inchiKey?: string;
    };

/** Whether each molecule contains a structure, in the order of the input, or the problem of the pattern. */
export type SubstructureSearch =
  | {
      readonly status: 'searched';
      /** How the pattern was read: SMILES may be substituted anywhere. */
      readonly readAs: 'SMILES' | 'SMARTS';
      readonly matches: readonly boolean[];
    }
  | { readonly status: 'rejected'; readonly message: string };
