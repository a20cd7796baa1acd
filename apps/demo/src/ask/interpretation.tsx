import type { QuestionAnswer } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useQuestionEntities, useResolvedEntities } from '@biographql/react';
import { useState } from 'react';
import { More } from '../components/controls.tsx';
import { ChipLinks, EntityLink, TypeBadge } from '../components/entity.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { go } from '../place.ts';

export function Interpretation(props: { readonly answer: QuestionAnswer }) {
  const { question, interpretation, names } = props.answer;
  const [isOpen, setIsOpen] = useState(false);
  if (interpretation === null) return null;
  return (
    <div className="interpretation">
      <p>
        <span className="quiet">Understood as</span> {interpretation}{' '}
        <More aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change
        </More>
      </p>
      {names.length > 0 && (
        <p className="quiet">
          {names.map(({ text, id, label }) => (
            <span key={text}>
              “{text}” was read as <EntityLink iri={id}>{label}</EntityLink>.{' '}
            </span>
          ))}
        </p>
      )}
      {isOpen && <Changes question={question} />}
    </div>
  );
}

function Changes({ question }: { readonly question: string }) {
  const { data: named = [] } = useQuestionEntities({ question });
  return (
    <>
      {named.map(({ iri, label, text }) => (
        <div key={iri} className="line">
          <EntityLink iri={iri}>{label}</EntityLink>
          <SearchBox
            label={`Another entity instead of ${label}`}
            placeholder={`Another entity instead of ${label} …`}
            onChoose={(hit) =>
              go({ page: 'ask', parameters: { question: question.replace(text, hit.label) } })
            }
          />
        </div>
      ))}
      <SimilarQuestions question={question} title="Or ask" />
    </>
  );
}

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
  GENE: [
    'Which diseases are associated with _?',
    'Which drugs target _?',
    'Which drugs inhibit _?',
  ],
  SYMPTOM: ['Which diseases have _ as a symptom?', 'What drugs treat _?'],
};

const MAX_QUESTIONS = 3;

/** Questions to ask instead: those of the service, and those about the entities that the question names. */
export function SimilarQuestions(props: {
  readonly question: string;
  readonly title: string;
  readonly suggested?: readonly string[] | undefined;
  /** Words that were not understood, and so name no entity: “best” is no disease. */
  readonly unread?: readonly string[] | undefined;
}) {
  const { question, title, suggested = [], unread = [] } = props;
  const { data = [] } = useQuestionEntities({ question });
  const words = unread.join(' ').toLowerCase().split(' ');
  const named = data.filter(({ text }) => !words.includes(text.toLowerCase()));
  const { data: resolved = [] } = useResolvedEntities(
    named.length === 0 ? null : { names: named.map(({ iri }) => iri) },
  );
  const entities = resolved.flatMap(({ candidates: [best] }) => best ?? []);
  const ofEntities = entities.flatMap(({ label, types: [type = 'UNDEFINED'] }) =>
    (QUESTIONS[type] ?? []).map((text) => text.replace('_', label)),
  );
  const questions = [...suggested, ...ofEntities].filter((other) => other !== question);
  if (questions.length === 0) return null;
  return (
    <section aria-label="Suggestions">
      {entities.length > 0 && (
        <p className="line">
          <span className="quiet">In the question:</span>
          {entities.map(({ iri, label, types: [type = 'UNDEFINED'] }) => (
            <span key={iri} className="line">
              <EntityLink iri={iri}>{label}</EntityLink> <TypeBadge type={type} />
            </span>
          ))}
        </p>
      )}
      <h3>{title}</h3>
      <ChipLinks
        links={[...new Set(questions)]
          .slice(0, MAX_QUESTIONS)
          .map((text) => [text, { page: 'ask', parameters: { question: text } }])}
      />
    </section>
  );
}
