import { useArticles, useProvenance, useSparqlJson } from '@biographql/react';
import { type ReactNode, use } from 'react';
import { External } from '../components/controls.tsx';
import { PlaceLink, TypeSign } from '../components/entity.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { DocsUrl, type Place } from '../place.ts';
import { LARGEST_CLASSES } from '../sparql/query-text.ts';

const EXAMPLES = [
  ['asthma', 'Q35869', 'DISEASE'],
  ['type 2 diabetes', 'Q3025883', 'DISEASE'],
  ['metformin', 'Q19484', 'MEDICATION'],
  ['EGFR', 'Q14865565', 'GENE'],
  ['fever', 'Q38933', 'SYMPTOM'],
] as const;

export function Start() {
  return (
    <>
      <section className="start">
        <h1>Explore a biomedical knowledge graph</h1>
        <p>Diseases, drugs, genes, symptoms and pathways, with the source of every statement.</p>
        <EntitySearch />
        <p className="line">
          <span className="quiet">Try</span>
          {EXAMPLES.map(([label, entity, type]) => (
            <PlaceLink
              key={entity}
              className="chip"
              to={{ page: 'explore', parameters: { entity } }}
            >
              <TypeSign type={type} /> {label}
            </PlaceLink>
          ))}
        </p>
      </section>
      <Previews />
      <DataSummary />
    </>
  );
}

/** Counts, sources and release of the data. */
function DataSummary() {
  const { data: classes } = useSparqlJson(LARGEST_CLASSES);
  const { data: articles } = useArticles({ pageSize: 1 });
  const { data } = useProvenance({});
  const docs = use(DocsUrl);
  const counts = (classes?.results?.bindings ?? []).map(({ class: iri, name, count }) => [
    toPlural(name?.value ?? iri?.value.replace(/^.*[/#]/, '') ?? ''),
    Number(count?.value),
  ]);
  const { release = '', credits = [] } = data?.dataset ?? {};
  return (
    <section className="summary" aria-label="Data">
      <header className="line">
        <h2>What is in the data</h2>
        <span className="quiet">{release}</span>
      </header>
      <ul className="counts plain quiet" aria-label="Counts">
        {[...counts, ['articles', articles?.total ?? 0]].map(([name, count]) => (
          <li key={name}>
            {name} <b>{count === 0 ? '…' : count?.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
      {release.startsWith('starter data') && (
        <p className="note">
          <b>This is sample data.</b> It is small: a fact that is missing here may well be true.{' '}
          {docs === null ? 'Load' : <a href={`${docs}guides/load-data`}>Load</a>} your own with{' '}
          <code>biographql ingest</code>.
        </p>
      )}
      <h3>Sources</h3>
      <ul className="credits plain small" aria-label="Sources">
        {credits.map(({ name, url, license, facts }) => (
          <li key={name}>
            {url === null ? name : <External href={url}>{name}</External>}
            <small className="quiet">{[facts, license].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toPlural(name: string): string {
  return /s$/.test(name) ? `${name}es` : `${name}s`;
}

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
