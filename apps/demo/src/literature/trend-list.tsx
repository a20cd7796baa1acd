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
