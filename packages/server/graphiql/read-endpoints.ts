export interface Endpoint {
  readonly path: string;
  readonly title: string;
}

export async function readEndpoints(): Promise<readonly Endpoint[]> {
  const answer = await fetch('endpoints.json');
  if (!answer.ok) throw new Error(`The service doesn't report its schemas: ${answer.status}.`);
  return answer.json();
}
