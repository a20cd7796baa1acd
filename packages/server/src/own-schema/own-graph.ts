import type { Engines } from '@biographql/engines';
import type { Vocabulary } from '@biographql/vocabulary';
import type { ResolveEntity } from '../services/entity-resolver.js';

/** What a schema of the graph is answered from; the store is in the lane of the service. */
export interface OwnGraph extends Pick<Engines, 'graph' | 'labels'> {
  readonly vocabulary: Vocabulary;
  readonly resolveEntity: ResolveEntity;
}
