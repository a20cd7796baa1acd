import { useState } from 'react';

const KEY = 'biographql-queries';
const MAX_HISTORY = 30;
const MAX_TABS = 8;

/** Queries of this browser. */
export interface StoredQueries {
  /** Texts of the open tabs. */
  readonly tabs: readonly string[];
  /** Texts that were run, the latest first. */
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
