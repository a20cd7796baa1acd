/** How many of the matching articles name an entity. */
export interface EntityCount {
  readonly label: string;
  /** Articles. */
  readonly count: number;
  /** The entity, with which `entity` of an article search finds these articles; null when the graph does not know it. */
  readonly iri: string | null;
}

/** Joins the bars of several charts in order. */
export function toEntityCounts(
  charts: readonly {
    readonly entityviz: readonly {
      readonly key: string;
      readonly value: number;
      readonly id: string | null;
    }[];
  }[],
): readonly EntityCount[] {
  return charts
    .flatMap(({ entityviz }) => entityviz)
    .map(({ key: label, value: count, id: iri }) => ({ label, count, iri }));
}
