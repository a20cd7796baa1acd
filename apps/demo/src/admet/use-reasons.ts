import type { AdmetModelName } from '@biographql/admet';
import type { AdmetExplanation } from '@biographql/core';
import { useAdmetExplanation } from '@biographql/react';
import { useQuery } from '@tanstack/react-query';
import { workerLine } from '../worker-line.ts';
import type { ReasonFiles, ReasonRequest } from './serve-reasons.ts';

/** As many as a service tells. */
const SIMILAR = 5;

/** A worker of its own, with a toolkit of its own: a reason does not wait for ten thousand predictions. */
const ask = workerLine<ReasonRequest>(
  () => new Worker(new URL('./explain-worker.ts', import.meta.url), { type: 'module' }),
);

/** Why a model says what it says of a molecule: by the service, or in this browser, where the molecule stays. */
export function useReasons({
  model,
  smiles,
  isLocal,
}: {
  readonly model: AdmetModelName;
  readonly smiles: string;
  readonly isLocal: boolean;
}) {
  const ofService = useAdmetExplanation(isLocal ? null : { model, smiles });
  const ofBrowser = useQuery({
    queryKey: ['admet-reasons', 'browser', model, smiles],
    queryFn: ({ signal }) =>
      ask<AdmetExplanation<AdmetModelName>>(
        { files: filesOfPage(), model, smiles, similar: SIMILAR },
        signal,
      ),
    enabled: isLocal,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return isLocal ? ofBrowser : ofService;
}

function filesOfPage(): ReasonFiles {
  const served = (path: string) =>
    new URL(`${import.meta.env.BASE_URL}admet/${path}`, document.baseURI).href;
  return { models: served('models/'), measured: served('measured/'), wasm: served('toolkit.wasm') };
}
