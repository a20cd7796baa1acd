import type {
  AssayCard,
  AssayComparison,
  AssayFigures,
  TrainedAssay,
} from '@biographql/admet-lab/train';
import { downloadBlob, fileStem } from '../exports/download.ts';

const SHOWN_PROBLEMS = 10;
const FOLDS = [
  { folds: 'random', title: 'known kinds' },
  { folds: 'scaffold', title: 'new ring systems' },
] as const;

/** What a training came to: figures of molecules that the models had not seen, what was left out, and the file. */
export function TrainReport({
  trained: { card, problems, bytes },
}: {
  readonly trained: TrainedAssay;
}) {
  const { name, base, trainedOn, rows, knownToBase, crossValidation } = card;
  const ways = [
    { title: 'the new model', of: ({ own }: AssayComparison) => own },
    { title: `a line through ${base}`, of: ({ line }: AssayComparison) => line },
    { title: `${base} alone`, of: ({ base: alone }: AssayComparison) => alone },
  ];
  const measures = getMeasures(crossValidation.random.own).map(({ title }) => title);
  return (
    <div className="train-report">
      <p role="status">
        <b>{name}</b>: {trainedOn.toLocaleString('en-US')} molecules of{' '}
        {rows.toLocaleString('en-US')} rows{card.unit !== null && `, in ${card.unit}`}
        {card.scale === 'log10' && ', learnt as logarithms'}. It is among the models of files.
      </p>
      <p>{gainWords(card)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow screen scrolls it by keyboard */}
      <section className="scroll" aria-label="Cross-validation" tabIndex={0}>
        <table className="rows">
          <caption>Cross-validated on five folds, of molecules that were not seen</caption>
          <thead>
            <tr>
              <td />
              {FOLDS.map(({ folds, title }) => (
                <th key={folds} scope="colgroup" colSpan={measures.length}>
                  {title}
                </th>
              ))}
            </tr>
            <tr>
              <td />
              {FOLDS.map(({ folds }) =>
                measures.map((measure) => (
                  <th key={`${folds} ${measure}`} scope="col">
                    {measure}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {ways.map(({ title, of }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {FOLDS.map(({ folds }) => {
                  const figures = of(crossValidation[folds]);
                  return measures.map((measure, at) => (
                    <td key={`${folds} ${measure}`}>
                      {figures ? getMeasures(figures)[at]?.value.toFixed(2).replace('-', '−') : '–'}
                    </td>
                  ));
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {knownToBase > 0 && (
        <p className="quiet">
          At least {knownToBase.toLocaleString('en-US')} of the molecules were in the training of{' '}
          {base}: its figures are too good for these.
        </p>
      )}
      {problems.length > 0 && (
        <details>
          <summary>
            Left out: {problems.length.toLocaleString('en-US')} of {rows.toLocaleString('en-US')}{' '}
            rows
          </summary>
          <ul>
            {problems.slice(0, SHOWN_PROBLEMS).map(({ line, message }) => (
              <li key={line}>
                line {line}: {message}
              </li>
            ))}
            {problems.length > SHOWN_PROBLEMS && (
              <li>… and {problems.length - SHOWN_PROBLEMS} more</li>
            )}
          </ul>
        </details>
      )}
      <p className="quiet">
        {card.file?.keptRows
          ? 'The file holds the molecules and their values: whoever gets it can read them.'
          : 'The file holds fingerprints of the molecules, and none of their values.'}
      </p>
      <button
        type="button"
        className="button"
        onClick={() => downloadBlob(`${fileStem(name)}.bin`, new Blob([bytes]))}
      >
        Download the model
      </button>
    </div>
  );
}

function getMeasures(
  figures: AssayFigures,
): readonly { readonly title: string; readonly value: number }[] {
  return 'rmse' in figures
    ? [
        { title: 'RMSE', value: figures.rmse },
        { title: 'R2', value: figures.r2 },
        { title: 'Spearman', value: figures.spearman },
      ]
    : [
        { title: 'log loss', value: figures.logLoss },
        { title: 'ROC-AUC', value: figures.rocAuc },
        { title: 'accuracy', value: figures.accuracy },
      ];
}

/** A line through the base explains a shifted or stretched assay: what is better has learnt more. */
function gainWords({ base, crossValidation: { scaffold } }: AssayCard): string {
  const [own = 0, line = 0] = [scaffold.own, scaffold.line].map(
    (figures) => getMeasures(figures)[0]?.value ?? 0,
  );
  return own < line
    ? `Of new ring systems it says more than a line through ${base}.`
    : `Of new ring systems it says no more than a line through ${base}: the table has little to teach beyond a shift.`;
}
