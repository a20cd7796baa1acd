import { useId, useRef, useState } from 'react';
import { indexOf, problemOf, type SparqlProblem } from './read-place.ts';

/** A query as text. Ctrl+Enter or the button runs it; what is wrong with it is shown at its place and is not sent. */
export function QueryEditor({
  initial,
  problem: given,
  isRunning,
  onRun,
}: {
  readonly initial: string;
  /** What is wrong with the initial text, by the service or by the address. */
  readonly problem: SparqlProblem | null;
  readonly isRunning: boolean;
  readonly onRun: (text: string) => void;
}) {
  const [text, setText] = useState(initial);
  const [own, setOwn] = useState<SparqlProblem | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const problem = own ?? (text === initial ? given : null);

  const run = () => {
    const found = problemOf(text);
    setOwn(found);
    if (!found) return onRun(text);
    const at = found.position ? indexOf(text, found.position) : text.length;
    area.current?.focus();
    area.current?.setSelectionRange(at, Math.max(at, wordEnd(text, at)));
  };

  return (
    <form
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <textarea
        ref={area}
        aria-label="SPARQL query"
        aria-invalid={problem !== null}
        aria-describedby={problem ? noteId : undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        rows={Math.min(18, Math.max(7, text.split('\n').length + 1))}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOwn(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          run();
        }}
      />
      {problem && <ProblemNote id={noteId} text={text} problem={problem} />}
      <div className="line">
        <button type="submit" className="button is-main" disabled={isRunning}>
          {isRunning ? 'Running …' : 'Run'}
        </button>
        <span className="quiet">
          <kbd>Ctrl</kbd>+<kbd>Enter</kbd> · well-known prefixes need no PREFIX line
        </span>
      </div>
    </form>
  );
}

function ProblemNote({
  id,
  text,
  problem: { reason, position },
}: {
  readonly id: string;
  readonly text: string;
  readonly problem: SparqlProblem;
}) {
  const line = position && text.split('\n')[position.line - 1];
  return (
    <div className="problem" id={id} role="alert">
      <p>
        {position && `Line ${position.line}, column ${position.column}: `}
        {reason}
      </p>
      {position && line !== undefined && (
        <pre aria-hidden="true">
          {line}
          {'\n'}
          <b>{`${' '.repeat(Math.max(0, position.column - 1))}^`}</b>
        </pre>
      )}
    </div>
  );
}

function wordEnd(text: string, from: number): number {
  const length = text.slice(from).search(/\s|$/);
  return from + length;
}
