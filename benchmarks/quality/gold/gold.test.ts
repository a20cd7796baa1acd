import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CanonicalSet, GoldName, GraphQuestion } from './gold-question.js';

const FOLDER = new URL('.', import.meta.url);
const IRI = /^https?:\/\/[^\s<>"]+$/;

const lines = (name: string) =>
  readFileSync(new URL(name, FOLDER), 'utf8').split('\n').filter(Boolean);
const rows = <Row>(name: string) => lines(name).map((line) => JSON.parse(line) as Row);
const sets = (prefix: string) =>
  readdirSync(FOLDER).filter((name) => name.startsWith(`${prefix}.`) && name.endsWith('.jsonl'));

const questions = sets('graph-questions').flatMap((name) => rows<GraphQuestion>(name));

describe('the graph questions', () => {
  it('have unique ids and texts', () => {
    expect(questions.length).toBeGreaterThan(1_400);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    const texts = questions.map(({ question }) => question.toLowerCase().replace(/\W+/g, ' '));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('are false or unanswerable in about half of each set', () => {
    for (const half of new Set(questions.map((question) => question.half))) {
      const halfQuestions = questions.filter((question) => question.half === half);
      const answerable = halfQuestions.filter((question) => question.answerable).length;
      expect(Math.abs(answerable / halfQuestions.length - 0.5)).toBeLessThan(0.05);
    }
  });

  it('have a gold answer that can be given', () => {
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
        expect(gold.accept.includes('yes') || gold.accept.includes('no') || !answerable).toBe(true);
        if (!answerable) expect(gold.accept).not.toContain('yes');
      }
    }
  });
});

it('names stand for entities, each in one half', () => {
  const names = sets('names').flatMap((name) => rows<GoldName>(name));
  expect(names.length).toBeGreaterThan(200);
  for (const { iris, typed } of names) {
    expect(iris.length, typed).toBeGreaterThan(0);
    for (const iri of iris) expect(iri).toMatch(IRI);
  }
  const typed = names.map((name) => name.typed.toLowerCase());
  expect(new Set(typed).size).toBe(typed.length);
});

it('canonical genes and drugs have their entities in the graph', () => {
  const canonical = rows<CanonicalSet>('canonical.jsonl').filter((set) => set.canonical.length > 0);
  expect(canonical.length).toBeGreaterThan(50);
  for (const set of canonical) {
    expect(set.start).toMatch(IRI);
    for (const { iris } of set.canonical) expect(iris.length).toBeGreaterThan(0);
  }
});
