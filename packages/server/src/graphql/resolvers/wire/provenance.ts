import type { DatasetInfo } from '@biographql/services';
import type { Dataset } from '../../../generated/resolvers.js';

export function toDataset({ digest, release, credits }: DatasetInfo): Dataset {
  return { digest, release, credits: [...credits] };
}
