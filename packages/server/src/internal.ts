// For the optional packages of this project. Unstable: names may change in any release.

export type { AddCommand, CommandContext } from './cli/command-context.js';
export {
  type AdmetModelFlags,
  publicModels,
  withAdmetModelFlags,
} from './cli/commands/admet-model-flags.js';
export { addConfigFlags, configOf } from './cli/config-options.js';
export { EXIT } from './cli/exit-codes.js';
export { numberOption } from './cli/number-option.js';
export { createOutput, type Output } from './cli/output.js';
export { count, durationText } from './cli/progress-text.js';
export { sortSources } from './cli/sort-sources.js';
export { stopSignal } from './cli/stop-signal.js';
export { withVocabularyFile } from './config/read-vocabulary.js';
export { requestedFields } from './graphql/requested-fields.js';
export type { RequestContext } from './graphql/resolvers/context.js';
export { checkScope } from './graphql/scopes.js';
export { GRAPH_SCHEMA_FILE } from './plugins/graph-schema.js';
export { type EntityReference, unlabeledRecord } from './services/entity-resolver.js';
export type { NamedStatement } from './services/provenance-service.js';
export type { GraphAccess } from './services/services.js';
