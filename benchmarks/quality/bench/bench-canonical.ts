import { createQuestionService } from '@biographql/questions';
import type { CanonicalSet } from '../gold/gold-question.js';
import { stands } from './judge-answer.js';
import { readGold } from './read-gold.js';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { neighbors } from './wire.js';

interface Found extends CanonicalSet {
  readonly inGraph: boolean;
  readonly inAnswer: boolean;
}

/** Looks for the canonical genes and drugs among the first ten neighbors and the first ten names of an answer. */
export async function benchCanonical(context: BenchContext): Promise<readonly Table[]> {
  const sets = readGold<CanonicalSet>('canonical.jsonl').filter(
    ({ start, canonical }) => start !== null && canonical.length > 0,
  );
  say(`canonical: ${sets.length}`);
  const service = createQuestionService(context.service.engines, { timeMs: 60_000 });
  const found: Found[] = [];
  for (const set of sets) {
    const isGene = set.relation === 'genetic-association';
    const types = isGene ? ['GENE'] : ['MEDICATION', 'CHEMICAL_COMPOUND'];
    const iris = await neighbors(context, set.start ?? '', types);
    const question = isGene
      ? `Which genes are associated with ${set.disease}?`
      : `Which drugs treat ${set.disease}?`;
    const { answers } = await service.answer(question);
    const text = answers[0]?.text ?? '';
    found.push({
      ...set,
      inGraph: set.canonical.some((one) => one.iris.some((iri) => iris.includes(iri))),
      inAnswer: set.canonical.some(({ label }) => stands(label, text)),
    });
  }
  const of = (relation: string) => found.filter((one) => one.relation === relation);
  const rows = {
    genes: toFigures(of('genetic-association')),
    'genes, more than 10 in the graph': toFigures(of('genetic-association').filter(isLong)),
    drugs: toFigures(of('treats')),
    'drugs, more than 10 in the graph': toFigures(of('treats').filter(isLong)),
  };
  const wrong = found
    .filter(({ inGraph, inAnswer }) => !inGraph || !inAnswer)
    .map(
      ({ disease, relation, of, canonical, inGraph, inAnswer }) =>
        `${disease}, ${relation} (${of}): ${canonical.map(({ label }) => label).join(' | ')} ${inGraph ? '' : 'not in neighbors'} ${inAnswer ? '' : 'not in answer'}`,
    );
  return [{ title: 'Canonical genes and drugs in the first ten', rows, wrong }];
}

function isLong({ of }: CanonicalSet): boolean {
  return of > 10;
}

function toFigures(found: readonly Found[]): Readonly<Record<string, number | null>> {
  const inGraph = found.filter((one) => one.inGraph).length;
  const inAnswer = found.filter((one) => one.inAnswer).length;
  return {
    diseases: found.length,
    neighbors: inGraph,
    answers: inAnswer,
    'share neighbors': share(inGraph, found.length),
    'share answers': share(inAnswer, found.length),
  };
}
