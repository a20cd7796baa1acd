import { select } from 'd3-selection';
import { zoom as createZoom, zoomIdentity } from 'd3-zoom';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { useWidth } from '../use-width.ts';
import { type MapNode, type MapZoom, nodeAt, zoomedView } from './draw-map.ts';
import { useMapWorker } from './use-map-worker.ts';
import '../styles/map.css';

const HEIGHT = 560;
const MOST_ZOOM = 40;
const NO_ZOOM: MapZoom = { k: 1, x: 0, y: 0 };

/**
 * A graph of some thousand nodes as a picture that is moved and enlarged. It is laid out and drawn in a worker, so that the page stays free.
 * A node is chosen by a click or by its name; the name of the chosen one leads on.
 */
export function GraphMap({
  label,
  nodes,
  links,
  isCentered,
}: {
  /** What the picture is called, e.g. `Neighbors of asthma`. */
  readonly label: string;
  readonly nodes: readonly MapNode[];
  /** Between places in `nodes`. */
  readonly links: readonly (readonly [from: number, to: number])[];
  /** Whether all others are about the first node, which then stays in the middle. */
  readonly isCentered: boolean;
}) {
  const [frame, width] = useWidth(720);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState(NO_ZOOM);
  const [chosen, setChosen] = useState<number | null>(null);
  const look = { width, height: HEIGHT, zoom, chosen };
  const { places, isMoving } = useMapWorker(canvas, { nodes, links, isCentered }, look);
  const groups = useMemo(
    () => countGroups(isCentered ? nodes.slice(1) : nodes),
    [nodes, isCentered],
  );
  const enlarge = useZoom(canvas, setZoom);
  const node = chosen === null ? undefined : nodes[chosen];
  return (
    <figure ref={frame} className="map" aria-label={label} aria-busy={isMoving}>
      <div className="line">
        <NameBox nodes={nodes} onChoose={setChosen} />
        <button type="button" className="button" onClick={() => enlarge(1.6)} aria-label="Enlarge">
          +
        </button>
        <button
          type="button"
          className="button"
          onClick={() => enlarge(1 / 1.6)}
          aria-label="Reduce"
        >
          −
        </button>
        <button type="button" className="button" onClick={() => enlarge(null)}>
          Whole
        </button>
        <span role="status">
          {node && (
            <>
              <EntityLink iri={node.iri}>{node.label}</EntityLink>{' '}
              <span className="quiet">{node.group}</span>
            </>
          )}
        </span>
      </div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${label}: ${nodes.length.toLocaleString('en-US')} nodes`}
        style={{ width, height: HEIGHT }}
        onClick={({ nativeEvent: { offsetX: x, offsetY: y } }) =>
          setChosen(nodeAt({ nodes, places }, zoomedView(places, look, zoom), { x, y }))
        }
      />
      <figcaption className="quiet">
        {groups.map(({ name, color, count }) => (
          <span key={name}>
            <i style={{ background: color }} /> {name} {count.toLocaleString('en-US')}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Chooses a node by its name. */
function NameBox({
  nodes,
  onChoose,
}: {
  readonly nodes: readonly MapNode[];
  readonly onChoose: (node: number | null) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const labels = useMemo(() => nodes.map(({ label }) => label.toLowerCase()), [nodes]);
  const named = (name: string) =>
    name === '' ? [] : [...labels.keys()].filter((at) => labels[at]?.includes(name));
  const wanted = wordOf(text);
  const found = named(wanted);
  return (
    <>
      <input
        type="search"
        aria-label="Find a node by its name"
        placeholder="Find a node …"
        list={id}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          const name = wordOf(value);
          const near = named(name);
          onChoose(near.find((at) => labels[at] === name) ?? near[0] ?? null);
        }}
      />
      <datalist id={id}>
        {found.slice(0, MOST_OFFERED).map((at) => (
          <option key={at} value={nodes[at]?.label} />
        ))}
      </datalist>
      {wanted !== '' && (
        <span className="quiet">{found.length.toLocaleString('en-US')} with this name</span>
      )}
    </>
  );
}

const MOST_OFFERED = 12;

function wordOf(text: string): string {
  return text.trim().toLowerCase();
}

/** Lets a canvas be dragged and enlarged. Returns a function that enlarges it by a factor; null shows the whole again. */
function useZoom(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  onZoom: (zoom: MapZoom) => void,
): (factor: number | null) => void {
  const behavior = useMemo(
    () => createZoom<HTMLCanvasElement, unknown>().scaleExtent([0.5, MOST_ZOOM]),
    [],
  );
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    behavior.on('zoom', ({ transform: { k, x, y } }) => onZoom({ k, x, y }));
    const selection = select(current).call(behavior);
    return () => {
      selection.on('.zoom', null);
    };
  }, [behavior, canvas, onZoom]);
  return (factor) => {
    if (!canvas.current) return;
    const selection = select(canvas.current);
    if (factor === null) selection.call(behavior.transform, zoomIdentity);
    else selection.call(behavior.scaleBy, factor);
  };
}

function countGroups(nodes: readonly MapNode[]) {
  const groups = new Map<string, { name: string; color: string; count: number }>();
  for (const { group: name, color } of nodes) {
    const group = groups.get(name) ?? { name, color, count: 0 };
    group.count += 1;
    groups.set(name, group);
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}
