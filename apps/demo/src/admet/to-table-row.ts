import type { AdmetModelName } from '@biographql/admet';
import type { MoleculePrediction } from '@biographql/admet-predictor';
import type { AdmetTableRow } from '@biographql/react/options';

/** What the service calls the reasons of the predictor. */
const CODES = {
  empty: 'EMPTY_SMILES',
  unparsable: 'INVALID_SMILES',
  'too-large': 'MOLECULE_TOO_LARGE',
  'toolkit-failure': 'TOOLKIT_FAILURE',
} as const;

/** A molecule's predictions as the row that the service would have answered. */
export function toTableRow(
  row: MoleculePrediction,
  models: readonly AdmetModelName[],
): AdmetTableRow<AdmetModelName> {
  const { smiles } = row;
  return {
    smiles,
    predictions: models.map((model) => {
      if (row.status === 'rejected') {
        const { reason, message, position } = row;
        const told = { code: CODES[reason], message, ...(position !== undefined && { position }) };
        return { status: 'rejected', model, smiles, value: null, reason: told };
      }
      const output = row.models[model];
      return output ? { status: 'predicted', model, smiles, value: output.value } : null;
    }),
  };
}
