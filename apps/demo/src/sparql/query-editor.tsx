import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../components/controls.tsx';
import { Skeleton } from '../components/error-note.tsx';
import { TermBrowser, useGraphTerms } from './graph-terms.tsx';
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
  const [own, setOwn] = useState<SparqlProblem | null>(null);
  const [insertion, setInsertion] = useState<{ readonly text: string } | null>(null);
  const terms = useGraphTerms();
  const noteId = useId();
  const problem = own ?? (text === initial ? given : null);

  const run = (whole: string) => {
    const found = getProblem(whole);
    setOwn(found);
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
      <Suspense fallback={<Skeleton label="Loading the editor" height="12rem" />}>
        <CodeEditor
          initial={initial}
          problem={problem}
          noteId={noteId}
          insertion={insertion}
          terms={terms}
          onChange={(changed) => {
            setText(changed);
            setOwn(null);
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
        <details className="terms">
          <summary>Classes and properties</summary>
          <TermBrowser onInsert={(term) => setInsertion({ text: term })} />
        </details>
        <span className="quiet">
          <kbd>Ctrl</kbd>+<kbd>Enter</kbd> runs · <kbd>Ctrl</kbd>+<kbd>Space</kbd> completes: type{' '}
          <code>wdt:treat</code> or <code>wd:asthma</code> · well-known prefixes need no PREFIX line
        </span>
      </div>
    </form>
  );
}
