/** An address as it may be shown: without user, password, query and fragment. */
export function withoutCredentials(url: string): string {
  return url.replace(/(\/\/)[^/@]*@|[?#].*/g, '$1');
}
