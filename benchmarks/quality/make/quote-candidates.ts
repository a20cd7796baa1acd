import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isRecord } from '@biographql/core/internal';
import type { Article, ArticleIndex } from '@biographql/engines';
import { articleId } from '../../../packages/ingest/src/articles/identifiers.js';
import {
  createStretchFinder,
  type Stretch,
} from '../../../packages/questions/src/reader/find-stretches.js';
import { toInquiry } from '../../../packages/questions/src/reader/inquiry.js';
import { judgeSentence } from '../../../packages/questions/src/reader/judge-sentence.js';
import type {
  AskedTerms,
  Passage,
} from '../../../packages/questions/src/reader/question-answerer.js';
import { statesRelation } from '../../../packages/questions/src/reader/states-relation.js';
import { type Sentence, splitSentences } from '../../../packages/questions/src/text/sentences.js';
import { contentStems } from '../../../packages/questions/src/text/words.js';
import type { AskedThing, FindThings } from './asked-things.js';
import { DEFINITION_LANE, PAIR_LANES, type PairLane } from './quote-lanes.js';

/** A sentence that the reader takes to state or to deny a claim, and the claim. */
export interface QuoteCandidate {
  readonly lane: PairLane;
  readonly subject: AskedThing;
  readonly object: AskedThing;
  readonly article: string;
  /** Of the sentence, in title, line feed, abstract. */
  readonly start: number;
}

const BATCH = 500;

/** Yields the articles of a gzipped file, a JSON object a line, as the index has them, in batches. */
export async function* readIndexed(
  path: string,
  index: ArticleIndex,
): AsyncGenerator<readonly Article[]> {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  let ids: string[] = [];
  for await (const line of lines) {
    const id = idOf(JSON.parse(line));
    if (id !== null) ids.push(id);
    if (ids.length < BATCH) continue;
    yield (await index.get(ids)).filter((article) => article !== null);
    ids = [];
  }
  yield (await index.get(ids)).filter((article) => article !== null);
}

function idOf(record: unknown): string | null {
  if (!isRecord(record)) return null;
  const { pmid, doi, pmcid } = record;
  const textOr = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return articleId({ pmid: textOr(pmid), doi: textOr(doi), pmcid: textOr(pmcid) });
}

/** Returns the claims that the reader finds in the sentences of an article, of the things that its text names. */
export function quoteCandidates(
  { id, title, abstract }: Pick<Article, 'id' | 'title' | 'abstract'>,
  findThings: FindThings,
): readonly QuoteCandidate[] {
  const text = abstract === null ? title : `${title}\n${abstract}`;
  const passage = { id, index: 'articles', title, text };
  const things = [...findThings(text)].map((thing) => ({ thing, find: finderOf(thing)(text) }));
  const short = [...text.matchAll(EXPLAINED)].map(([, abbreviation = '']) => abbreviation);
  return splitSentences(text).flatMap((sentence) => {
    if (sentence.text.endsWith('?')) return [];
    const written = findThings(sentence.text);
    const mayAbbreviate = short.some((abbreviation) => sentence.text.includes(abbreviation));
    if (written.size < 2 && !mayAbbreviate && !DEFINES.test(sentence.text)) return [];
    const named = things.flatMap(({ thing, find }): NamedThing[] => {
      if (!written.has(thing) && !mayAbbreviate) return [];
      const stretches = find(sentence.text);
      return stretches.length === 0 ? [] : [{ thing, stretches }];
    });
    const pairs = named.flatMap((subject) =>
      named.flatMap((object) => claimsOf(subject, object, { passage, sentence })),
    );
    return [...pairs, ...named.flatMap((one) => definitionOf(one, { passage, sentence }))];
  });
}

/** A thing that a sentence names, and where. */
interface NamedThing {
  readonly thing: AskedThing;
  readonly stretches: readonly Stretch[];
}

/** An abbreviation in parentheses, as articles explain them. */
const EXPLAINED = /[([](\p{Lu}[\p{L}\p{N}-]{1,9})[)\];,]/gu;

const finders = new WeakMap<AskedThing, ReturnType<typeof createStretchFinder>>();

/** Things come in many articles, and reading their names takes longer than finding them. */
function finderOf(thing: AskedThing): ReturnType<typeof createStretchFinder> {
  const known = finders.get(thing);
  if (known !== undefined) return known;
  const made = createStretchFinder([toEntity(thing)], NO_STEMS);
  finders.set(thing, made);
  return made;
}

/** The finder that a question makes allows its words beside a name, too; a few words more than any one question has. */
const NO_STEMS: ReadonlySet<string> = new Set(
  PAIR_LANES.flatMap(({ ask }) => ask.flatMap((one) => contentStems(one('', '')))),
);

function toEntity({ name, names, types }: AskedThing): AskedTerms['entities'][number] {
  return { text: name, names, types };
}

/** The thing as both ends, where the sentence says what it is. */
function definitionOf(
  { thing, stretches: [first] }: NamedThing,
  where: { readonly passage: Passage; readonly sentence: Sentence },
): readonly QuoteCandidate[] {
  const { text } = where.sentence;
  if (first === undefined || first.start > LONGEST_OPENING) return [];
  if (!/^(?:\s*\([^()]*\))?(?:,| is | are | refers? )/.test(text.slice(first.end))) return [];
  const question = DEFINITION_LANE.ask[0]?.(thing.name, thing.name) ?? '';
  const terms = { entities: [toEntity(thing)], wanted: [], said: [], ends: null, rest: [] };
  const judgment = judgeSentence(where, toInquiry(question, terms));
  if (judgment?.ground !== 'definition') return [];
  const place = { article: where.passage.id, start: where.sentence.start };
  return [{ lane: DEFINITION_LANE, subject: thing, object: thing, ...place }];
}

/** A sentence that may say what something is. */
const DEFINES = /^.{3,80}?(?: is | are | refers? |, )(?:an?|the|to) /u;

/** Characters before the subject of a definition: `BACKGROUND: The `. */
const LONGEST_OPENING = 24;

function claimsOf(
  subject: NamedThing,
  object: NamedThing,
  where: { readonly passage: Passage; readonly sentence: Sentence },
): readonly QuoteCandidate[] {
  if (subject.thing.iri === object.thing.iri) return [];
  const lanes = PAIR_LANES.filter(
    (lane) =>
      lane.subjects.includes(subject.thing.kind) && lane.objects.includes(object.thing.kind),
  );
  return lanes
    .filter((lane) => isTaken(lane, [subject, object], where))
    .map((lane) => ({
      ...{ lane, subject: subject.thing, object: object.thing },
      ...{ article: where.passage.id, start: where.sentence.start },
    }));
}

/** Whether the reader takes the sentence for the relation of a lane, one way or the other. */
function isTaken(
  { relation, isSubjectLeft, ask }: PairLane,
  [subject, object]: readonly [NamedThing, NamedThing],
  where: { readonly passage: Passage; readonly sentence: Sentence },
): boolean {
  if (relation === null)
    return ask.some((one) => {
      const question = one(subject.thing.name, object.thing.name);
      const entities = [toEntity(subject.thing), toEntity(object.thing)];
      return judgeSentence(where, toInquiry(question, termsOf(question, entities))) !== null;
    });
  const [left, right] = isSubjectLeft ? [0, 1] : [1, 0];
  const places = [subject, object].flatMap(({ stretches }, entity) =>
    stretches.map((stretch) => ({ ...stretch, entity })),
  );
  const inOrder = [...places].sort((one, other) => one.start - other.start);
  const doOverlap = inOrder.some(({ end }, index) => end > (inOrder[index + 1]?.start ?? end));
  if (doOverlap) return false;
  return statesRelation(where.sentence.text, inOrder, { relation, left, right }) !== 'leaves-open';
}

/** As the service understands a question whose relation sentences have no wordings of. */
function termsOf(question: string, entities: AskedTerms['entities']): AskedTerms {
  const named = new Set(entities.flatMap(({ text }) => contentStems(text)));
  const rest = contentStems(question).filter((stem) => !named.has(stem));
  return { entities, wanted: [], said: [], ends: null, rest };
}
