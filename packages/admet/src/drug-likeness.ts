import type { MoleculeProperties } from '@biographql/core';
import { DRUG_QUANTILES } from './generated/drug-quantiles.js';
import { PROPERTIES, QED, RULES } from './generated/drug-rules.js';

/** A rule of thumb for oral drugs, applied to a molecule. */
export interface RuleResult {
  readonly name: string;
  readonly isMet: boolean;
  /** Values outside limits, even if allowed, e.g. `Molecular weight 612 above 500`; without limits, the result. */
  readonly details: readonly string[];
  /** Publication. */
  readonly source: string;
}

/** Name of a physicochemical property. */
export type PropertyName = keyof MoleculeProperties;

/** Labels of the properties, with units, in the order of panels. */
export const PROPERTY_LABELS: Readonly<
  Record<PropertyName, readonly [label: string, unit: string]>
> = PROPERTIES;

/** Names of the properties, in the order of panels. */
export const PROPERTY_NAMES = Object.keys(PROPERTY_LABELS) as readonly PropertyName[];

/**
 * Returns the percentile of a property among 1,100 drugs with human data, 0 to 100: the share that has less, and half of
 * those that have the same.
 * @example
 * ```ts
 * import { getDrugPercentile } from '@biographql/admet';
 *
 * getDrugPercentile('molecularWeight', 180); // 5
 * ```
 */
export function getDrugPercentile(property: PropertyName, value: number): number {
  const quantiles = DRUG_QUANTILES[property];
  const below = quantiles.filter((quantile) => quantile < value).length;
  const equal = quantiles.filter((quantile) => quantile === value).length;
  return Math.round((100 * (below + equal / 2)) / quantiles.length);
}

type Limit = readonly [property: PropertyName, low: number | null, high: number];

function exceeded(properties: MoleculeProperties, limits: readonly Limit[]): readonly string[] {
  return limits.flatMap(([property, low, high]) => {
    const value = properties[property];
    const [label] = PROPERTY_LABELS[property];
    const shown = `${label} ${Number(value.toPrecision(3))}`;
    if (value > high) return [`${shown} above ${high}`];
    return low !== null && value < low ? [`${shown} below ${low}`] : [];
  });
}

/**
 * Applies the rules of Lipinski, Veber, Egan and Ghose, and the BOILED-Egg, to a molecule.
 * @example
 * ```ts
 * import { applyRules } from '@biographql/admet';
 *
 * const aspirin = {
 *   molecularWeight: 180.2,
 *   logP: 1.31,
 *   polarSurfaceArea: 63.6,
 *   hydrogenBondDonors: 1,
 *   hydrogenBondAcceptors: 4,
 *   rotatableBonds: 3,
 *   fractionSp3: 0.11,
 *   rings: 1,
 *   aromaticRings: 1,
 *   heavyAtoms: 13,
 *   atoms: 21,
 *   charge: 0,
 *   molarRefractivity: 44.7,
 * };
 * applyRules(aspirin).map(({ name, isMet }) => `${name} ${isMet}`).slice(0, 2); // ['Lipinski true', 'Veber true']
 * ```
 */
export function applyRules(properties: MoleculeProperties): readonly RuleResult[] {
  const rules = RULES.map(({ name, source, allowed, limits }) => {
    const details = exceeded(properties, limits);
    return { name, source, details, isMet: details.length <= allowed };
  });
  return [...rules, boiledEgg(properties)];
}

/** Center, width, height and angle in degrees of the ellipses of Daina and Zoete 2016 over TPSA and WLOGP. */
const WHITE = [71.051, 2.292, 142.081, 8.74, -1.031325] as const;
const YOLK = [38.117, 3.177, 82.061, 5.557, -0.171887] as const;

function boiledEgg({ polarSurfaceArea, logP }: MoleculeProperties): RuleResult {
  const isIn = ([x, y, width, height, degrees]: typeof WHITE | typeof YOLK) => {
    const angle = (degrees * Math.PI) / 180;
    const right = polarSurfaceArea - x;
    const up = logP - y;
    const along = right * Math.cos(angle) + up * Math.sin(angle);
    const across = up * Math.cos(angle) - right * Math.sin(angle);
    return (2 * along) ** 2 / width ** 2 + (2 * across) ** 2 / height ** 2 <= 1;
  };
  const isAbsorbed = isIn(WHITE);
  return {
    name: 'BOILED-Egg',
    isMet: isAbsorbed,
    details: [
      isAbsorbed ? 'Absorbed in the gut' : 'Not absorbed in the gut',
      isIn(YOLK) ? 'enters the brain' : 'does not enter the brain',
    ],
    source: 'Daina and Zoete 2016, doi:10.1002/cmdc.201600182',
  };
}

/**
 * Returns the quantitative estimate of drug-likeness (QED), 0 to 1, with the weights of Bickerton et al. 2012
 * (doi:10.1038/nchem.1243). The alerts are those of this project, and donors and acceptors are counted as Lipinski does:
 * over 1,100 drugs values differ from RDKit's by 0.05 on average (r = 0.94).
 * @param alerts - how many structural alerts the molecule has
 * @example
 * ```ts
 * import { getDrugLikeness } from '@biographql/admet';
 *
 * const aspirin = {
 *   molecularWeight: 180.2,
 *   logP: 1.31,
 *   polarSurfaceArea: 63.6,
 *   hydrogenBondDonors: 1,
 *   hydrogenBondAcceptors: 4,
 *   rotatableBonds: 3,
 *   fractionSp3: 0.11,
 *   rings: 1,
 *   aromaticRings: 1,
 *   heavyAtoms: 13,
 *   atoms: 21,
 *   charge: 0,
 *   molarRefractivity: 44.7,
 * };
 * getDrugLikeness(aspirin, 0).toFixed(2); // '0.76'
 * ```
 */
export function getDrugLikeness(properties: MoleculeProperties, alerts: number): number {
  const values = { ...properties, alerts };
  let sum = 0;
  let weights = 0;
  for (const name of Object.keys(QED) as (keyof typeof QED)[]) {
    const value = values[name];
    const [a, b, c, d, e, f, maximum, weight] = QED[name];
    const rise = 1 / (1 + Math.exp(-(value - c + d / 2) / e));
    const fall = 1 - 1 / (1 + Math.exp(-(value - c - d / 2) / f));
    sum += weight * Math.log((a + b * rise * fall) / maximum);
    weights += weight;
  }
  return Math.exp(sum / weights);
}
