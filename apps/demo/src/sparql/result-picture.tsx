import { useMemo } from 'react';
import { layoutGraph } from '../explore/graph-layout.ts';
import { LateMap } from '../map/late-map.tsx';
import { go, hrefOf, shortIri } from '../place.ts';
import { useWidth } from '../use-width.ts';
import { localName, type ResultGraph, type ResultNode } from './result-shape.ts';
import { useNames } from './use-names.ts';

const HEIGHT = 460;
/** More names than this are drawn as a map. */
const MOST_NAMED = 120;
const LABEL = { length: 36, charWidth: 6.7, height: 46 } as const;
/** How far the mark of a node stands over the middle of mark and label. */
const RISE = 8;
const TONES = [
  'light-dark(#0f766e, #2dd4bf)',
  'light-dark(#b45309, #fbbf24)',
  'light-dark(#4338ca, #a5b4fc)',
  'light-dark(#be185d, #f9a8d4)',
];

/** The entities of a result as a picture, or a map where they are many: a color per variable, a line between those of one row; each leads to Explore. */
export function ResultPicture({ graph }: { readonly graph: ResultGraph }) {
  const { nodes } = graph;
  const unnamed = useMemo(
    () => nodes.flatMap(({ iri, label }) => (label === null ? [iri] : [])),
    [nodes],
  );
  const names = useNames(unnamed);
  const named = useMemo(
    () => ({
      ...graph,
      nodes: nodes.map((node) => ({
        ...node,
        label: node.label ?? names.get(node.iri) ?? localName(node.iri),
      })),
    }),
    [graph, nodes, names],
  );
  return nodes.length > MOST_NAMED ? <ResultMap graph={named} /> : <NamedPicture graph={named} />;
}

type NamedNode = ResultNode & { readonly label: string };
type NamedGraph = Omit<ResultGraph, 'nodes'> & { readonly nodes: readonly NamedNode[] };

const TITLE = 'Entities of the result';
/** Seen on both grounds: a canvas knows one color for both. */
const MAP_TONES = ['#0d9488', '#d97706', '#6366f1', '#db2777'];

function ResultMap({ graph: { nodes, links, left } }: { readonly graph: NamedGraph }) {
  const map = useMemo(() => {
    const variables = [...new Set(nodes.map(({ variable }) => variable))];
    const places = new Map(nodes.map(({ iri }, at) => [iri, at]));
    const placeOf = (iri: string) => places.get(iri) ?? 0;
    return {
      nodes: nodes.map(({ iri, label, variable }) => ({
        iri,
        label,
        group: variable,
        color: MAP_TONES[variables.indexOf(variable) % MAP_TONES.length] ?? '',
      })),
      links: links.map(([from, to]) => [placeOf(from), placeOf(to)] as const),
    };
  }, [nodes, links]);
  return (
    <>
      <LateMap label={TITLE} {...map} isCentered={false} />
      <Left count={left} />
    </>
  );
}

function Left({ count }: { readonly count: number }) {
  return count > 0 ? (
    <p className="quiet">
      {count.toLocaleString('en-US')} more entities are in the table alone: more would be no picture
    </p>
  ) : null;
}

function NamedPicture({ graph: { nodes, links } }: { readonly graph: NamedGraph }) {
  const [frame, width] = useWidth(720);
  const variables = [...new Set(nodes.map(({ variable }) => variable))];
  const { places, height } = useMemo(
    () => layoutGraph(nodes.map(boxOf), links, { width, height: HEIGHT }),
    [nodes, links, width],
  );
  const toneOf = (variable: string) => TONES[variables.indexOf(variable) % TONES.length];
  return (
    <figure ref={frame} className="graph result-graph" aria-label={TITLE}>
      <svg viewBox={`0 0 ${width} ${height}`} role="presentation">
        {links.map(([from, to]) => {
          const [one, other] = [places.get(from), places.get(to)];
          if (!one || !other) return null;
          return (
            <line
              key={`${from} ${to}`}
              className="result-line"
              x1={one.x}
              y1={one.y - RISE}
              x2={other.x}
              y2={other.y - RISE}
            />
          );
        })}
        {nodes.map(({ iri, label, variable }) => {
          const { x, y } = places.get(iri) ?? { x: 0, y: 0 };
          const place = { page: 'explore', parameters: { entity: shortIri(iri) } } as const;
          return (
            <a
              key={iri}
              href={hrefOf(place)}
              aria-label={short(label)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                go(place);
              }}
            >
              <g transform={`translate(${x} ${y})`}>
                {short(label) !== label && <title>{label}</title>}
                <circle cy={-RISE} r={9} style={{ fill: toneOf(variable) }} />
                <text y={18}>{short(label)}</text>
              </g>
            </a>
          );
        })}
      </svg>
      <figcaption className="quiet">
        {variables.map((variable) => (
          <span key={variable}>
            <i style={{ background: toneOf(variable) }} /> {variable}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function boxOf({ iri, label }: NamedNode) {
  return { id: iri, width: short(label).length * LABEL.charWidth + 8, height: LABEL.height };
}

function short(label: string): string {
  return label.length > LABEL.length ? `${label.slice(0, LABEL.length - 1)}…` : label;
}
