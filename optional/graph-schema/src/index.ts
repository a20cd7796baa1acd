import type { Plugin } from '@biographql/server';
import { checkSchema } from './command/check-schema.js';
import { schemaCommand } from './command/schema-command.js';
import { openGraphSchema } from './graphql/open-graph-schema.js';

/** Adds `biographql schema`, and serves the schema of the loaded graph at `/{serviceName}/graph`. */
export const plugin: Plugin = {
  name: '@biographql/graph-schema',
  commands: [schemaCommand],
  openGraphSchema,
  checkDataset: checkSchema,
};
