import { type FileHead, isJson, isXml } from './graph-format.js';

const TERM = String.raw`(?:<[^<>]*>|_:\S+|"(?:[^"\\]|\\.)*"(?:@[\w-]+|\^\^<[^<>]*>)?)`;
const TRIPLE_LINE = new RegExp(String.raw`^\s*${TERM}\s*<[^<>]*>\s*${TERM}\s*\.\s*(?:#.*)?$`);
const QUAD_LINE = new RegExp(
  String.raw`^\s*${TERM}\s*<[^<>]*>\s*${TERM}\s*(?:<[^<>]*>|_:\S+)\s*\.\s*(?:#.*)?$`,
);
/** A line of a Turtle file that begins with an IRI relative to it, which N-Triples does not have. */
const RELATIVE = /^\s*<(?![A-Za-z][\w+.-]*:)[^<>\s]*>/;
const DIRECTIVE = /^(?:@prefix|@base|prefix|base)\s+[^\n]*</i;
/** Before any prefix is declared, a statement or a graph can only begin with one of these. */
const STATEMENT = /^(?:<[^<>\s]*>|_:\w+|\[[^\n]*\])\s+(?:a|<[^<>\s]*>)\s+\S/;
const GRAPH = /^(?:graph\s+)?(?:(?:<[^<>\s]*>|_:\w+)\s*)?\{/i;
/** A line that goes on as only Turtle does, or that has a prefix in it. */
const TURTLE = /[;,{]\s*$|^\s*(?:@|\}|prefix\b|base\b)|(?:^|\s)[A-Za-z][\w-]*:\w|>\s+a\s/i;
const MOST_LINES = 2_000;

export type RdfSyntax = 'n-triples' | 'n-quads' | 'turtle';

/**
 * Returns the syntax of a text of RDF: N-Triples and N-Quads when most of its lines are such, or some are and the others
 * are not Turtle; Turtle when it begins with a prefix, a statement or a graph.
 */
export function rdfSyntax(head: FileHead): RdfSyntax | null {
  if (head.text === '' || isJson(head) || isXml(head)) return null;
  const { text } = head;
  const lines = text.split(/\r?\n/, MOST_LINES);
  // The last line may be cut.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  const content = whole.filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  if (/\.(?:ttl|trig)\b/i.test(head.path) && content.some((line) => RELATIVE.test(line)))
    return 'turtle';
  const others = content.filter((line) => !QUAD_LINE.test(line) && !TRIPLE_LINE.test(line));
  const statements = content.length - others.length;
  if (statements > others.length || (statements > 0 && !others.some((line) => TURTLE.test(line)))) {
    return content.some((line) => QUAD_LINE.test(line)) ? 'n-quads' : 'n-triples';
  }
  const begin = text.replace(/^(?:\s+|#[^\n]*(?:\n|$))+/, '');
  return [DIRECTIVE, GRAPH, STATEMENT].some((mark) => mark.test(begin)) ? 'turtle' : null;
}
