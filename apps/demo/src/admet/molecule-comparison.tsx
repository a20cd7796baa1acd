import { favorableShare } from './cells.ts';
import { groupModels } from './models.ts';
import { MoleculeTable, type MoleculeTableProps } from './molecule-table.tsx';

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
    return {
      x: CENTER.x + length * Math.cos(angle),
      y: CENTER.y + length * Math.sin(angle),
    };
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
