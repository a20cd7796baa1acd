import { WIKIDATA } from '@biographql/engines/vocabulary';
import { createQuestionService } from '@biographql/questions';
import { readGoldLines } from './read-gold.js';
import { share } from './say.js';
import type { BenchContext, Table } from './sections.js';

/** A question in one of many wordings, with what it asks; the values are for a person to read. */
interface Paraphrase {
  readonly question: string;
  readonly form: string;
  /** Name of the relation in the vocabulary; empty if there is none. */
  readonly relation: string;
  readonly isAnswerable: boolean;
}

/** A busy machine must not cost an answer here. */
const TIME_MS = 60_000;

/** A question with what was said to it. */
interface Outcome extends Paraphrase {
  readonly text: string;
  readonly says: string;
  readonly isOfRelation: boolean;
}

/** Files of the gold folder with their titles. */
const FILES = [
  ['paraphrases.tsv', 'Paraphrases, graph alone'],
  ['strangers.tsv', 'Questions of a stranger, graph alone'],
] as const;

/** Asks the questions with the graph only, and checks that the answers use the requested relation. */
export async function benchParaphrases(context: BenchContext): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const [file, title] of FILES) tables.push(await benchFile(file, title, context));
  return tables;
}

async function benchFile(
  file: string,
  title: string,
  { service, lists }: BenchContext,
): Promise<Table> {
  const questions = createQuestionService(service.engines, { timeMs: TIME_MS });
  const outcomes: Outcome[] = [];
  for (const paraphrase of readParaphrases(file)) {
    const { answers } = await questions.answer(paraphrase.question);
    const [item] = answers;
    const text = item?.text ?? '';
    const properties = (item?.claims ?? []).flatMap(({ statements }) =>
      statements.map(({ property }) => property),
    );
    const says = text === '' ? (item?.abstention?.message ?? '') : (item?.context?.text ?? '');
    const isOfRelation = text !== '' && restsOn(paraphrase, properties);
    outcomes.push({ ...paraphrase, text, says, isOfRelation });
  }
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  const toFigures = (some: typeof outcomes) => {
    const answered = some.filter(({ text }) => text !== '');
    return {
      requested: some.length,
      answered: answered.length,
      coverage: share(answered.length, some.length),
      ofRelation: answered.filter(({ isOfRelation }) => isOfRelation).length,
      affirmed: answered.filter(({ text }) => text === 'Yes').length,
    };
  };
  const answerable = outcomes.filter(({ isAnswerable }) => isAnswerable);
  for (const form of new Set(answerable.map((one) => one.form)))
    rows[form] = toFigures(answerable.filter((one) => one.form === form));
  rows['all answerable'] = toFigures(answerable);
  rows['all others'] = toFigures(outcomes.filter(({ isAnswerable }) => !isAnswerable));
  const listed = outcomes.map(
    ({ question, form, isAnswerable, text, says, isOfRelation }) =>
      `${text !== '' && isAnswerable && !isOfRelation ? 'OTHER RELATION ' : ''}${(text !== '') === isAnswerable ? '' : 'UNEXPECTED '}[${form}] ${question} → ${text === '' ? '(abstains) ' : ''}${says.slice(0, 220)}`,
  );
  return {
    title,
    rows,
    ...(lists ? { wrong: listed } : {}),
    notes: ['ofRelation: rests on statements of the relation that is requested.'],
  };
}

function readParaphrases(file: string): readonly Paraphrase[] {
  return readGoldLines(file)
    .slice(1)
    .map((line) => {
      const [question = '', form = '', relation = '', answerable] = line.split('\t');
      return { question, form, relation, isAnswerable: answerable === 'yes' };
    });
}

/** Whether a statement is of the requested relation, or no relation is requested. */
function restsOn({ relation }: Paraphrase, properties: readonly string[]): boolean {
  if (relation === '') return true;
  const relationProperties = new Set(
    WIKIDATA.propertiesOf(relation.replace('literal-', ''), { isWide: true }).map((path) =>
      path.replace('^', ''),
    ),
  );
  return properties.some((property) => relationProperties.has(property));
}
