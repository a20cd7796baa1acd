import { checkResponse } from '../check-response.js';
import { nearly } from '../mutate.js';
import type { Target } from '../target.js';
import { openRecordedService, type RecordedService } from './service.js';

const QUESTIONS = [
  'Which drugs treat asthma?',
  'Does salbutamol treat asthma or chronic obstructive pulmonary disease?',
  'How many genes are associated with asthma but not with COPD?',
  'What is the target of a drug that treats asthma and is contraindicated in glaucoma?',
  'Which of salbutamol, aspirin, and metformin interact with ADRB2 or inhibit COX-2?',
  'genes that BRCA1 interacts with and that no approved drug targets',
  'Who wrote about "heart failure" since 2019?',
  'Is there evidence that smoking does not cause asthma?',
];
const SEARCHES = [
  '"asthma in children" -adult author:smith 2019',
  'title:(asthma OR copd) AND NOT "heart failure"',
  'asthma* NEAR/3 inhal*',
  'year:2015-2019 journal:"N Engl J Med" +steroid',
  'BRCA1/2 p.Val600Glu 5-HT2A TNF-α',
];
const WORDS = [
  ...['which ', 'that ', 'not ', 'and ', 'or ', 'of the ', 'how many ', 'both ', 'either ', 'nor '],
  ...[
    '(',
    ')',
    '"',
    '-',
    '*',
    ':',
    'AND ',
    'OR ',
    'NOT ',
    'NEAR/9 ',
    'title:',
    '^',
    '~2',
    '\u0000',
  ],
];
const FIELDS = {
  question: 'query($t:String){summaryInsights(searchInput:{query:$t,type:[QA]}){__typename}}',
  names: 'query($t:String){getQids(question:$t)}',
  translation: 'query($t:String){executeNl2Sparql(question:$t)}',
  articles: 'query($t:String){searchInsights(searchInput:{query:$t}){data{totalItems}}}',
  documents:
    'query($t:String){summaryInsights(searchInput:{query:$t,type:[DOCUMENTS]}){__typename}}',
  typeahead: 'query($t:String){searchAsYouType(searchInput:{searchText:$t}){type}}',
};

/** Matches answers that found nothing. */
const NOTHING = /"(?:SPARQL":null|getQids":"\[\]"|totalItems":0)/;

function textTarget(
  name: string,
  promise: string,
  corpus: readonly string[],
  fields: readonly (keyof typeof FIELDS)[],
): Target<string> {
  const ask = async (service: RecordedService, text: string, field: keyof typeof FIELDS) => {
    const body = JSON.stringify({ query: FIELDS[field], variables: { t: text } });
    const response = await service.post(body);
    const outcome = await checkResponse(response.clone());
    return NOTHING.test(await response.text()) ? `${outcome} without a result` : outcome;
  };
  return {
    name,
    promise,
    inputs: nearly(corpus, WORDS),
    async open() {
      const service = await openRecordedService();
      return {
        async attempt(text) {
          const outcomes = [];
          for (const field of fields) outcomes.push(await ask(service, text, field));
          return [...new Set(outcomes)].sort().join(', ');
        },
        [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
      };
    },
  };
}

/** The grammar of questions. */
export const questionsTarget = textTarget(
  'questions',
  'questions that are nearly right, answered, translated and searched for names: no internal error, errors with a code',
  QUESTIONS,
  ['question', 'names', 'translation'],
);

/** The syntax of searches. */
export const searchesTarget = textTarget(
  'searches',
  'searches for articles and names that are nearly right: no internal error, errors with a code',
  SEARCHES,
  ['articles', 'documents', 'typeahead'],
);
