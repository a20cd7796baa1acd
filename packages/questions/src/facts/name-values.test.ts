import { describe, expect, it } from 'vitest';
import { fixtureContext } from '../question.fixture.js';
import { nameValues } from './name-values.js';
import type { Fact } from './read-facts.js';

const WD = 'http://www.wikidata.org/entity/';

function fact(qid: string): Fact {
  return { entity: `${WD}Q1`, value: WD + qid, isEntity: true, property: 'P1', isInverse: false };
}

async function names(facts: readonly Fact[], wanted: Parameters<typeof nameValues>[1], more = {}) {
  const values = await nameValues(facts, wanted, { ...fixtureContext(), ...more });
  return values.map(({ name }) => name);
}

describe('nameValues', () => {
  const facts = [fact('Q422642'), fact('Q410358'), fact('Q35805'), fact('Q404')];

  it('orders by popularity, entities without a label last', async () => {
    expect(await names(facts, null)).toEqual(['salbutamol', 'montelukast', 'cough', 'Q404']);
  });

  it('prefers what more facts state, and above all what has more references', async () => {
    expect((await names([...facts, fact('Q35805')], null))[0]).toBe('cough');
    const references = new Map([[`${WD}Q422642`, 3]]);
    expect((await names([...facts, fact('Q35805')], null, { references }))[0]).toBe('montelukast');
  });

  it('keeps the wanted types; without any, what is of unknown type', async () => {
    expect(await names(facts, ['SYMPTOM'])).toEqual(['cough']);
    expect(await names(facts, ['TAXON'])).toEqual(['Q404']);
  });

  it('keeps literals, each once', async () => {
    const code = { ...fact('Q1'), value: 'J45', isEntity: false };
    expect(await names([code, code], ['DISEASE'])).toEqual(['J45']);
  });
});
