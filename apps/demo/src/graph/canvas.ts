import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';

export interface GraphNode {
  readonly id: string;
  readonly label: string;
  /** Kind of the node, in words. Nodes of a group that follow each other start side by side. */
  readonly group: string;
  readonly color: string;
  readonly isRoot?: boolean;
  readonly isExpanded?: boolean;
}

export type GraphEdge = Readonly<Record<'from' | 'to' | 'label', string>>;

export type Graph = { readonly nodes: readonly GraphNode[]; readonly edges: readonly GraphEdge[] };

export type GraphEvents = Readonly<Record<'onSelect' | 'onOpen', (id: string) => void>>;

const FIT_PADDING = 16;
const MAX_LABELS = 6;
/** Room of a node with its name below, in pixels. */
const MARGIN = { width: 120, height: 62 } as const;
/** Limits of the aspect ratio that a graph takes from its frame; names are wider than high. */
const ASPECT = { min: 0.7, max: 2.1 } as const;
/** Distance at which nodes start from the one that leads to them. */
const START = 120;

/** Draws graphs with Cytoscape. Another graph keeps the places of the nodes that both have. Tests have no canvas. */
export function createCanvas(container: HTMLElement, events: GraphEvents) {
  const canDraw = document.createElement('canvas').getContext('2d') !== null;
  const cy = cytoscape({
    ...(canDraw ? { container } : { headless: true, styleEnabled: true }),
    style: getStyle(getTheme(container)),
    minZoom: 0.05,
    maxZoom: 6,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
    // The wheel scrolls the page until the user clicks the graph.
    userZoomingEnabled: false,
  });
  listen(cy, container, events);
  return {
    show: (graph: Graph) => {
      placeGraph(cy, graph, container.clientWidth / Math.max(container.clientHeight, 1));
      cy.fit(undefined, FIT_PADDING);
      if (cy.zoom() > 1.3) cy.zoom({ level: 1.3, position: { x: 0, y: 0 } }).center();
    },
    select: (id: string) => {
      cy.batch(() => {
        cy.elements('.selected, .near').removeClass('selected near shown');
        const node = cy.getElementById(id).addClass('selected');
        const near = node.connectedEdges();
        // Many labels would overlap, so those appear one by one under the pointer.
        if (!node.hasClass('root')) near.addClass(near.length > MAX_LABELS ? 'near' : 'near shown');
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
    updateTheme: () => {
      cy.style(getStyle(getTheme(container)));
    },
    /** The whole graph in twice the pixels of the page: sharp in print. */
    toPng: () =>
      cy.png({ output: 'blob-promise', full: true, scale: 2, bg: getTheme(container).sheet }),
    destroy: () => cy.destroy(),
  };
}

/** Draws a graph and lays it out: linked nodes close together, no two on top of each other. The same steps always lead to the same places. */
export function placeGraph(cy: Core, { nodes, edges }: Graph, aspect: number): void {
  const ids = new Set(nodes.map(({ id }) => id));
  const drawn = edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const labels = new Set<string>();
  const added = nodes.filter(({ id, isRoot }) => !isRoot && cy.getElementById(id).empty());
  cy.json({
    elements: [
      ...nodes.map((node) => ({
        data: { id: node.id, label: node.label, color: node.color, size: nodeSize(node) },
        classes: [node.isRoot ? 'root' : '', node.isExpanded ? 'expanded' : ''].join(' '),
      })),
      ...drawn.map(({ from, to, label }) => {
        // The first edge with a label shows it; others do under the pointer.
        const isFirst = label !== '' && !labels.has(label);
        labels.add(label);
        return {
          data: { id: `${from} ${to}`, source: from, target: to, label },
          classes: isFirst ? 'labeled' : '',
        };
      }),
    ],
  });
  const isNew = new Set(added.map(({ id }) => id));
  for (const [at, { id }] of added.entries()) {
    const node = cy.getElementById(id);
    const neighbors = node.neighborhood().nodes();
    const known = neighbors.filter((other) => !isNew.has(other.id())).nodes();
    const { x, y } = known.nonempty() ? known.first().position() : { x: 0, y: 0 };
    // Rings of three, since nodes on one circle push each other along it.
    const distance = START * (1 + (at % 3) / 3);
    const angle = (2 * Math.PI * at) / added.length;
    node.position({ x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance });
  }
  const shape = Math.min(Math.max(aspect, ASPECT.min), ASPECT.max);
  const w = Math.sqrt(nodes.length * MARGIN.width * MARGIN.height * shape);
  const h = w / shape;
  cy.layout({
    name: 'cose',
    animate: false,
    randomize: false,
    fit: false,
    boundingBox: { x1: -w / 2, y1: -h / 2, w, h },
    idealEdgeLength: () => 100,
    nodeRepulsion: () => 400_000,
    nodeOverlap: 20,
    gravity: 0.2,
    numIter: 400,
    // Nodes that are already drawn move little.
    initialTemp: isNew.size < nodes.length - 1 ? 30 : 120,
  }).run();
}

function nodeSize({ isRoot = false }: GraphNode): number {
  return isRoot ? 28 : 18;
}

function listen(cy: Core, container: HTMLElement, { onSelect, onOpen }: GraphEvents): void {
  cy.on('tap', 'node', ({ target }) => onSelect(target.id()));
  cy.on('dbltap', 'node', ({ target }) => onOpen(target.id()));
  cy.on('tap', 'edge', ({ target }) => {
    // Selects the other end, whose details show the relation.
    const [source, end] = [target.source(), target.target()];
    onSelect(end.is('.root, .selected') ? source.id() : end.id());
  });
  cy.on('mouseover', 'node, edge', ({ target }) => {
    target.addClass(target.isEdge() ? 'hover shown' : 'hover');
    if (target.isNode()) target.connectedEdges().addClass('hover');
    container.style.cursor = 'pointer';
  });
  cy.on('mouseout', 'node, edge', () => {
    cy.elements('.hover').removeClass('hover');
    cy.edges('.shown').not('.near').removeClass('shown');
    container.style.cursor = '';
  });
  cy.on('tapstart', () => cy.userZoomingEnabled(true));
  container.addEventListener('pointerleave', () => {
    if (!cy.destroyed()) cy.userZoomingEnabled(false);
  });
}

/** Computed styles of the container have resolved colors, unlike custom properties. */
function getTheme(element: HTMLElement) {
  const { color, backgroundColor, borderTopColor, caretColor } = window.getComputedStyle(element);
  return { ink: color, sheet: backgroundColor, line: borderTopColor, accent: caretColor };
}

function getStyle({ ink, sheet, line, accent }: ReturnType<typeof getTheme>): StylesheetJson {
  const text = {
    color: ink,
    'text-outline-color': sheet,
    'text-outline-width': 2.5,
    'font-family': 'system-ui, sans-serif',
  } as const;
  return [
    {
      selector: 'node',
      style: {
        ...text,
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
        ...text,
        width: 1.4,
        'line-color': line,
        'curve-style': 'straight',
        'font-size': 9,
        'text-rotation': 'autorotate',
        'text-wrap': 'ellipsis',
        'text-max-width': '110px',
        'min-zoomed-font-size': 8,
      },
    },
    { selector: 'edge.labeled', style: { label: 'data(label)' } },
    {
      selector: 'edge.near, edge.hover',
      style: { 'line-color': accent, width: 2, 'z-index': 9 },
    },
    { selector: 'edge.shown', style: { label: 'data(label)', 'text-max-width': '600px' } },
  ];
}
