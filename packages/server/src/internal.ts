// For the optional packages of this project. Unstable: names may change in any release.

export type { GraphAccess, MoleculeProfile, NamedStatement } from '@biographql/services';
export { type EntityReference, readStructures, unlabeledRecord } from '@biographql/services';
export { type CommandRun, defineCommand, type FlagsOf } from './cli/command.js';
export { ADMET_MODEL_OPTIONS, publicModels } from './cli/commands/admet.js';
export { sortSources } from './cli/commands/ingest.js';
export { count, EXIT, type Output } from './cli/output.js';
export { withVocabularyFile } from './config/build-settings.js';
export { VERSION } from './config/version.js';
export { requestedFields } from './graphql/executor.js';
export { checkScope, type RequestContext } from './graphql/resolvers/context.js';
export { GRAPH_SCHEMA_FILE, loadPlugins } from './plugins/load-plugins.js';
