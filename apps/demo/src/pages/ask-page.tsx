import { useState } from 'react';
import { AnswerView } from '../ask/answer-view.tsx';
import { ChipLinks } from '../components/entity.tsx';
import { go, usePlace } from '../place.ts';

const EXAMPLES = [
  'What drugs treat asthma?',
  'Which genes are associated with breast cancer?',
  'Does aspirin treat fever?',
  'What are the symptoms of malaria?',
  'What is the HGNC symbol of insulin?',
];

export function AskPage() {
  const { page, parameters } = usePlace();
  const { question = '' } = parameters;
  const [text, setText] = useState(question);
  // Another address, e.g. an example, is another question.
  const [shown, setShown] = useState(question);
  if (shown !== question) {
    setShown(question);
    setText(question);
  }
  return (
    <>
      <form
        className="question"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') go({ page, parameters: { question: text.trim() } });
        }}
      >
        <input
          aria-label="Question"
          placeholder="What drugs treat asthma?"
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button is-main">
          Ask
        </button>
      </form>
      {question === '' ? (
        <section className="start">
          <h1>Ask a question</h1>
          <p className="quiet">
            Each answer comes with its evidence: statements from the graph, or sentences from
            articles. If the data doesn’t say, you get no answer rather than a guess.
          </p>
        </section>
      ) : (
        <>
          <h1 className="sr-only">Answers</h1>
          <AnswerView question={question} />
        </>
      )}
      <ChipLinks
        lead={question === '' ? 'Try' : 'Other questions'}
        links={EXAMPLES.filter((example) => example !== question).map((example) => [
          example,
          { page, parameters: { question: example } },
        ])}
      />
    </>
  );
}
