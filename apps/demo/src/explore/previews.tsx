import type { ReactNode } from 'react';
import { PlaceLink } from '../components/entity.tsx';
import type { Place } from '../place.ts';

interface Preview {
  readonly title: string;
  readonly text: string;
  readonly to: Place;
  /** What the page looks like, in a frame of 120 by 56 units. */
  readonly sketch: ReactNode;
}

const bars = (x: number, widths: readonly number[]) =>
  widths.map((width, at) => (
    <rect key={width} fill="var(--data)" x={x} y={8 + at * 10} width={width} height={5} rx={2} />
  ));
const lines = (x: number, widths: readonly number[]) =>
  widths.map((width, at) => (
    <rect key={width} fill="var(--line)" x={x} y={9 + at * 10} width={width} height={3} rx={1.5} />
  ));

const VERDICTS = ['var(--favorable)', 'var(--moderate)', 'var(--unfavorable)'];

const PREVIEWS: readonly Preview[] = [
  {
    title: 'Compare entities',
    text: 'Genes, drugs and symptoms that asthma and COPD share, and those that only one has.',
    to: { page: 'compare', parameters: { entities: 'Q35869 Q199804' } },
    sketch: (
      <>
        <circle fill="var(--data)" cx={50} cy={28} r={20} fillOpacity={0.6} />
        <circle fill="var(--accent)" cx={70} cy={28} r={20} fillOpacity={0.5} />
      </>
    ),
  },
  {
    title: 'Search the literature',
    text: 'Articles, who writes them and where, and the concepts that they name.',
    to: { page: 'literature', parameters: { text: 'asthma' } },
    sketch: (
      <>
        {lines(8, [56, 48, 60, 40, 52])}
        {bars(78, [34, 26, 18, 12, 8])}
      </>
    ),
  },
  {
    title: 'Ask a question',
    text: '“What drugs treat asthma?” Each answer comes with its sources.',
    to: { page: 'ask', parameters: { question: 'What drugs treat asthma?' } },
    sketch: (
      <>
        <rect fill="var(--sheet)" stroke="var(--line)" x={8} y={6} width={82} height={12} rx={4} />
        <rect fill="var(--accent)" x={94} y={6} width={18} height={12} rx={4} />
        <g transform="translate(0 16)">{lines(8, [44, 70, 58, 64].slice(1))}</g>
      </>
    ),
  },
  {
    title: 'Verify a text',
    text: 'Check citations, identifiers and claims against the records of the dataset.',
    to: { page: 'verify', parameters: {} },
    sketch: (
      <>
        {lines(24, [72, 58, 80, 64, 70])}
        {[0, 0, 2, 0, 1].map((verdict, at) => (
          <circle key={at} fill={VERDICTS[verdict]} cx={14} cy={10.5 + at * 10} r={3.5} />
        ))}
      </>
    ),
  },
  {
    title: 'Query with SPARQL',
    text: 'Start from a named query, or write your own with completion of names.',
    to: { page: 'sparql', parameters: { query: 'repurposingCandidates' } },
    sketch: (
      <>
        {lines(20, [50, 64, 40, 56, 30])}
        <rect fill="var(--accent)" x={20} y={9} width={22} height={3} rx={1.5} />
        <rect fill="var(--data)" x={8} y={6} width={4} height={44} rx={2} />
      </>
    ),
  },
  {
    title: 'Predict ADMET',
    text: 'Absorption, distribution, metabolism, excretion and toxicity of your molecules.',
    to: { page: 'admet', parameters: {} },
    sketch: [0, 1, 2, 3].map((row) =>
      [0, 1, 2, 3, 4, 5, 6].map((column) => (
        <rect
          key={`${row} ${column}`}
          fill={VERDICTS[[0, 1, 0, 2][(row * 3 + column * 5) % 4] ?? 0]}
          x={19 + column * 12}
          y={6 + row * 12}
          width={10}
          height={10}
          rx={2}
        />
      )),
    ),
  },
];

/** A card for each page, with a sketch of it and an example behind it. */
export function Previews() {
  return (
    <nav className="previews" aria-label="What you can do">
      {PREVIEWS.map(({ title, text, to, sketch }) => (
        <PlaceLink key={title} className="card" to={to}>
          <svg viewBox="0 0 120 56" aria-hidden="true">
            {sketch}
          </svg>
          <h2>{title}</h2>
          <p className="quiet">{text}</p>
        </PlaceLink>
      ))}
    </nav>
  );
}
