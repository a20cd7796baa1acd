import type { EntityType } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { areEndsOfKind } from './ends-of-kind.js';

function fit(
  relation: string,
  left: readonly [string, ...EntityType[]] | null,
  right: readonly [string, ...EntityType[]] | null,
): boolean {
  const named = [left, right].filter((end) => end !== null);
  const entities = named.map(([text, ...types]) => ({ text, names: [text], types }));
  const ends = {
    relation,
    left: left === null ? null : 0,
    right: right === null ? null : named.length - 1,
  };
  return areEndsOfKind({ ends, entities });
}

const FEVER = ['fever', 'SYMPTOM'] as const;

describe('areEndsOfKind', () => {
  it.each([
    ['treats', ['aspirin', 'MEDICATION'], true],
    ['treats', ['cooling agents', 'PHARMACOLOGIC_ACTION'], true],
    ['treats', ['interferon', 'PROTEIN'], true],
    ['treats', ['acupuncture', 'HEALTH_SPECIALTY'], true],
    ['treats', ['ice therapy', 'UNDEFINED'], true],
    ['treats', ['appendectomy', 'UNDEFINED'], true],
    ['treats', ['surgery', 'MEDICAL_SPECIALTY'], true],
    ['treats', ['Drugs', 'PHARMACOLOGIC_ACTION'], false],
    ['treats', ['drug therapy', 'HEALTH_SPECIALTY'], false],
    ['treats', ['nephrology', 'MEDICAL_SPECIALTY'], false],
    ['treats', ['Iceland', 'UNDEFINED'], false],
    ['treats', ['nurses', 'UNDEFINED'], false],
    ['treats', ['blood flow', 'BIOLOGICAL_PROCESS'], false],
    ['treats', ['Plasmodium', 'TAXON'], false],
    ['treats', ['oral'], false],
    ['side-effect', ['gout', 'DISEASE'], false],
  ] as const)('%s: %j is %s', (relation, left, expected) => {
    expect(fit(relation, left, FEVER)).toBe(expected);
  });

  it.each([
    ['cause', ['Plasmodium', 'TAXON'], true],
    ['cause', ['late hours', 'UNDEFINED'], true],
    ['cause', ['liver', 'ANATOMICAL_STRUCTURE'], false],
    ['cause', ['renal'], false],
    ['symptom', ['weight gain', 'UNDEFINED'], true],
    ['symptom', ['aspirin', 'MEDICATION'], false],
    ['genetic-association', ['HTT', 'GENE'], true],
    ['genetic-association', ['gout', 'DISEASE'], false],
  ] as const)('%s of a fever: %j is %s', (relation, right, expected) => {
    expect(fit(relation, FEVER, right)).toBe(expected);
  });

  it('lets a name of unknown kind stand beside a wanted end', () => {
    expect(fit('treats', ['newmab'], null)).toBe(true);
    expect(fit('treats', ['Iceland', 'UNDEFINED'], null)).toBe(false);
  });

  it('holds of relations without kinds, and of none', () => {
    expect(fit('interacts', ['oral'], ['renal'])).toBe(true);
    expect(areEndsOfKind({ ends: null, entities: [] })).toBe(true);
  });
});
