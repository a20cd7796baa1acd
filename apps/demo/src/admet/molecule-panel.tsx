import { useSuspenseMolecules } from '@biographql/react';
import { shortIri, toHref } from '../place.ts';

/** Physicochemical properties, rules, alerts and similar drugs of a molecule, from the service. */
export function MoleculePanel({ smiles }: { readonly smiles: string }) {
  const { data } = useSuspenseMolecules({ texts: [smiles], models: [], similar: 5 });
  const [molecule] = data;
  if (!molecule || molecule.error !== null) return null;
  const { formula, inchiKey, drugLikeness, properties, rules, alerts, similarDrugs } = molecule;
  return (
    <section aria-label="Properties">
      <h3>Properties</h3>
      <p className="quiet">
        {formula} · InChIKey {inchiKey} · QED {drugLikeness?.toFixed(2)}
      </p>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Value</th>
            <th scope="col">Percentile among drugs</th>
          </tr>
        </thead>
        <tbody>
          {properties.map(({ name, label, value, unit, percentile }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                {Number(value.toPrecision(4))} {unit}
              </td>
              <td>
                <meter min={0} max={100} value={percentile}>
                  {percentile}
                </meter>{' '}
                {percentile}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Rules</h3>
      <ul>
        {rules.map(({ name, isMet, details, source }) => (
          <li key={name} title={source}>
            <b>{name}</b>: {isMet ? 'met' : 'not met'}
            {details.length > 0 && ` (${details.join(', ')})`}
          </li>
        ))}
      </ul>
      <p>
        <b>Structural alerts</b>: {alerts.length === 0 ? 'none' : alerts.join(', ')}
      </p>
      {similarDrugs.length > 0 && (
        <>
          <h3>Similar drugs</h3>
          <ul>
            {similarDrugs.map(({ entity, label, similarity }) => (
              <li key={entity}>
                <a href={toHref({ page: 'explore', parameters: { entity: shortIri(entity) } })}>
                  {label}
                </a>{' '}
                (similarity {similarity.toFixed(2)})
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
