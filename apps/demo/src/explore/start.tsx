import { useArticles } from '@biographql/react';
import { PlaceLink } from '../components/place-link.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { findReceipts } from '../exports/receipts.ts';
import type { Place } from '../place.ts';

const ENTITIES = [
  ['asthma', 'Q35869'],
  ['malaria', 'Q12156'],
  ['aspirin', 'Q18216'],
  ['metformin', 'Q19484'],
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

/** The home page: a search, examples, and what is in the data. */
export function Start() {
  return (
    <section className="start">
      <h1>Explore a biomedical knowledge graph</h1>
      <p className="quiet">
        Diseases, drugs, genes, symptoms and pathways, and the articles about them.
      </p>
      <EntitySearch />
      <p>
        {ENTITIES.map(([label, entity]) => (
          <PlaceLink key={entity} className="chip" to={{ page: 'explore', parameters: { entity } }}>
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
      <DataNote />
    </section>
  );
}

/** What is in the data, and whether it is the sample that comes with the service. */
function DataNote() {
  const { data } = useArticles({ pageSize: 1 });
  const release = findReceipts('searchArticles', {}).at(-1)?.dataset.release;
  if (!data || release === undefined) return <p className="quiet data-note"> </p>;
  const articles = `${data.total.toLocaleString('en-US')} articles`;
  return release.startsWith('starter data') ? (
    <p className="quiet data-note">
      <b>This is sample data:</b> about 66,000 entities and 1.2 million facts from Wikidata and the
      sources it cites, and {articles} from PubMed. It is small, so missing facts are no evidence.
    </p>
  ) : (
    <p className="quiet data-note">
      Dataset {release} with {articles}.
    </p>
  );
}
