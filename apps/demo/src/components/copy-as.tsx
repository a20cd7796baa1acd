import { useState } from 'react';
import { Chip } from './controls.tsx';
import { errorWords } from './error-note.tsx';

export interface Snippet {
  readonly name: string;
  readonly code: string;
}

/** A query as code: one language is shown and copied at a time. */
export function CopyAs({
  languages,
  snippets,
}: {
  readonly languages: readonly string[];
  readonly snippets: () => readonly Snippet[] | Promise<readonly Snippet[]>;
}) {
  const [shown, setShown] = useState<Snippet | null>(null);
  const [note, setNote] = useState('');
  const copy = async (name: string) => {
    const snippet = (await snippets()).find((each) => each.name === name) ?? null;
    setShown(snippet);
    if (snippet === null) return setNote('The request behind it is not known.');
    try {
      await navigator.clipboard.writeText(snippet.code);
      setNote(`Copied as ${name}.`);
    } catch (error) {
      // Without HTTPS or permission the code can still be selected.
      setNote(`Not copied (${errorWords(error)}); take it from here.`);
    }
  };

  return (
    <div className="copy-as">
      <div className="line">
        <span className="quiet">Copy the query as</span>
        {languages.map((name) => (
          <Chip
            key={name}
            aria-pressed={shown?.name === name ? 'true' : undefined}
            onClick={() => void copy(name)}
          >
            {name}
          </Chip>
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
