// The page's side of a service in its worker.
export { registerServiceWorker } from './data/register-service-worker.js';
export {
  INITIAL_STATE,
  loadingWords,
  megabytes,
  PART_NAMES,
  type PartState,
  problemWords,
  TAB_PARTS,
  type TabDataset,
  type TabPart,
  type TabState,
  type TabStateMessage,
} from './data/tab-state.js';
export {
  createTabFetch,
  openTabLine,
  type TabFetchOptions,
  type TabLine,
} from './service/tab-line.js';
