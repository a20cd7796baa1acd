import { NeighborTable } from './neighbor-table.tsx';

/** All neighbors of an entity as a table: in the service's order or by a column, to the last. */
export function NeighborList({ iri, label }: { readonly iri: string; readonly label: string }) {
  return (
    <section className="neighbor-list" aria-label="All neighbors">
      <NeighborTable iri={iri} entity={label} name="neighbors" title="All neighbors" />
    </section>
  );
}
