import { type EntityIri, ResultTooLargeError } from '@biographql/core';
import {
  type MoleculeProfile,
  type RequestContext,
  readStructures,
} from '@biographql/server/internal';
import DataLoader from 'dataloader';

export interface Predicted {
  readonly smiles: string | null;
  readonly predictions: MoleculeProfile['predictions'];
  readonly error: string | null;
}

/** Maximum molecules to predict per level of a document. */
const MAX_MOLECULES = 100;
/** Cost of each, in units of the caller's rate. */
const COST = 5;
const NO_STRUCTURE = {
  predictions: [],
  error: 'The structure in the graph is not a valid SMILES.',
};

/** Creates a loader of predictions for entities, batched per level; null for an entity without a structure. */
export function createPredictionLoader(
  { services, signal, cost }: RequestContext,
  models: readonly string[] | null,
): DataLoader<EntityIri, Predicted | null> {
  return new DataLoader(async (entities) => {
    if (entities.length > MAX_MOLECULES) {
      const advice = 'Request shorter lists of molecules.';
      throw new ResultTooLargeError(MAX_MOLECULES, 'molecules', advice);
    }
    await cost.check();
    const structures = await readStructures(services.graphAccess, entities, { signal });
    if (structures.size === 0) return entities.map(() => null);
    cost.add(COST * structures.size);
    const options = { signal, models: models ?? undefined, similar: 0 };
    const profiles = await services.molecules.profile([...structures.values()], options);
    const found = new Map([...structures.keys()].map((entity, at) => [entity, profiles[at]]));
    return entities.map((entity) => {
      const profile = found.get(entity);
      if (profile === undefined) return null;
      // A text that is no structure may have been read as the name of another molecule.
      if (profile.entity !== null) return { ...NO_STRUCTURE, smiles: profile.text };
      const { smiles, text, predictions, error } = profile;
      return { smiles: smiles ?? text, predictions, error: error?.message ?? null };
    });
  });
}
