import type { ArticleIndex } from '@biographql/engines';
import { createQuestionService, type LiteraturePassage } from '@biographql/questions';
import { openBioAsqPool, readBioAsqQuestions } from './bioasq-pool.js';
import { readShared } from './read-gold.js';
import { say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';

/** A busy machine must not cost a passage. */
const TIME_MS = 60_000;

interface PubMedQaRecord {
  readonly QUESTION: string;
  readonly CONTEXTS: readonly string[];
  readonly LABELS: readonly string[];
  readonly LONG_ANSWER: string;
}

/**
 * Measures the passages that the service returns: whether a concluding sentence of the abstract is among those for a
 * PubMedQA question, and a gold snippet among those for a BioASQ question.
 */
export async function benchPassages({ service }: BenchContext): Promise<readonly Table[]> {
  say('passages: PubMedQA');
  const records = JSON.parse(readShared('qa/pubmedqa.json.gz')) as Readonly<
    Record<string, PubMedQaRecord>
  >;
  const { engines } = service;
  const rows: Record<string, Readonly<Record<string, number | null>>> = {};
  for (const hasHeadings of [true, false]) {
    const articles = withAbstracts(engines.articles, records, hasHeadings);
    const find = passageFinder({ ...engines, articles });
    let found = 0;
    for (const { QUESTION, LONG_ANSWER } of Object.values(records)) {
      const conclusion = toLetters(LONG_ANSWER);
      const passages = await find(QUESTION);
      if (passages.some(({ text }) => conclusion.includes(toLetters(withoutHeading(text)))))
        found += 1;
    }
    const requested = Object.keys(records).length;
    rows[`PubMedQA, conclusion, ${hasHeadings ? 'with' : 'without'} headings`] = {
      requested,
      found,
      share: share(found, requested),
    };
  }
  rows['BioASQ, gold snippet'] = await bioAsq();
  return [{ title: 'Passages: the right sentence is among the five', rows }];
}

async function bioAsq(): Promise<Readonly<Record<string, number | null>>> {
  await using pool = await openBioAsqPool();
  say('passages: BioASQ');
  const find = passageFinder(pool);
  const questions = readBioAsqQuestions();
  let found = 0;
  let shown = 0;
  let cited = 0;
  for (const { body, snippets, pmids } of questions) {
    const gold = snippets.map(toLetters);
    const passages = await find(body);
    shown += passages.length;
    cited += passages.filter(({ documentId }) => pmids.includes(documentId.slice(5))).length;
    const texts = passages.map(({ text }) => toLetters(withoutHeading(text)));
    if (
      texts.some((text) => gold.some((snippet) => snippet.includes(text) || text.includes(snippet)))
    )
      found += 1;
  }
  const requested = questions.length;
  return {
    requested,
    found,
    share: share(found, requested),
    shown,
    cited,
    precision: share(cited, shown),
  };
}

function passageFinder(engines: Parameters<typeof createQuestionService>[0]) {
  const questions = createQuestionService(engines, { timeMs: TIME_MS });
  return async (question: string): Promise<readonly LiteraturePassage[]> => {
    const { answers } = await questions.answer(question);
    return answers[0]?.passages ?? [];
  };
}

/** The index with the whole abstracts of PubMedQA, which keeps the conclusion apart. */
function withAbstracts(
  articles: ArticleIndex,
  records: Readonly<Record<string, PubMedQaRecord>>,
  hasHeadings: boolean,
): ArticleIndex {
  return {
    ...articles,
    async search(query, options) {
      const page = await articles.search(query, options);
      const items = page.items.map((article) => {
        const record = records[article.pmid ?? ''];
        if (record === undefined) return article;
        const { CONTEXTS, LABELS, LONG_ANSWER } = record;
        const parts = [...CONTEXTS, LONG_ANSWER].map((text, at) =>
          hasHeadings ? `${LABELS[at] ?? 'CONCLUSIONS'}: ${text}` : text,
        );
        return { ...article, abstract: parts.join(' ') };
      });
      return { ...page, items };
    },
  };
}

function withoutHeading(text: string): string {
  return text.replace(/^[A-Z][A-Z &/]+: /, '');
}

function toLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
