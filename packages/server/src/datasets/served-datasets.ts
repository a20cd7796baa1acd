import { InvalidArgumentError, UnknownEngineError } from '@biographql/core';
import { damagedDataset } from '../graphql/request-error.js';
import type { RequestedEngines } from '../graphql/root-fields.js';
import { referenceOf } from './dataset-reference.js';
import type { DatasetLease, DatasetSwitch } from './dataset-switch.js';
import type { KeptReleases } from './kept-releases.js';

/** A dataset that a service answers from by a name. */
export interface NamedDataset {
  /** What requests send as `engineID`. */
  readonly name: string;
  readonly served: DatasetSwitch;
}

/** The right of one request to answer from the dataset that it asks for. */
export interface ChosenDataset extends DatasetLease {
  /** The `engineID` that its fields may have beside none. */
  readonly engineId: string;
  /** By which the same dataset is asked for again; null where a request asks for it without any. */
  readonly told: string | null;
}

/** The datasets of a service, each with a switch of its own. */
export interface ServedDatasets {
  /** The first is answered from where a request names none. */
  readonly all: readonly NamedDataset[];
  readonly first: DatasetSwitch;
  /** Whether nothing can be answered, whatever is asked. */
  readonly isDamaged: boolean;
  /** @throws TypeError for a name that is not served. */
  of(name: string): DatasetSwitch;
  /**
   * Returns the dataset that a request asks for; one of a release that is not open is opened first. A value of a field that
   * names nothing is left to the field, which refuses it.
   * @throws UnknownEngineError for what the whole request asks for, and for a release that is not kept;
   * InvalidArgumentError when a request names two datasets; EngineUnavailableError for a damaged one.
   */
  choose(asked: RequestedEngines): ChosenDataset | Promise<ChosenDataset>;
}

/** Creates the choice. @param releases - opens versions that are not served. */
export function createServedDatasets(
  all: readonly NamedDataset[],
  releases: KeptReleases,
): ServedDatasets {
  const names = all.map(({ name }) => name);
  const [firstOne] = all;
  if (firstOne === undefined) throw new TypeError('A service serves at least one dataset');
  const { name: firstName, served: first } = firstOne;
  const of = (name: string) => {
    const found = all.find((each) => each.name === name);
    if (found === undefined) throw new TypeError(`No dataset is called ${name}`);
    return found.served;
  };

  function open(engineID: string): ChosenDataset | Promise<ChosenDataset> {
    const reference = referenceOf(engineID, names);
    if (reference === null) throw new UnknownEngineError(engineID, knownOf(names));
    const { name, asOf } = reference;
    if (asOf !== null) return openRelease(engineID, name, asOf);
    return leased(of(name), { engineId: name, told: name === firstName ? null : name });
  }

  async function openRelease(engineID: string, name: string, asOf: string): Promise<ChosenDataset> {
    const { id, lease } = await releases.lease({ name, asOf, served: of(name) });
    return { ...checked(lease), engineId: engineID, told: `${name}@${id}` };
  }

  return {
    all,
    first,
    of,
    get isDamaged() {
      return all.every(({ served }) => served.files.damage !== null);
    },
    choose({ request, fields }) {
      if (request === null && fields.length === 0) {
        return leased(first, { engineId: firstName, told: null });
      }
      const named = request === null ? fields : [...new Set([request, ...fields])];
      const known = named.filter((each) => each === request || referenceOf(each, names) !== null);
      const [engineID = firstName, other] = known;
      if (other !== undefined) {
        const reason = `must be one in a request, which is answered from one dataset: ${engineID} and ${other} are two`;
        throw new InvalidArgumentError('engineID', reason);
      }
      return open(engineID);
    },
  };
}

/** Names are told where there is a choice. */
export function knownOf(names: readonly string[]): readonly string[] {
  return names.length > 1 ? names : [];
}

function leased(
  served: DatasetSwitch,
  told: Pick<ChosenDataset, 'engineId' | 'told'>,
): ChosenDataset {
  const { opened, release } = checked(served.lease());
  return { opened, release, engineId: told.engineId, told: told.told };
}

function checked(lease: DatasetLease): DatasetLease {
  if (lease.opened.watch.damage === null) return lease;
  lease.release();
  throw damagedDataset();
}
