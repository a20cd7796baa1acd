// The options of every operation, which know no React: for loaders, prefetch and server components.
export * from '@biographql/query';
