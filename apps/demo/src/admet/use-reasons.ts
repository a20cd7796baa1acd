import type { AdmetExplanation } from '@biographql/core';
import { useAdmetExplanation } from '@biographql/react';
import { useQuery } from '@tanstack/react-query';
import { reasonsHere } from './browser-reasons.ts';
import { useModelFiles } from './model-files.ts';
import type { ShownModel } from './shown-model.ts';

/** Why a model says what it says of a molecule: by the service, or in this browser, where the molecule stays. */
export function useReasons({
  model: { name: model },
  smiles,
  isLocal,
}: {
  readonly model: ShownModel;
  readonly smiles: string;
  readonly isLocal: boolean;
}) {
  const { editions, files } = useModelFiles();
  const ofService = useAdmetExplanation(isLocal ? null : { model, smiles });
  const ofBrowser = useQuery<AdmetExplanation<string>>({
    // What a file said that another one took the place of is not what this one says.
    queryKey: ['admet-reasons', 'browser', model, editions.get(model) ?? 0, smiles],
    queryFn: ({ signal }) => reasonsHere({ model, smiles, file: files.get(model) }, signal),
    enabled: isLocal,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return isLocal ? ofBrowser : ofService;
}
