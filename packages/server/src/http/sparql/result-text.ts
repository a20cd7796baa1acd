import type { SolutionSequence } from '@biographql/engines';
import { PREFIXES, toJsonTerm } from '@biographql/sparql';
import { nTriplesTerm } from '@biographql/sparql/triples';
import type { ResultFormat } from './result-formats.js';

type Term = NonNullable<SolutionSequence['solutions'][number][number]>;

interface TableWriter {
  readonly begin: string;
  readonly row: (solution: readonly (Term | null)[], index: number) => string;
  readonly end: string;
}

/** After the W3C's formats of SPARQL 1.1 query results. CSV has the values alone. */
export function* tableText(
  { variables, solutions }: SolutionSequence,
  format: ResultFormat,
): Generator<string> {
  const { begin, row, end } = WRITERS[format](variables);
  yield begin;
  for (let index = 0; index < solutions.length; index += 1) {
    const solution = solutions[index];
    if (solution !== undefined) yield row(solution, index);
  }
  yield end;
}

export function truthText(boolean: boolean, format: 'json' | 'xml'): string {
  if (format === 'json') return JSON.stringify({ head: {}, boolean });
  return `${XML_BEGIN}<head/><boolean>${boolean}</boolean></sparql>\n`;
}

const XML_BEGIN =
  '<?xml version="1.0" encoding="UTF-8"?>\n<sparql xmlns="http://www.w3.org/2005/sparql-results#">';

const WRITERS: Readonly<Record<ResultFormat, (variables: readonly string[]) => TableWriter>> = {
  json: (variables) => {
    const keys = variables.map((variable) => JSON.stringify(variable));
    return {
      begin: `{"head":{"vars":[${keys.join(',')}]},"results":{"bindings":[`,
      row: (solution, index) => {
        const members = bound(solution).map(
          ([term, at]) => `${keys[at]}:${JSON.stringify(toJsonTerm(term))}`,
        );
        return `${index === 0 ? '\n' : ',\n'}{${members.join(',')}}`;
      },
      end: '\n]}}\n',
    };
  },
  xml: (variables) => {
    const names = variables.map(xmlText);
    const head = names.map((name) => `<variable name="${name}"/>`).join('');
    return {
      begin: `${XML_BEGIN}<head>${head}</head><results>\n`,
      row: (solution) => {
        const bindings = bound(solution).map(
          ([term, at]) => `<binding name="${names[at]}">${writeXmlTerm(term)}</binding>`,
        );
        return `<result>${bindings.join('')}</result>\n`;
      },
      end: '</results></sparql>\n',
    };
  },
  csv: (variables) => ({
    begin: `${variables.map(csvField).join(',')}\r\n`,
    row: (solution) => `${solution.map((term) => csvField(plainValue(term))).join(',')}\r\n`,
    end: '',
  }),
  tsv: (variables) => ({
    begin: `${variables.map((variable) => `?${variable}`).join('\t')}\n`,
    row: (solution) =>
      `${solution.map((term) => (term === null ? '' : nTriplesTerm(term))).join('\t')}\n`,
    end: '',
  }),
};

function bound(solution: readonly (Term | null)[]): readonly (readonly [Term, number])[] {
  return solution.flatMap((term, at) => (term === null ? [] : [[term, at] as const]));
}

function plainValue(term: Term | null): string {
  if (term === null) return '';
  return term.termType === 'BlankNode' ? `_:${term.value}` : term.value;
}

/** Writes a field of CSV (RFC 4180): quoted where needed. */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
};

/** What XML 1.0 cannot hold in any form: most controls, halves of pairs, and two that are no characters. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML; what XML cannot hold becomes U+FFFD. */
export function xmlText(text: string): string {
  return text.replace(NO_XML, '\uFFFD').replace(/[&<>"\r]/g, (each) => ENTITIES[each] ?? each);
}

function writeXmlTerm(term: Term): string {
  const value = xmlText(term.value);
  if (term.termType === 'NamedNode') return `<uri>${value}</uri>`;
  if (term.termType === 'BlankNode') return `<bnode>${value}</bnode>`;
  if (term.language !== '') {
    return `<literal xml:lang="${xmlText(term.language)}">${value}</literal>`;
  }
  const isPlain = term.datatype === `${PREFIXES.xsd}string`;
  return isPlain
    ? `<literal>${value}</literal>`
    : `<literal datatype="${xmlText(term.datatype)}">${value}</literal>`;
}
