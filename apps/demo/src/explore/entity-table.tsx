import type { Fact, GraphStatement } from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { provenanceOptions } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { inDigits } from '../components/controls.tsx';
import { EntityLink, PlaceLink, toWords } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import {
  countArticles,
  getReferences,
  StatementList,
  useSourceNames,
} from '../components/statements.tsx';
import { useDetails } from '../sparql/queries.ts';
import {
  type DataColumn,
  DataTable,
  neededRows,
  PAGE_SIZE,
  shownRows,
  useTableState,
} from './data-table.tsx';
import {
  type EntityList,
  type EntityRow,
  getDetailed,
  isDetailed,
  isDrug,
  LIST_PAGE,
  type ListSource,
  readExportTable,
  toParts,
  useEntityList,
} from './entity-list.ts';

interface EntityTableProps {
  readonly source: ListSource;
  readonly label: string;
  readonly name: string;
  readonly title: string;
  /** Facts whose sources all tables of the page read in one request. */
  readonly shared: readonly Fact[];
}

export function EntityTable(props: EntityTableProps) {
  const { source, name, title } = props;
  const [state] = useTableState(name);
  const list = useEntityList(source, neededRows(state));
  const client = useBioGraphQL();
  const { entity, insight, section } = source;
  const isInsight = insight !== undefined;
  const limit = LIST_PAGE;
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
              {state.order === '' && found.total > 1 && (
                <span title={`Ordered by ${found.orderedBy}`}>
                  {/* Long criteria are in the tooltip. */}
                  {found.orderedBy.includes(',')
                    ? ' · by evidence rank'
                    : ` · most ${found.orderedBy} first`}
                </span>
              )}
            </span>
            {found.sparql !== null && (
              <PlaceLink to={{ page: 'sparql', parameters: { sparql: found.sparql } }}>
                SPARQL
              </PlaceLink>
            )}
            <ExportMenu
              name={`${props.label} ${title}`}
              table={() => readExportTable(client, source)}
              receipts={[
                isInsight
                  ? ['getInsightRows', entity, insight, limit]
                  : ['graphInsights', entity, limit],
              ]}
              code={{
                action: isInsight ? 'getInsightRows' : 'getNeighbors',
                input: {
                  entity,
                  limit,
                  ...(isInsight ? { type: insight } : { types: section?.types }),
                },
                sparql: found.sparql,
              }}
            />
          </header>
          <Rows {...props} list={found} isWhole={list.isWhole} />
        </>
      )}
    </Outcome>
  );
}

function Rows(props: EntityTableProps & { readonly list: EntityList; readonly isWhole: boolean }) {
  const { list, isWhole, name, title, shared } = props;
  const [state, change] = useTableState(name);
  const { rows, columns: further, total } = list;
  const details = useDetails(getDetailed(list));
  const getSourceName = useSourceNames();
  const isInsight = further.length > 0;
  const ranks = new Map(
    list.orderedBy.includes(',') ? rows.map((row, at) => [row, at + 1] as const) : [],
  );
  const isOfDrugs = rows.every(({ type }) => isDrug(type));
  const minor: readonly DataColumn<EntityRow>[] = [
    // The service ranks by more than the columns show, so its rank is a column.
    { name: 'rank', read: (row) => ranks.get(row) ?? null, isDefaultOrder: true },
    { name: 'species', read: ({ iri }) => details.get(iri)?.species || null },
    { name: 'type', read: ({ type }) => (isOfDrugs ? null : toWords(type)) },
    { name: 'relation', read: ({ relation }) => relation },
    { name: 'status', read: ({ iri }) => details.get(iri)?.status || null },
    { name: 'inherited from', read: ({ inheritedFrom }) => inheritedFrom || null },
  ];
  const entityColumns: readonly DataColumn<EntityRow>[] = [
    {
      name: 'name',
      read: (row) => row.name,
      cell: (row) => <EntityLink iri={row.iri}>{row.name}</EntityLink>,
    },
    ...minor.map((column) => ({ ...column, isMinor: true })),
    ...further
      .map((column, at) => ({
        name: column,
        read: (row: EntityRow) => row.values[at] ?? null,
        isNumber: true,
      }))
      .filter(({ name: column }) => column !== 'sources'),
  ];
  const isByEvidence = ['articles', 'sources'].includes(state.order) || state.filter !== '';
  const shown = shownRows(rows, entityColumns, { ...state, filter: '' });
  const needed = isByEvidence ? rows : shown.slice(state.offset, state.offset + PAGE_SIZE);
  const getStatements = useStatements(rows, needed, shared);
  const getSources = (row: EntityRow) => {
    const known = getStatements(row);
    return known && getReferences(known);
  };
  // Insights have a count already.
  const articles: DataColumn<EntityRow> = {
    name: 'articles',
    read: (row) => countArticles(getSources(row)),
    isNumber: true,
    isMinor: true,
  };
  const evidence: readonly DataColumn<EntityRow>[] = [
    {
      name: 'source names',
      read: (row) =>
        getSources(row)
          ?.flatMap((each) => [each.url ?? '', getSourceName(each)])
          .join(' ') ?? null,
      isHidden: true,
    },
    ...(isInsight ? [] : [articles]),
    {
      name: 'sources',
      read: (row) => getSources(row)?.length ?? null,
      isNumber: true,
      open: (row) => <StatementList statements={getStatements(row) ?? []} />,
    },
  ];
  const hasFacts = rows.some(({ facts }) => facts.length > 0);
  const isLoading = details.size === 0 && rows.some(({ type }) => isDetailed(type));
  const columns = [...entityColumns, ...(hasFacts ? evidence : [])].filter(
    ({ name: column, read, ...rest }) => {
      if (column === 'name' || column === 'articles' || rest.isHidden || rest.open) return true;
      // The column stays until its values arrive.
      if (isLoading && column === (isOfDrugs ? 'status' : 'species')) return true;
      // A column with one value for all rows says nothing, except a species.
      const found = new Set(rows.map(read));
      const isInformative = found.size > 1 && rows.some((row) => Boolean(read(row)));
      return isInformative || (column === 'species' && !found.has(null));
    },
  );
  return (
    <DataTable
      label={title.toLowerCase()}
      columns={columns}
      rows={rows}
      total={total}
      isWhole={isWhole}
      isSteady
      state={state}
      onChange={change}
    />
  );
}

/** Returns the statements of a row: those that came with it, or those of requests for the needed rows; null while they are loading. */
function useStatements(
  rows: readonly EntityRow[],
  needed: readonly EntityRow[],
  shared: readonly Fact[],
) {
  const client = useBioGraphQL();
  const isShared = new Set(shared);
  const wanted = new Set(needed.flatMap(({ facts }) => facts));
  const parts = [shared, ...toParts(rows, (fact) => isShared.has(fact))];
  const answers = useQueries({
    queries: parts.map((facts) => ({
      ...provenanceOptions(client, { facts }),
      enabled: facts.some((fact) => wanted.has(fact)),
    })),
  });
  const known = new Map<Fact, GraphStatement | null>();
  for (const [at, { data, error }] of answers.entries()) {
    if (!data && !error) continue;
    for (const [place, fact] of (parts[at] ?? []).entries())
      known.set(fact, data?.statements[place] ?? null);
  }
  return (row: EntityRow) =>
    row.statements ??
    (row.facts.every((fact) => known.has(fact))
      ? row.facts.map((fact) => known.get(fact) ?? null)
      : null);
}
