import { inProcessStore } from '@biographql/engines/testing';
import { describe, expect, it } from 'vitest';
import { fixtureContext } from '../question.fixture.js';
import { nameValues } from './name-values.js';
import type { Fact } from './read-facts.js';

const WD = 'http://www.wikidata.org/entity/';

function fact(qid: string): Fact {
  return { entity: `${WD}Q1`, value: WD + qid, isEntity: true, property: 'P1', isInverse: false };
}

async function names(facts: readonly Fact[]) {
  const values = await nameValues(facts, fixtureContext());
  return values.map(({ name }) => name);
}

describe('nameValues', () => {
  const facts = [fact('Q422642'), fact('Q410358'), fact('Q35805'), fact('Q404')];

  it('orders by popularity, entities without a label last', async () => {
    expect(await names(facts)).toEqual(['salbutamol', 'montelukast', 'cough', 'Q404']);
  });

  it('prefers what more facts state', async () => {
    expect((await names([...facts, fact('Q35805')]))[0]).toBe('cough');
  });

  it('names a gene for its protein, and a protein alone as it is', async () => {
    const text = `<${WD}Q14878303> <http://www.wikidata.org/prop/direct/P688> <${WD}Q287961> .`;
    const context = fixtureContext({ graph: inProcessStore({ text }) });
    const both = await nameValues([fact('Q287961'), fact('Q14878303')], context);
    expect(both.map(({ name }) => name)).toEqual(['ADRB2']);
    expect(await names([fact('Q287961')])).toEqual(['beta-2 adrenergic receptor']);
  });

  it('keeps literals, each once', async () => {
    const code = { ...fact('Q1'), value: 'J45', isEntity: false };
    expect(await names([code, code])).toEqual(['J45']);
  });
});
