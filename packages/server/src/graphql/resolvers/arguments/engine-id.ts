import { UnknownEngineError } from '@biographql/core';

/**
 * Accepts the engine identifier that the request is answered by; null and absent mean it.
 * @param known - what may be sent, where there is more than one.
 * @throws UnknownEngineError for any other text.
 */
export function checkEngineId(
  engineID: string | null | undefined,
  engineId: string,
  known?: readonly string[],
): void {
  if (engineID === null || engineID === undefined || engineID === engineId) return;
  throw new UnknownEngineError(engineID, known);
}
