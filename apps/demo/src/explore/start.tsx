import { useArticles, useProvenance, useSparqlJson } from '@biographql/react';
import { PlaceLink } from '../components/place-link.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import type { Place } from '../place.ts';
import { LARGEST_CLASSES } from '../sparql/query-text.ts';

const ENTITIES = [
  ['asthma', 'Q35869'],
  ['malaria', 'Q12156'],
  ['aspirin', 'Q18216'],
  ['EGFR', 'Q14865565'],
  ['Alzheimer’s disease', 'Q11081'],
] as const;

const WAYS: readonly { readonly title: string; readonly text: string; readonly to: Place }[] = [
  {
    title: 'Search the literature',
    text: 'Who publishes on asthma, where, and which concepts are growing.',
    to: { page: 'literature', parameters: { text: 'asthma' } },
  },
  {
    title: 'Ask a question',
    text: 'What drugs treat asthma? Each answer comes with its sources.',
    to: { page: 'ask', parameters: { question: 'What drugs treat asthma?' } },
  },
  {
    title: 'Query with SPARQL',
    text: 'Start from one of 48 example queries, or write your own.',
    to: { page: 'sparql', parameters: { query: 'repurposingCandidates' } },
  },
  {
    title: 'Predict ADMET',
    text: 'Absorption, distribution, metabolism, excretion and toxicity of your molecules, by 28 models.',
    to: { page: 'admet', parameters: {} },
  },
];

export function Start() {
  return (
    <>
      <section className="start">
        <h1>Explore a biomedical knowledge graph</h1>
        <p className="quiet">
          Diseases, drugs, genes, symptoms and pathways, and the articles about them.
        </p>
        <EntitySearch />
        <p>
          {ENTITIES.map(([label, entity]) => (
            <PlaceLink
              key={entity}
              className="chip"
              to={{ page: 'explore', parameters: { entity } }}
            >
              {label}
            </PlaceLink>
          ))}
        </p>
        <div className="ways">
          {WAYS.map(({ title, text, to }) => (
            <PlaceLink key={title} className="card" to={to}>
              <h2>{title}</h2>
              <p className="quiet">{text}</p>
            </PlaceLink>
          ))}
        </div>
      </section>
      <DataSummary />
    </>
  );
}

/** Counts, sources and release of the data. */
function DataSummary() {
  const { data: classes } = useSparqlJson(LARGEST_CLASSES);
  const { data: articles } = useArticles({ pageSize: 1 });
  const { data } = useProvenance({});
  const counts = (classes?.results?.bindings ?? []).map(({ class: iri, name, count }) => [
    name?.value ?? iri?.value.replace(/^.*[/#]/, '') ?? '',
    Number(count?.value),
  ]);
  const { release = '', credits = [] } = data?.dataset ?? {};
  return (
    <section className="card summary" aria-label="Data">
      <h2>What is in the data</h2>
      {release.startsWith('starter data') && (
        <p>
          <b>This is sample data.</b> It is small, so a missing fact is not evidence of absence.{' '}
          <code>biographql ingest</code> loads your own.
        </p>
      )}
      <ul className="counts" aria-label="Counts">
        {[...counts, ['articles', articles?.total ?? 0]].map(([name, count]) => (
          <li key={name}>
            {name} <b>{count === 0 ? '…' : count?.toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
      <h3>Sources</h3>
      <ul className="names-list credits" aria-label="Sources">
        {credits.map(({ name, url, license, facts }) => (
          <li key={name} title={[facts, license].filter(Boolean).join('. ')}>
            {url === null ? (
              name
            ) : (
              <a href={url} rel="noreferrer" target="_blank">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
