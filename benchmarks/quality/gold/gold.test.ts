import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_ENTITIES } from '../make/development-entities.js';
import { DEVELOPMENT_WORDINGS } from '../make/development-wordings.js';
import { FINAL_ENTITIES } from '../make/final-entities.js';
import { FINAL_WORDINGS } from '../make/final-wordings.js';
import { HELD_OUT_ENTITIES } from '../make/held-out-entities.js';
import { HELD_OUT_WORDINGS } from '../make/held-out-wordings.js';
import { readQuoteVerdicts } from '../make/quote-verdicts.js';
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
    for (const half of ['development', 'held-out', 'final']) {
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
});

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

describe('the quotes that were read', () => {
  const verdicts = readQuoteVerdicts();

  it('are at least a hundred of each seed, each question once', () => {
    for (const seed of new Set(verdicts.map((verdict) => verdict.seed)))
      expect(verdicts.filter((verdict) => verdict.seed === seed).length).toBeGreaterThanOrEqual(
        100,
      );
    const questions = verdicts.map(({ question }) => question);
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
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
