import type { Fact, GraphStatement } from '@biographql/client';
import { useBioGraphQL, useProvenance } from '@biographql/react';
import { inDigits } from '../components/controls.tsx';
import { EntityLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { getReferences, StatementList, useSourceNames } from '../components/statements.tsx';
import { toWords } from '../entity-colors.ts';
import { findReceipts } from '../exports/receipts.ts';
import { useDetails } from '../sparql/hooks.ts';
import { type DataColumn, DataTable } from './data-table.tsx';
import {
  type EntityList,
  type EntityRow,
  getDetailed,
  LIST_PAGE,
  type ListSource,
  MAX_FACTS,
  readExportTable,
  useEntityList,
} from './entity-list.ts';
import { neededRows, PAGE_SIZE, type TableState, useTableState } from './table-state.ts';

/** A section of an entity's page: the entities of one relation with their sources. */
export function EntityTable({
  source,
  label,
  name,
  title,
  shared,
}: {
  readonly source: ListSource;
  readonly label: string;
  readonly name: string;
  readonly title: string;
  /** Facts whose sources one request reads for all tables of the page. */
  readonly shared: readonly Fact[];
}) {
  const [state, change] = useTableState(name);
  const list = useEntityList(source, neededRows(state));
  return (
    <Outcome of={list} height="8rem">
      {(found) => (
        <>
          <header>
            <h2>{title}</h2>
            <span className="quiet">
              <span role="status">
                {found.isPartial && 'more than '}
                {inDigits(found.total)}
              </span>
              {found.inherited > 0 && ` · ${found.inherited} inherited from subtypes`}
              {state.order === '' && found.total > PAGE_SIZE && (
                <span title={`Ordered by ${found.orderedBy}`}> · {orderWords(found)}</span>
              )}
            </span>
            {found.sparql !== null && (
              <PlaceLink to={{ page: 'sparql', parameters: { sparql: found.sparql } }}>
                SPARQL
              </PlaceLink>
            )}
            <ListExport source={source} name={`${label} ${title}`} sparql={found.sparql} />
          </header>
          <Rows
            list={found}
            label={title.toLowerCase()}
            shared={shared}
            isWhole={list.isWhole}
            state={state}
            onChange={change}
          />
        </>
      )}
    </Outcome>
  );
}

/** Long criteria are in the tooltip. */
function orderWords({ orderedBy }: EntityList): string {
  return orderedBy.includes(',') ? 'most supported first' : `most ${orderedBy} first`;
}

function Rows({
  list,
  shared,
  ...props
}: {
  readonly list: EntityList;
  readonly shared: readonly Fact[];
  readonly label: string;
  readonly isWhole: boolean;
  readonly state: TableState;
  readonly onChange: (changes: Partial<TableState>) => void;
}) {
  const { rows, columns: further, total } = list;
  const { offset } = props.state;
  const details = useDetails(getDetailed(list));
  const getSourceName = useSourceNames();
  const page = rows.slice(offset, offset + PAGE_SIZE);
  const statements = useStatements(page, shared);
  const getSources = (row: EntityRow) => {
    const known = statements(row);
    return known && getReferences(known);
  };
  const all: readonly DataColumn<EntityRow>[] = [
    {
      name: 'name',
      read: ({ name }) => name,
      cell: ({ iri, name }) => <EntityLink iri={iri}>{name}</EntityLink>,
    },
    { name: 'species', read: ({ iri }) => details.get(iri)?.species || null },
    { name: 'type', read: ({ type }) => toWords(type) },
    { name: 'relation', read: ({ relation }) => relation },
    { name: 'status', read: ({ iri }) => details.get(iri)?.status || null },
    { name: 'inherited from', read: ({ inheritedFrom }) => inheritedFrom || null },
    ...further.flatMap((name, at) =>
      name === 'sources' ? [] : [{ name, read: ({ values }: EntityRow) => values[at] ?? null }],
    ),
    {
      name: 'source names',
      read: (row) => getSources(row)?.map(getSourceName).join(' ') ?? null,
      isHidden: true,
    },
  ];
  // A column with one value for all rows says nothing, except a species or a status.
  const columns = all.filter(({ name, read, isHidden }) => {
    if (name === 'name' || isHidden) return true;
    const found = new Set(rows.map(read));
    return found.size > 1 || (name === 'species' && !found.has(null));
  });
  const hasFacts = rows.some(({ facts }) => facts.length > 0);
  const choices = new Set(rows.flatMap((row) => getSources(row)?.map(getSourceName) ?? []));
  return (
    <DataTable<EntityRow>
      {...props}
      columns={columns}
      records={
        hasFacts
          ? {
              name: 'sources',
              count: (row) => getSources(row)?.length ?? null,
              content: (row) => <StatementList statements={statements(row) ?? []} />,
              choices: [...choices].sort(),
            }
          : undefined
      }
      rows={rows}
      total={total}
    />
  );
}

/** Returns the statements of a row: those that came with it, those that all tables share, or those of another request. */
function useStatements(rows: readonly EntityRow[], shared: readonly Fact[]) {
  const facts = rows.flatMap((row) => (row.statements ? [] : row.facts));
  const others = facts.filter((fact) => !shared.includes(fact)).slice(0, MAX_FACTS);
  const ofAll = useFacts(others.length < facts.length ? shared : []);
  const known = new Map([...ofAll, ...useFacts(others)]);
  const isAwaited = (fact: Fact) =>
    (shared.includes(fact) || others.includes(fact)) && !known.has(fact);
  return (row: EntityRow) =>
    row.statements ??
    (row.facts.some(isAwaited) ? null : row.facts.map((fact) => known.get(fact) ?? null));
}

/** The statements of facts; empty while they are loading. */
function useFacts(facts: readonly Fact[]): ReadonlyMap<Fact, GraphStatement | null> {
  const { data, error } = useProvenance(facts.length === 0 ? null : { facts });
  return new Map(
    data || error ? facts.map((fact, at) => [fact, data?.statements[at] ?? null]) : [],
  );
}

function ListExport({
  source,
  name,
  sparql,
}: {
  readonly source: ListSource;
  readonly name: string;
  readonly sparql: string | null;
}) {
  const client = useBioGraphQL();
  const { entity, insight, section } = source;
  const types = section && { types: section.types };
  return (
    <ExportMenu
      name={name}
      table={() => readExportTable(client, source)}
      receipts={() =>
        insight === undefined
          ? findReceipts('graphInsights', {
              startNode: entity,
              maxNeighbors: LIST_PAGE,
            })
          : findReceipts('getInsightRows', {
              insightRowsInput: { qid: entity, insightType: insight, limit: LIST_PAGE },
            })
      }
      code={
        insight === undefined
          ? {
              action: 'getNeighbors',
              hook: 'useNeighbors',
              input: { entity, ...types, limit: LIST_PAGE },
              sparql,
            }
          : {
              action: 'getInsightRows',
              hook: 'useInsightRows',
              input: { entity, type: insight, limit: LIST_PAGE },
              sparql,
            }
      }
    />
  );
}
