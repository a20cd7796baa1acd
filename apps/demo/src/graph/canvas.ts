import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import { type Graph, type GraphEdge, type GraphTheme, nodeSize, type Point } from './graph.ts';

export type GraphEvents = Readonly<Record<'onSelect' | 'onOpen', (id: string) => void>>;

const FIT_PADDING = 16;
const MAX_LABELS = 6;

/** Draws a graph at given positions with Cytoscape. Tests have no canvas. */
export function drawGraph(
  container: HTMLElement,
  { nodes, edges }: Graph,
  positions: ReadonlyMap<string, Point>,
  theme: GraphTheme,
  { onSelect, onOpen }: GraphEvents,
) {
  const canDraw = document.createElement('canvas').getContext('2d') !== null;
  const ids = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const labeled = getLabeled(drawn, positions);
  const cy = cytoscape({
    ...(canDraw ? { container } : { headless: true, styleEnabled: true }),
    elements: [
      ...nodes.map((node) => ({
        data: { id: node.id, label: node.label, color: node.color, size: nodeSize(node) },
        position: { ...(positions.get(node.id) ?? { x: 0, y: 0 }) },
        classes: [node.isRoot ? 'root' : '', node.isExpanded ? 'expanded' : ''].join(' '),
      })),
      ...drawn.map((edge) => ({
        data: {
          id: `${edge.from} ${edge.to}`,
          source: edge.from,
          target: edge.to,
          label: edge.label,
          first: edge.label.split(', ')[0],
        },
        classes: labeled.has(edge) ? 'labeled' : '',
      })),
    ],
    style: getStyle(theme, drawn.length),
    layout: { name: 'preset', fit: true, padding: FIT_PADDING },
    minZoom: 0.05,
    maxZoom: 6,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
    // The wheel scrolls the page until the user clicks the graph.
    userZoomingEnabled: false,
  });
  if (cy.zoom() > 1.3) cy.zoom({ level: 1.3, position: { x: 0, y: 0 } }).center();
  listen(cy, container, { onSelect, onOpen });
  return {
    select: (id: string) => {
      cy.batch(() => {
        cy.elements('.selected, .near').removeClass('selected near told');
        const node = cy.getElementById(id).addClass('selected');
        const near = node.connectedEdges();
        // The labels of many would hide each other: those appear one by one under the pointer.
        if (!node.hasClass('root')) near.addClass(near.length > MAX_LABELS ? 'near' : 'near told');
      });
    },
    /** Zooms by a factor; `null` shows the whole graph. */
    zoom: (factor: number | null) => {
      if (factor === null) cy.fit(undefined, FIT_PADDING);
      else {
        const center = { x: cy.width() / 2, y: cy.height() / 2 };
        cy.zoom({ level: cy.zoom() * factor, renderedPosition: center });
      }
    },
    setTheme: (next: GraphTheme) => {
      cy.style(getStyle(next, drawn.length));
    },
    destroy: () => cy.destroy(),
  };
}

/** Room that a label takes around the middle of its edge, and what one nearby leaves. */
const LABEL_ROOM = 42;

/** One edge of each label, where the label is on no node and on no other label; other labels appear under the pointer. */
function getLabeled(edges: readonly GraphEdge[], positions: ReadonlyMap<string, Point>) {
  const taken = [...positions.values()];
  const labels = new Set<string>();
  return new Set(
    edges.filter(({ from, to, label }) => {
      const [one, other] = [positions.get(from), positions.get(to)];
      if (!one || !other || labels.has(label)) return false;
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      if (taken.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < LABEL_ROOM))
        return false;
      taken.push(middle);
      labels.add(label);
      return true;
    }),
  );
}

function listen(cy: Core, container: HTMLElement, { onSelect, onOpen }: GraphEvents): void {
  const rootId = () => cy.nodes('.root').first().id();
  cy.on('tap', 'node', ({ target }) => onSelect(target.id()));
  cy.on('dbltap', 'node', ({ target }) => onOpen(target.id()));
  cy.on('tap', 'edge', ({ target }) => {
    const [source, end] = [target.source().id(), target.target().id()];
    const selected = cy.nodes('.selected').first().id();
    // Selects the other end, whose details show the relation.
    onSelect(end === rootId() || end === selected ? source : end);
  });
  cy.on('mouseover', 'node, edge', ({ target }) => {
    target.addClass(target.isEdge() ? 'hover told' : 'hover');
    if (target.isNode()) target.connectedEdges().addClass('hover');
    container.style.cursor = 'pointer';
  });
  cy.on('mouseout', 'node, edge', () => {
    cy.elements('.hover').removeClass('hover');
    cy.edges('.told').not('.near').removeClass('told');
    container.style.cursor = '';
  });
  cy.on('tapstart', () => cy.userZoomingEnabled(true));
  container.addEventListener('pointerleave', () => {
    if (!cy.destroyed()) cy.userZoomingEnabled(false);
  });
}

function getStyle({ ink, sheet, line, accent }: GraphTheme, edgeCount: number): StylesheetJson {
  const outline = {
    color: ink,
    'text-outline-color': sheet,
    'text-outline-width': 2.5,
    'font-family': 'system-ui, sans-serif',
  } as const;
  return [
    {
      selector: 'node',
      style: {
        ...outline,
        width: 'data(size)',
        height: 'data(size)',
        'background-color': 'data(color)',
        label: 'data(label)',
        'font-size': 12,
        'min-zoomed-font-size': 7,
        'text-valign': 'bottom',
        'text-margin-y': 3,
        'text-wrap': 'ellipsis',
        'text-max-width': '118px',
      },
    },
    {
      selector: 'node.root',
      style: { 'font-size': 14, 'font-weight': 'bold', 'min-zoomed-font-size': 0 },
    },
    {
      selector: 'node.expanded',
      style: { 'border-width': 4, 'border-color': sheet, 'border-position': 'inside' },
    },
    {
      selector: 'node.selected, node.hover',
      style: {
        'underlay-color': accent,
        'underlay-opacity': 0.35,
        'underlay-padding': 5,
        'underlay-shape': 'ellipse',
        'text-max-width': '600px',
        'min-zoomed-font-size': 0,
        'z-index': 10,
      },
    },
    {
      selector: 'edge',
      style: {
        ...outline,
        width: 1.4,
        'line-color': line,
        // Many lines that cross add up.
        opacity: Math.max(0.15, Math.min(1, 200 / Math.max(edgeCount, 1))),
        'curve-style': 'straight',
        'font-size': 9,
        'text-rotation': 'autorotate',
        'text-wrap': 'wrap',
        'text-max-width': '110px',
        'text-background-color': sheet,
        'text-background-opacity': 0.8,
        'min-zoomed-font-size': 8,
      },
    },
    { selector: 'edge.labeled', style: { label: 'data(first)' } },
    {
      selector: 'edge.near, edge.hover',
      style: { 'line-color': accent, width: 2, opacity: 1, 'z-index': 9 },
    },
    { selector: 'edge.told', style: { label: 'data(label)' } },
  ];
}

type Body = SimulationNodeDatum & { readonly id: string };

/** Distance between neighboring nodes, with room for a name below. */
const SPACING = 58;
/** Names are wider than high, so a graph is stretched to the shape of its frame within these limits. */
const STRETCH = { min: 1, max: 2.1 } as const;
const TICKS = 270;

/**
 * Computes a position for each node: linked nodes and nodes of one group close together, no two on top of each other. The
 * same graph always gets the same positions.
 *
 * @param aspect - width of the frame divided by its height.
 * @param previous - positions to start from, by node.
 */
export function layoutGraph(
  { nodes, edges }: Graph,
  aspect: number,
  previous: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const stretch = Math.min(Math.max(aspect, STRETCH.min), STRETCH.max);
  // Groups start side by side on a circle around the root, which keeps each in one region.
  const others = nodes
    .filter(({ isRoot }) => !isRoot)
    .toSorted((one, other) => one.group.localeCompare(other.group));
  const radius = SPACING * Math.max(1.6, others.length / 8);
  const bodies = nodes.map((node): Body => {
    if (node.isRoot) return { id: node.id, x: 0, y: 0, fx: 0, fy: 0 };
    const before = previous.get(node.id);
    if (before) return { id: node.id, x: before.x / stretch, y: before.y };
    const at = others.indexOf(node);
    const angle = (2 * Math.PI * at) / others.length;
    // Rings of three, since bodies on one circle push each other along it.
    const distance = radius * (1 + (at % 3) / 3);
    return { id: node.id, x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
  });
  const ids = new Set(nodes.map(({ id }) => id));
  const links = edges
    .filter(({ from, to }) => ids.has(from) && ids.has(to))
    .map(({ from, to }) => ({ source: from, target: to }));
  forceSimulation(bodies)
    .stop()
    .alphaDecay(0.025)
    .force('push', forceManyBody().strength(-SPACING * 2))
    .force('collide', forceCollide(SPACING / 2).iterations(4))
    .force('x', forceX().strength(0.03))
    .force('y', forceY().strength(0.03))
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(links)
        .id(({ id }) => id)
        .distance(SPACING * 2)
        .strength(0.25),
    )
    .tick(TICKS);
  return new Map(bodies.map(({ id, x = 0, y = 0 }) => [id, { x: x * stretch, y }] as const));
}
