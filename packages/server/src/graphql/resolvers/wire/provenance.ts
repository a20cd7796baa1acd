import type { Dataset } from '../../../generated/resolvers.js';
import type { DatasetInfo } from '../../../services/provenance-service.js';

/** The served dataset on the wire. */
export function toDataset({ digest, release, credits }: DatasetInfo): Dataset {
  return { digest, release, credits: [...credits] };
}
