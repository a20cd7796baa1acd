import { fileURLToPath } from 'node:url';
import type { Plugin } from '@biographql/server';
import { admetLabCommands } from './cli/commands.js';
import { readAssayModel } from './custom/model.js';
import { labModels } from './driver/lab-models.js';
import { measuredFolder } from './measured-folder.js';

/** Explanations, custom models, and the commands `biographql admet explain | import | report | train`. */
export const plugin: Plugin = {
  name: '@biographql/admet-lab',
  drivers: { admet: [labModels] },
  commands: [admetLabCommands],
  readAdmetModel: (bytes) => readAssayModel(bytes),
  webFolders: { '/admet/measured/': fileURLToPath(measuredFolder()) },
};
