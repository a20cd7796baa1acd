import { useBioGraphQL } from '@biographql/react';
import { keyOf } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { CompareTable } from '../compare/compare-table.tsx';
import { Button, Icon } from '../components/controls.tsx';
import { ChipLinks, EntityLink } from '../components/entity.tsx';
import { canRetry, ErrorNote, Skeleton } from '../components/error-note.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { readEntityList } from '../explore/entity-list.ts';
import { fullIri, go, shortIri, usePlace } from '../place.ts';

const MAX_ENTITIES = 4;
const EXAMPLES = [
  ['asthma and COPD', 'Q35869 Q199804'],
  ['metformin and glipizide', 'Q19484 Q3108899'],
  ['BRCA1 and BRCA2', 'Q227339 Q17853272'],
] as const;

export function ComparePage() {
  const { page, parameters } = usePlace();
  const given = (parameters.entities ?? '').split(' ').filter(Boolean);
  const chosen = [...new Set(given)].slice(0, MAX_ENTITIES);
  const client = useBioGraphQL();
  const lists = useQueries({
    queries: chosen.map((entity) => ({
      queryKey: keyOf(client, 'getNeighbors', { entity, isWhole: true }),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        readEntityList(client, { entity: fullIri(entity) }, signal),
      staleTime: 300_000,
      retry: canRetry,
    })),
  });
  const change = (entities: readonly string[]) =>
    go({ page, parameters: { entities: entities.join(' ') } });
  const failed = lists.find(({ error }) => error !== null);
  const loaded = lists.flatMap(({ data }) => {
    const { iri = '', label = '' } = data?.graph?.root ?? {};
    return data ? [{ iri, label, rows: data.rows }] : [];
  });

  return (
    <>
      <h1>Compare</h1>
      <p className="quiet">
        Genes, drugs, symptoms and other neighbors that two to four entities share, and those that
        only one of them has.
      </p>
      <div className="line compared">
        {chosen.map((entity, at) => {
          const label = lists[at]?.data?.graph?.root.label;
          return (
            <span key={entity} className="chip">
              {label ? <EntityLink iri={fullIri(entity)}>{label}</EntityLink> : entity}
              <Button
                className="bare"
                aria-label={`Remove ${label ?? entity}`}
                onClick={() => change(chosen.filter((other) => other !== entity))}
              >
                <Icon name="close" />
              </Button>
            </span>
          );
        })}
        {chosen.length < MAX_ENTITIES && (
          <SearchBox
            label="Add an entity to compare"
            placeholder="Add a disease, drug, gene …"
            onChoose={({ iri }) => change([...chosen, shortIri(iri)])}
          />
        )}
      </div>
      {failed && <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {chosen.length < 2 ? (
        <ChipLinks
          lead={`Add ${chosen.length === 0 ? 'two entities' : 'another'}, or try`}
          links={EXAMPLES.map(([title, entities]) => [title, { page, parameters: { entities } }])}
        />
      ) : loaded.length === chosen.length ? (
        <CompareTable entities={loaded} />
      ) : (
        !failed && <Skeleton label="Loading the neighbors" height="60rem" />
      )}
    </>
  );
}
