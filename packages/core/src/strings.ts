export * from './generated/strings.js';
export type * from './scalars.js';
