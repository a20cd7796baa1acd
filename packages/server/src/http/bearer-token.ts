const BEARER = /^Bearer +(\S+)$/i;

/** Returns the token of an `Authorization` header (RFC 6750), or undefined for other schemes. */
export function bearerToken(authorization: string): string | undefined {
  return BEARER.exec(authorization)?.[1];
}
