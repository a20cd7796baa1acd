import { toHighlights } from '@biographql/admet-lab/explain';
import type { AdmetExplanation } from '@biographql/core';
import { useAdmetExplanation } from '@biographql/react';
import { useQuery } from '@tanstack/react-query';
import { Outcome } from '../components/error-note.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { browserSource, findFile, useModelFiles } from './browser-models.ts';
import { type ShownModel, shortValue, withUnit } from './models.ts';

type Explained = Omit<Extract<AdmetExplanation<string>, { readonly status: 'explained' }>, 'model'>;

interface RequestedValue {
  readonly model: ShownModel;
  readonly smiles: string;
  readonly isLocal: boolean;
}

const MAX_REST = 6;
/** As many similar molecules as the service returns. */
const SIMILAR = 5;
const SCALES: Readonly<Record<Explained['scale'], string>> = {
  'log-odds': 'log-odds',
  value: 'the unit of the value',
  log10: 'log10 units of the value',
};

export function ValueReasons({ name, ...value }: RequestedValue & { readonly name: string }) {
  const { model } = value;
  const requested = useReasons(value);
  return (
    <section className="reasons" aria-label={`Explanation of ${model.label}`}>
      <Outcome of={requested} height="14rem">
        {(explanation) =>
          explanation.status === 'rejected' ? (
            <p className="error">{explanation.reason.message}</p>
          ) : (
            <Reasons explanation={explanation} model={model} name={name} />
          )
        }
      </Outcome>
    </section>
  );
}

function Reasons(props: {
  readonly explanation: Explained;
  readonly model: ShownModel;
  readonly name: string;
}) {
  const { explanation, model, name } = props;
  const { smiles, scale, base, score, rest, similar, similarNote } = explanation;
  // Classifiers are trained on yes and no.
  const measured = (value: number) =>
    model.isClass ? (value === 1 ? 'yes' : 'no') : withUnit(shortValue(value), model);
  const { details, legend } = toHighlights(explanation);
  const left = rest.slice(MAX_REST);
  const leftSum = left.reduce((sum, { contribution }) => sum + contribution, 0);
  const others = { name: `${left.length} more`, value: undefined, contribution: leftSum };
  const parts = [...rest.slice(0, MAX_REST), ...(left.length > 0 ? [others] : [])];
  return (
    <>
      {/* The colors fade to white, so the structure stands on white in both themes. */}
      <div className="marked">
        <MoleculePicture
          smiles={smiles}
          name={`${name || smiles}, colored by what its atoms contribute to ${model.label}`}
          width={320}
          height={220}
          highlights={details}
        />
      </div>
      <ul className="line plain small">
        {legend.map(({ color, text }) => (
          <li key={color}>
            <i className="dot" style={{ background: color }} aria-hidden="true" /> {text}
          </li>
        ))}
      </ul>
      <p className="quiet">
        Score: {signed(base)} for an average drug, {signed(score)} for this molecule, in{' '}
        {SCALES[scale]}.
      </p>
      {parts.length > 0 && (
        <table className="rows">
          <caption>Contributions of the molecule as a whole</caption>
          <tbody>
            {parts.map((part) => (
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
          </tbody>
        </table>
      )}
      {similar.length > 0 && (
        <ul className="similar plain small anywhere" aria-label="Most similar measured molecules">
          {similar.map(({ smiles: other, value, similarity, source }) => (
            <li key={other} title={`${other}\n${source}`}>
              <MoleculePicture smiles={other} width={120} height={84} />
              <b className="block">{measured(value)}</b>
              <small className="quiet block">
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

export function useReasons({ model: { name: model }, smiles, isLocal }: RequestedValue) {
  const file = findFile(useModelFiles(), model);
  const ofService = useAdmetExplanation(isLocal ? null : { model, smiles });
  const ofBrowser = useQuery<AdmetExplanation<string>>({
    // A replaced model file explains differently.
    queryKey: ['admet-reasons', 'browser', model, file?.edition, smiles],
    queryFn: ({ signal }) => browserSource.explain({ model, smiles }, { signal, similar: SIMILAR }),
    enabled: isLocal,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  return isLocal ? ofBrowser : ofService;
}
