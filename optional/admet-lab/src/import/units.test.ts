import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, parseUnit, type UnitScale } from './units.js';

function unit(text: string): UnitScale {
  const found = parseUnit(text);
  if (!found) throw new Error(`${text} is no unit.`);
  return found;
}

const ETHANOL = 46.069;

describe('units', () => {
  it.each([
    // Ethanol, rat, oral: 7,060 mg/kg.
    [7060, 'mg.kg-1', '-log10 mol/kg', 0.8146],
    [7.06, 'g/kg', '-log10 mol/kg', 0.8146],
    [7060, 'mg/kg bw', 'mmol/kg', 153.248],
    [153.25, 'mmol/kg', 'mg/kg', 7060.074],
    [12, 'mL.min-1.g-1', 'uL/min/mg', 12],
    [12, 'µL/min/mg protein', 'uL/min/mg', 12],
    [0.5, 'mL/h/mg', 'uL/min/mg', 8.3333],
    [7, 'uL.min-1.(10^6cells)-1', 'uL/min/10^6 cells', 7],
    [7, 'uL/min/1E6 cells', 'uL/min/10^6 cells', 7],
    [0.007, 'mL/min/million cells', 'uL/min/10^6 cells', 7],
    [250, 'nM', '-log10 mol/L', 6.6021],
    [250, 'NANOMOLAR', 'uM', 0.25],
    [46.069, 'ug/mL', 'mM', 1],
    [46.069, 'ug.mL-1', 'uM', 1000],
    [6, '-log10 M', 'uM', 1],
    [-6, 'log(mol/L)', 'nM', 1000],
    [12, "10'-6 cm/s", '10^-6 cm/s', 12],
    [120, 'nm/s', '10^-6 cm/s', 12],
    [50, '%', 'PERCENT', 50],
    [2, 'h', 'min', 120],
  ] as const)('brings %s %s to %s', (value, from, to, wanted) => {
    expect(convert(value, unit(from), unit(to), ETHANOL)).toBeCloseTo(wanted, 3);
  });

  it.each([
    ['mL.min-1.kg-1', 'uL/min/mg'],
    ['mL/min/kg', 'uL/min/10^6 cells'],
    ['uL/min/mg', 'uL/min/10^6 cells'],
    ['mg/L', 'mg/kg'],
    ['%', 'nM'],
    ['nm', 'nM'],
  ])('does not bring %s to %s', (from, to) => {
    expect(convert(1, unit(from), unit(to), ETHANOL)).toBeUndefined();
  });

  it('needs a weight between mass and amount, and a number above 0 for a logarithm', () => {
    expect(convert(1, unit('mg/kg'), unit('mol/kg'), undefined)).toBeUndefined();
    expect(convert(0, unit('nM'), unit('log10 M'), undefined)).toBeUndefined();
    expect(convert(-1, unit('nM'), unit('log10 M'), undefined)).toBeUndefined();
  });

  it.each(['', '  ', 'furlong', 'uL/min/g liver', 'log', 'mg//kg!', '10'])(
    'knows no unit “%s”',
    (text) => {
      expect(parseUnit(text)).toBeUndefined();
    },
  );

  it('comes back from where it went', () => {
    const units = ['nM', 'uM', 'mol/L', 'ug/mL', '-log10 mol/L', 'log10 g/L'].map(unit);
    const amount = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
    const pair = fc.constantFrom(...units);
    fc.assert(
      fc.property(amount, pair, pair, (value, from, to) => {
        const there = convert(value, from, to, 300);
        const back = there === undefined ? Number.NaN : convert(there, to, from, 300);
        // What is no number above 0 on the way has no logarithm.
        if (there === undefined || back === undefined) return;
        expect(back).toBeCloseTo(value, 6);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(() => parseUnit(text)).not.toThrow();
      }),
    );
  });
});
