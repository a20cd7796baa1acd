export * from './common.js';
export { type ClientOptions, createClient } from './create-client.js';
