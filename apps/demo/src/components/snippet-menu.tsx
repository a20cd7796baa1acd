import { useState } from 'react';

/** A request as code of one language. */
export interface Snippet {
  readonly label: string;
  readonly code: string;
}

/** Hands the same request over as code: shown, and put on the clipboard. */
export function SnippetMenu({ snippets }: { readonly snippets: readonly Snippet[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const shown = snippets.find(({ label }) => label === chosen);
  const choose = async ({ label, code }: Snippet) => {
    setChosen(label === chosen ? null : label);
    setIsCopied(false);
    if (label === chosen) return;
    try {
      await window.navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Without leave for the clipboard the code can be copied by hand.
    }
  };
  return (
    <div className="snippets">
      <span className="quiet">Copy as</span>
      {snippets.map((snippet) => (
        <button
          key={snippet.label}
          type="button"
          className="chip"
          aria-expanded={snippet.label === chosen}
          onClick={() => void choose(snippet)}
        >
          {snippet.label}
        </button>
      ))}
      {shown && (
        <>
          <span className="quiet" role="status">
            {isCopied ? 'Copied.' : ''}
          </span>
          <textarea
            readOnly
            aria-label={`The request as ${shown.label}`}
            rows={Math.min(16, shown.code.split('\n').length + 1)}
            wrap="off"
            value={shown.code}
          />
        </>
      )}
    </div>
  );
}
