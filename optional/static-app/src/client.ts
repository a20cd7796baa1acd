// The page's side of a service in its worker.
export { registerServiceWorker } from './data/register-service-worker.js';
export {
  INITIAL_STATE,
  type PartState,
  TAB_PARTS,
  type TabDataset,
  type TabPart,
  type TabState,
  type TabStateMessage,
} from './data/tab-state.js';
export { loadingWords, megabytes, PART_NAMES, problemWords } from './data/tab-words.js';
export { createTabFetch, type TabFetchOptions } from './service/tab-fetch.js';
export { openTabLine, type TabLine } from './service/tab-line.js';
