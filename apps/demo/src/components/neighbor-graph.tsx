import type { GraphInsightsQuery } from '@biographql/core';
import { colorOf } from '../entity-colors.ts';

type SubGraph = NonNullable<NonNullable<GraphInsightsQuery['graphInsights']>['data']>;

const WIDTH = 680;
const HEIGHT = 460;
const CENTER = { x: WIDTH / 2, y: HEIGHT / 2 };

/** The neighbors of an entity on an ellipse around it, colored by type; a click moves to one. */
export function NeighborGraph({
  graph,
  onChoose,
}: {
  readonly graph: SubGraph;
  readonly onChoose: (iri: string) => void;
}) {
  const { rootNode, nodes, edges } = graph;
  const neighbors = nodes.filter(({ id }) => id !== rootNode.id);
  const places = new Map(neighbors.map(({ id }, at) => [id, placeOf(at, neighbors.length)]));

  return (
    <svg
      className="graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Neighbors of ${rootNode.name}`}
    >
      {edges.map(({ id, start, end, label }) => {
        const place = places.get(start.id === rootNode.id ? end.id : start.id);
        return place ? (
          <line key={id} x1={CENTER.x} y1={CENTER.y} x2={place.x} y2={place.y}>
            <title>{label}</title>
          </line>
        ) : null;
      })}
      {neighbors.map(({ id, name, type }) => {
        const place = places.get(id) ?? CENTER;
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG group cannot be an HTML button
          <g
            key={id}
            className="node"
            role="button"
            tabIndex={0}
            aria-label={name}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(id)}
          >
            <circle cx={place.x} cy={place.y} r={11} fill={colorOf(type)} />
            <text x={place.x} y={place.y + (place.y < CENTER.y ? -17 : 27)} textAnchor="middle">
              {short(name, 24)}
            </text>
            <title>{name}</title>
          </g>
        );
      })}
      <circle cx={CENTER.x} cy={CENTER.y} r={20} className="root" />
      <text x={CENTER.x} y={CENTER.y + 40} textAnchor="middle" className="root-label">
        {short(rootNode.name, 34)}
      </text>
    </svg>
  );
}

// Every second neighbor stands a little further in, so that labels side by side do not meet.
function placeOf(at: number, count: number): { readonly x: number; readonly y: number } {
  const angle = (2 * Math.PI * at) / Math.max(count, 1) - Math.PI / 2;
  const reach = at % 2 === 0 ? 1 : 0.72;
  return {
    x: CENTER.x + Math.cos(angle) * (WIDTH / 2 - 85) * reach,
    y: CENTER.y + Math.sin(angle) * (HEIGHT / 2 - 42) * reach,
  };
}

function short(name: string, length: number): string {
  return name.length > length ? `${name.slice(0, length - 1)}…` : name;
}
