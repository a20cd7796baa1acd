import type { InsightSearch } from '@biographql/client';
import { useArticles, useTopAffiliations, useTopAuthors, useTopEntities } from '@biographql/react';
import type { ReactNode } from 'react';
import { type Bar, BarList } from '../components/controls.tsx';
import { Outcome, type Request } from '../components/error-note.tsx';
import { type Parameters, shortIri } from '../place.ts';

interface FacetProps {
  readonly search: InsightSearch;
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}

/** The entities, authors, years and organizations of the most articles; a click restricts the search to one. */
export function Facets({ search, parameters, onChange }: FacetProps) {
  const { entity, author, name = 'the entity' } = parameters;
  const authors = useTopAuthors(search);
  return (
    <>
      <Facet
        title="Entities"
        of={useTopEntities(search)}
        toBar={({ label, count, iri }) => ({
          id: iri ?? label,
          label,
          count,
          isFixed: Boolean(entity) || iri === null,
        })}
        hint={entity && `Counts are for articles about ${name}.`}
        onChoose={({ id, label }) => onChange({ entity: shortIri(id), name: label })}
      />
      <Facet
        title="Authors"
        of={authors}
        toBar={({ id, family, given, middle, count, filter }) => ({
          id,
          label: [family, given, middle].filter(Boolean).join(' '),
          count,
          isFixed: Boolean(author) || filter === null,
        })}
        hint={author && `Counts are for articles by ${author}.`}
        onChoose={({ id }) =>
          onChange({ author: authors.data?.find((each) => each.id === id)?.filter ?? '' })
        }
      />
      <ArticlesByYear search={search} onChoose={onChange} />
      {/* Articles cannot be searched by their organizations. */}
      <Facet
        title="Affiliations"
        of={useTopAffiliations(search)}
        toBar={({ id, name: label, location, count }) => ({ id, label, note: location, count })}
      />
    </>
  );
}

const SHOWN = 10;

function Facet<Item>(props: {
  readonly title: string;
  readonly of: Request<readonly Item[]>;
  readonly toBar: (item: Item) => Bar;
  readonly hint?: ReactNode;
  readonly onChoose?: (bar: Bar) => void;
}) {
  const { of, toBar, ...list } = props;
  return (
    <Outcome of={of} height="21rem">
      {(items) => <BarList {...list} bars={items.slice(0, SHOWN).map(toBar)} />}
    </Outcome>
  );
}

const MAX_PERIODS = 10;

/** A search's articles by year; a click shows those of a year. */
export function ArticlesByYear(props: {
  readonly search: InsightSearch;
  readonly onChoose: (years: Readonly<Record<'from' | 'to', string>>) => void;
}) {
  const { search, onChoose } = props;
  const counted = useArticles({ ...search, countYears: true, pageSize: 1 });
  const periods = getPeriods(counted.data?.years ?? [], MAX_PERIODS);
  return (
    <Outcome of={counted} height="16rem">
      {() => (
        <BarList
          title="Articles by year"
          bars={periods.map((period) => ({ ...period, id: period.label }))}
          onChoose={({ id }) => {
            const { from, to } = periods.find((period) => period.label === id) ?? {};
            onChoose({ from: `${from}`, to: `${to}` });
          }}
        />
      )}
    </Outcome>
  );
}

type CountedYears = readonly Readonly<Record<'year' | 'count', number>>[];

/**
 * Sums counts by year over at most `max` periods of equal length without gaps, the latest last.
 *
 * @param years - the earliest first; those that are missing count as 0.
 */
export function getPeriods(years: CountedYears, max: number) {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = last.year - first.year + 1;
  const length = Math.max(1, Math.ceil(span / max));
  const periods = Math.ceil(span / length);
  return Array.from({ length: periods }, (_, at) => {
    const to = last.year - (periods - 1 - at) * length;
    const from = to - length + 1;
    const within = years.filter(({ year }) => year >= from && year <= to);
    return {
      from,
      to,
      label: from === to ? String(from) : `${from}–${to}`,
      count: within.reduce((sum, { count }) => sum + count, 0),
    };
  });
}
