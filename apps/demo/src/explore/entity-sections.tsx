import { useSupportedInsights } from '@biographql/react';
import type { ReactNode } from 'react';
import { inDigits } from '../components/controls.tsx';
import { Skeleton } from '../components/error-note.tsx';
import { useIsScrolled, useIsSeen } from '../place.ts';
import { EntityArticles } from './entity-articles.tsx';
import { countSection, type EntityList, MAX_FACTS } from './entity-list.ts';
import { EntityTable } from './entity-table.tsx';
import { getSections, isInSection } from './kinds.ts';
import { Identifiers, PropertyList } from './property-list.tsx';
import { PAGE_SIZE } from './table-state.ts';

export function EntitySections({ list }: { readonly list: EntityList }) {
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
    { name: 'properties', title: 'Properties', content: <PropertyList iri={iri} label={label} /> },
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

/** The exact height: rows are of one height, and so are titles, filters and pages. */
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
  const [ref, isSeen] = useIsSeen(useIsScrolled() ? '1400px 0px' : '-160px 0px');
  return (
    <section ref={ref} className="card" id={name} aria-label={title} style={{ minHeight: height }}>
      {isSeen ? children : <h2>{title}</h2>}
    </section>
  );
}
