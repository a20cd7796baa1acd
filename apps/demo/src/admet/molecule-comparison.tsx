import type { AdmetRow } from '@biographql/client';
import { useState } from 'react';
import { Chip } from '../components/controls.tsx';
import { favorableShare } from './cells.ts';
import { groupModels, type ShownModel } from './models.ts';

/** More shapes than this hide each other. */
export const MOST_COMPARED = 4;

const CENTER = { x: 200, y: 135 };
const RADIUS = 95;

/** Two to four molecules on one plot, an axis per category of models, with the same figures as a table. */
export function MoleculeComparison(props: {
  readonly molecules: readonly { readonly name: string; readonly row: AdmetRow }[];
  readonly models: readonly ShownModel[];
}) {
  const { molecules, models } = props;
  const [marked, setMarked] = useState<number | null>(null);
  const categories = groupModels(models)
    .map(({ group, models: members }) => ({
      group,
      shares: molecules.map(({ row }) => favorableShare(row, members)),
    }))
    .filter(({ shares }) => shares.some(({ ratio }) => ratio !== null));
  // A shape has a point on every axis.
  const axes = categories.filter(({ shares }) => shares.every(({ ratio }) => ratio !== null));
  const names = molecules.map(({ name, row }) => name || row.smiles);
  // The middle ring is none, so that shapes without favorable values are seen.
  const getPoints = (getRadius: (axis: (typeof axes)[number]) => number) =>
    axes
      .map((axis, at) => getPoint(at, axes.length, getRadius(axis)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <section aria-label="Comparison">
      <h3>Comparison</h3>
      <p className="quiet">
        How many of the rated values of each category are favorable; further out is better. Unclear
        values and those outside the applicability domain are not counted as favorable.
      </p>
      <div className="comparison">
        {axes.length > 2 && (
          <svg viewBox="0 0 400 270" role="img" aria-label={`Radar plot of ${names.join(', ')}`}>
            {[0, 0.25, 0.5, 0.75, 1].map((radius) => (
              <polygon key={radius} className="ring" points={getPoints(() => radius)} />
            ))}
            {axes.map(({ group }, at) => {
              const { x, y } = getPoint(at, axes.length, 1.14);
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
                className={`shape is-${place}${marked === place ? ' is-marked' : ''}`}
                points={getPoints(({ shares }) => shares[place]?.ratio ?? 0)}
              />
            ))}
          </svg>
        )}
        <div className="scroll">
          <table className="rows">
            <thead>
              <tr>
                <th scope="col">Favorable</th>
                {names.map((name, place) => (
                  <th key={place} scope="col">
                    <Chip
                      title={`Mark ${name} in the plot`}
                      aria-pressed={marked === place}
                      onClick={() => setMarked(marked === place ? null : place)}
                    >
                      <svg className="stroke" viewBox="0 0 24 6" aria-hidden="true">
                        <path className={`shape is-${place}`} d="M0 3H24" />
                      </svg>{' '}
                      {name}
                    </Chip>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map(({ group, shares }) => (
                <tr key={group}>
                  <th scope="row">{group}</th>
                  {shares.map(({ text }, place) => (
                    <td key={place}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

const ANCHORS = ['end', 'middle', 'start'] as const;

function getPoint(at: number, count: number, radius: number) {
  const length = RADIUS * (0.15 + 0.85 * radius);
  const angle = (2 * Math.PI * at) / count - Math.PI / 2;
  return {
    x: CENTER.x + length * Math.cos(angle),
    y: CENTER.y + length * Math.sin(angle),
  };
}
