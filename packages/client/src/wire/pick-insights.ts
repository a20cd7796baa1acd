interface Typed {
  readonly __typename: string;
}

/** Returns the contents of one type, in order, out of a list of insights; other types and empty insights are left out. */
export function pickInsights<Data extends Typed, Name extends Data['__typename']>(
  insights: readonly ({ readonly data: Data | null } | null)[] | null,
  name: Name,
): readonly Extract<Data, { __typename: Name }>[] {
  return (insights ?? []).flatMap((insight) =>
    insight?.data?.__typename === name ? [insight.data as Extract<Data, { __typename: Name }>] : [],
  );
}
