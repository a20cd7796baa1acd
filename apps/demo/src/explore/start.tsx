import { PlaceLink } from '../components/place-link.tsx';
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
    title: 'Read the literature',
    text: 'Who writes on asthma, where, and which concepts are growing.',
    to: { page: 'literature', parameters: { text: 'asthma' } },
  },
  {
    title: 'Ask a question',
    text: 'What drugs treat asthma? With confidence and the passages it rests on.',
    to: { page: 'ask', parameters: { question: 'What drugs treat asthma?' } },
  },
  {
    title: 'Query with SPARQL',
    text: 'Dozens of named queries with typed rows, or one of your own.',
    to: { page: 'sparql', parameters: { query: 'repurposingCandidates' } },
  },
  {
    title: 'Predict ADMET',
    text: '28 models for absorption, distribution, metabolism, excretion and toxicity.',
    to: { page: 'admet', parameters: {} },
  },
];

/** What there is to see, for somebody who has not chosen an entity yet. */
export function Start() {
  return (
    <section className="start">
      <h1>Explore a biomedical knowledge graph</h1>
      <p className="quiet">
        Diseases, drugs, genes, symptoms, pathways, and the literature on them.
      </p>
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
    </section>
  );
}
