import { useState } from 'react';
import { errorWords } from '../error-words.ts';
import type { QueryCode, Snippet } from '../exports/snippets.ts';
import type { KeptReceipt } from '../kept-receipts.ts';

const LANGUAGES = ['curl', 'TypeScript', 'React', 'Python', 'SPARQL'] as const;

/** The query behind a content in the languages of programs: one is shown and copied at a time. */
export function CopyAs({
  code,
  receipt,
}: {
  readonly code: QueryCode;
  readonly receipt: KeptReceipt | undefined;
}) {
  const [shown, setShown] = useState<Snippet | null>(null);
  const [note, setNote] = useState('');
  const copy = async (name: string) => {
    const { snippetsOf } = await import('../exports/snippets.ts');
    const snippet = snippetsOf(code, receipt).find((each) => each.name === name) ?? null;
    setShown(snippet);
    if (snippet === null) return setNote('The request behind it is not known.');
    try {
      await navigator.clipboard.writeText(snippet.code);
      setNote(`Copied as ${name}.`);
    } catch (error) {
      // A page that is not served safely, or whose user refused, may still be read.
      setNote(`Not copied (${errorWords(error)}); take it from here.`);
    }
  };

  return (
    <div className="copy-as">
      <div className="line">
        <span className="quiet">Copy the query as</span>
        {LANGUAGES.filter((name) => name !== 'SPARQL' || code.sparql !== null).map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={shown?.name === name ? 'true' : undefined}
            onClick={() => void copy(name)}
          >
            {name}
          </button>
        ))}
        <span className="quiet" role="status">
          {note}
        </span>
      </div>
      {shown && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled by keys as well
        <section aria-label={`The query as ${shown.name}`} tabIndex={0}>
          <pre>
            <code>{shown.code}</code>
          </pre>
        </section>
      )}
    </div>
  );
}
