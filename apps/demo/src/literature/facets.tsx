import type { InsightSearch } from '@biographql/client';
import { useTopAffiliations, useTopAuthors, useTopEntities } from '@biographql/react';
import type { ReactNode } from 'react';
import { type Bar, BarList } from '../components/bar-list.tsx';
import { Outcome, type Request } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { type Parameters, shortIri } from '../place.ts';

interface FacetProps {
  readonly search: InsightSearch;
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}

/** The entities, authors and organizations that the most articles name; a click restricts the search to one. */
export function Facets({ search, parameters, onChange }: FacetProps) {
  const { entity, author, name = 'the entity' } = parameters;
  const authors = useTopAuthors(search);
  return (
    <>
      <Facet
        title="Entities"
        operation="TopEntities"
        search={search}
        of={useTopEntities(search)}
        toBar={({ label, count, iri }) => ({
          id: iri ?? label,
          label,
          count,
          isFixed: Boolean(entity) || iri === null,
        })}
        hint={entity && `In articles about ${name}.`}
        onChoose={({ id, label }) => onChange({ entity: shortIri(id), name: label })}
      />
      <Facet
        title="Authors"
        operation="TopAuthors"
        search={search}
        of={authors}
        toBar={({ id, family, given, middle, count, filter }) => ({
          id,
          label: [family, given, middle].filter(Boolean).join(' '),
          count,
          isFixed: Boolean(author) || filter === null,
        })}
        hint={author && `In articles by ${author}.`}
        onChoose={({ id }) =>
          onChange({ author: authors.data?.find((each) => each.id === id)?.filter ?? '' })
        }
      />
      {/* Articles cannot be searched by their organizations. */}
      <Facet
        title="Affiliations"
        operation="TopAffiliations"
        search={search}
        of={useTopAffiliations(search)}
        toBar={({ id, name: label, location, count }) => ({ id, label, note: location, count })}
      />
    </>
  );
}

const SHOWN = 10;

function Facet<Item>(props: {
  readonly title: string;
  readonly operation: 'TopEntities' | 'TopAuthors' | 'TopAffiliations';
  readonly search: InsightSearch;
  readonly of: Request<readonly Item[]>;
  readonly toBar: (item: Item) => Bar;
  readonly hint?: ReactNode;
  readonly onChoose?: (bar: Bar) => void;
}) {
  const { title, operation, search, of, toBar, ...choice } = props;
  return (
    <Outcome of={of} height="21rem">
      {(items) => (
        <BarList
          {...choice}
          title={title}
          bars={items.slice(0, SHOWN).map(toBar)}
          exports={
            <ExportMenu
              name={`${title} of the articles`}
              table={() => ({
                columns: ['id', 'name', 'articles'],
                rows: items.map(toBar).map(({ id, label, count }) => [id, label, count]),
              })}
              receipts={[[operation, search.text ?? search.entity]]}
              code={{ action: `get${operation}`, input: { ...search } }}
            />
          }
        />
      )}
    </Outcome>
  );
}
