import type { EmergingConcepts } from '@biographql/client';

/** Which years the growth of concepts was drawn from, or why there are none. */
export function ConceptNote({
  concepts: { topics, earlier, recent, description },
}: {
  readonly concepts: EmergingConcepts;
}) {
  if (topics.length > 0 && earlier && recent) {
    // The split may lie within a year, which both would name.
    const isWithinYear = earlier.to.slice(0, 4) === recent.from.slice(0, 4);
    const precision = isWithinYear ? DAY : YEAR;
    return (
      <p className="quiet">
        {wordsFor(recent, precision)} compared with {wordsFor(earlier, precision)}.
      </p>
    );
  }
  return (
    <p className="quiet">
      {description ?? 'No concept grows among these articles, or they are too few to tell.'}
    </p>
  );
}

/** Characters of a date that tell its year, and its day. */
const YEAR = 4;
const DAY = 10;

function wordsFor(
  { from, to, count }: NonNullable<EmergingConcepts['earlier']>,
  precision: number,
): string {
  const [first, last] = [from.slice(0, precision), to.slice(0, precision)];
  const time = first === last ? first : `${first} to ${last}`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'article' : 'articles'} of ${time}`;
}
