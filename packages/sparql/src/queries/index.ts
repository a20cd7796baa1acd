export * from './diseases.js';
export * from './drugs.js';
export * from './entities.js';
export * from './genes.js';
export * from './literature.js';
export type { QueryOptions } from './options.js';
export * from './relations.js';
