import { Button } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import type { StoredQueries } from './stored-queries.ts';

/** The open queries of this browser, and those that were run before. */
export function QueryTabs({
  queries: { tabs, history },
  current,
  onOpen,
  onClose,
}: {
  readonly queries: StoredQueries;
  readonly current: string;
  readonly onOpen: (text: string) => void;
  readonly onClose: (text: string) => void;
}) {
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

/** The start of a query without its prefixes, on one line. */
function getTitle(text: string): string {
  const line = text
    .replace(/^(?:\s*(?:PREFIX|BASE)\s[^\n]*\n)+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH)} …` : line;
}
