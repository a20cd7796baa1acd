// Options of every operation, without React: for loaders, prefetching and server components.
export * from '@biographql/query';
