import cluster from 'node:cluster';
import { once } from 'node:events';
import type { GraphLine } from '@biographql/engines';
import { createBirpc } from 'birpc';
import { openService, type PeerService } from '../compose.js';
import { ConfigError } from '../config/config-error.js';
import { httpLimitsOf } from '../config/http-limits-of.js';
import type { PreparedDataset } from '../dataset-changes.js';
import { statesOf } from '../http/health.js';
import { createLogger, type ServiceLogger } from '../logger.js';
import { shippedDocs, shippedPage } from '../pages/shipped-page.js';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import type { AssignedDataset, Assignment, PrimaryCalls, ServingCalls, Started } from './calls.js';
import type { PeerDataset, Peers } from './peers.js';
import { createRemoteLimiters, sharersOf } from './remote-limiters.js';
import { createRemoteWatch, type RemoteWatch } from './remote-watch.js';

/** Sends a message to the primary process. */
export type SendMessage = (message: unknown) => void;

/**
 * Serves as one of several processes, as the primary process says, until that lets it go.
 * @param messageOf - what a person is told of an error.
 */
export async function runServingProcess(
  send: SendMessage,
  messageOf: (error: unknown) => string,
): Promise<void> {
  // A terminal and a service manager tell every process; the primary one decides.
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, () => {});
  process.prependListener('disconnect', endWithPrimary);
  const metrics = createServiceMetrics();
  let service: PeerService | undefined;
  const watches = new Map<number, { readonly name: string; readonly watch: RemoteWatch }>();
  const prepared = new Map<number, PreparedDataset>();
  let log: ServiceLogger | undefined;

  const primary = createBirpc<PrimaryCalls, ServingCalls>(
    {
      async start(assignment): Promise<Started> {
        const { config } = assignment;
        log = createLogger({ ...config, logFormat: 'json' }, process.stdout, { withPid: true });
        try {
          const peers = peersOf(assignment, assignment.datasets.map(peerOf), primary);
          const pages = { pageFolder: shippedPage(config), docsFolder: shippedDocs(config) };
          service = await openService(config, { logger: log.logger, metrics, ...pages }, peers);
          await service.ready();
          return { url: await service.listen() };
        } catch (error) {
          await service?.stop();
          return { failure: messageOf(error), isUsage: error instanceof ConfigError };
        } finally {
          log.flush();
        }
      },
      async stop() {
        await service?.stop();
        log?.flush();
      },
      metrics: () => metrics.values(),
      engineStates: async (name) => service?.engineStates(name) ?? statesOf([]),
      filesChanged: (dataset, files) => watches.get(dataset)?.watch.update(files),
      async prepareDataset(dataset) {
        if (service === undefined) return 'This process has not started.';
        try {
          prepared.set(dataset.number, await service.prepare(peerOf(dataset)));
          return null;
        } catch (error) {
          watches.delete(dataset.number);
          return messageOf(error);
        }
      },
      async takeDataset(number) {
        const name = watches.get(number)?.name;
        const numbers = [...watches.keys()];
        await prepared.get(number)?.take();
        prepared.delete(number);
        const isOld = (each: number) => each < number && watches.get(each)?.name === name;
        for (const old of numbers.filter(isOld)) watches.delete(old);
      },
      async dropDataset(number) {
        await prepared.get(number)?.drop();
        prepared.delete(number);
        watches.delete(number);
      },
    },
    {
      post: send,
      on: (onMessage) => process.on('message', onMessage),
      timeout: -1,
    },
  );
  function peerOf(dataset: AssignedDataset): PeerDataset {
    const { number, name, digest, directory, isGraphShared } = dataset;
    const watch = createRemoteWatch(dataset, primary);
    watches.set(number, { name, watch });
    return {
      name,
      digest,
      directory,
      watch,
      graph: isGraphShared ? lineTo(number, primary) : null,
    };
  }

  tell(primary.arrived.asEvent());
  await once(process, 'disconnect');
  log?.flush();
}

/** A primary process that is gone takes the port and the log with it: ending in order would wait for its log for ever. */
function endWithPrimary(): void {
  if (cluster.worker?.exitedAfterDisconnect !== true) process.kill(process.pid, 'SIGKILL');
}

type Primary = ReturnType<typeof createBirpc<PrimaryCalls, ServingCalls>>;

function lineTo(number: number, primary: Primary): GraphLine {
  return {
    ready: () => primary.graphReady(number),
    run: (id, query) => primary.graphRun(number, id, query),
    cancel: (id) => tell(primary.graphCancel.asEvent(number, id)),
  };
}

function peersOf(
  { config, processes }: Assignment,
  datasets: readonly PeerDataset[],
  primary: Primary,
): Peers {
  const { giveBackRequests, workCharge } = primary;
  return {
    datasets,
    keyWitness: {
      onEvent: (event) => tell(primary.keyEvent.asEvent(event)),
      onError: (error) => {
        const message = error instanceof Error ? error.message : String(error);
        tell(primary.keyError.asEvent(message));
      },
    },
    limiters: createRemoteLimiters(
      {
        takeRequests: (keyId, units) => primary.takeRequests(keyId, units),
        giveBackRequests: (keyId, units) => tell(giveBackRequests.asEvent(keyId, units)),
        workWait: (client) => primary.workWait(client),
        workCharge: (client, units) => tell(workCharge.asEvent(client, units)),
        checkKey: (address, keyId) => primary.checkKey(address, keyId),
      },
      httpLimitsOf(config),
      sharersOf(config, processes),
    ),
    limitsState: () => primary.limitsState(),
    metricsText: () => primary.metricsText(),
    engineStates: (name) => primary.engineStates(name),
    drained: () => primary.drained(),
  };
}

/** A primary process that is gone needs to be told nothing: this one ends as well. */
function tell(sent: Promise<unknown>): void {
  sent.catch(() => {});
}
