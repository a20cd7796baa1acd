import { useArticles, useProvenance, useSparqlJson } from '@biographql/react';
import { use } from 'react';
import { External } from '../components/controls.tsx';
import { PlaceLink, TypeSign } from '../components/entity.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { DocsUrl } from '../place.ts';
import { LARGEST_CLASSES } from '../sparql/query-text.ts';
import { Previews } from './previews.tsx';

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
