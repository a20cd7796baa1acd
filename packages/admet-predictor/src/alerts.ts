import { groupNames } from './features/groups.js';
import { featureCount } from './features/layout.js';

/** Reactive or toxicity-linked groups, by the feature that counts them. The list is ours. */
const groups = {
  nitroAryl: 'aromatic nitro',
  nitroAlkyl: 'aliphatic nitro',
  nitrosamine: 'N-nitroso',
  nitroso: 'nitroso',
  azo: 'azo',
  azideOrDiazo: 'azide or diazo',
  hydrazine: 'hydrazine',
  hydroxylamine: 'hydroxylamine',
  primaryArylAmine: 'primary aromatic amine',
  epoxide: 'epoxide',
  aziridine: 'aziridine',
  acylHalide: 'acyl halide',
  alkylHalide: 'alkyl halide',
  aldehyde: 'aldehyde',
  michaelAcceptor: 'Michael acceptor',
  quinone: 'quinone',
  catechol: 'catechol',
  isocyanate: 'isocyanate or isothiocyanate',
  thiol: 'thiol',
  thiocarbonyl: 'thiocarbonyl',
  disulfide: 'disulfide',
  peroxide: 'peroxide',
  sulfonate: 'sulfonate ester or sulfonic acid',
  betaLactam: 'beta-lactam',
} as const;

let slots: readonly (readonly [slot: number, title: string])[] | undefined;

export function structuralAlerts(features: Float32Array): readonly string[] {
  slots ??= Object.entries(groups).map(([name, title]) => {
    const index = groupNames.indexOf(name);
    if (index < 0) throw new RangeError(`No feature for the group ${name}.`);
    return [featureCount - groupNames.length + index, title] as const;
  });
  const alerts: string[] = [];
  for (const [slot, title] of slots) if ((features[slot] ?? 0) > 0) alerts.push(title);
  return alerts;
}
