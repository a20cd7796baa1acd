export { type AdmetValue, type AdmetValues, tablePredictor } from '@biographql/engines/testing';
export {
  openSeedEngines,
  SEEDS,
  type Seed,
  type SeedEngines,
  type SeedName,
} from '@biographql/ingest/testing';
export {
  createTestService,
  type TestService,
  type TestServiceOptions,
} from '../../test/testing/create-test-service.js';
