import { SearchEntityDocument } from '@biographql/core/strings';
import { useEffect, useId, useState } from 'react';
import { useRequest } from '../use-request.ts';
import { TypeBadge } from './type-badge.tsx';

const DELAY_MS = 120;

/** Finds entities while the user types; arrow keys and Enter choose. */
export function SearchBox({ onChoose }: { readonly onChoose: (iri: string) => void }) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const searched = useDelayed(text.trim(), DELAY_MS);
  const { data, error } = useRequest(
    SearchEntityDocument,
    searched === '' ? null : { searchText: searched },
  );
  const hits = data?.searchAsYouType?.data?.searchLabels ?? [];
  const isListed = isOpen && searched !== '' && data !== null;

  const choose = (iri: string | undefined) => {
    if (iri === undefined) return;
    setIsOpen(false);
    setText('');
    onChoose(iri);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0));
    else if (event.key === 'Enter') choose(hits[active]?.qid);
    else if (event.key === 'Escape') setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="search">
      <input
        type="search"
        role="combobox"
        aria-label="Search diseases, drugs, genes and symptoms"
        aria-expanded={isListed}
        aria-controls={listId}
        aria-activedescendant={isListed && hits[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search a disease, drug, gene, symptom …"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      {error !== null && isOpen && <p className="error">{error}</p>}
      {isListed && (
        <div className="hits" id={listId} role="listbox" aria-label="Entities found">
          {hits.length === 0 && <p className="quiet">Nothing found.</p>}
          {hits.map((hit, at) => (
            <div
              key={hit.qid}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(hit.qid);
              }}
              onMouseEnter={() => setActive(at)}
            >
              <span>{hit.text}</span>
              <TypeBadge type={hit.nodeTypes[0] ?? 'UNDEFINED'} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function useDelayed(text: string, delayMs: number): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return delayed;
}
