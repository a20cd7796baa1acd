import type { InsightSearch } from '@biographql/client';
import { useArticles, useTopEntities } from '@biographql/react';
import { BarList } from '../components/bar-list.tsx';
import { inDigits } from '../components/controls.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { withPhrase } from './search.ts';
import { getEqualPeriods, getTrends, type Years } from './trends.ts';

const SHOWN = 10;
/** Entities of one request: the maximum of the service. */
const LISTED = 20;

/** The concepts whose share of the articles grew between two periods of equal length; a click adds one to the search. */
export function TrendList(props: {
  readonly search: InsightSearch;
  readonly onChoose: (text: string) => void;
}) {
  const { search, onChoose } = props;
  const counted = useArticles({ ...search, countYears: true, pageSize: 1 });
  return (
    <section className="card" aria-label="Emerging concepts">
      <h2>Emerging concepts</h2>
      <Outcome of={counted} height="22rem">
        {({ years }) => {
          const periods = getEqualPeriods(years ?? []);
          return periods === null ? (
            <p className="quiet">There are too few articles to compare two equal periods.</p>
          ) : (
            <Trends search={search} periods={periods} onChoose={onChoose} />
          );
        }}
      </Outcome>
    </section>
  );
}

function Trends(props: {
  readonly search: InsightSearch;
  readonly periods: readonly [Years, Years];
  readonly onChoose: (text: string) => void;
}) {
  const { search, periods, onChoose } = props;
  const [earlier, recent] = periods;
  const before = useTopEntities(within(search, earlier));
  const now = useTopEntities(within(search, recent));
  return (
    <Outcome of={before} height="20rem">
      {(listedBefore) => (
        <Outcome of={now} height="20rem">
          {(listedNow) => {
            const trends = getTrends(periods, listedBefore, listedNow, LISTED);
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
                        rows: trends.map((trend) => [
                          trend.label,
                          trend.count,
                          trend.earlier,
                          trend.recent,
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
    </Outcome>
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
