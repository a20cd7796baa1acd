import type { InsightSearch } from '@biographql/client';
import { useTopAffiliations, useTopAuthors, useTopEntities } from '@biographql/react';
import { BarList } from '../components/bar-list.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { findReceipts } from '../exports/receipts.ts';
import { type Parameters, shortIri } from '../place.ts';
import { getWanted } from './search.ts';

interface FacetProps {
  /** The search whose articles are counted, with all its filters. */
  readonly search: InsightSearch;
  readonly parameters: Parameters;
  readonly onChange: (changes: Parameters) => void;
}

const SHOWN = 10;

/** The entities that the articles found name most; a click leaves the articles on one alone. A search takes one entity. */
export function EntityFacet({ search, parameters, onChange }: FacetProps) {
  const entities = useTopEntities(search);
  const isChosen = Boolean(parameters.entity);
  return (
    <Outcome of={entities} height="21rem">
      {(items) => (
        <BarList
          title="Entities"
          exports={
            <FacetExport
              operation="TopEntities"
              title="Entities"
              search={search}
              bars={items.map(({ label, count, iri }) => [iri, label, count])}
            />
          }
          bars={items.slice(0, SHOWN).map(({ label, count, iri }) => ({
            id: iri ?? label,
            label,
            count,
            isFixed: isChosen || iri === null,
          }))}
          hint={isChosen && `In articles about ${parameters.name ?? 'the entity'}.`}
          onChoose={({ id, label }) => onChange({ entity: shortIri(id), name: label })}
        />
      )}
    </Outcome>
  );
}

/** The authors of most of the articles found; a click leaves theirs alone. A search takes one author here. */
export function AuthorFacet({ search, parameters, onChange }: FacetProps) {
  const authors = useTopAuthors(search);
  const isChosen = Boolean(parameters.author);
  return (
    <Outcome of={authors} height="21rem">
      {(items) => (
        <BarList
          title="Authors"
          exports={
            <FacetExport
              operation="TopAuthors"
              title="Authors"
              search={search}
              bars={items.map(({ filter, family, given, count }) => [
                filter,
                `${family} ${given}`.trim(),
                count,
              ])}
            />
          }
          bars={items.slice(0, SHOWN).map(({ id, family, given, middle, count, filter }) => ({
            id,
            label: [family, given, middle].filter(Boolean).join(' '),
            count,
            isFixed: isChosen || filter === null,
          }))}
          hint={isChosen && `In articles by ${parameters.author}.`}
          onChoose={({ id }) =>
            onChange({ author: items.find((item) => item.id === id)?.filter ?? '' })
          }
        />
      )}
    </Outcome>
  );
}

/** The organizations that most of the articles found name. Articles cannot be searched by them. */
export function AffiliationFacet({ search }: Pick<FacetProps, 'search'>) {
  const affiliations = useTopAffiliations(search);
  return (
    <Outcome of={affiliations} height="21rem">
      {(items) => (
        <BarList
          title="Affiliations"
          exports={
            <FacetExport
              operation="TopAffiliations"
              title="Affiliations"
              search={search}
              bars={items.map(({ id, name, count }) => [id, name, count])}
            />
          }
          bars={items.slice(0, SHOWN).map(({ id, name, location, count }) => ({
            id,
            label: name,
            note: location,
            count,
          }))}
        />
      )}
    </Outcome>
  );
}

function FacetExport({
  operation,
  title,
  search,
  bars,
}: {
  readonly operation: 'TopEntities' | 'TopAuthors' | 'TopAffiliations';
  readonly title: string;
  readonly search: InsightSearch;
  /** Identifier, name and number of articles. */
  readonly bars: readonly (readonly [string | null, string, number | null])[];
}) {
  return (
    <ExportMenu
      name={`${title} of the articles`}
      table={() => ({ columns: ['id', 'name', 'articles'], rows: bars })}
      receipts={() => findReceipts(operation, getWanted(search)).slice(-1)}
      code={{
        action: `get${operation}`,
        hook: `use${operation}`,
        input: { ...search },
        sparql: null,
      }}
    />
  );
}
