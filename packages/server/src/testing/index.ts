export { type AdmetValues, tablePredictor } from '../engines/admet-predictor/table-predictor.js';
export {
  createTestService,
  type TestService,
  type TestServiceOptions,
} from './create-test-service.js';
export { openSeedEngines, type SeedEngines } from './seed-engines.js';
export { SEEDS, type Seed, type SeedName } from './seeds.js';
