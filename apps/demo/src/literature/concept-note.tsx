import type { EmergingConcepts } from '@biographql/client';

/** Which years the growth of concepts was drawn from, or why there are none. */
export function ConceptNote({
  concepts: { topics, earlier, recent, description },
}: {
  readonly concepts: EmergingConcepts;
}) {
  if (topics.length > 0 && earlier && recent) {
    return (
      <p className="quiet">
        {wordsFor(recent)} compared with {wordsFor(earlier)}.
      </p>
    );
  }
  return (
    <p className="quiet">
      {description ?? 'No concept grows among these articles, or they are too few to tell.'}
    </p>
  );
}

function wordsFor({ from, to, count }: NonNullable<EmergingConcepts['earlier']>): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  const years = first === last ? first : `${first} to ${last}`;
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'article' : 'articles'} of ${years}`;
}
