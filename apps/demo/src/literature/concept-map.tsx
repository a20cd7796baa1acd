import type { EmergingConcepts, EmergingTopic, InsightSearch } from '@biographql/client';
import { useEmergingConcepts } from '@biographql/react';
import { useMemo, useRef, useState } from 'react';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { findReceipts } from '../exports/receipts.ts';
import type { Graph } from '../graph/graph.ts';
import { type GraphHandle, GraphView } from '../graph/graph-view.tsx';
import { getWanted, withPhrase } from './search.ts';

/**
 * Growing concepts of a topic as a map: related ones are close together, the size is the number of articles, the color the
 * growth. Opening one adds it to the search.
 */
export function ConceptMap({
  search,
  onChoose,
}: {
  /** The search whose articles are compared, with all its filters. */
  readonly search: InsightSearch;
  readonly onChoose: (text: string) => void;
}) {
  const concepts = useEmergingConcepts(search);
  const handle = useRef<GraphHandle>(null);
  const [chosen, setChosen] = useState('');
  const { topics } = concepts.data ?? NO_CONCEPTS;
  const graph = useMemo(() => toGraph(topics), [topics]);
  const topic = topics.find(({ label }) => label === chosen) ?? topics[0];
  const choose = (label: string) => onChoose(withPhrase(search.text ?? '', label));

  return (
    <section className="card concepts" aria-label="Emerging concepts">
      <h2>Emerging concepts</h2>
      <Outcome of={concepts} height="22rem">
        {(found) => (
          <>
            <p className="quiet">{periodText(found)}</p>
            {topic && (
              <>
                <GraphView
                  ref={handle}
                  label="Emerging concepts"
                  graph={graph}
                  selected={topic.label}
                  onSelect={setChosen}
                  onOpen={choose}
                />
                <p className="scale quiet" aria-hidden="true">
                  grows faster <i /> grows slower · size: articles
                </p>
                <p className="line" aria-live="polite">
                  <span>{topicText(topic)}</span>
                  <button type="button" className="button" onClick={() => choose(topic.label)}>
                    Add to the search
                  </button>
                </p>
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
                  picture={() => handle.current}
                  receipts={() => findReceipts('EmergingConcepts', getWanted(search)).slice(-1)}
                  code={{
                    action: 'getEmergingConcepts',
                    hook: 'useEmergingConcepts',
                    input: { ...search },
                    sparql: null,
                  }}
                />
              </>
            )}
          </>
        )}
      </Outcome>
    </section>
  );
}

const NO_CONCEPTS: Pick<EmergingConcepts, 'topics'> = { topics: [] };
const SIZE = { min: 12, max: 44 } as const;
/** Hue, saturation and lightness of the fastest and the slowest growth. */
const HOT = [347, 77, 50] as const;
const COLD = [215, 20, 60] as const;

function toGraph(topics: readonly EmergingTopic[]): Graph {
  const greatest = Math.max(1, ...topics.map(({ count }) => count ?? 0));
  const across = toUnit(topics.map(({ x }) => x));
  const down = toUnit(topics.map(({ y }) => -y));
  return {
    nodes: topics.map((topic, at) => ({
      id: topic.label,
      label: topic.label,
      group: topicText(topic),
      color: heat(at, topics.length),
      size: SIZE.min + Math.sqrt((topic.count ?? 0) / greatest) * (SIZE.max - SIZE.min),
      position: { x: across(topic.x), y: down(-topic.y) },
    })),
    edges: [],
  };
}

/** Scales values to the range from -1 to 1, half by their size and half by their rank, so that a far one leaves room for others. */
function toUnit(values: readonly number[]): (value: number) => number {
  const sorted = values.toSorted((one, other) => one - other);
  const [min = 0, max = 0] = [sorted[0], sorted.at(-1)];
  return (value) =>
    max > min ? (value - min) / (max - min) + sorted.indexOf(value) / (sorted.length - 1) - 1 : 0;
}

/** The service sends the order by growth, so the color is that of the rank. */
function heat(at: number, count: number): string {
  const share = count > 1 ? at / (count - 1) : 0;
  const [hue, saturation, lightness] = HOT.map((hot, part) =>
    Math.round(hot + ((COLD[part] ?? hot) - hot) * share),
  );
  return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

function topicText({ label, count, earlier, recent }: EmergingTopic): string {
  const all = `${label}: ${count ?? '?'} articles`;
  return earlier === null || recent === null ? all : `${all}, ${recent} recent, ${earlier} earlier`;
}

const YEAR_LENGTH = 4;
const DAY_LENGTH = 10;

/** Which years the growth of concepts compares, or why there are none. */
function periodText({ topics, earlier, recent, description }: EmergingConcepts): string {
  if (topics.length === 0 || !earlier || !recent)
    return description ?? 'No concept grows among these articles, or there are too few articles.';
  // Both periods would name a year that the split lies within.
  const isWithinYear = earlier.to.slice(0, YEAR_LENGTH) === recent.from.slice(0, YEAR_LENGTH);
  const length = isWithinYear ? DAY_LENGTH : YEAR_LENGTH;
  const text = ({ from, to, count }: typeof earlier) => {
    const [first, last] = [from.slice(0, length), to.slice(0, length)];
    const time = first === last ? first : `${first} to ${last}`;
    return `${count.toLocaleString('en-US')} ${count === 1 ? 'article' : 'articles'} from ${time}`;
  };
  return `${text(recent)} compared with ${text(earlier)}.`;
}
