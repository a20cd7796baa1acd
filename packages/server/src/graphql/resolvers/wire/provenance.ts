import type { Dataset } from '../../../generated/resolvers.js';
import type { ServedDataset } from '../../../services/provenance-service.js';

/** The served dataset on the wire. */
export function toDataset({ digest, release, credits }: ServedDataset): Dataset {
  return { digest, release, credits: [...credits] };
}
