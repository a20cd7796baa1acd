import type { Article } from '@biographql/engines';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { openSeedEngines, SEEDS } from '@biographql/ingest/testing';
import { createVerifier } from '@biographql/verify/checks';
import { expect, it } from 'vitest';
import { isRight, verifyMade } from './bench-verify.js';
import { makeCitations, makePairs } from './verify-set.js';

const TOPICS = ['asthma', 'gout', 'migraine', 'psoriasis', 'eczema', 'anemia', 'scurvy', 'rickets'];
const DRUGS = ['salbutamol', 'colchicine', 'sumatriptan', 'vitamin C', 'iron', 'cortisone'];
const PLACES = ['rural clinics', 'two hospitals', 'nursing homes', 'primary schools', 'a registry'];

/** Articles that were made up, each with a title and an abstract of its own. */
function makeArticles(count: number): readonly Article[] {
  return Array.from({ length: count }, (_, index): Article => {
    const topic = TOPICS[index % TOPICS.length] ?? '';
    const drug = DRUGS[Math.floor(index / 3) % DRUGS.length] ?? '';
    const place = PLACES[Math.floor(index / 7) % PLACES.length] ?? '';
    const patients = 110 + index * 17;
    return {
      id: `pmid:${5_000 + index}`,
      pmid: String(5_000 + index),
      pmcid: null,
      doi: null,
      title: `${drug} and ${topic} number ${index} in ${place}: what ${patients} people reported`,
      abstract: `Study ${index} asked in ${place} how ${drug} changes the course of ${topic} over time. It followed ${patients} patients for ${index + 3} months and compared them with as many others. The group with ${drug} reported fewer bad days in week ${index + 1} than the other group did. Nobody left study ${index} early, and no harm of ${drug} was seen in ${place}.`,
      authors: [{ family: `Author${index}`, given: 'A', affiliations: [] }],
      containerTitle: null,
      issn: null,
      issued: String(1980 + (index % 40)),
      language: 'eng',
      publicationTypes: [],
      mesh: [],
      hasFullText: false,
      entities: [],
    };
  });
}

it('finds what was made wrong, and raises no false alarm', async () => {
  const seed = SEEDS['three-diseases'];
  const articles = makeArticles(160);
  await using engines = await openSeedEngines({ ...seed, articles });
  const openClaims = () => Promise.reject(new Error('No item has a claim.'));
  const verifier = createVerifier({ ...engines, vocabulary: WIKIDATA, openClaims });
  const rows = [];
  for await (const batch of engines.labels.rows()) rows.push(...batch);
  const pairs = makePairs(rows, WIKIDATA.identifiers.compact, 120);
  expect(pairs.length).toBeGreaterThan(20);
  const made = [...makeCitations(articles, 160), ...pairs];
  const verified = await verifyMade(verifier, made);
  const right = verified.filter(isRight);
  const wrong = verified.filter((item) => !isRight(item));
  expect([right.length > 40, wrong.length > 100]).toEqual([true, true]);
  expect(right.filter(({ verdict }) => verdict.result === 'CONTRADICTED')).toEqual([]);
  expect(wrong.filter(({ verdict }) => verdict.result === 'CONFIRMED')).toEqual([]);
});
