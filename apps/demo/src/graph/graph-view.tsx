import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { Chip } from '../components/controls.tsx';
import {
  type Graph,
  type GraphTheme,
  graphPicture,
  nodeInDirection,
  type Point,
  type SvgPicture,
} from './graph.ts';

export type GraphHandle = { readonly picture: (description: string) => SvgPicture };

interface GraphViewProps {
  readonly ref?: Ref<GraphHandle>;
  readonly label: string;
  /** A new object is drawn from scratch. */
  readonly graph: Graph;
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

const NO_POSITIONS: ReadonlyMap<string, Point> = new Map();

/** A graph on a canvas, with a list of its nodes for keyboards and screen readers: arrow keys move, Enter opens. */
export function GraphView({ ref, label, graph, selected, onSelect, onOpen }: GraphViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const canvas = useRef<ReturnType<typeof import('./canvas.ts').drawGraph>>(null);
  const positions = useRef(NO_POSITIONS);
  const [isReady, setIsReady] = useState(false);
  const events = useRef({ onSelect, onOpen, selected });
  events.current = { onSelect, onOpen, selected };

  useEffect(() => {
    const { current: element } = container;
    if (!element) return undefined;
    let isLeft = false;
    setIsReady(false);
    void import('./canvas.ts').then(({ drawGraph, layoutGraph }) => {
      if (isLeft) return;
      const aspect = element.clientWidth / Math.max(element.clientHeight, 1);
      positions.current = layoutGraph(graph, aspect, positions.current);
      canvas.current = drawGraph(element, graph, positions.current, getTheme(element), {
        onSelect: (id) => events.current.onSelect(id),
        onOpen: (id) => events.current.onOpen(id),
      });
      canvas.current.select(events.current.selected);
      setIsReady(true);
    });
    return () => {
      isLeft = true;
      canvas.current?.destroy();
      canvas.current = null;
    };
  }, [graph]);
  useEffect(() => canvas.current?.select(selected), [selected]);
  useEffect(() => {
    const update = () => {
      if (container.current) canvas.current?.setTheme(getTheme(container.current));
    };
    const scheme = window.matchMedia?.('(prefers-color-scheme: dark)');
    scheme?.addEventListener('change', update);
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['style'] });
    return () => {
      scheme?.removeEventListener('change', update);
      observer.disconnect();
    };
  }, []);
  useImperativeHandle(ref, () => ({
    picture: (description) => {
      if (!container.current) throw new Error('The graph is not on the page.');
      return graphPicture(graph, positions.current, getTheme(container.current), description);
    },
  }));

  const zoom = (factor: number | null) => canvas.current?.zoom(factor);
  const listId = useId();
  const { nodes } = graph;
  const at = nodes.findIndex(({ id }) => id === selected);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const arrow = ARROWS.find((key) => key === event.key);
    if (arrow) onSelect(nodeInDirection(selected, arrow, positions.current));
    else if (event.key === 'Home') onSelect(nodes[0]?.id ?? selected);
    else if (event.key === 'Enter') onOpen(selected);
    else return;
    event.preventDefault();
  };
  return (
    <figure className="graph" aria-label={label} aria-busy={!isReady}>
      <div className="graph-tools line">
        <Chip aria-label="Zoom in" onClick={() => zoom(1.5)}>
          +
        </Chip>
        <Chip aria-label="Zoom out" onClick={() => zoom(1 / 1.5)}>
          −
        </Chip>
        <Chip onClick={() => zoom(null)}>Fit</Chip>
      </div>
      <div
        role="listbox"
        className="sr-only"
        tabIndex={0}
        aria-label={`${label}: arrow keys move, Enter opens`}
        aria-activedescendant={`${listId}-${Math.max(0, at)}`}
        onKeyDown={onKeyDown}
      >
        {nodes.map((node, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the list
          <div
            key={node.id}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={node.id === selected}
            onClick={() => onSelect(node.id)}
          >
            {node.label}, {node.group}
            {node.isExpanded && ', expanded'}
          </div>
        ))}
      </div>
      <div ref={container} className="graph-canvas" aria-hidden="true" />
    </figure>
  );
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** Computed styles of the container have resolved colors, unlike custom properties. */
function getTheme(element: HTMLElement): GraphTheme {
  const { color, backgroundColor, borderTopColor, caretColor } = window.getComputedStyle(element);
  return { ink: color, sheet: backgroundColor, line: borderTopColor, accent: caretColor };
}
