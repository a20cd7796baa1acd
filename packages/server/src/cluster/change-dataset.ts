import type { Logger } from 'pino';
import type { AssignedDataset } from './calls.js';
import type { GraphLines } from './graph-lines.js';
import type { PrimaryParts, SharedDataset } from './primary-parts.js';
import { fileStateOf } from './remote-watch.js';
import type { Member, ServingFleet } from './serving-fleet.js';

interface ChangingParts {
  readonly parts: PrimaryParts;
  readonly fleet: ServingFleet;
  readonly lines: GraphLines;
  readonly logger: Logger;
  /** Of the dataset. */
  readonly name: string;
}

/**
 * Has all processes serve the version that the data directory of a dataset names now: each opens it beside the served one, and when all
 * are ready they take it at once. When one cannot open it, all stay with the served one. The old one is closed when the last
 * request of it is over in every process.
 * @throws DatasetError, EngineUnavailableError, and an error with the message of a process that cannot open it.
 */
export async function changeDataset(changing: ChangingParts): Promise<void> {
  const { parts, fleet, lines, logger, name } = changing;
  const next = await parts.openNext(name);
  const old = parts.current(name);
  lines.add(next);
  const members = [...fleet.members.values()].filter(({ isServing }) => isServing);
  const assigned = assignedDataset(next);
  const prepared = await Promise.all(members.map((member) => reasonNot(member, assigned)));
  const failure = prepared.find((reason) => reason !== null);
  if (failure !== undefined) {
    const drops = members.map(({ calls }) => calls.dropDataset(next.number).catch(() => {}));
    await Promise.all(drops);
    lines.remove(next);
    await next[Symbol.asyncDispose]();
    throw new Error(failure);
  }
  // Processes that start from now on begin with it.
  parts.serve(next);
  next.watch.begin();
  const { digest, release } = next.served;
  logger.info({ dataset: name, digest, release }, 'another dataset is served');
  // Those that were starting began with the old one.
  for (const { id } of fleet.members.values())
    if (!members.some((member) => member.id === id)) fleet.restart(id);
  await Promise.all(members.map(({ calls }) => calls.takeDataset(next.number).catch(() => {})));
  lines.remove(old);
  await old[Symbol.asyncDispose]();
}

/** Returns what serving processes are told of a dataset. */
export function assignedDataset(shared: SharedDataset): AssignedDataset {
  const { number, name, dataset, watch, graph } = shared;
  return {
    number,
    name,
    digest: dataset.manifest.digest,
    directory: dataset.directory,
    files: fileStateOf(watch),
    isGraphShared: graph?.share !== undefined,
  };
}

/** A process that ends meanwhile starts again with what is served then. */
function reasonNot({ calls }: Member, dataset: AssignedDataset): Promise<string | null> {
  return calls.prepareDataset(dataset).catch(() => null);
}
