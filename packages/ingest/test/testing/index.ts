export { type ReadText, type ReadTextOptions, readText, shortened } from './read-text.js';
export { openSeedEngines, type SeedEngines, type WrittenSeed, writeSeed } from './seed-engines.js';
export { SEEDS, type Seed, type SeedName, seedEmbeddings } from './seeds.js';
