import { useSparqlJson } from '@biographql/react';
import { select, values, wdt } from '@biographql/sparql';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Button, Icon } from '../components/controls.tsx';
import { Skeleton } from '../components/error-note.tsx';
import { useGraphTerms } from './graph-terms.ts';
import { getProblem, type SparqlProblem } from './read-place.ts';

const CodeEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }));

/** A query as text. Ctrl+Enter or the button runs it. A query with a syntax error isn't sent; the error is marked. */
export function QueryEditor(props: {
  readonly initial: string;
  readonly problem: SparqlProblem | null;
  readonly isRunning: boolean;
  readonly onRun: (text: string) => void;
  readonly onStop: () => void;
  readonly onProblem: (isWrong: boolean) => void;
}) {
  const { initial, problem: given, isRunning, onRun, onStop, onProblem } = props;
  const [text, setText] = useState(initial);
  const [syntaxProblem, setSyntaxProblem] = useState<SparqlProblem | null>(null);
  const terms = useGraphTerms();
  const noteId = useId();
  const problem = syntaxProblem ?? (text === initial ? given : null);

  const run = (whole: string) => {
    const found = getProblem(whole);
    setSyntaxProblem(found);
    onProblem(found !== null);
    if (!found) onRun(whole);
  };

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(text);
      }}
    >
      <Suspense fallback={<Skeleton label="Loading the editor" height="10.2rem" />}>
        <CodeEditor
          initial={initial}
          problem={problem}
          noteId={noteId}
          terms={terms}
          onChange={(changed) => {
            setText(changed);
            setSyntaxProblem(null);
          }}
          onRun={run}
        />
      </Suspense>
      {problem && (
        <p className="note problem" id={noteId} role="alert">
          {problem.position && `Line ${problem.position.line}, column ${problem.position.column}: `}
          {problem.reason}
        </p>
      )}
      <div className="line">
        {/* Two elements: one that became the other under a click would send the query again. */}
        {isRunning ? (
          <Button key="stop" className="button is-main" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <button key="run" type="submit" className="button is-main">
            Run
          </button>
        )}
        <span className="quiet">
          <kbd>Ctrl</kbd>+<kbd>Enter</kbd> runs the query · type <code>wdt:treat</code> or{' '}
          <code>wd:asthma</code> to search by name, <code>wdt:</code> for the most used properties,{' '}
          <code>a</code> followed by a space for the largest classes · well-known prefixes need no
          PREFIX line
        </span>
      </div>
    </form>
  );
}

/**
 * Likely mistakes in a query: variables that nothing binds and, without a result, properties that the graph lacks.
 */
export function QueryHints(props: { readonly sparql: string; readonly isEmpty: boolean }) {
  const { sparql, isEmpty } = props;
  const codes = useMemo(() => (isEmpty ? getPropertyNames(sparql) : []), [sparql, isEmpty]);
  const used = useMemo(() => (codes.length === 0 ? null : usedAmong(codes)), [codes]);
  const { data } = useSparqlJson(used);
  const known = data?.results?.bindings.map(({ property }) => property?.value ?? '');
  const missing = known
    ? codes.filter((code) => !known.some((iri) => iri.endsWith(`/${code}`)))
    : [];
  const hints = [
    ...getHints(sparql),
    ...missing.map((code) => `The graph has no statement with wdt:${code}.`),
  ];
  if (hints.length === 0) return null;
  return (
    <ul className="note hints" aria-label="Hints">
      {hints.map((hint) => (
        <li key={hint}>
          <Icon name="alert" /> {hint}
        </li>
      ))}
    </ul>
  );
}

function usedAmong(codes: readonly string[]) {
  return select(
    `SELECT ?property WHERE {
      VALUES ?property $properties
      FILTER EXISTS { ?subject ?property ?object }
    }`,
    { properties: values(codes.map(wdt)) },
  );
}

const TEXTS = /"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|<[^>\s]*>/g;
const COMMENTS = /(^|\s)#[^\n]*/g;

/** Returns likely mistakes in a valid query: variables that no pattern binds. */
export function getHints(sparql: string): readonly string[] {
  const text = sparql.replace(TEXTS, ' ').replace(COMMENTS, ' ');
  const start = text.indexOf('{');
  if (start < 0) return [];
  const assigned = [...text.matchAll(/\bAS\s+[?$](\w+)/gi)].map(([, name]) => name);
  const bound = new Set([...assigned, ...namesIn(withoutExpressions(text.slice(start)))]);
  return [...new Set(namesIn(text))]
    .filter((name) => !bound.has(name))
    .map((name) => `?${name} is never bound: no pattern of the query has it.`);
}
export function getPropertyNames(sparql: string): readonly string[] {
  const text = sparql.replace(TEXTS, ' ').replace(COMMENTS, ' ');
  return [...new Set([...text.matchAll(/\bwdt:(P\d+)\b/g)].map(([, code = '']) => code))];
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/[?$](\w+)/g)].map(([, name = '']) => name);
}

/** A group without its filters, which bind nothing, and without what comes after the last brace. */
function withoutExpressions(group: string): string {
  let rest = group.slice(0, group.lastIndexOf('}'));
  for (;;) {
    const found = /\b(?:FILTER|BIND|HAVING)\b(?!\s+(?:NOT\s+)?EXISTS)[^({]*\(/i.exec(rest);
    if (!found) return rest;
    let depth = 1;
    let end = found.index + found[0].length;
    for (; end < rest.length && depth > 0; end += 1) {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
    }
    rest = `${rest.slice(0, found.index)} ${rest.slice(end)}`;
  }
}
