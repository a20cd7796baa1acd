/** Points in (0, 1) and their weights: a sum over them is an integral from 0 to 1. */
export interface Quadrature {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

const NEWTON_STEPS = 60;

export function gaussLegendre(count: number): Quadrature {
  const points = new Float64Array(count);
  const weights = new Float64Array(count);
  for (let i = 0; i < count; i += 1) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (count + 0.5));
    let slope = 1;
    for (let step = 0; step < NEWTON_STEPS; step += 1) {
      const { value, derivative } = legendre(count, x);
      slope = derivative;
      const next = x - value / derivative;
      if (Math.abs(next - x) < 1e-16) break;
      x = next;
    }
    points[i] = (1 + x) / 2;
    weights[i] = 1 / ((1 - x * x) * slope * slope);
  }
  return { points, weights };
}

function legendre(degree: number, x: number) {
  let before = 1;
  let value = x;
  for (let k = 2; k <= degree; k += 1)
    [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
  return { value, derivative: (degree * (x * value - before)) / (x * x - 1) };
}
