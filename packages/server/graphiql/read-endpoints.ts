/** A schema that the service answers. */
export interface Endpoint {
  /** Absolute path, e.g. `/biographql/graphql`. */
  readonly path: string;
  /** What it is a schema of, for a person. */
  readonly title: string;
}

/**
 * Returns the schemas that the service tells of, the first one chosen first.
 * @throws Error when the service does not tell.
 */
export async function readEndpoints(): Promise<readonly Endpoint[]> {
  const answer = await fetch('endpoints.json');
  if (!answer.ok) throw new Error(`The service doesn't report its schemas: ${answer.status}.`);
  return answer.json();
}
