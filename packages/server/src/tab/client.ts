// The page's end of the line to a service in its own worker.
export { createTabFetch, type TabFetchOptions } from './tab-fetch.js';
