/** A unit as a factor and the power of each base unit. */
export interface Unit {
  readonly factor: number;
  readonly powers: readonly number[];
}

export interface UnitScale extends Unit {
  readonly log: -1 | 0 | 1;
}

const LONGEST = 80;
const AMOUNT = 5;
const MASS = 3;

/**
 * Reads a unit as exports and people write it: `mg.kg-1`, `uL/min/mg protein`, `uL.min-1.(10^6cells)-1`, `MICROMOLAR`,
 * `-log10 mol/kg`. `kg` always means body weight, so clearance per weight is never per protein.
 * @returns undefined for an unknown unit.
 */
export function parseUnit(text: string): UnitScale | undefined {
  if (text.length > LONGEST) return undefined;
  const [, sign, inner = ''] = /^(-?)\s*log(?:10)?\b[\s(]*(.*?)\)?$/i.exec(text.trim()) ?? [];
  const log = sign === undefined ? 0 : sign === '-' ? -1 : 1;
  const unit = product(plain(log === 0 ? text : inner));
  return unit && { ...unit, log };
}

/**
 * Converts a value from one scale to another.
 * @param weight - g/mol, to convert between mass and amount; undefined if unknown.
 * @returns undefined if the scales measure different quantities, or for the logarithm of a number not above 0.
 */
export function convert(
  value: number,
  from: UnitScale,
  to: UnitScale,
  weight: number | undefined,
): number | undefined {
  const amounts = (to.powers[AMOUNT] ?? 0) - (from.powers[AMOUNT] ?? 0);
  const isSame = from.powers.every((power, place) => {
    const apart = (to.powers[place] ?? 0) - power;
    return place === AMOUNT || apart === (place === MASS ? -amounts : 0);
  });
  if (!isSame || (amounts !== 0 && weight === undefined)) return undefined;
  const natural = from.log === 0 ? value : 10 ** (from.log * value);
  const scaled = ((natural * from.factor) / to.factor) * (weight ?? 1) ** -amounts;
  const found = to.log === 0 ? scaled : to.log * Math.log10(scaled);
  return Number.isFinite(found) ? found : undefined;
}

const WORDS: Readonly<Record<string, string>> = {
  molar: 'M',
  millimolar: 'mM',
  micromolar: 'uM',
  nanomolar: 'nM',
  picomolar: 'pM',
  percent: '%',
  seconds: 's',
  minutes: 'min',
  hours: 'h',
  days: 'd',
};

function plain(text: string): string {
  const unit = text.trim();
  const word = unit.toLowerCase();
  return (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? unit) : unit)
    .replace(/[µμ]/g, 'u')
    .replace(/\bmcg\b/g, 'ug')
    .replace(
      /\(?\s*(?:10\s*(?:\^|\*{1,2}|')?\s*6|1e\+?0?6|million)\s*\.?\s*cells?\s*\)?/gi,
      'Mcells',
    )
    .replace(/\bkg\s*(?:\(?(?:of\s+)?(?:bw|b\.w\.|body\s*-?weight)\)?)/gi, 'kg')
    .replace(/\s*\(?(?:of\s+)?(?:microsomal\s+)?(?:protein|prot\.?)\)?/gi, '')
    .replace(/[·*×]/g, '.');
}

function product(text: string): Unit | undefined {
  const [, power, rest = text] =
    /^(?:x\s*|\.\s*)?(?:10\s*[\^']*|1e)\s*\(?(-?\d+)\)?[\s.]*(.*)$/i.exec(text) ?? [];
  let factor = power === undefined ? 1 : 10 ** Number(power);
  const powers = [0, 0, 0, 0, 0, 0, 0];
  const sides = rest.split('/');
  for (const [place, side] of sides.entries()) {
    for (const part of side.split(/[\s.]+/)) {
      if (part === '' || (part === '1' && place === 0)) continue;
      const [, symbol = '', digits = '1'] = /^\(?([A-Za-z%]+)\)?\^?\(?(-?\d)?\)?$/.exec(part) ?? [];
      const base = getSymbol(symbol);
      if (base === undefined) return undefined;
      const exponent = place === 0 ? Number(digits) : -Math.abs(Number(digits));
      factor *= base.factor ** exponent;
      base.powers.forEach((basePower, dimension) => {
        powers[dimension] = (powers[dimension] ?? 0) + exponent * basePower;
      });
    }
  }
  const isUnit = rest.trim() !== '';
  return isUnit ? { factor, powers } : undefined;
}

const PREFIXES: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  c: 1e-2,
  '': 1,
};

const LITER = [1, 0, 0, 0, 0, 0, 0];
const MINUTE = [0, 0, 1, 0, 0, 0, 0];
const ALONE: Readonly<Record<string, Unit>> = {
  '%': { factor: 0.01, powers: [0, 0, 0, 0, 0, 0, 0] },
  kg: { factor: 1, powers: [0, 0, 0, 0, 1, 0, 0] },
  Mcells: { factor: 1, powers: [0, 0, 0, 0, 0, 0, 1] },
  s: { factor: 1 / 60, powers: MINUTE },
  sec: { factor: 1 / 60, powers: MINUTE },
  min: { factor: 1, powers: MINUTE },
  h: { factor: 60, powers: MINUTE },
  hr: { factor: 60, powers: MINUTE },
  d: { factor: 1440, powers: MINUTE },
  day: { factor: 1440, powers: MINUTE },
};
const PREFIXED: Readonly<Record<string, Unit>> = {
  L: { factor: 1, powers: LITER },
  l: { factor: 1, powers: LITER },
  m: { factor: 100, powers: [0, 1, 0, 0, 0, 0, 0] },
  g: { factor: 1, powers: [0, 0, 0, 1, 0, 0, 0] },
  mol: { factor: 1, powers: [0, 0, 0, 0, 0, 1, 0] },
  M: { factor: 1, powers: [-1, 0, 0, 0, 0, 1, 0] },
};

function getSymbol(symbol: string): Unit | undefined {
  if (Object.hasOwn(ALONE, symbol)) return ALONE[symbol];
  for (const [name, unit] of Object.entries(PREFIXED)) {
    const prefix = symbol.slice(0, -name.length);
    if (!symbol.endsWith(name) || !Object.hasOwn(PREFIXES, prefix)) continue;
    return { factor: (PREFIXES[prefix] ?? 1) * unit.factor, powers: unit.powers };
  }
  return undefined;
}
