/** @deprecated Import from `@biographql/engines/vocabulary`. */
export * from '@biographql/engines/vocabulary';
