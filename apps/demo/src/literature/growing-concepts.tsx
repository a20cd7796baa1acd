import type { EmergingConcepts, InsightSearch } from '@biographql/client';
import { useEmergingConcepts } from '@biographql/react';
import { BarList } from '../components/bar-list.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { findReceipts } from '../exports/receipts.ts';
import { getWanted, withPhrase } from './search.ts';

const SHOWN = 10;

/** The concepts whose share among the articles grows most; a click adds one to the search. */
export function GrowingConcepts({
  search,
  onChoose,
}: {
  readonly search: InsightSearch;
  readonly onChoose: (text: string) => void;
}) {
  const concepts = useEmergingConcepts(search);
  return (
    <section className="card" aria-label="Emerging concepts">
      <h2>Emerging concepts</h2>
      <Outcome of={concepts} height="22rem">
        {(found) => (
          <>
            <p className="quiet">{getPeriodText(found)}</p>
            {found.topics.length > 0 && (
              <BarList
                title="Articles, fastest growing concept first"
                bars={found.topics.slice(0, SHOWN).map(({ label, count, earlier, recent }) => ({
                  id: label,
                  label,
                  count,
                  note: earlier === null ? null : `${earlier} earlier, ${recent ?? 0} recent`,
                }))}
                exports={<ConceptExport search={search} found={found} />}
                onChoose={({ label }) => onChoose(withPhrase(search.text ?? '', label))}
              />
            )}
          </>
        )}
      </Outcome>
    </section>
  );
}

function ConceptExport({
  search,
  found: { topics },
}: {
  readonly search: InsightSearch;
  readonly found: EmergingConcepts;
}) {
  return (
    <ExportMenu
      name="emerging concepts"
      table={() => ({
        columns: ['label', 'growth', 'articles', 'earlier', 'recent'],
        rows: topics.map(({ label, growth, count, earlier, recent }) => [
          label,
          growth,
          count,
          earlier,
          recent,
        ]),
      })}
      receipts={() => findReceipts('EmergingConcepts', getWanted(search)).slice(-1)}
      code={{
        action: 'getEmergingConcepts',
        hook: 'useEmergingConcepts',
        input: { ...search },
        sparql: null,
      }}
    />
  );
}

const YEAR_LENGTH = 4;
const DAY_LENGTH = 10;

/** The compared years, or why there are no concepts. */
function getPeriodText({ topics, earlier, recent, description }: EmergingConcepts): string {
  if (topics.length === 0 || !earlier || !recent)
    return description ?? 'No concept grows among these articles, or there are too few articles.';
  // Both periods are in one year, so years aren't enough.
  const isWithinYear = earlier.to.slice(0, YEAR_LENGTH) === recent.from.slice(0, YEAR_LENGTH);
  const length = isWithinYear ? DAY_LENGTH : YEAR_LENGTH;
  const text = ({ from, to, count }: typeof earlier) => {
    const [first, last] = [from.slice(0, length), to.slice(0, length)];
    const time = first === last ? first : `${first} to ${last}`;
    return `${count.toLocaleString('en-US')} ${count === 1 ? 'article' : 'articles'} from ${time}`;
  };
  return `${text(recent)} compared with ${text(earlier)}.`;
}
