import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADMET_ALIASES } from './generated/catalog.js';
import { ADMET_MODEL_NAMES } from './model.js';
import { isAdmetModelName, nearestAdmetModelName, resolveAdmetModel } from './models.js';

const aliases = ADMET_MODEL_NAMES.flatMap((name) =>
  ADMET_ALIASES[name].map((alias) => [alias, name] as const),
);

describe('isAdmetModelName', () => {
  it.each(ADMET_MODEL_NAMES)('accepts %s and no other case of it', (name) => {
    expect(isAdmetModelName(name)).toBe(true);
    expect(isAdmetModelName(` ${name}`)).toBe(false);
    expect(isAdmetModelName(name.toUpperCase())).toBe(name.toUpperCase() === name);
  });

  it.each(['CYP1A2i', 'CYP2C19i', '', 'toString', null, undefined, 0, ['CL']])(
    'rejects %j',
    (text) => {
      expect(isAdmetModelName(text)).toBe(false);
    },
  );
});

describe('resolveAdmetModel', () => {
  it.each(ADMET_MODEL_NAMES)('finds %s in any case', (name) => {
    expect(resolveAdmetModel(name)).toBe(name);
    expect(resolveAdmetModel(name.toLowerCase())).toBe(name);
    expect(resolveAdmetModel(name.toUpperCase())).toBe(name);
  });

  it.each(aliases)('resolves the alias %s to %s in any case', (alias, name) => {
    expect(resolveAdmetModel(alias)).toBe(name);
    expect(resolveAdmetModel(alias.toLowerCase())).toBe(name);
    expect(resolveAdmetModel(alias.toUpperCase())).toBe(name);
  });

  it('corrects the three odd spellings', () => {
    expect(['CYP1A2i', 'CYP1A2s', 'CYP2C19i'].map(resolveAdmetModel)).toEqual([
      'CYPIA2i',
      'CYPIA2s',
      'CYP2CI9i',
    ]);
  });

  it('does not mind spaces and punctuation', () => {
    expect(
      ['Caco-2', 'H-HT', ' h_ht ', 'P-gp inhibitor', 'F(20%)', 'log S'].map(resolveAdmetModel),
    ).toEqual(['Caco2', 'HHT', 'HHT', 'PGPi', 'F20', 'logS']);
  });

  it('has no alias that could mean two models', () => {
    const fold = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
    const spellings = [...ADMET_MODEL_NAMES, ...aliases.map(([alias]) => alias)].map(fold);
    expect(spellings.filter((text, index) => spellings.indexOf(text) !== index)).toEqual([]);
    expect(spellings).not.toContain('');
  });

  it.each(['', ' ', '%', 'CYP9Z9i', 'toString', '__proto__', 'constructor', 'logP'])(
    'gives up on %j',
    (text) => {
      expect(resolveAdmetModel(text)).toBeUndefined();
    },
  );
});

describe('nearestAdmetModelName', () => {
  it.each([
    ['CYP2C19i', 'CYP2CI9i'],
    ['CYP1A2i', 'CYPIA2i'],
    ['CYP2C19', 'CYP2CI9i'],
    ['CYP2C19z', 'CYP2CI9i'],
    ['cyp3a5i', 'CYP3A4i'],
    ['CYP2D6substrat', 'CYP2D6s'],
    ['TAHLF', 'THALF'],
    ['hEGR', 'hERG'],
    ['logP', 'logS'],
    ['F50', 'F20'],
    ['Caco3', 'Caco2'],
    ['hepatotoxcity', 'HHT'],
    ['skin sensitzation', 'SkinS'],
  ] as const)('suggests for %s the model %s', (text, name) => {
    expect(nearestAdmetModelName(text)).toBe(name);
  });

  it.each(['', 'XX', 'abc', 'toxicity', 'melting point', 'constructor'])(
    'suggests nothing for %j',
    (text) => {
      expect(nearestAdmetModelName(text)).toBeUndefined();
    },
  );

  it('suggests nothing for a text of a megabyte', () => {
    expect(nearestAdmetModelName('CYP2C19i'.repeat(125_000))).toBeUndefined();
  });

  it('finds a name behind any single slip in its longer names', () => {
    const long = ADMET_MODEL_NAMES.filter((name) => !name.startsWith('CYP') && name.length >= 4);
    const slip = fc.record({
      name: fc.constantFrom(...long),
      at: fc.nat(),
      letter: fc.constantFrom(...'jkqxz'),
    });
    fc.assert(
      fc.property(slip, ({ name, at, letter }) => {
        const index = at % name.length;
        const texts = [
          name.slice(0, index) + letter + name.slice(index),
          name.slice(0, index) + letter + name.slice(index + 1),
        ];
        const ambiguous = ['PGPi', 'PGPs'];
        for (const text of texts) {
          const nearest = nearestAdmetModelName(text);
          if (ambiguous.includes(name)) expect(ambiguous).toContain(nearest);
          else expect(nearest).toBe(name);
        }
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('answers any text with a wire name or nothing', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const nearest = nearestAdmetModelName(text);
        expect(nearest === undefined || isAdmetModelName(nearest)).toBe(true);
      }),
      { seed: 4 },
    );
  });
});
