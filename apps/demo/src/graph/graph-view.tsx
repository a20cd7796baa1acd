import { useEffect, useId, useRef, useState } from 'react';
import { Chip } from '../components/controls.tsx';
import { download, fileStem } from '../exports/download.ts';
import type { createCanvas, Graph } from './canvas.ts';

/** Maximum number of nodes of a graph: each has room for its name. Tables list the others. */
export const MAX_NODES = 160;

interface GraphViewProps {
  readonly label: string;
  readonly graph: Graph;
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

/** A graph on a canvas, with a list of its nodes for keyboards and screen readers: arrow keys move, Enter opens. */
export function GraphView({ label, graph, selected, onSelect, onOpen }: GraphViewProps) {
  const container = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<ReturnType<typeof createCanvas> | null>(null);
  const [drawn, setDrawn] = useState<Graph | null>(null);
  const events = useRef({ onSelect, onOpen });
  events.current = { onSelect, onOpen };

  useEffect(() => {
    const { current: element } = container;
    if (!element) return undefined;
    const left = new AbortController();
    const { signal } = left;
    void import('./canvas.ts').then(({ createCanvas }) => {
      if (signal.aborted) return;
      const made = createCanvas(element, {
        onSelect: (id) => events.current.onSelect(id),
        onOpen: (id) => events.current.onOpen(id),
      });
      window
        .matchMedia?.('(prefers-color-scheme: dark)')
        .addEventListener('change', made.updateTheme, { signal });
      signal.addEventListener('abort', () => made.destroy());
      setCanvas(made);
    });
    return () => {
      left.abort();
      setCanvas(null);
    };
  }, []);
  useEffect(() => {
    canvas?.show(graph);
    setDrawn(canvas && graph);
  }, [canvas, graph]);
  useEffect(() => {
    if (drawn) canvas?.select(selected);
  }, [canvas, drawn, selected]);
  const savePng = async () => {
    if (canvas) download(`${fileStem(label)}.png`, await canvas.toPng(), 'image/png');
  };

  const listId = useId();
  const { nodes } = graph;
  const at = nodes.findIndex(({ id }) => id === selected);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const place = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: nodes.length - 1,
    }[event.key];
    if (place !== undefined) onSelect(nodes[place]?.id ?? selected);
    else if (event.key === 'Enter') onOpen(selected);
    else return;
    event.preventDefault();
  };
  return (
    <figure className="graph" aria-label={label} aria-busy={drawn !== graph}>
      <div className="graph-tools line">
        <Chip aria-label="Zoom in" onClick={() => canvas?.zoom(1.5)}>
          +
        </Chip>
        <Chip aria-label="Zoom out" onClick={() => canvas?.zoom(1 / 1.5)}>
          −
        </Chip>
        <Chip onClick={() => canvas?.zoom(null)}>Fit</Chip>
        <Chip aria-label="Download PNG" onClick={() => void savePng()}>
          PNG
        </Chip>
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
