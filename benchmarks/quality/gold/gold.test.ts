import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_2_ENTITIES } from '../make/development-2-entities.js';
import { DEVELOPMENT_2_WORDINGS } from '../make/development-2-wordings.js';
import { DEVELOPMENT_ENTITIES } from '../make/development-entities.js';
import { DEVELOPMENT_WORDINGS } from '../make/development-wordings.js';
import { FINAL_ENTITIES } from '../make/final-entities.js';
import { FINAL_WORDINGS } from '../make/final-wordings.js';
import { HELD_OUT_ENTITIES } from '../make/held-out-entities.js';
import { HELD_OUT_WORDINGS } from '../make/held-out-wordings.js';
import { readQuoteVerdicts } from '../make/quote-verdicts.js';
import { SEALED_ENTITIES } from '../make/sealed-entities.js';
import { SEALED_WORDINGS } from '../make/sealed-wordings.js';
import { splitPool } from '../make/split-pool.js';
import type { Wordings } from '../make/wordings.js';
import type { CanonicalSet, GoldName, GraphQuestion } from './gold-question.js';

const FOLDER = new URL('.', import.meta.url);
const IRI = /^https?:\/\/[^\s<>"]+$/;

const rows = <Row>(name: string): readonly Row[] => {
  const path = new URL(name, FOLDER);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
};

const halves = (prefix: string) =>
  readdirSync(FOLDER).filter((name) => name.startsWith(`${prefix}.`) && name.endsWith('.jsonl'));

const questions = halves('graph-questions').flatMap((name) => rows<GraphQuestion>(name));
const names = halves('names').flatMap((name) => rows<GoldName>(name));

describe('the graph questions', () => {
  it('are asked once each, under an id of their own', () => {
    expect(questions.length).toBeGreaterThan(250);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    const texts = questions.map(({ question }) => question.toLowerCase().replace(/\W+/g, ' '));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('are false or unanswerable in about half of the cases', () => {
    for (const half of ['development', 'held-out', 'final', 'development-2', 'sealed']) {
      const own = questions.filter((question) => question.half === half);
      if (own.length === 0) continue;
      const answerable = own.filter((question) => question.answerable).length;
      expect(Math.abs(answerable / own.length - 0.5)).toBeLessThan(0.05);
    }
  });

  it('have a gold that can be met', () => {
    for (const { gold, answerable, question } of questions) {
      if (gold.kind === 'values') {
        expect(gold.values.length, question).toBeGreaterThan(0);
        for (const { iri, label } of gold.values) {
          expect(iri).toMatch(IRI);
          expect(label).not.toBe('');
        }
      }
      if (gold.kind === 'count') expect(gold.low).toBeLessThanOrEqual(gold.high);
      if (gold.kind === 'texts') expect(gold.texts.length, question).toBeGreaterThan(0);
      if (gold.kind === 'abstain') expect(answerable).toBe(false);
      if (gold.kind === 'verdict') {
        expect(gold.accept.length).toBeGreaterThan(0);
        expect(gold.accept.includes('yes') || gold.accept.includes('no') || !answerable).toBe(true);
        if (!answerable) expect(gold.accept).not.toContain('yes');
      }
    }
  });

  it('ask about other entities in the other half', () => {
    const held = verdictsOf('held-out');
    expect([...verdictsOf('development')].filter((question) => held.has(question))).toEqual([]);
  });

  it('have a final set that shares no entity and no wording with either half', () => {
    const own = questions.filter(({ half }) => half === 'final');
    expect(own.length).toBeGreaterThanOrEqual(280);
    const known = new Set([...entitiesOf(DEVELOPMENT_ENTITIES), ...entitiesOf(HELD_OUT_ENTITIES)]);
    expect(entitiesOf(FINAL_ENTITIES).filter((name) => known.has(name))).toEqual([]);
    const wordings = new Set([
      ...wordingsOf(DEVELOPMENT_WORDINGS),
      ...wordingsOf(HELD_OUT_WORDINGS),
    ]);
    expect(wordingsOf(FINAL_WORDINGS).filter((wording) => wordings.has(wording))).toEqual([]);
  });

  it('have a sealed and a second development set that share no entity and no wording with any other', () => {
    for (const half of ['development-2', 'sealed']) {
      const own = questions.filter((question) => question.half === half);
      expect(own.length).toBeGreaterThanOrEqual(280);
    }
    const sets = [SEALED, DEVELOPMENT_2, ...EARLIER];
    for (const own of [SEALED, DEVELOPMENT_2]) {
      const others = sets.filter((set) => set !== own);
      const names = new Set(others.flatMap(({ entities }) => entitiesOf(entities)));
      expect(entitiesOf(own.entities).filter((name) => names.has(name))).toEqual([]);
      const texts = new Set(others.flatMap(({ wordings }) => wordingsOf(wordings)));
      expect(wordingsOf(own.wordings).filter((wording) => texts.has(wording))).toEqual([]);
    }
  });

  it('have a sealed and a second development set that the seed has drawn from one pool', () => {
    const [second, sealed] = [DEVELOPMENT_2, SEALED].map((set) => poolsOf(set));
    expect([...(second?.keys() ?? [])]).toEqual([...(sealed?.keys() ?? [])]);
    for (const [key, own] of second ?? []) {
      const others = sealed?.get(key) ?? [];
      const drawn = splitPool([...own, ...others], key);
      expect(drawn['development-2'], key).toEqual(own);
      expect(drawn.sealed, key).toEqual(others);
    }
  });
});

interface QuestionSet {
  readonly entities: Readonly<Record<string, readonly string[]>>;
  readonly wordings: Wordings;
}

const DEVELOPMENT_2: QuestionSet = {
  entities: DEVELOPMENT_2_ENTITIES,
  wordings: DEVELOPMENT_2_WORDINGS,
};

const SEALED: QuestionSet = { entities: SEALED_ENTITIES, wordings: SEALED_WORDINGS };

const EARLIER: readonly QuestionSet[] = [
  { entities: DEVELOPMENT_ENTITIES, wordings: DEVELOPMENT_WORDINGS },
  { entities: HELD_OUT_ENTITIES, wordings: HELD_OUT_WORDINGS },
  { entities: FINAL_ENTITIES, wordings: FINAL_WORDINGS },
];

/** What the seed divided, by the key of each list; false pairs were written for the entities of their set. */
function poolsOf({ entities, wordings }: QuestionSet): ReadonlyMap<string, readonly string[]> {
  const { asked, verdicts, properties, unanswerable } = wordings;
  const forms = [...new Set(unanswerable.map(({ form }) => form))];
  return new Map([
    ...Object.entries(entities),
    ...Object.entries(asked),
    ...Object.entries(verdicts).map(([key, one]) => [key, one.wordings] as const),
    ...Object.entries(properties).map(([key, one]) => [key, one.wordings] as const),
    ...forms
      .filter((form) => form !== 'false-pair')
      .map((key) => [key, textsOf(unanswerable.filter(({ form }) => form === key))] as const),
  ]);
}

function textsOf(unanswerable: Wordings['unanswerable']): readonly string[] {
  return unanswerable.map(({ question }) => question);
}

function verdictsOf(half: string): ReadonlySet<string> {
  const asked = questions.filter((question) => question.half === half && question.form === 'yes');
  return new Set(asked.map(({ question }) => question.toLowerCase()));
}

function entitiesOf(pools: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.values(pools)
    .flat()
    .flatMap((entry) => entry.toLowerCase().split('='));
}

/** All wordings, whatever their case and punctuation. */
function wordingsOf({ asked, verdicts, properties, unanswerable }: Wordings): readonly string[] {
  return [
    ...Object.values(asked).flat(),
    ...Object.values(verdicts).flatMap((one) => [...one.wordings, ...(one.trueWordings ?? [])]),
    ...Object.values(properties).flatMap((one) => one.wordings),
    ...unanswerable.map(({ question }) => question),
  ].map((text) => text.toLowerCase().replace(/\W+/g, ' ').trim());
}

describe('the names', () => {
  it('have the address of what they stand for, and stand in one half', () => {
    expect(names.length).toBeGreaterThan(100);
    for (const { iris } of names) for (const iri of iris) expect(iri).toMatch(IRI);
    const typed = names.map((name) => name.typed.toLowerCase());
    expect(new Set(typed).size).toBe(typed.length);
    for (const { iris, typed } of names) expect(iris.length, typed).toBeGreaterThan(0);
  });
});

describe('the canonical genes and drugs', () => {
  it('count only where the graph holds the pair', () => {
    const sets = rows<CanonicalSet>('canonical.jsonl').filter(({ canonical }) => canonical.length);
    expect(sets.filter(({ relation }) => relation === 'treats').length).toBeGreaterThan(21);
    expect(sets.filter(({ relation }) => relation !== 'treats').length).toBeGreaterThan(29);
    for (const { start, canonical } of sets) {
      expect(start).toMatch(IRI);
      for (const { iris } of canonical) expect(iris.length).toBeGreaterThan(0);
    }
  });
});

/** Samples that ended before a hundred, with what they hold. */
const ENDED_EARLY: Readonly<Record<string, number>> = {
  'reread-2': 18,
  'unseen-a': 40,
  'unseen-b': 49,
  'unseen-c': 68,
  'dev-1': 41,
  'final-2': 39,
  'strict-dev': 71,
  'strict-dev2': 11,
  'strict-dev3': 58,
  'strict-1': 84,
  'strict-2': 80,
  'strict-3': 57,
  'strict-4': 44,
};

describe('the quotes that were read', () => {
  const verdicts = readQuoteVerdicts();

  it('are at least a hundred of each seed but for those that the clock or the articles ended, each question once of an article', () => {
    for (const seed of new Set(verdicts.map((verdict) => verdict.seed))) {
      const least = ENDED_EARLY[seed] ?? 100;
      const drawn = verdicts.filter((verdict) => verdict.seed === seed);
      expect(drawn.length).toBeGreaterThanOrEqual(least);
    }
    // Samples for writing the rules were drawn again after mends.
    const questions = verdicts
      .filter(({ seed }) => !seed.startsWith('strict-dev'))
      .map(({ question, article }) => `${question} ${article}`);
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });

  it('of articles alone are of sentences that nobody had read', () => {
    const places = verdicts.map(({ article, start }) => `${article}:${start}`);
    const isNew = verdicts.map(({ seed }) => /^(?:dev-1$|final-|strict-\d)/.test(seed));
    expect(places.filter((place, at) => isNew[at] && places.indexOf(place) !== at)).toEqual([]);
  });

  it('say why a sentence does not support its claim', () => {
    for (const { verdict, reason } of verdicts) expect(reason === '').toBe(verdict === 'supports');
  });

  it('keep nothing of the sentences', () => {
    for (const { answer, subject, object, article } of verdicts) {
      expect(answer.length).toBeLessThanOrEqual(80);
      for (const end of [subject, object]) expect(end === '' || IRI.test(end)).toBe(true);
      expect(article).toMatch(/^(pmid|doi|pmcid):/);
    }
  });
});
