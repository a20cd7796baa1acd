export { learnSeedEmbeddings } from './seed-embeddings.js';
export { openSeedEngines, type SeedEngines } from './seed-engines.js';
export { SEEDS, type Seed, type SeedName } from './seeds.js';
