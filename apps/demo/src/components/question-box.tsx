import { useState } from 'react';

/** A question in words. */
export function QuestionBox({
  initial,
  onAsk,
}: {
  readonly initial: string;
  readonly onAsk: (question: string) => void;
}) {
  const [text, setText] = useState(initial);
  return (
    <form
      className="question"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAsk(text.trim());
      }}
    >
      <input
        aria-label="Question"
        placeholder="What drugs treat asthma?"
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">Ask</button>
    </form>
  );
}
