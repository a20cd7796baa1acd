import { useState } from 'react';
import { Button, Icon } from '../components/controls.tsx';

const KEY = 'biographql-queries';
const MAX_HISTORY = 30;
const MAX_TABS = 8;

export interface StoredQueries {
  readonly tabs: readonly string[];
  readonly history: readonly string[];
}

const NONE: StoredQueries = { tabs: [], history: [] };

/** Returns the tabs and the history with a query that is run: it takes the place of the tab that was open. */
export function withQuery(
  { tabs, history }: StoredQueries,
  text: string,
  openTab: string | null,
): StoredQueries {
  const at = tabs.indexOf(openTab ?? text);
  const isOpen = tabs.includes(text);
  return {
    tabs: isOpen ? tabs : at < 0 ? [...tabs, text].slice(-MAX_TABS) : tabs.with(at, text),
    history: [text, ...history.filter((other) => other !== text)].slice(0, MAX_HISTORY),
  };
}

/** The tabs and the history, which stay in this browser. */
export function useStoredQueries(): readonly [
  StoredQueries,
  (change: (queries: StoredQueries) => StoredQueries) => void,
] {
  const [queries, setQueries] = useState(read);
  const change = (next: (queries: StoredQueries) => StoredQueries) =>
    setQueries((before) => {
      const after = next(before);
      window.localStorage.setItem(KEY, JSON.stringify(after));
      return after;
    });
  return [queries, change];
}

function read(): StoredQueries {
  try {
    const { tabs, history } = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    return { tabs: getTexts(tabs), history: getTexts(history) };
  } catch {
    return NONE;
  }
}

function getTexts(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

export function QueryTabs(props: {
  readonly queries: StoredQueries;
  readonly current: string;
  readonly onOpen: (text: string) => void;
  readonly onClose: (text: string) => void;
}) {
  const { queries, current, onOpen, onClose } = props;
  const { tabs, history } = queries;
  if (history.length === 0) return null;
  return (
    <div className="line query-tabs">
      {tabs.map((text) => (
        <span key={text} className="chip" aria-current={text === current ? 'true' : undefined}>
          <Button className="bare" title={text} onClick={() => onOpen(text)}>
            {getTitle(text)}
          </Button>
          <Button
            className="bare"
            aria-label={`Close ${getTitle(text)}`}
            onClick={() => onClose(text)}
          >
            <Icon name="close" />
          </Button>
        </span>
      ))}
      <select
        className="end"
        aria-label="History"
        value=""
        onChange={({ target: { value } }) => value !== '' && onOpen(value)}
      >
        <option value="">History</option>
        {history.map((text) => (
          <option key={text} value={text}>
            {getTitle(text)}
          </option>
        ))}
      </select>
    </div>
  );
}

const TITLE_LENGTH = 40;

function getTitle(text: string): string {
  const line = text
    .replace(/^(?:\s*(?:PREFIX|BASE)\s[^\n]*\n)+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH)} …` : line;
}
