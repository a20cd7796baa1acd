import type { Neighborhood } from '@biographql/client';
import { useSupportedInsights } from '@biographql/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../components/error-note.tsx';
import { useIsNear } from '../use-page.ts';
import { EntityArticles } from './entity-articles.tsx';
import { EntityTable } from './entity-table.tsx';
import { getSections } from './kinds.ts';
import { PropertyList } from './property-list.tsx';

/** The sections of an entity's page, one table per relation, with a list that leads to each. */
export function EntitySections({
  graph: { root, nodes, countsByType, total, isPartial },
}: {
  readonly graph: Neighborhood;
}) {
  const { iri, label } = root;
  const { data: insights, error } = useSupportedInsights({ entity: iri });
  if (!insights && !error) return <Skeleton height="40rem" />;
  const present = countsByType.map(({ type }) => type);
  const known = insights ?? [];
  const sections = getSections(
    nodes[0]?.type ?? 'UNDEFINED',
    present,
    known.map(({ type }) => type),
  );
  // Neighbors of two types may be the same, so only the count of a single type is known.
  const counted = sections.map(({ insight, types, ...section }) => {
    const counts = countsByType.filter(({ type }) => types.includes(type));
    const count =
      insight === undefined
        ? counts.length === 1
          ? counts[0]?.count
          : undefined
        : known.find(({ type }) => type === insight)?.count;
    const source = insight === undefined ? { entity: iri, types } : { entity: iri, insight };
    return { ...section, source, count };
  });
  const entries = [
    ...counted,
    ...(total > 0 ? [{ name: 'neighbors', title: 'All relations', count: total }] : []),
    { name: 'articles', title: 'Articles', count: undefined },
    { name: 'properties', title: 'Properties', count: undefined },
  ];
  return (
    <div className="sectioned">
      <nav className="section-list" aria-label="Sections">
        {entries.map(({ name, title, count }) => (
          <a key={name} href={`#${name}`}>
            {title}{' '}
            {count !== undefined && (
              <small>
                {name === 'neighbors' && isPartial && 'over '}
                {count.toLocaleString('en-US')}
              </small>
            )}
          </a>
        ))}
      </nav>
      <div className="stack">
        {counted.map(({ name, title, source }) => (
          <Section key={name} name={name} title={title}>
            <EntityTable name={name} title={title} source={source} label={label} />
          </Section>
        ))}
        {total > 0 && (
          <Section name="neighbors" title="All relations">
            <EntityTable
              name="neighbors"
              title="All relations"
              source={{ entity: iri }}
              label={label}
            />
          </Section>
        )}
        <Section name="articles" title="Articles">
          <EntityArticles iri={iri} label={label} />
        </Section>
        <Section name="properties" title="Properties">
          <PropertyList iri={iri} label={label} />
        </Section>
      </div>
    </div>
  );
}

/** A section that loads its content when it comes near the screen. */
function Section({
  name,
  title,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const [ref, isNear] = useIsNear();
  return (
    <section ref={ref} className="card" id={name} aria-label={title}>
      {isNear ? children : <Skeleton label={title} height="30rem" />}
    </section>
  );
}
