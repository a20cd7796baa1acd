import { useEmergingConcepts } from '@biographql/react';
import { Outcome } from '../components/outcome.tsx';
import { type Frame, labelMarks, spread } from './concept-layout.ts';
import { withPhrase } from './search.ts';
import { useArticleCounts } from './use-article-counts.ts';

const FRAME: Frame = { width: 460, height: 340, letter: { width: 7, height: 15 } };
const MARGIN = { x: 70, y: 26 };
const RADIUS = { least: 6, most: 20 };

/**
 * Growing concepts of a topic as a map: related ones are near each other, the size says how many articles name
 * one, the color how fast its share grows compared with the others. A click adds one to the words.
 */
export function ConceptMap({
  topic,
  onChoose,
}: {
  readonly topic: string;
  readonly onChoose: (text: string) => void;
}) {
  const concepts = useEmergingConcepts({ text: topic });
  const topics = concepts.data?.topics ?? [];
  const counts = useArticleCounts(topics.map(({ label }) => ({ text: withPhrase(topic, label) })));
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
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
      topics.map(({ label, x, y }, at) => ({
        label,
        x: across(x),
        y: down(-y),
        radius: RADIUS.least + Math.sqrt((counts[at] ?? 0) / most) * (RADIUS.most - RADIUS.least),
      })),
      FRAME,
    ),
    FRAME,
  );

  return (
    <section className="card" aria-label="Emerging concepts">
      <h2>Emerging concepts</h2>
      <Outcome of={concepts} height="22rem">
        {() =>
          topics.length === 0 ? (
            <p className="quiet">
              No concept grows among these articles, or they are too few to tell.
            </p>
          ) : (
            <>
              <svg className="concepts" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
                <title>Emerging concepts of {topic}</title>
                {marks.map(({ label, x, y, radius, text }, at) => (
                  // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be an HTML button
                  <g
                    key={label}
                    role="button"
                    tabIndex={0}
                    aria-label={`${label}, number ${at + 1} by growth, ${counts[at] ?? '…'} articles`}
                    onClick={() => onChoose(withPhrase(topic, label))}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter') onChoose(withPhrase(topic, label));
                    }}
                  >
                    <circle cx={x} cy={y} r={radius} style={{ fill: heatOf(at, topics.length) }} />
                    <title>{`${label}: ${counts[at] ?? '…'} articles, number ${at + 1} by growth`}</title>
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
            </>
          )
        }
      </Outcome>
    </section>
  );
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
