import { useMemo, useState } from 'react';
import { inDigits } from '../components/controls.tsx';
import { EntityLink } from '../components/entity.tsx';
import type { Graph } from '../graph/graph.ts';
import { GraphView } from '../graph/graph-view.tsx';
import { go, shortIri } from '../place.ts';
import { useNames } from './hooks.ts';
import { localName, type ResultGraph } from './result-shape.ts';

/** Readable in both themes. */
const COLORS = ['#0d9488', '#d97706', '#6366f1', '#db2777'];

export function ResultGraphView(props: { readonly graph: ResultGraph }) {
  const { nodes, links, left } = props.graph;
  const [chosen, setChosen] = useState('');
  const unnamed = useMemo(
    () => nodes.flatMap(({ iri, label }) => (label === null ? [iri] : [])),
    [nodes],
  );
  const names = useNames(unnamed);
  const variables = useMemo(() => [...new Set(nodes.map(({ variable }) => variable))], [nodes]);
  const graph = useMemo(
    (): Graph => ({
      nodes: nodes.map(({ iri, label, variable }) => ({
        id: iri,
        label: label ?? names.get(iri) ?? localName(iri),
        group: variable,
        color: colorAt(variables.indexOf(variable)),
      })),
      edges: links.map(([from, to]) => ({ from, to, label: '' })),
    }),
    [nodes, links, names, variables],
  );
  const selected = graph.nodes.find(({ id }) => id === chosen) ?? graph.nodes[0];
  return (
    <>
      <GraphView
        label="Entities of the result"
        graph={graph}
        selected={selected?.id ?? ''}
        onSelect={setChosen}
        onOpen={(iri) => go({ page: 'explore', parameters: { entity: shortIri(iri) } })}
      />
      <p className="line quiet">
        {variables.map((variable, at) => (
          <span key={variable}>
            <i className="dot" style={{ background: colorAt(at) }} /> {variable}
          </span>
        ))}
      </p>
      {selected && (
        <p aria-live="polite">
          <EntityLink iri={selected.id}>{selected.label}</EntityLink>{' '}
          <span className="quiet">{selected.group}</span>
        </p>
      )}
      {left > 0 && <p className="quiet">{inDigits(left)} more entities are only in the table.</p>}
    </>
  );
}

function colorAt(index: number): string {
  return COLORS[index % COLORS.length] ?? '';
}
