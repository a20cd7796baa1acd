import type { AssayScale } from '../custom/assay-row.js';

/** Preset for a kind of assay. */
export interface AssayPreset {
  /** Its types in exports; rows of other types are left out, but not rows without a type. */
  readonly types: readonly string[];
  /** Unit or scale that values are brought to, such as `-log10 mol/kg`. */
  readonly to: string;
  /** `log10` when values are to be learnt as logarithms. */
  readonly scale: AssayScale;
  /** Range of plausible values; a value outside has the wrong unit. */
  readonly range: readonly [low: number, high: number];
}

/** Kinds of assays with public tables that the 28 models don't cover. */
export const ASSAY_PRESETS = {
  /** A dose that kills half of the animals. Species and route are conditions: one table for each. */
  ld50: {
    types: ['LD50'],
    to: '-log10 mol/kg',
    scale: 'linear',
    range: [-1, 10],
  },
  'microsomal-clearance': {
    types: ['CL', 'CLint', 'CL_int', 'Clearance', 'Intrinsic clearance'],
    to: 'uL/min/mg',
    scale: 'log10',
    range: [1e-3, 1e5],
  },
  'hepatocyte-clearance': {
    types: ['CL', 'CLint', 'CL_int', 'Clearance', 'Intrinsic clearance'],
    to: 'uL/min/10^6 cells',
    scale: 'log10',
    range: [1e-3, 1e5],
  },
  /** Half-maximal inhibition, such as of a transporter or an enzyme. */
  ic50: {
    types: ['IC50'],
    to: '-log10 mol/L',
    scale: 'linear',
    range: [0, 14],
  },
} as const satisfies Readonly<Record<string, AssayPreset>>;

/** The name of a preset. */
export type AssayPresetName = keyof typeof ASSAY_PRESETS;
