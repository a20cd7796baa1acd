/** How many of the matching articles name an entity. */
export interface EntityCount {
  readonly label: string;
  /** Articles. */
  readonly count: number;
}

/** Joins the bars of several charts in order. */
export function toEntityCounts(
  charts: readonly {
    readonly entityviz: readonly { readonly key: string; readonly value: number }[];
  }[],
): readonly EntityCount[] {
  return charts
    .flatMap(({ entityviz }) => entityviz)
    .map(({ key: label, value: count }) => ({ label, count }));
}
