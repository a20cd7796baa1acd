import { UnknownEngineError } from '@biographql/core';

/** Accepts this service's engine identifier; null and absent mean it. @throws UnknownEngineError for any other text. */
export function checkEngineId(engineID: string | null | undefined, engineId: string): void {
  if (engineID === null || engineID === undefined || engineID === engineId) return;
  throw new UnknownEngineError(engineID);
}
