// What the graph's own worker of a page runs.
export type {
  GraphImages,
  ImageFacts,
  KeptImage,
  TakenImage,
} from '../graph-store/oxigraph/page/graph-images.js';
export {
  type GraphWorkerPort,
  type ServedGraph,
  serveGraph,
} from '../graph-store/oxigraph/page/serve-graph.js';
