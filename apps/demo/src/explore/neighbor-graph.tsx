import type { EntityNode, Neighborhood } from '@biographql/client';
import { type Ref, useMemo, useRef } from 'react';
import { colorOf } from '../entity-colors.ts';
import { useWidth } from '../use-width.ts';
import { type LayoutNode, layoutGraph, type Point } from './graph-layout.ts';

const HEIGHT = 430;
/** How far the mark of a node stands over the middle of mark and label. */
const RISE = 8;
const LABEL = { length: 22, charWidth: 6.7, height: 46 } as const;
const ROOT_LABEL = { charWidth: 8.4, height: 64 } as const;

interface NeighborGraphProps {
  /** The picture itself, e.g. to save it. */
  readonly ref?: Ref<SVGSVGElement>;
  /** What is shown; nodes of hidden types are left out already. */
  readonly graph: Neighborhood;
  readonly selected: string;
  readonly expanded: ReadonlySet<string>;
  readonly onSelect: (iri: EntityNode['iri']) => void;
  readonly onExpand: (iri: EntityNode['iri']) => void;
}

/** The graph as a picture. A click selects a node, a double click shows or hides its neighbors. */
export function NeighborGraph({
  ref,
  graph,
  selected,
  expanded,
  onSelect,
  onExpand,
}: NeighborGraphProps) {
  const [frame, width] = useWidth(720);
  const links = useMemo(() => linksOf(graph), [graph]);
  const { places, height } = useLayout(graph, links, width);
  const isNear = ({ from, to }: Link) =>
    selected !== graph.root.iri && (from === selected || to === selected);

  return (
    <figure ref={frame} className="graph" aria-label={`Neighbors of ${graph.root.label}`}>
      <svg ref={ref} viewBox={`0 0 ${width} ${height}`} role="presentation">
        {links.map((link) => {
          const [from, to] = [places.get(link.from), places.get(link.to)];
          if (!from || !to) return null;
          const ends = { x1: from.x, y1: from.y - RISE, x2: to.x, y2: to.y - RISE };
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: by keys its node is selected, which says the same
            <g
              key={`${link.from} ${link.to}`}
              className="edge"
              onClick={() => onSelect(farEnd(link, graph.root.iri, selected))}
            >
              <line className={isNear(link) ? 'is-near' : undefined} {...ends} />
              <line className="reach" {...ends} />
              <title>{link.labels.join(', ')}</title>
            </g>
          );
        })}
        {graph.nodes.map(({ iri, label, type }) => {
          const { x, y } = places.get(iri) ?? { x: 0, y: 0 };
          const isRoot = iri === graph.root.iri;
          return (
            // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be an HTML button
            <g
              key={iri}
              className={isRoot ? 'node is-root' : 'node'}
              role="button"
              tabIndex={0}
              aria-label={`${label}${expanded.has(iri) ? ', expanded' : ''}`}
              aria-pressed={iri === selected}
              transform={`translate(${x} ${y})`}
              onClick={() => onSelect(iri)}
              onDoubleClick={() => onExpand(iri)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' || event.key === ' ') onSelect(iri);
                else if (event.key === '+') onExpand(iri);
                else return;
                event.preventDefault();
              }}
            >
              <circle className="halo" cy={-RISE} r={isRoot ? 20 : 15} />
              <circle cy={-RISE} r={isRoot ? 15 : 10} fill={colorOf(type)} />
              {expanded.has(iri) && <circle className="ring" cy={-RISE} r={5} />}
              <text
                className={short(label) === label ? undefined : 'is-short'}
                y={isRoot ? 23 : 18}
              >
                {short(label)}
              </text>
              {/* No <title>: it would count as text that is seen, twice the name. */}
              {short(label) !== label && (
                <text className="whole" y={isRoot ? 23 : 18}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

interface Link {
  readonly from: EntityNode['iri'];
  readonly to: EntityNode['iri'];
  readonly labels: readonly string[];
}

// Its details tell the relation: never the root's, and of two others that of the one not yet selected.
function farEnd({ from, to }: Link, root: string, selected: string): EntityNode['iri'] {
  if (from === root) return to;
  return to === root || to === selected ? from : to;
}

// Several claims between the same two nodes are one line.
function linksOf({ edges }: Neighborhood): readonly Link[] {
  const byPair = new Map<string, Link>();
  for (const { subject, object, label } of edges) {
    const [from = subject, to = object] = [subject, object].toSorted();
    const key = `${from} ${to}`;
    const labels = byPair.get(key)?.labels ?? [];
    byPair.set(key, { from, to, labels: [...new Set([...labels, label])] });
  }
  return [...byPair.values()];
}

function useLayout({ root, nodes }: Neighborhood, links: readonly Link[], width: number) {
  const before = useRef<{ readonly key: string; readonly places: ReadonlyMap<string, Point> }>(
    null,
  );
  return useMemo(() => {
    const key = `${root.iri} ${width}`;
    const kept = before.current?.key === key ? before.current.places : undefined;
    const layout = layoutGraph(
      nodes
        .toSorted((one, other) => rank(one, root.iri).localeCompare(rank(other, root.iri)))
        .map((node) => sizeOf(node, root.iri)),
      links.map(({ from, to }) => [from, to] as const),
      { width, height: HEIGHT },
      kept,
    );
    before.current = { key, places: layout.places };
    return layout;
  }, [root.iri, nodes, links, width]);
}

// The root first, then type by type, so that a color is one region.
function rank({ iri, type }: EntityNode, root: string): string {
  return iri === root ? '' : type;
}

// The root's mark is larger, and its name bold.
function sizeOf({ iri, label }: EntityNode, root: string): LayoutNode {
  const { charWidth, height } = iri === root ? ROOT_LABEL : LABEL;
  return { id: iri, width: Math.max(34, short(label).length * charWidth + 8), height };
}

// Whole words where there are two: what is seen is then part of what a screen reader says.
function short(name: string): string {
  if (name.length <= LABEL.length) return name;
  const cut = name.slice(0, LABEL.length - 1);
  const words = name[cut.length] === ' ' ? cut : cut.replace(/\s+\S*$/, '');
  return `${words}…`;
}
