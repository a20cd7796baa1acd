import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';
import type { SetPlan, ValuesSet } from '../grammar/expression.js';
import { createRelations, type Side } from '../lexicon/relations.js';
import { describeSet } from './say-set.js';

const RELATIONS = createRelations(WIKIDATA);

function valuesOf(id: string, side: Side, text = 'X'): ValuesSet {
  const relation = RELATIONS.byId(id);
  if (relation === undefined) throw new Error(`no relation ${id}`);
  const thing = { text, senses: [], homonyms: [], quality: 1 };
  return { kind: 'values', relation, side, thing, types: null };
}

describe('a set in plain words', () => {
  it.each<readonly [string, Side, string]>([
    ['treats', 'right', 'Drugs that are used to treat X'],
    ['treats', 'left', 'Diseases that are treated with X'],
    ['symptom', 'left', 'Symptoms and signs of X'],
    ['symptom', 'right', 'Diseases whose symptoms and signs include X'],
    ['drug-target', 'left', 'Targets of X'],
    ['chromosome', 'right', 'Genes that are on X'],
    ['family', 'left', 'Things that include X'],
    ['ortholog', 'left', 'Orthologs of X'],
    ['expressed-in', 'left', 'Tissues and organs that X is expressed in'],
    ['literal-mesh-descriptor-id', 'left', 'MeSH descriptor IDs of X'],
  ])('%s from the %s end', (id, side, phrase) => {
    expect(describeSet(valuesOf(id, side))).toBe(phrase);
  });

  it('names the effect and the class', () => {
    const drugs = { ...valuesOf('drug-target', 'right', 'EGFR'), effect: 'inhibits' } as const;
    expect(describeSet(drugs)).toBe('Drugs that inhibit EGFR');
    const named = { name: 'receptors', pattern: /receptor/, isRequestedOnly: false };
    const receptors = { ...valuesOf('drug-target', 'left', 'haloperidol'), named };
    expect(describeSet(receptors)).toBe('Receptors that are targets of haloperidol');
  });

  it('joins sets, and leads over one to another', () => {
    const asthma = valuesOf('treats', 'right', 'asthma');
    const allergy = valuesOf('treats', 'right', 'allergy');
    const both: SetPlan = { kind: 'and', parts: [asthma, allergy] };
    expect(describeSet(both)).toBe(
      'Drugs that are used to treat asthma and that are used to treat allergy',
    );
    const minus: SetPlan = { kind: 'minus', parts: [asthma, allergy] };
    expect(describeSet(minus)).toBe(
      'Drugs that are used to treat asthma, except drugs that are used to treat allergy',
    );
    const { relation } = valuesOf('drug-target', 'left');
    const through: SetPlan = {
      kind: 'through',
      relation,
      side: 'left',
      inner: asthma,
      types: null,
    };
    expect(describeSet(through)).toBe('Targets of one of the drugs that are used to treat asthma');
  });

  it('says in every relation and direction what is requested, without a gap', () => {
    for (const { id } of RELATIONS.all)
      for (const side of ['left', 'right'] as const)
        expect(describeSet(valuesOf(id, side))).toMatch(/^\p{Lu}[^$…{}|]* X(?: |$)/u);
  });
});
