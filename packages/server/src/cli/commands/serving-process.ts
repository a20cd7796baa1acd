import cluster from 'node:cluster';
import { runServingProcess } from '../../cluster/serving-process.js';
import type { AddCommand } from '../command-context.js';
import { EXIT } from '../exit-codes.js';
import { messageOf } from '../message-of.js';
import { createOutput } from '../output.js';

/** The name by which `serve` starts one of several processes. */
export const SERVING_PROCESS = 'serving-process';

/** `biographql serving-process`: what `serve --processes` starts; nobody calls it, so no help names it. */
export const servingProcessCommand: AddCommand = (program, { streams, finish }) => {
  program.command(SERVING_PROCESS, { hidden: true }).action(async () => {
    if (!cluster.isWorker) {
      const output = createOutput({ json: false }, streams);
      output.failure('Only `biographql serve --processes` starts serving processes.');
      finish(EXIT.USAGE);
      return;
    }
    // One that cannot be told is gone, and this process ends as well.
    await runServingProcess(
      (message) => process.send?.(message, undefined, {}, () => {}),
      messageOf,
    );
  });
};
