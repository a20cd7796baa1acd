import type { CallOptions } from '@biographql/core';
import { iri, select, values } from '@biographql/sparql';
import DataLoader from 'dataloader';
import type { FactSource } from './fact-loader.js';

export interface InstanceOf {
  readonly entity: string;
  readonly className: string;
}

const MOST_PAIRS = 2_000;

/** Creates what finds the instances of classes and of their subclasses, by one query for each level of a document. */
export function createInstanceLoader(
  { graph, vocabulary }: FactSource,
  options: CallOptions,
): DataLoader<InstanceOf, boolean, string> {
  const path = (...roles: readonly ('type' | 'class' | 'superclass')[]) =>
    roles
      .flatMap((role) => vocabulary.toPredicates(role))
      .map((predicate) => `<${iri(predicate).value}>`)
      .join('|');
  const text = `SELECT ?entity ?class WHERE { VALUES (?entity ?class) $pairs ?entity (${path('type', 'class')})?/(${path('superclass')})* ?class }`;
  const keyOf = ({ entity, className }: InstanceOf) => `${entity} ${className}`;
  return new DataLoader(
    async (asked) => {
      const pairs = values(asked.map(({ entity, className }) => [iri(entity), iri(className)]));
      const { solutions } = await graph.select(select(text, { pairs }), options);
      const found = new Set(solutions.map(([entity, of]) => `${entity?.value} ${of?.value}`));
      return asked.map((each) => found.has(keyOf(each)));
    },
    { cacheKeyFn: keyOf, maxBatchSize: MOST_PAIRS },
  );
}
