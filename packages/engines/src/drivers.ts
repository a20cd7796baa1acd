import { trainedModels } from './admet-predictor/trained/trained-predictor.js';
import { sqliteArticles } from './article-index/sqlite/sqlite-article-builder.js';
import { chooseDrivers, type DriverLists, type Drivers } from './choose-drivers.js';
import { oxigraph } from './graph-store/oxigraph/oxigraph.js';
import { sparqlEndpoint } from './graph-store/sparql-endpoint/sparql-endpoint.js';
import { sqliteLabels } from './label-index/sqlite/sqlite-label-builder.js';

/** The drivers of each interface; the first one serves unless another is chosen. No other code names them. */
export const DRIVERS: DriverLists = {
  graph: [oxigraph, sparqlEndpoint],
  labels: [sqliteLabels],
  articles: [sqliteArticles],
  admet: [trainedModels],
};

export function defaultDrivers(): Drivers {
  return chooseDrivers(DRIVERS);
}
