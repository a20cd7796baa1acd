// What the graph's own worker of a page runs.
export {
  type GraphWorkerPort,
  type ServedGraph,
  serveGraph,
} from '../graph-store/page/serve-graph.js';
