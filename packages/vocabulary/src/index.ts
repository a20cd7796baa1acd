/**
 * @deprecated Import from `@biographql/engines/vocabulary`.
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/reference/migration.md}
 */
export * from '@biographql/engines/vocabulary';
