export type { ClaimSources } from './claim-checks.js';
export {
  createVerifier,
  type Verifier,
  type VerifierParts,
  type VerifyOptions,
} from './verify-items.js';
