import type { InsightSearch } from '@biographql/client';
import { useArticles, useTopAffiliations, useTopAuthors, useTopEntities } from '@biographql/react';
import type { ReactNode } from 'react';
import { type Bar, BarList, inDigits } from '../components/controls.tsx';
import { Outcome, type Request } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { type Parameters, shortIri } from '../place.ts';
import { withPhrase } from './search.ts';

interface FacetProps {
  readonly search: InsightSearch;
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}

/** The entities, authors and organizations that the most articles name; a click restricts the search to one. */
export function Facets({ search, parameters, onChange }: FacetProps) {
  const { entity, author, name = 'the entity' } = parameters;
  const authors = useTopAuthors(search);
  return (
    <>
      <Facet
        title="Entities"
        operation="TopEntities"
        search={search}
        of={useTopEntities(search)}
        toBar={({ label, count, iri }) => ({
          id: iri ?? label,
          label,
          count,
          isFixed: Boolean(entity) || iri === null,
        })}
        hint={entity && `In articles about ${name}.`}
        onChoose={({ id, label }) => onChange({ entity: shortIri(id), name: label })}
      />
      <Facet
        title="Authors"
        operation="TopAuthors"
        search={search}
        of={authors}
        toBar={({ id, family, given, middle, count, filter }) => ({
          id,
          label: [family, given, middle].filter(Boolean).join(' '),
          count,
          isFixed: Boolean(author) || filter === null,
        })}
        hint={author && `In articles by ${author}.`}
        onChoose={({ id }) =>
          onChange({ author: authors.data?.find((each) => each.id === id)?.filter ?? '' })
        }
      />
      {/* Articles cannot be searched by their organizations. */}
      <Facet
        title="Affiliations"
        operation="TopAffiliations"
        search={search}
        of={useTopAffiliations(search)}
        toBar={({ id, name: label, location, count }) => ({ id, label, note: location, count })}
      />
    </>
  );
}

const SHOWN = 10;

function Facet<Item>(props: {
  readonly title: string;
  readonly operation: 'TopEntities' | 'TopAuthors' | 'TopAffiliations';
  readonly search: InsightSearch;
  readonly of: Request<readonly Item[]>;
  readonly toBar: (item: Item) => Bar;
  readonly hint?: ReactNode;
  readonly onChoose?: (bar: Bar) => void;
}) {
  const { title, operation, search, of, toBar, ...choice } = props;
  return (
    <Outcome of={of} height="21rem">
      {(items) => (
        <BarList
          {...choice}
          title={title}
          bars={items.slice(0, SHOWN).map(toBar)}
          exports={
            <ExportMenu
              name={`${title} of the articles`}
              table={() => ({
                columns: ['id', 'name', 'articles'],
                rows: items.map(toBar).map(({ id, label, count }) => [id, label, count]),
              })}
              receipts={[[operation, search.text ?? search.entity]]}
              code={{ action: `get${operation}`, input: { ...search } }}
            />
          }
        />
      )}
    </Outcome>
  );
}

/** Entities of one request: the maximum of the service. */
const LISTED = 20;

export function TrendList(props: {
  readonly search: InsightSearch;
  readonly onChoose: (text: string) => void;
}) {
  const { search, onChoose } = props;
  const counted = useArticles({ ...search, countYears: true, pageSize: 1 });
  const periods = getEqualPeriods(counted.data?.years ?? []);
  const before = useTopEntities(periods && within(search, periods[0]));
  const now = useTopEntities(periods && within(search, periods[1]));
  const isFew = counted.data !== undefined && periods === null;
  const request = [counted, before, now].find(({ data }) => data === undefined) ?? now;
  return (
    <section className="card" aria-label="Emerging concepts">
      <h2>Emerging concepts</h2>
      {isFew ? (
        <p className="quiet">There are too few articles to compare two equal periods.</p>
      ) : (
        <Outcome of={{ ...request, data: before.data && now.data }} height="22rem">
          {(listedNow) => {
            if (!periods) return null;
            const [earlier, recent] = periods;
            const trends = getTrends(periods, before.data ?? [], listedNow, LISTED);
            return (
              <>
                <p className="quiet">
                  Share of {inDigits(recent.count)} articles from {toText(recent)}, compared with{' '}
                  {inDigits(earlier.count)} from {toText(earlier)}.
                </p>
                <BarList
                  title="Concepts, largest gain first"
                  bars={trends.slice(0, SHOWN).map(({ label, count, isBound, ...shares }) => ({
                    id: label,
                    label,
                    count,
                    note: `${toPercent(shares.recent)}, before ${isBound ? 'at most ' : ''}${toPercent(shares.earlier)}`,
                  }))}
                  exports={
                    <ExportMenu
                      name="emerging concepts"
                      table={() => ({
                        columns: ['label', 'articles', 'share before', 'share', 'from', 'to'],
                        rows: trends.map(({ label, count, ...shares }) => [
                          label,
                          count,
                          shares.earlier,
                          shares.recent,
                          recent.from,
                          recent.to,
                        ]),
                      })}
                      receipts={[['TopEntities', search.text ?? search.entity]]}
                    />
                  }
                  onChoose={({ label }) => onChoose(withPhrase(search.text ?? '', label))}
                />
              </>
            );
          }}
        </Outcome>
      )}
    </section>
  );
}

function within(search: InsightSearch, { from, to }: Years): InsightSearch {
  return { ...search, issued: { from: String(from), to: String(to) } };
}

function toText({ from, to }: Years): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

function toPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

type Years = Readonly<Record<'from' | 'to' | 'count', number>>;

type Concept = { readonly label: string; readonly count: number };

type CountedYears = readonly Readonly<Record<'year' | 'count', number>>[];

function countWithin(years: CountedYears, from: number, to: number): number {
  const within = years.filter(({ year }) => year >= from && year <= to);
  return within.reduce((sum, { count }) => sum + count, 0);
}

const MOST_YEARS = 15;
/** Fewer articles in a period say nothing about a trend. */
const MIN_ARTICLES = 15;

/** Returns the latest two periods of equal length with enough articles each; null without. */
export function getEqualPeriods(years: CountedYears) {
  const last = years.at(-1)?.year ?? 0;
  const count = (from: number, to: number) => ({ from, to, count: countWithin(years, from, to) });
  for (let length = 1; length <= MOST_YEARS; length += 1) {
    const recent = count(last - length + 1, last);
    const earlier = count(last - 2 * length + 1, last - length);
    if (recent.count >= MIN_ARTICLES && earlier.count >= MIN_ARTICLES)
      return [earlier, recent] as const;
  }
  return null;
}

/** Returns the concepts whose share grew, the largest gain first. `listed` is the number of concepts that a list has at most. */
export function getTrends(
  [earlier, recent]: readonly [Years, Years],
  before: readonly Concept[],
  now: readonly Concept[],
  listed: number,
) {
  const counts = new Map(before.map(({ label, count }) => [label, count]));
  const bound = before.length < listed ? 0 : (before.at(-1)?.count ?? 0);
  return now
    .map(({ label, count }) => ({
      label,
      count,
      earlier: (counts.get(label) ?? bound) / earlier.count,
      recent: count / recent.count,
      isBound: !counts.has(label) && bound > 0,
    }))
    .filter((trend) => trend.recent > trend.earlier)
    .toSorted((one, other) => other.recent - other.earlier - (one.recent - one.earlier));
}

/**
 * Returns counts by year as counts of at most `max` periods of equal length without a gap, the latest last.
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
    const label = from === to ? String(from) : `${from}–${to}`;
    return { from, to, label, count: countWithin(years, from, to) };
  });
}
