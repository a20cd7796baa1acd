import { useResolvedEntities, useSupportedInsights } from '@biographql/react';
import { type ReactNode, useEffect } from 'react';
import { External, Icon, inDigits } from '../components/controls.tsx';
import { EntityLink, PlaceLink, TypeBadge } from '../components/entity.tsx';
import { ErrorNote, isAbsent, Skeleton, StateNote } from '../components/error-note.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { PAGE_SIZE } from '../explore/data-table.tsx';
import {
  countSection,
  type EntityList,
  getDetailed,
  hasSpecies,
  isDrug,
  MAX_FACTS,
  useEntityList,
} from '../explore/entity-list.ts';
import { EntityTable } from '../explore/entity-table.tsx';
import { GraphPanel } from '../explore/graph-panel.tsx';
import { getSections, isInSection } from '../explore/kinds.ts';
import {
  DrugStructure,
  EntityArticles,
  Identifiers,
  PropertyList,
} from '../explore/property-list.tsx';
import { Start } from '../explore/start.tsx';
import { fullIri, go, shortIri, useIsScrolled, useIsSeen, usePlace, useTitle } from '../place.ts';
import { useDetails } from '../sparql/queries.ts';

export function ExplorePage() {
  const { entity = '' } = usePlace().parameters;
  return entity === '' ? <Start /> : <EntityView key={entity} entity={entity} />;
}

const VIEWS = [
  ['', 'Tables'],
  ['graph', 'Graph'],
] as const;

function EntityView({ entity }: { readonly entity: string }) {
  const iri = fullIri(entity);
  const isGraph = usePlace().parameters.view === 'graph';
  const { data: list, error, failureReason, refetch } = useEntityList({ entity: iri }, 0);
  useTitle(list?.graph?.root.label);
  if (error && !list) {
    if (isAbsent(error)) return <UnknownEntity entity={entity} />;
    return (
      <section className="card">
        <h1>{entity}</h1>
        <ErrorNote error={error} onRetry={refetch} />
      </section>
    );
  }
  return (
    <>
      <section className="card" aria-label="Entity">
        <EntityHeader iri={iri} list={list} />
        <nav className="line" aria-label="View">
          {VIEWS.map(([view, title]) => (
            <PlaceLink
              key={title}
              className="chip"
              aria-current={(view === 'graph') === isGraph ? 'true' : undefined}
              to={{ page: 'explore', parameters: { entity, view } }}
            >
              {title}
            </PlaceLink>
          ))}
          <PlaceLink className="chip" to={{ page: 'compare', parameters: { entities: entity } }}>
            Compare with …
          </PlaceLink>
        </nav>
      </section>
      {isGraph && <GraphPanel iri={iri} />}
      {!isGraph &&
        (list ? (
          <EntitySections list={list} />
        ) : (
          <Skeleton height="60rem" failure={failureReason} />
        ))}
    </>
  );
}

/** Looks up an identifier of another database, e.g. `HGNC:1100`, and opens its entity. Names are only suggested. */
function UnknownEntity({ entity }: { readonly entity: string }) {
  const { parameters } = usePlace();
  const isOther = !/^Q\d+$|^https?:/.test(entity);
  const { data, isLoading } = useResolvedEntities(isOther ? { names: [entity] } : null);
  const candidates = data?.[0]?.candidates ?? [];
  const [identified, ...others] = candidates.filter(({ matchKind }) => matchKind === 'IDENTIFIER');
  const found = others.length === 0 && identified ? shortIri(identified.iri) : undefined;
  useEffect(() => {
    if (found) go({ page: 'explore', parameters: { ...parameters, entity: found } }, 'replace');
  }, [found, parameters]);
  if (isLoading || found) return <Skeleton height="60rem" />;
  return (
    <StateNote title={entity}>
      <p>This dataset has no entity with this identifier. A larger dataset may have one.</p>
      {candidates.length > 0 && (
        <>
          <p>Did you mean:</p>
          <ul className="plain" aria-label="Did you mean">
            {candidates.map(({ iri, label, types: [type = 'UNDEFINED'] }) => (
              <li key={iri}>
                <EntityLink iri={iri}>{label}</EntityLink> <TypeBadge type={type} />
              </li>
            ))}
          </ul>
        </>
      )}
      <EntitySearch />
      <p>
        Or <PlaceLink to={{ page: 'explore' }}>start with an example</PlaceLink>.
      </p>
    </StateNote>
  );
}

function EntityHeader(props: { readonly iri: string; readonly list: EntityList | undefined }) {
  const { iri, list } = props;
  const root = list?.graph?.nodes[0];
  const type = root?.type ?? '';
  const details = useDetails(list && hasSpecies(type) ? getDetailed(list) : []);
  const label = root?.label ?? '…';
  return (
    <>
      <header className="line">
        <h1 tabIndex={-1}>{label}</h1>
        {root && <TypeBadge type={type} />}
        <span className="quiet">{details.get(iri)?.species}</span>
        <External className="end small" href={iri}>
          {iri.replace(/^.*[/#]/, '')} <Icon name="external" />
        </External>
      </header>
      <p className="description">{root?.facts.description?.[0] ?? ' '}</p>
      {isDrug(type) && type !== 'PHARMACEUTICAL_PRODUCT' && (
        <DrugStructure iri={iri} label={label} />
      )}
    </>
  );
}

function EntitySections({ list }: { readonly list: EntityList }) {
  const { rows, total, isPartial, graph } = list;
  const { iri = '', label = '' } = graph?.root ?? {};
  const type = graph?.nodes[0]?.type ?? 'UNDEFINED';
  const isDisease = type === 'DISEASE';
  const { data: insights, error } = useSupportedInsights(isDisease ? { entity: iri } : null);
  if (isDisease && !insights && !error) return <Skeleton height="40rem" />;
  const known = insights ?? [];
  const sections = getSections(
    type,
    rows,
    known.map((insight) => insight.type),
  );
  const tables = sections.map(({ insight, ...section }) => ({
    ...section,
    source: insight === undefined ? { entity: iri, section } : { entity: iri, insight },
    count:
      insight === undefined
        ? countSection(list, section, rows.length >= total)
        : known.find((each) => each.type === insight)?.count,
  }));
  const shared = sections
    .filter(({ insight }) => insight === undefined)
    .flatMap((section) => rows.filter((row) => isInSection(row, section)).slice(0, PAGE_SIZE))
    .concat(rows.slice(0, PAGE_SIZE));
  const facts = [...new Set(shared.flatMap((row) => row.facts))].slice(0, MAX_FACTS);
  const all = { name: 'neighbors', title: 'All relations', count: total, source: { entity: iri } };
  const entries = [
    ...[...tables, ...(total > 0 ? [all] : [])].map(({ source, ...entry }) => ({
      ...entry,
      height: getTableHeight(entry.count ?? list.total),
      content: <EntityTable {...entry} source={source} label={label} shared={facts} />,
    })),
    { name: 'articles', title: 'Articles', content: <EntityArticles iri={iri} label={label} /> },
    {
      name: 'identifiers',
      title: 'Names and identifiers',
      height: '10rem',
      content: <Identifiers iri={iri} label={label} />,
    },
    { name: 'properties', title: 'Properties', content: <PropertyList iri={iri} /> },
  ];
  return (
    <div className="sectioned">
      <nav className="section-list" aria-label="Sections">
        {entries.map(({ name, title, ...entry }) => (
          <a key={name} className="spread" href={`#${name}`}>
            {title}{' '}
            {'count' in entry && entry.count !== undefined && (
              <small className="faint">
                {name === 'neighbors' && isPartial && 'over '}
                {inDigits(entry.count)}
              </small>
            )}
          </a>
        ))}
      </nav>
      <div className="stack">
        {entries.map(({ content, ...entry }) => (
          <Section key={entry.name} {...entry}>
            {content}
          </Section>
        ))}
      </div>
    </div>
  );
}

/** The exact height: all rows, titles, filters and page controls have fixed heights. */
function getTableHeight(count = PAGE_SIZE): string {
  const controls = count > PAGE_SIZE ? 5.45 : 0;
  return `calc(var(--table) + ${Math.min(count, PAGE_SIZE)} * var(--row) + ${controls}rem)`;
}

function Section(props: {
  readonly name: string;
  readonly title: string;
  readonly height?: string;
  readonly children: ReactNode;
}) {
  const { name, title, height = '32rem', children } = props;
  // The first screen needs few requests; a reader who scrolls finds the next section loaded.
  const [ref, isSeen] = useIsSeen(useIsScrolled() ? '900px 0px' : '-160px 0px');
  return (
    <section ref={ref} className="card" id={name} aria-label={title} style={{ minHeight: height }}>
      {isSeen ? children : <h2>{title}</h2>}
    </section>
  );
}
