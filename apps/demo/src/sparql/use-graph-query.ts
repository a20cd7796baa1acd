import { useQuery } from '@tanstack/react-query';

/**
 * Reads a CONSTRUCT or DESCRIBE, as the endpoint of a service does: a SELECT that any service answers, and what is made of
 * its solutions. The grammar is loaded with the first one. With `null` nothing is read.
 */
export function useGraphQuery(text: string | null) {
  return useQuery({
    queryKey: ['graph-query', text],
    queryFn: async () => {
      const { readGraphQuery } = await import('@biographql/sparql/triples');
      return readGraphQuery(text ?? '');
    },
    enabled: text !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
}
