import { useTopAffiliations, useTopAuthors, useTopEntities } from '@biographql/react';
import { BarList } from '../components/bar-list.tsx';
import { Outcome } from '../components/outcome.tsx';
import type { Parameters } from '../place.ts';
import { authorFilter, togglePhrase } from './search.ts';
import { useArticleCounts } from './use-article-counts.ts';

interface FacetProps {
  readonly topic: string;
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}

const SHOWN = 10;

/** The entities that the articles on a topic name most; a click adds one to the words, or takes it out. */
export function EntityFacet({ topic, parameters, onChange }: FacetProps) {
  const entities = useTopEntities({ text: topic });
  const text = parameters.text || topic;
  return (
    <Outcome of={entities} height="21rem">
      {(items) => (
        <BarList
          title="Entities"
          bars={items.slice(0, SHOWN).map(({ label, count }) => ({ id: label, label, count }))}
          chosen={items.map(({ label }) => label).filter((label) => text.includes(`"${label}"`))}
          onChoose={({ label }) => onChange({ text: togglePhrase(text, label) })}
        />
      )}
    </Outcome>
  );
}

/** The authors with most articles on a topic; a click leaves theirs alone. */
export function AuthorFacet({ topic, parameters, onChange }: FacetProps) {
  const authors = useTopAuthors({ text: topic });
  const items = (authors.data ?? []).slice(0, SHOWN);
  const counts = useArticleCounts(
    items.map((author) => ({ text: topic, authors: [authorFilter(author)] })),
  );
  const bars = items.map(({ id, family, given, middle }, at) => ({
    id,
    label: [family, given, middle].filter(Boolean).join(' '),
    count: counts[at] ?? null,
    filter: authorFilter({ family, given }),
  }));
  // The filter goes by the name alone, and some names are those of several people.
  bars.sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  const filterOf = (id: string) => bars.find((bar) => bar.id === id)?.filter ?? '';
  return (
    <Outcome of={authors} height="21rem">
      {() => (
        <BarList
          title="Authors"
          bars={bars}
          chosen={bars.filter(({ filter }) => filter === parameters.author).map(({ id }) => id)}
          onChoose={({ id }) =>
            onChange({ author: filterOf(id) === parameters.author ? '' : filterOf(id) })
          }
        />
      )}
    </Outcome>
  );
}

/** The organizations that most articles on a topic name. Articles cannot be searched by them. */
export function AffiliationFacet({ topic }: Pick<FacetProps, 'topic'>) {
  const affiliations = useTopAffiliations({ text: topic });
  return (
    <Outcome of={affiliations} height="21rem">
      {(items) => (
        <BarList
          title="Affiliations"
          bars={items.slice(0, SHOWN).map(({ id, name, location, description }) => ({
            id,
            label: name,
            note: location,
            count: countIn(description),
          }))}
        />
      )}
    </Outcome>
  );
}

// The service sends this count in words alone: “Named in 2 of the 86 matching articles”.
function countIn(description: string | null): number | null {
  const [, count] = /\b(\d+) of the \d+/.exec(description ?? '') ?? [];
  return count === undefined ? null : Number(count);
}
