import { type EntityIri, parseEntityIri } from '@biographql/core';
import { testArticle } from '@biographql/engines/testing';
import { SEEDS } from '@biographql/ingest/testing';
import { describe, expect, it } from 'vitest';
import { CLAIMS_PER_PROPERTY, TRIPLES_PER_DIRECTION } from './neighbor-scan.js';
import { createNeighborhoodService } from './neighborhood-service.js';
import { seedPartsOfFile } from './seed-parts.fixture.js';

const openSeedParts = seedPartsOfFile();

const WD = 'http://www.wikidata.org/entity/';
const ASTHMA = parseEntityIri('Q35869');

async function serviceOn(triples: string) {
  return createNeighborhoodService(await openSeedParts({ triples }));
}

const seeded = await serviceOn(SEEDS['three-diseases'].triples);

/** Writes triples about entities `ex:…`, each with a label; `a wdt:P1 b` per line. */
function graph(...claims: readonly string[]): string {
  const names = new Set(claims.flatMap((claim) => [claim.split(' ')[0], claim.split(' ')[2]]));
  const labels = [...names].map(
    (name) =>
      `<http://example.org/${name}> <http://www.w3.org/2000/01/rdf-schema#label> "${name}"@en .`,
  );
  const triples = claims.map((claim) => {
    const [subject, code, object] = claim.split(' ');
    return `<http://example.org/${subject}> <http://www.wikidata.org/prop/direct/${code}> <http://example.org/${object}> .`;
  });
  return [...labels, ...triples].join('\n');
}

const ex = (name: string) => ({ iri: `http://example.org/${name}` as EntityIri });

describe('neighbors of the seed', () => {
  it('finds drugs, genes, symptoms, classes and subtypes of asthma, in both directions', async () => {
    const { start, neighbors, edges, total, isPartial } = await seeded.neighbors(
      { iri: ASTHMA },
      { limit: 200 },
    );
    expect(start.label).toBe('asthma');
    const labels = neighbors.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['salbutamol', 'FLG', 'wheezing', 'acute asthma']),
    );
    expect(new Set(labels).size).toBe(labels.length);
    expect(neighbors).toHaveLength(total);
    expect(isPartial).toBe(false);
    const salbutamol = edges
      .filter(({ start: from, end: to }) =>
        [from.iri, to.iri].includes(`${WD}Q410358` as EntityIri),
      )
      .map(({ start: from, end: to, ...edge }) => ({ ...edge, subject: from.iri, object: to.iri }));
    expect(salbutamol).toEqual([
      {
        id: `${WD}Q410358|P2175|${ASTHMA}`,
        subject: `${WD}Q410358`,
        property: 'P2175',
        label: 'medical condition treated',
        object: ASTHMA,
        inheritedFrom: null,
      },
      {
        id: `${ASTHMA}|P2176|${WD}Q410358`,
        subject: ASTHMA,
        property: 'P2176',
        label: 'drug or therapy used for treatment',
        object: `${WD}Q410358`,
        inheritedFrom: null,
      },
    ]);
  });

  it('orders by relevance and puts class membership last', async () => {
    const { neighbors } = await seeded.neighbors({ iri: ASTHMA }, { limit: 200 });
    const relevances = neighbors.map(({ relevance }) => relevance);
    expect(relevances).toEqual([...relevances].sort((left, right) => right - left));
    expect(neighbors.at(-1)?.label).toBe('disease');
  });

  it('takes 10 by default, and the cut keeps the best', async () => {
    const all = await seeded.neighbors({ iri: ASTHMA }, { limit: 200 });
    const ten = await seeded.neighbors({ iri: ASTHMA });
    expect(ten.neighbors).toEqual(all.neighbors.slice(0, 10));
    expect(ten.total).toBe(all.total);
  });

  it('filters by type before the cut', async () => {
    const { neighbors, total } = await seeded.neighbors(
      { iri: ASTHMA },
      { types: ['GENE'], limit: 2 },
    );
    expect(neighbors.every(({ types }) => types.includes('GENE'))).toBe(true);
    expect(neighbors).toHaveLength(2);
    expect(total).toBe(3);
  });

  it('starts by name, without regard to case, and rejects what it does not know', async () => {
    const { start } = await seeded.neighbors({ name: 'ASTHMA' });
    expect(start.iri).toBe(ASTHMA);
    await expect(seeded.neighbors({ name: 'no such thing' })).rejects.toMatchObject({
      code: 'ENTITY_NOT_FOUND',
    });
    await expect(seeded.neighbors({ iri: parseEntityIri('Q999999999') })).rejects.toMatchObject({
      code: 'ENTITY_NOT_FOUND',
    });
  });
});

describe('neighbors that a class has from its subtypes', () => {
  const CANCER = ['b P279 a', 'c P279 b', 'a P279 c', 'c P2293 gene', 'c P780 pain'];

  it('are its genes and drugs by default, with the way up, and never itself in a cycle', async () => {
    const service = await serviceOn(
      graph('a P2293 own', ...CANCER, 'b P2176 drug', 'gene P2293 b'),
    );
    const found = await service.neighbors(ex('a'));
    const labels = found.neighbors.map(({ label }) => label);
    expect(new Set(labels)).toEqual(new Set(['own', 'gene', 'drug', 'b', 'c']));
    expect([found.total, found.inherited]).toEqual([5, 2]);
    expect(found.countsByType).toContainEqual({ type: 'MEDICATION', count: 1, inherited: 1 });
    const ways = found.edges.flatMap(({ start, end, inheritedFrom }) =>
      inheritedFrom === null
        ? []
        : [[start.iri.at(-1), end.iri.at(-1), inheritedFrom.path.join(' ')]],
    );
    expect(ways.sort()).toEqual([
      ['a', 'e', 'c b a'],
      ['a', 'g', 'b a'],
      ['e', 'a', 'b a'],
    ]);
  });

  it('are its symptoms on request, and none where they are declined', async () => {
    const service = await serviceOn(graph(...CANCER));
    const inherited = async (includeSubtypes: boolean) =>
      (await service.neighbors(ex('a'), { includeSubtypes })).edges.flatMap((edge) =>
        edge.inheritedFrom === null ? [] : edge.property,
      );
    expect(await inherited(true)).toEqual(['P2293', 'P780']);
    expect(await inherited(false)).toEqual([]);
  });

  it('are none for a class that is too general', async () => {
    const subtypes = Array.from({ length: 401 }, (_, at) => `s${at} P279 a`);
    const service = await serviceOn(graph(...subtypes, 's7 P2293 gene'));
    expect((await service.neighbors(ex('a'))).inherited).toBe(0);
    const smaller = await serviceOn(graph(...subtypes.slice(1), 's7 P2293 gene'));
    expect((await smaller.neighbors(ex('a'))).inherited).toBe(1);
  });
});

describe('genes and their proteins', () => {
  const classes = { g: 'Q7187', h: 'Q7187', p: 'Q8054', q: 'Q8054' };
  const typed = Object.entries(classes).map(
    ([name, type]) =>
      `<http://example.org/${name}> <http://www.wikidata.org/prop/direct/P31> <${WD}${type}> .`,
  );
  const facts = graph('a P129 p', 'a P129 g', 'a P129 h', 'a P129 q', 'g P688 p', 'z P688 q');
  const types = ['GENE', 'PROTEIN'] as const;

  it('are one neighbor where both are, unless the caller wants each', async () => {
    const service = await serviceOn([facts, ...typed].join('\n'));
    const found = await service.neighbors(ex('a'), { types });
    expect(new Set(found.neighbors.map(({ label }) => label))).toEqual(new Set(['g', 'h', 'q']));
    expect([found.total, found.entries]).toEqual([3, 4]);
    const each = await service.neighbors(ex('a'), { types, conflate: 'NONE' });
    expect([each.neighbors.length, each.total, each.entries]).toEqual([4, 4, 4]);
  });

  it('are not conflated in a list of proteins alone', async () => {
    const service = await serviceOn([facts, ...typed].join('\n'));
    const { total, entries } = await service.neighbors(ex('a'), { types: ['PROTEIN'] });
    expect([total, entries]).toEqual([2, 2]);
  });
});

describe('neighbors of constructed graphs', () => {
  it('counts a neighbor once, however many claims there are, and lists every claim', async () => {
    const service = await serviceOn(
      graph('a P2176 b', 'b P2175 a', 'a P780 b', 'b P129 a', 'a P129 b'),
    );
    const { neighbors, edges } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['b']);
    expect(edges.map(({ property, start }) => [property, start.iri.at(-1)])).toEqual([
      ['P129', 'a'],
      ['P129', 'b'],
      ['P780', 'a'],
      ['P2175', 'b'],
      ['P2176', 'a'],
    ]);
  });

  it('ranks better known entities first where the evidence is equal', async () => {
    const ties = Array.from({ length: 50 }, (_, i) => `x${i} P2176 known`);
    const service = await serviceOn(graph('a P2176 known', 'a P2176 obscure', ...ties));
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['known', 'obscure']);
  });

  it('prefers what is also stated of kinds of the start, down to three levels', async () => {
    const ties = Array.from({ length: 50 }, (_, i) => `x${i} P2293 known`);
    const kinds = ['b P279 a', 'c P279 b', 'd P279 c', 'd P2293 gene', 'gene P2293 c'];
    const service = await serviceOn(graph('a P2293 known', 'a P2293 gene', ...kinds, ...ties));
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['gene', 'known', 'b']);
  });

  it('prefers what more articles on the start are annotated with', async () => {
    const annotated = (id: number, ...names: readonly string[]) =>
      testArticle(id, `Article ${id}`, { entities: names.map((name) => ex(name).iri) });
    const service = createNeighborhoodService(
      await openSeedParts({
        triples: graph('a P2176 b', 'a P2176 c', 'x P2176 b', 'y P2176 b'),
        articles: [annotated(1, 'a', 'c'), annotated(2, 'a', 'c'), annotated(3, 'b')],
      }),
    );
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['c', 'b']);
  });

  it('puts what only has an identifier last', async () => {
    const named = `<http://example.org/LOC100507001> <http://www.w3.org/2000/01/rdf-schema#label> "LOC100507001"@en .`;
    const ties = Array.from({ length: 9 }, (_, i) => `x${i} P2293 LOC100507001`);
    const service = await serviceOn(
      `${graph('a P2293 LOC100507001', 'a P31 class', ...ties)}\n${named}`,
    );
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['class', 'LOC100507001']);
  });

  it('answers any part of the list, and counts each type over the whole of it', async () => {
    const all = await seeded.neighbors({ iri: ASTHMA }, { limit: 200 });
    const pages = [];
    for (let offset = 0; offset < all.total; offset += 3)
      pages.push(await seeded.neighbors({ iri: ASTHMA }, { limit: 3, offset }));
    expect(pages.flatMap(({ neighbors }) => neighbors)).toEqual(all.neighbors);
    for (const { type, count } of all.countsByType) {
      const { total, countsByType } = await seeded.neighbors({ iri: ASTHMA }, { types: [type] });
      expect([type, total]).toEqual([type, count]);
      expect(countsByType).toEqual(all.countsByType);
    }
    const beyond = await seeded.neighbors({ iri: ASTHMA }, { offset: all.total });
    expect([beyond.neighbors, beyond.edges, beyond.total]).toEqual([[], [], all.total]);
  });

  it('prefers what more sources state', async () => {
    const statement = (name: string, references: number) => [
      `<http://example.org/a> <http://www.wikidata.org/prop/P2176> <urn:s:${name}> .`,
      `<urn:s:${name}> <http://www.wikidata.org/prop/statement/P2176> <http://example.org/${name}> .`,
      ...Array.from(
        { length: references },
        (_, i) => `<urn:s:${name}> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:r:${i}> .`,
      ),
    ];
    const service = await serviceOn(
      [graph('a P2176 b', 'a P2176 c'), ...statement('b', 1), ...statement('c', 3)].join('\n'),
    );
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['c', 'b']);
    const peersAndDegree = 0.05 * Math.log2(2) + 0.02 * Math.log2(2);
    expect(neighbors[0]?.relevance).toBeCloseTo(1 + Math.log2(4) + peersAndDegree, 12);
  });

  it('leaves out itself, and names a neighbor without a label by its IRI', async () => {
    const service = await serviceOn(
      `${graph('a P361 a')}
       <http://example.org/a> <http://www.wikidata.org/prop/direct/P361> <http://example.org/unnamed> .`,
    );
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label, types }) => [label, types])).toEqual([
      ['unnamed', ['UNDEFINED']],
    ]);
  });

  it('breaks ties by label, then by IRI, so the order never changes', async () => {
    const service = await serviceOn(graph('a P780 c', 'a P780 b', 'a P780 d'));
    const { neighbors } = await service.neighbors(ex('a'));
    expect(neighbors.map(({ label }) => label)).toEqual(['b', 'c', 'd']);
  });

  it('reads a hub in parts: capped per property, the rare properties whole', async () => {
    const members = Array.from({ length: TRIPLES_PER_DIRECTION + 1 }, (_, i) => `m${i} P703 hub`);
    const service = await serviceOn(graph(...members, 'special P780 hub', 'hub P279 parent'));
    const { neighbors, total, isPartial } = await service.neighbors(ex('hub'));
    expect(neighbors[0]?.label).toBe('special');
    expect(neighbors[1]?.label).toBe('parent');
    expect(total).toBe(CLAIMS_PER_PROPERTY + 2);
    expect(isPartial).toBe(true);
  }, 60_000);
});
