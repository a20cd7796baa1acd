import cluster from 'node:cluster';
import { once } from 'node:events';
import { createBirpc } from 'birpc';
import { openService, type PeerService, type PreparedDataset } from '../compose.js';
import { ConfigError } from '../config/config-error.js';
import { httpLimitsOf } from '../config/http-limits-of.js';
import type { DatasetWatch } from '../dataset-watch.js';
import { statesOf } from '../http/health.js';
import { createLogger, type ServiceLogger } from '../logger.js';
import { shippedDocs, shippedPage } from '../pages/shipped-page.js';
import { createServiceMetrics } from '../telemetry/service-metrics.js';
import type { AssignedDataset, Assignment, PrimaryCalls, ServingCalls, Started } from './calls.js';
import type { Peers } from './peers.js';
import { createRemoteLimiters } from './remote-limiters.js';
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
  const watches = new Map<number, RemoteWatch>();
  let prepared: PreparedDataset | undefined;
  let log: ServiceLogger | undefined;
  let peersFor: ((dataset: AssignedDataset) => Peers) | undefined;

  const primary = createBirpc<PrimaryCalls, ServingCalls>(
    {
      async start(assignment): Promise<Started> {
        const { config } = assignment;
        log = createLogger({ ...config, logFormat: 'json' }, process.stdout, { withPid: true });
        try {
          peersFor = (dataset) => {
            const watch = createRemoteWatch(dataset, primary);
            watches.set(dataset.number, watch);
            return peersOf(assignment, dataset, { primary, watch });
          };
          const peers = peersFor(assignment.dataset);
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
      engineStates: () => statesOf(Object.values(service?.engines ?? {})),
      filesChanged: (dataset, files) => watches.get(dataset)?.update(files),
      async prepareDataset(dataset) {
        if (service === undefined || peersFor === undefined) return 'This process has not started.';
        try {
          prepared = await service.prepare(peersFor(dataset));
          return null;
        } catch (error) {
          watches.delete(dataset.number);
          return messageOf(error);
        }
      },
      async takeDataset() {
        const numbers = [...watches.keys()];
        await prepared?.take();
        for (const old of numbers.slice(0, -1)) watches.delete(old);
      },
      async dropDataset(dataset) {
        await prepared?.drop();
        watches.delete(dataset);
      },
    },
    {
      post: send,
      on: (onMessage) => process.on('message', onMessage),
      timeout: -1,
    },
  );
  tell(primary.arrived.asEvent());
  await once(process, 'disconnect');
  log?.flush();
}

/** A primary process that is gone takes the port and the log with it: ending in order would wait for its log for ever. */
function endWithPrimary(): void {
  if (cluster.worker?.exitedAfterDisconnect !== true) process.kill(process.pid, 'SIGKILL');
}

type Primary = ReturnType<typeof createBirpc<PrimaryCalls, ServingCalls>>;

function peersOf(
  { config, processes }: Assignment,
  { number, digest, directory, isGraphShared }: AssignedDataset,
  { primary, watch }: { readonly primary: Primary; readonly watch: DatasetWatch },
): Peers {
  const { giveBackRequests, workCharge } = primary;
  return {
    digest,
    directory,
    graph: isGraphShared
      ? {
          ready: () => primary.graphReady(number),
          run: (id, query) => primary.graphRun(number, id, query),
          cancel: (id) => tell(primary.graphCancel.asEvent(number, id)),
        }
      : null,
    watch,
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
      processes,
    ),
    metricsText: () => primary.metricsText(),
    engineStates: () => primary.engineStates(),
    drained: () => primary.drained(),
  };
}

/** A primary process that is gone needs to be told nothing: this one ends as well. */
function tell(sent: Promise<unknown>): void {
  sent.catch(() => {});
}
