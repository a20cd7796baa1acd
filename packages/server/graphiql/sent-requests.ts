/** A request as it is remembered: without headers, which may hold a key. */
export interface SentRequest {
  readonly query: string;
  readonly variables: string;
}

const STORE = 'biographql-graphiql-history';
const MOST = 20;

export function sentRequests(): readonly SentRequest[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
}

export function rememberRequest(request: SentRequest): void {
  const isOther = ({ query, variables }: SentRequest) =>
    query !== request.query || variables !== request.variables;
  const requests = [request, ...sentRequests().filter(isOther)].slice(0, MOST);
  localStorage.setItem(STORE, JSON.stringify(requests));
}
