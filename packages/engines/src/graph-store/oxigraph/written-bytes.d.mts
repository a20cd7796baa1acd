/** Returns the parts of an answer, in UTF-8, that can be handed on unread; null for one that has to be read. */
export function bytesAsWritten(
  bytes: Uint8Array<ArrayBuffer>,
  mostRows: number,
): { readonly variables: string; readonly results: Uint8Array<ArrayBuffer> } | null;
