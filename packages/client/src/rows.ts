// Apart from the rest, which needs no `@biographql/sparql`.
export { selectRows } from './actions/select-rows.js';
