import type { EntityIri } from '@biographql/core';
import { MalformedResponseError } from '../errors.js';
import type { EntityCount, Subtype } from '../generated/answers.js';

/**
 * Returns a value that the contract promises when there are no errors.
 * @throws MalformedResponseError when it is null or absent.
 */
export function requireField<T>(value: T | null | undefined, field: string): T {
  if (value == null) throw new MalformedResponseError({ field });
  return value;
}

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

/** Reads a subtype of a response. */
export function toSubtype({
  id,
  name,
  path,
}: {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
}): Subtype {
  return { iri: id as EntityIri, label: name, path };
}
