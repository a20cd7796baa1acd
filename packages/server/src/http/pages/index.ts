import type { FastifyInstance } from 'fastify';
import type { HttpSetup } from '../server-setup.js';
import { builtFolder } from './built-pages.js';
import { registerDocs, registerMissingDocs } from './docs.js';
import { registerGraphiql } from './graphiql.js';
import { EDITOR_PATH } from './paths.js';
import { registerWebUi } from './web-ui.js';

export function registerPages(app: FastifyInstance, setup: HttpSetup): void {
  const { prefix, page, docsFolder, graphSchema, logger } = setup;
  if (setup.graphiql === true) {
    const folder = builtFolder('graphiql');
    if (folder === null) logger.debug('GraphiQL is not built');
    else {
      const endpoints = [{ path: `${prefix}/graphql`, title: 'The service' }];
      if (graphSchema !== undefined) {
        endpoints.push({ path: `${prefix}/graph`, title: 'The loaded graph' });
      }
      registerGraphiql(app, { folder, path: `${prefix}${EDITOR_PATH}`, endpoints });
    }
  }
  if (page !== undefined) registerWebUi(app, page);
  const keyedUrl = page && `${prefix}/graphql`;
  if (docsFolder !== undefined) registerDocs(app, docsFolder, keyedUrl);
  else if (page !== undefined) registerMissingDocs(app);
}
