import { useArticles, useProvenance, useSparqlJson } from '@biographql/react';
import { use } from 'react';
import { External } from '../components/controls.tsx';
import { PlaceLink, TypeDot } from '../components/entity.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { DocsUrl } from '../place.ts';
import { LARGEST_CLASSES } from '../sparql/queries.ts';

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
        <p>Diseases, drugs, genes, symptoms and pathways, with their sources.</p>
        <EntitySearch />
        <p className="line">
          <span className="quiet">Try</span>
          {EXAMPLES.map(([label, entity, type]) => (
            <PlaceLink
              key={entity}
              className="chip"
              to={{ page: 'explore', parameters: { entity } }}
            >
              <TypeDot type={type} /> {label}
            </PlaceLink>
          ))}
        </p>
      </section>
      <nav className="previews" aria-label="What you can do">
        {PREVIEWS.map(({ title, text, to, ...sketch }) => (
          <PlaceLink key={title} className="card" to={to}>
            <svg viewBox="0 0 120 56" aria-hidden="true">
              {Object.entries(sketch).map(([color, path]) => (
                <path key={color} stroke={`var(--${color})`} strokeWidth={5} d={path} />
              ))}
            </svg>
            <h2>{title}</h2>
            <p className="quiet">{text}</p>
          </PlaceLink>
        ))}
      </nav>
      <DataSummary />
    </>
  );
}

function DataSummary() {
  const { data: classes } = useSparqlJson(LARGEST_CLASSES);
  const { data: articles } = useArticles({ pageSize: 1 });
  const { data } = useProvenance({});
  const docs = use(DocsUrl);
  const counts = (classes?.results?.bindings ?? []).map(({ class: iri, name, count }) => [
    toPlural(NAMES[name?.value ?? ''] ?? name?.value ?? iri?.value.replace(/^.*[/#]/, '') ?? ''),
    Number(count?.value),
  ]);
  const { release = '', credits = [] } = data?.dataset ?? {};
  return (
    <section className="summary" aria-label="Data">
      <header className="line">
        <h2>Dataset contents</h2>
        <span className="quiet">{release}</span>
      </header>
      <ul className="counts plain quiet" aria-label="Counts">
        {[...counts, ['articles', articles?.total ?? 0]].map(([name, count]) => (
          <li key={name}>
            {name} <b className="block">{count === 0 ? '…' : count?.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
      {release.startsWith('starter data') && (
        <p className="note">
          <b>This is sample data.</b> It is small: a fact that is missing here may well be true.{' '}
          {docs === null ? 'Load' : <a href={`${docs}guides/load-data`}>Load</a>} your own data with{' '}
          <code>biographql ingest</code>.
        </p>
      )}
      <h3>Sources</h3>
      <ul className="credits plain small" aria-label="Sources">
        {credits.map(({ name, url, license, facts }) => (
          <li key={name}>
            {url === null ? name : <External href={url}>{name}</External>}
            <small className="quiet block">{[facts, license].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NAMES: Readonly<Record<string, string>> = { medication: 'drug' };

function toPlural(name: string): string {
  return /s$/.test(name) ? `${name}es` : `${name}s`;
}

/** A page with an example, and a sketch of it as one path per color: lines of text and bars, in 120 by 56 units. */
const PREVIEWS = [
  {
    title: 'Compare entities',
    text: 'Genes, drugs and symptoms that asthma and COPD share, and those that only one has.',
    to: { page: 'compare', parameters: { entities: 'Q35869 Q199804' } },
    line: 'M8 12h40M8 23h32M8 34h44M8 45h36',
    data: 'M64 12h20M64 34h20',
    accent: 'M92 12h20M92 23h20M92 45h20',
  },
  {
    title: 'Search the literature',
    text: 'Articles with their authors, affiliations and concepts.',
    to: { page: 'literature', parameters: { text: 'asthma' } },
    line: 'M8 12h56M8 23h48M8 34h60M8 45h40',
    data: 'M78 12h34M78 23h26M78 34h18M78 45h10',
  },
  {
    title: 'Ask a question',
    text: '“What drugs treat asthma?” Each answer comes with its sources.',
    to: { page: 'ask', parameters: { question: 'What drugs treat asthma?' } },
    data: 'M8 12h80',
    accent: 'M96 12h16',
    line: 'M8 28h60M8 39h70M8 50h48',
  },
  {
    title: 'Verify a text',
    text: 'Check citations, quotes and identifiers against the records of the dataset.',
    to: { page: 'verify' },
    line: 'M24 12h72M24 23h58M24 34h80M24 45h64',
    favorable: 'M10 12h5M10 23h5',
    unfavorable: 'M10 34h5',
    moderate: 'M10 45h5',
  },
  {
    title: 'Query with SPARQL',
    text: 'Start from a named query, or write your own with name completion.',
    to: { page: 'sparql', parameters: { query: 'repurposingCandidates' } },
    accent: 'M8 12h22',
    data: 'M20 23h30M20 34h44',
    line: 'M36 12h40M56 23h34M70 34h20M8 45h30',
  },
  {
    title: 'Predict ADMET',
    text: 'Absorption, distribution, metabolism, excretion and toxicity of your molecules.',
    to: { page: 'admet' },
    line: 'M8 12h24M8 23h24M8 34h24M8 45h24',
    favorable: 'M40 12h14M60 12h14M40 23h14M80 34h14M60 45h14M100 12h12',
    moderate: 'M80 12h14M60 34h14M100 45h12M40 45h14',
    unfavorable: 'M60 23h14M100 23h12M40 34h14M80 45h14',
  },
] as const;
