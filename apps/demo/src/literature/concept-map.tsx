import type { EmergingTopic, InsightSearch } from '@biographql/client';
import { useEmergingConcepts } from '@biographql/react';
import { useRef } from 'react';
import { ExportMenu } from '../components/export-menu.tsx';
import { Outcome } from '../components/outcome.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { type Frame, labelMarks, spread } from './concept-layout.ts';
import { ConceptNote } from './concept-note.tsx';
import { wantedOf, withPhrase } from './search.ts';

const FRAME: Frame = { width: 460, height: 340, letter: { width: 7, height: 15 } };
const MARGIN = { x: 70, y: 26 };
const RADIUS = { least: 6, most: 20 };

/**
 * Growing concepts of a topic as a map: related ones are near each other, the size says how many articles name
 * one, the color how fast its share grows compared with the others. A click adds one to the words.
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
  const picture = useRef<SVGSVGElement>(null);
  const topics = concepts.data?.topics ?? [];
  const most = Math.max(1, ...topics.map(({ count }) => count ?? 0));
  const choose = (label: string) => onChoose(withPhrase(search.text ?? '', label));
  const across = scale(
    topics.map(({ x }) => x),
    MARGIN.x,
    FRAME.width - MARGIN.x,
  );
  const down = scale(
    topics.map(({ y }) => -y),
    MARGIN.y,
    FRAME.height - MARGIN.y,
  );
  const marks = labelMarks(
    spread(
      topics.map(({ label, x, y, count }) => ({
        label,
        x: across(x),
        y: down(-y),
        radius: RADIUS.least + Math.sqrt((count ?? 0) / most) * (RADIUS.most - RADIUS.least),
      })),
      FRAME,
    ),
    FRAME,
  );

  return (
    <section className="card" aria-label="Emerging concepts">
      <h2>Emerging concepts</h2>
      <Outcome of={concepts} height="22rem">
        {(found) =>
          topics.length === 0 ? (
            <ConceptNote concepts={found} />
          ) : (
            <>
              <ConceptNote concepts={found} />
              <svg
                ref={picture}
                className="concepts"
                viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
              >
                <title>Emerging concepts of the articles found</title>
                {marks.map(({ label, x, y, radius, text }, at) => (
                  // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be an HTML button
                  <g
                    key={label}
                    role="button"
                    tabIndex={0}
                    aria-label={wordsFor(topics[at], at)}
                    onClick={() => choose(label)}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter') choose(label);
                    }}
                  >
                    <circle cx={x} cy={y} r={radius} style={{ fill: heatOf(at, topics.length) }} />
                    <title>{wordsFor(topics[at], at)}</title>
                    {text ? (
                      <text x={text.x} y={text.y} textAnchor={text.anchor}>
                        {label}
                      </text>
                    ) : (
                      <text className="on-focus" x={x} y={y - radius - 8} textAnchor="middle">
                        {label}
                      </text>
                    )}
                  </g>
                ))}
              </svg>
              <p className="scale quiet" aria-hidden="true">
                grows faster <i /> grows slower · size: articles
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
                picture={() => picture.current}
                receipts={() => keptReceipts('EmergingConcepts', wantedOf(search)).slice(-1)}
                code={{
                  action: 'getEmergingConcepts',
                  hook: 'useEmergingConcepts',
                  input: { ...search },
                  sparql: null,
                }}
              />
            </>
          )
        }
      </Outcome>
    </section>
  );
}

function wordsFor(topic: EmergingTopic | undefined, at: number): string {
  if (topic === undefined) return '';
  const { label, count, earlier, recent } = topic;
  const all = `${label}, number ${at + 1} by growth, ${count ?? '?'} articles`;
  return earlier === null || recent === null ? all : `${all}: ${recent} recent, ${earlier} earlier`;
}

// The whole picture is used, whatever part of it the topics take.
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) =>
    most > least ? from + ((value - least) / (most - least)) * (to - from) : (from + to) / 2;
}

// The service sends the order by growth, not its amount.
function heatOf(at: number, count: number): string {
  const share = count > 1 ? (at / (count - 1)) * 100 : 0;
  return `color-mix(in oklch, var(--hot), var(--cold) ${share.toFixed(0)}%)`;
}
