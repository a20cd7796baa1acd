import { ADMET_MODEL_NAMES } from '@biographql/admet';
import { fragmentOf } from '../admet/admet-run.ts';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { hrefOf } from '../place.ts';

const SIZE = { width: 220, height: 160 };

/** The structure of a drug, its SMILES, and the way to its predictions. */
export function DrugStructure({
  smiles,
  name,
}: {
  readonly smiles: string;
  readonly name: string;
}) {
  const run = { text: `${smiles} ${name}`, models: ADMET_MODEL_NAMES, isLocal: false, order: null };
  return (
    <figure className="structure">
      <MoleculePicture smiles={smiles} name={name} {...SIZE} />
      <figcaption>
        <code>{smiles}</code>
        <a href={`${hrefOf({ page: 'admet' })}${fragmentOf(run)}`}>Predict its ADMET properties</a>
      </figcaption>
    </figure>
  );
}
