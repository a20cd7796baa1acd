import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, Choice } from '../components/controls.tsx';
import type { NamedTerm } from './completions.ts';
import { useGraphTerms } from './use-graph-terms.ts';

const KINDS = ['classes', 'properties'] as const;
const SHOWN = 60;

/** The classes and properties of the graph with their counts; a click puts one into the query. */
export function TermBrowser({ onInsert }: { readonly onInsert: (text: string) => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('classes');
  const [filter, setFilter] = useState('');
  const terms = useGraphTerms();
  const { data } = useQuery({
    queryKey: ['term-browser', kind, kind === 'classes' ? '' : filter],
    queryFn: () => (kind === 'classes' ? terms.classes() : terms.mostUsedProperties(filter)),
    networkMode: 'always',
  });
  const words = filter.toLowerCase();
  const shown = data?.filter(({ label, text }) => `${label} ${text}`.toLowerCase().includes(words));
  return (
    <div className="term-browser">
      <div className="line">
        <Choice
          label="Terms"
          options={KINDS.map((each) => [each, each])}
          chosen={kind}
          onChoose={setKind}
        />
        <input
          type="search"
          aria-label={`Find ${kind}`}
          placeholder={`Find ${kind} …`}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <ul className="plain" aria-label={kind}>
        {shown?.slice(0, SHOWN).map((term) => (
          <Term key={term.text} term={term} onInsert={onInsert} />
        ))}
      </ul>
      {shown?.length === 0 && <p className="quiet">No {kind} with this name.</p>}
    </div>
  );
}

function Term({
  term: { text, label, detail },
  onInsert,
}: {
  readonly term: NamedTerm;
  readonly onInsert: (text: string) => void;
}) {
  return (
    <li>
      <Button className="bare pick" title="Put into the query" onClick={() => onInsert(text)}>
        <span>
          {label} <code>{text}</code>
        </span>
        <small className="quiet">{detail.replace(/^class, /, '')}</small>
      </Button>
    </li>
  );
}
