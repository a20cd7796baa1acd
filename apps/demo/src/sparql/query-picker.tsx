import { NAMED_QUERIES } from '@biographql/sparql/queries';
import { useMemo, useState } from 'react';
import { Button, Icon } from '../components/controls.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { fullIri, shortIri } from '../place.ts';
import { useNames } from './queries.ts';
import type { ChosenQuery } from './read-place.ts';

const QUERIES = Object.entries(NAMED_QUERIES).toSorted(([, one], [, other]) =>
  one.title.localeCompare(other.title, 'en'),
);
const GROUPS = [...new Set(Object.values(NAMED_QUERIES).map(({ group }) => group))];

const LIST = 'named-queries';

export function QueryPicker(props: {
  readonly chosen: ChosenQuery;
  readonly onChoose: (name: string, values: readonly string[]) => void;
}) {
  const { onChoose } = props;
  const { named, values } = props.chosen;
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = QUERIES.filter(([, { title, description, group }]) => {
    const text = `${title} ${description} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const groups = GROUPS.map((group) => ({
    group,
    queries: shown.filter(([, query]) => query.group === group),
  })).filter(({ queries }) => queries.length > 0);
  return (
    <div className="line picker">
      <Button popoverTarget={LIST}>
        {named === null ? 'Named queries' : NAMED_QUERIES[named].title} <Icon name="down" />
      </Button>
      <div
        id={LIST}
        popover="auto"
        className="query-list card"
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') currentTarget.querySelector('input')?.focus();
        }}
      >
        <input
          type="search"
          aria-label="Find a named query"
          placeholder={`Search ${QUERIES.length} named queries …`}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        {shown.length === 0 && <p className="quiet">No query contains these words.</p>}
        {groups.map(({ group, queries }) => (
          <section key={group} aria-label={inWords(group)}>
            <h2>{inWords(group)}</h2>
            <ul className="plain">
              {queries.map(([name, { title, description }]) => (
                <li key={name}>
                  <Button
                    className="bare pick"
                    aria-current={name === named ? 'true' : undefined}
                    title={description}
                    popoverTarget={LIST}
                    onClick={() => {
                      setFilter('');
                      onChoose(name, []);
                    }}
                  >
                    {title}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {named !== null &&
        Object.entries(NAMED_QUERIES[named].parameters).map(([name, { kind }], at) => (
          <ParameterInput
            key={`${named} ${name}`}
            label={inWords(name)}
            isEntity={kind === 'entity'}
            value={values[at] ?? ''}
            onChange={(value) => onChoose(named, values.with(at, value))}
          />
        ))}
    </div>
  );
}

function inWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ParameterInput(props: {
  readonly label: string;
  readonly isEntity: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, isEntity, value, onChange } = props;
  const [text, setText] = useState(value);
  const take = () => text !== value && text !== '' && onChange(text);
  if (isEntity) {
    const other = `Another ${label.toLowerCase()}`;
    return (
      <div className="parameter">
        <span>
          {label}: <EntityName entity={value} />
        </span>
        <SearchBox
          label={other}
          placeholder={`${other} …`}
          onChoose={({ iri: chosen }) => onChange(shortIri(chosen))}
        />
      </div>
    );
  }
  return (
    <label className="parameter">
      {label}
      <input
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  );
}

function EntityName({ entity }: { readonly entity: string }) {
  const names = useNames(useMemo(() => [fullIri(entity)], [entity]));
  return <b title={entity}>{names.get(fullIri(entity)) ?? entity.replace(/^.*\//, '')}</b>;
}

const KEY = 'biographql-queries';
const MAX_QUERIES = 12;

/** The queries that were run in this browser, each with a tab. */
export function useStoredQueries() {
  const [queries, setQueries] = useState(read);
  const change = (next: (queries: readonly string[]) => readonly string[]) =>
    setQueries((before) => {
      const after = next(before);
      window.localStorage.setItem(KEY, JSON.stringify(after));
      return after;
    });
  return [queries, change] as const;
}

function read(): readonly string[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Appends a query that isn't in the list, and drops the oldest ones. */
export function withQuery(queries: readonly string[], text: string): readonly string[] {
  return queries.includes(text) ? queries : [...queries, text].slice(-MAX_QUERIES);
}

export function QueryTabs(props: {
  readonly queries: readonly string[];
  readonly current: string;
  readonly onOpen: (text: string) => void;
  readonly onClose: (text: string) => void;
}) {
  const { queries, current, onOpen, onClose } = props;
  if (queries.length === 0) return null;
  return (
    <nav className="line query-tabs" aria-label="Recent queries">
      {queries.map((text) => (
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
    </nav>
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
