import { useEffect, useRef } from 'react';
import { Button } from '../components/controls.tsx';
import { MoleculePicture } from '../molecules/molecule-picture.tsx';
import { favorableShare, getBalance, groupModels, rowProblem, rowScope } from './models.ts';
import { MoleculeTable, type MoleculeTableProps, type ShownMolecule } from './molecule-table.tsx';

export function MoleculeCard(
  props: Omit<MoleculeTableProps, 'molecules'> & {
    readonly molecule: ShownMolecule;
    readonly onClose: () => void;
  },
) {
  const { molecule, models, isLocal, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (typeof current?.showModal === 'function' && !current.open) current.showModal();
  }, []);
  const { name, row } = molecule;
  const { smiles } = row;
  const problem = rowProblem(row);
  const { counts } = getBalance(row) ?? {};
  return (
    <dialog
      ref={dialog}
      className="card molecule-card"
      aria-label={`Card of ${name || smiles}`}
      onClose={onClose}
    >
      <header className="line">
        <h2>{name || 'Molecule'}</h2>
        <Button className="button end" onClick={onClose}>
          Close
        </Button>
      </header>
      <MoleculePicture smiles={smiles} name={name} width={340} height={230} />
      <p className="anywhere">
        <code>{smiles}</code>
      </p>
      {problem ? (
        <p className="error">{problem.message}</p>
      ) : (
        <>
          {smiles.includes('.') && (
            <p className="quiet">
              Of several parts the main organic one is predicted, neutralized; counter-ions are left
              out.
            </p>
          )}
          {counts && (
            <p className="quiet">
              {counts.favorable} favorable, {counts.moderate} moderate, {counts.unfavorable}{' '}
              unfavorable, {counts.unclear} unclear, {counts.neutral} not rated
            </p>
          )}
          {!counts && <p className="quiet">{rowScope(row)}</p>}
          <MoleculeTable molecules={[molecule]} models={models} isLocal={isLocal} />
        </>
      )}
    </dialog>
  );
}

/** More shapes than this hide each other. */
export const MAX_COMPARED = 4;

const CENTER = { x: 200, y: 135 };
const RADIUS = 95;
const ANCHORS = ['end', 'middle', 'start'] as const;

export function MoleculeComparison(props: MoleculeTableProps) {
  const { molecules, models } = props;
  // A shape has a point on every axis.
  const axes = groupModels(models)
    .map(({ group, models: members }) => ({
      group,
      shares: molecules.map(({ row }) => favorableShare(row, members)),
    }))
    .filter(({ shares }) => shares.every((share) => share !== null));
  const getPoint = (at: number, radius: number) => {
    // The middle ring is none, so that shapes without favorable values are seen.
    const length = RADIUS * (0.15 + 0.85 * radius);
    const angle = (2 * Math.PI * at) / axes.length - Math.PI / 2;
    return { x: CENTER.x + length * Math.cos(angle), y: CENTER.y + length * Math.sin(angle) };
  };
  const getPoints = (getRadius: (axis: (typeof axes)[number]) => number) =>
    axes
      .map((axis, at) => getPoint(at, getRadius(axis)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  const names = molecules.map(({ name, row }) => name || row.smiles);
  return (
    <section className="comparison" aria-label="Comparison">
      <h3>Comparison</h3>
      {axes.length > 2 && (
        <>
          <svg
            className="radar"
            viewBox="0 0 400 270"
            role="img"
            aria-label={`Radar plot of ${names.join(', ')}`}
          >
            {[0, 0.25, 0.5, 0.75, 1].map((radius) => (
              <polygon key={radius} className="ring" points={getPoints(() => radius)} />
            ))}
            {axes.map(({ group }, at) => {
              const { x, y } = getPoint(at, 1.14);
              const side = Math.round((x - CENTER.x) / RADIUS);
              return (
                <text key={group} x={x} y={y} textAnchor={ANCHORS[side + 1]} dy="0.35em">
                  {group}
                </text>
              );
            })}
            {molecules.map((_, place) => (
              <polygon
                key={place}
                className={`shape is-${place}`}
                points={getPoints(({ shares }) => shares[place] ?? 0)}
              />
            ))}
          </svg>
          <p className="quiet">
            The plot shows the share of rated values that are favorable; further out is better.
            Unclear values and those outside the applicability domain don’t count as favorable.
          </p>
        </>
      )}
      <MoleculeTable {...props} />
    </section>
  );
}
