import type { Abstention } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useQuestionEntities, useResolvedEntities } from '@biographql/react';
import { EntityLink } from '../components/entity.tsx';
import { PlaceLink } from '../components/place-link.tsx';

export function NoAnswer({
  question,
  abstention,
}: {
  readonly question: string;
  readonly abstention: Abstention | null;
}) {
  return (
    <>
      <h2>No answer</h2>
      <p>{abstention?.message ?? 'Not enough evidence to answer.'}</p>
      {abstention?.lookedFor && !abstention.message.includes(abstention.lookedFor) && (
        <p className="quiet">Looked for: {abstention.lookedFor}</p>
      )}
      <Suggestions question={question} />
    </>
  );
}

const MAX_SUGGESTIONS = 3;
const OF_DRUG = ['What does _ treat?', 'What are the targets of _?'] as const;
/** Questions that the service answers of an entity, whose name takes the place of `_`. */
const QUESTIONS: Readonly<Partial<Record<NodeType, readonly string[]>>> = {
  DISEASE: [
    'What drugs treat _?',
    'What are the symptoms of _?',
    'Which genes are associated with _?',
  ],
  MEDICATION: OF_DRUG,
  CHEMICAL_COMPOUND: OF_DRUG,
  GENE: ['Which diseases are associated with _?', 'Which drugs target _?'],
  SYMPTOM: ['Which diseases have _ as a symptom?', 'What drugs treat _?'],
};

function Suggestions({ question }: { readonly question: string }) {
  const { data: named = [] } = useQuestionEntities({ question });
  const { data: resolved = [] } = useResolvedEntities(
    named.length === 0 ? null : { names: named.map(({ iri }) => iri) },
  );
  const entities = resolved.flatMap(({ candidates: [best] }) => best ?? []);
  if (entities.length === 0) return null;
  const suggestions = entities.flatMap(({ label, types: [type = 'UNDEFINED'] }) =>
    (QUESTIONS[type] ?? []).map((text) => text.replace('_', label)),
  );
  return (
    <>
      <p>
        Entities in the question:{' '}
        {entities.map(({ iri, label }, at) => (
          <span key={iri}>
            {at > 0 && ', '}
            <EntityLink iri={iri}>{label}</EntityLink>
          </span>
        ))}
      </p>
      {suggestions.length > 0 && (
        <section aria-label="Suggestions">
          <h3>Try</h3>
          <p className="line">
            {suggestions.slice(0, MAX_SUGGESTIONS).map((text) => (
              <PlaceLink
                key={text}
                className="chip"
                to={{ page: 'ask', parameters: { question: text } }}
              >
                {text}
              </PlaceLink>
            ))}
          </p>
        </section>
      )}
    </>
  );
}
