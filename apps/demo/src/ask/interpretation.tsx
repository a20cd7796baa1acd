import type { QuestionAnswer } from '@biographql/client';
import { useQuestionEntities } from '@biographql/react';
import { useState } from 'react';
import { More } from '../components/controls.tsx';
import { ChipLinks, EntityLink } from '../components/entity.tsx';
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
        <p>
          {names.map(({ text, id, label }) => (
            <span key={text}>
              <span className="quiet">Interpreted</span> “{text}” <span className="quiet">as</span>{' '}
              <EntityLink iri={id}>{label}</EntityLink>{' '}
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
            label={`Replace ${label} with another entity`}
            placeholder={`Replace ${label} with another entity …`}
            onChoose={(hit) =>
              go({ page: 'ask', parameters: { question: question.replace(text, hit.label) } })
            }
          />
        </div>
      ))}
    </>
  );
}

const MAX_QUESTIONS = 3;

/** Questions to ask instead, and the entities that the question names. */
export function SimilarQuestions(props: {
  readonly question: string;
  readonly suggested: readonly string[];
  /** Words that were not understood, and so name no entity: “best” is no disease. */
  readonly unread: readonly string[];
}) {
  const { question, suggested, unread } = props;
  const { data = [] } = useQuestionEntities({ question });
  const words = unread.join(' ').toLowerCase().split(' ');
  const named = data.filter(({ text }) => !words.includes(text.toLowerCase()));
  if (suggested.length + named.length === 0) return null;
  return (
    <section aria-label="Suggestions">
      {named.length > 0 && (
        <p className="line">
          <span className="quiet">In the question:</span>
          {named.map(({ iri, label }) => (
            <EntityLink key={iri} iri={iri}>
              {label}
            </EntityLink>
          ))}
        </p>
      )}
      {suggested.length > 0 && <h3>Try</h3>}
      <ChipLinks
        links={suggested
          .slice(0, MAX_QUESTIONS)
          .map((text) => [text, { page: 'ask', parameters: { question: text } }])}
      />
    </section>
  );
}
