import type { GraphStatement } from '@biographql/engines';
import { describe, expect, it } from 'vitest';
import { getEvidenceFactor } from './evidence.js';

const CLINGEN = 'https://search.clinicalgenome.org/kb/gene-validity/CGGV:1';
const ORPHANET = 'https://www.orpha.net/en/disease/detail/558';
const GWAS = 'https://www.ebi.ac.uk/gwas/';

function statedBy(...urls: readonly string[]): readonly GraphStatement[] {
  const references = urls.map((url) => ({ url, articleId: null, dataset: null }));
  return [
    { subject: 's', property: 'P1', object: 'o', isEntity: true, rank: 'normal', references },
  ];
}

describe('getEvidenceFactor', () => {
  it('puts two sources above one, and one curated source above one genome-wide study', () => {
    const [two, one, study] = [statedBy(CLINGEN, ORPHANET), statedBy(CLINGEN), statedBy(GWAS)].map(
      getEvidenceFactor,
    );
    expect(two).toBeGreaterThan(one ?? 0);
    expect(one).toBeGreaterThan(study ?? 0);
  });

  it('counts several records of one source once, and never falls with more sources', () => {
    expect(getEvidenceFactor(statedBy(CLINGEN, `${CLINGEN}2`))).toBe(1);
    expect(getEvidenceFactor(statedBy(GWAS, CLINGEN))).toBeGreaterThan(1);
    expect(getEvidenceFactor(statedBy(GWAS, 'https://het.io/'))).toBeGreaterThan(
      getEvidenceFactor(statedBy(GWAS)),
    );
  });

  it('distinguishes owners of repositories, and counts a literature search as an association', () => {
    const [path, label] = ['SuLab/DrugMechDB', 'everycure-org/medi'].map(
      (name) => `https://github.com/${name}`,
    );
    expect(getEvidenceFactor(statedBy(path ?? '', label ?? ''))).toBeGreaterThan(1);
    expect(getEvidenceFactor(statedBy('https://pubmed.ncbi.nlm.nih.gov/?term=cough'))).toBeLessThan(
      getEvidenceFactor(statedBy(GWAS)),
    );
  });

  it('puts an article that was read between a curated source and a study', () => {
    const article = getEvidenceFactor(statedBy('https://europepmc.org/article/MED/1'));
    expect(article).toBeLessThan(getEvidenceFactor(statedBy(CLINGEN)));
    expect(article).toBeGreaterThan(getEvidenceFactor(statedBy(GWAS)));
  });

  it('puts a list written from general knowledge below an article that was read', () => {
    const list = getEvidenceFactor(
      statedBy('https://connect.medlineplus.gov/application?mainSearchCriteria.v.c=J90'),
    );
    expect(list).toBeLessThan(getEvidenceFactor(statedBy('https://europepmc.org/article/MED/1')));
  });

  it('changes nothing where the graph names no source', () => {
    expect(getEvidenceFactor(statedBy())).toBe(1);
    expect(getEvidenceFactor([])).toBe(1);
  });
});
