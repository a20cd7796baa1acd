import type { AdmetModelName } from '@biographql/admet';
import { getAdmetModel } from '@biographql/admet';
import { toHighlights } from '@biographql/admet-predictor/explain';
import type { AdmetExplanation } from '@biographql/core';
import { useAdmetExplanation } from '@biographql/react';
import { Outcome } from '../components/outcome.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { shortValue } from './read-cell.ts';

type Explained = Extract<AdmetExplanation, { readonly status: 'explained' }>;

const MOST_REST = 6;
const SCALES: Readonly<Record<Explained['scale'], string>> = {
  'log-odds': 'log-odds of the probability',
  value: 'the unit of the value',
  log10: 'log10 of the value',
};

/** Why a model says what it says of a molecule: its atoms by what they add, what is of no atom, and measured molecules like it. */
export function ValueReasons({
  model,
  smiles,
  name,
}: {
  readonly model: AdmetModelName;
  readonly smiles: string;
  readonly name: string;
}) {
  const asked = useAdmetExplanation({ model, smiles });
  return (
    <section className="reasons" aria-label={`Why ${model}`}>
      <Outcome of={asked} height="14rem">
        {(explanation) =>
          explanation.status === 'rejected' ? (
            <p className="error">{explanation.reason.message}</p>
          ) : (
            <Reasons model={model} explanation={explanation} name={name} />
          )
        }
      </Outcome>
    </section>
  );
}

function Reasons({
  model,
  explanation,
  name,
}: {
  readonly model: AdmetModelName;
  readonly explanation: Explained;
  readonly name: string;
}) {
  const { smiles, scale, base, score, rest } = explanation;
  const { details, legend } = toHighlights(explanation);
  const largest = rest.slice(0, MOST_REST);
  const left = rest.slice(MOST_REST);
  const leftSum = left.reduce((sum, { contribution }) => sum + contribution, 0);
  return (
    <>
      {/* The colors fade to white, so the structure stands on white in both themes. */}
      <div className="marked">
        <MoleculePicture
          smiles={smiles}
          name={`${name || smiles}, marked by what its atoms add to ${model}`}
          width={320}
          height={220}
          highlights={details}
        />
      </div>
      <ul className="marks">
        {legend.map(({ color, text }) => (
          <li key={color}>
            <i style={{ background: color }} aria-hidden="true" /> {text}
          </li>
        ))}
      </ul>
      <p className="quiet">
        From {signed(base)} for any molecule to {signed(score)} for this one, in {SCALES[scale]}.
      </p>
      {largest.length > 0 && (
        <table className="contributions">
          <caption>Of the whole molecule</caption>
          <tbody>
            {largest.map((part) => (
              <tr key={part.name}>
                <th scope="row">
                  {part.name}
                  {part.value !== undefined && (
                    <small className="quiet"> {shortValue(part.value)}</small>
                  )}
                </th>
                <td className="number">{signed(part.contribution)}</td>
              </tr>
            ))}
            {left.length > 0 && (
              <tr>
                <th scope="row">{left.length} more</th>
                <td className="number">{signed(leftSum)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
      <Similar model={model} explanation={explanation} />
    </>
  );
}

function Similar({
  model,
  explanation: { similar, similarNote },
}: {
  readonly model: AdmetModelName;
  readonly explanation: Explained;
}) {
  const { unit } = getAdmetModel(model);
  // A classifier was trained on yes and no alone.
  const isClass = unit === 'probability';
  return (
    <>
      {similar.length > 0 && (
        <ul className="similar" aria-label="Most similar measured molecules">
          {similar.map(({ smiles, value, similarity, source }) => (
            <li key={smiles} title={`${smiles}\n${source}`}>
              <MoleculePicture smiles={smiles} width={120} height={84} />
              <b>{isClass ? (value === 1 ? 'yes' : 'no') : `${shortValue(value)} ${unit}`}</b>
              <small className="quiet">
                measured; similarity {similarity.toFixed(2)}; {source}
              </small>
            </li>
          ))}
        </ul>
      )}
      {similarNote !== undefined && <p className="quiet">{similarNote}</p>}
    </>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${shortValue(value)}` : shortValue(value);
}
