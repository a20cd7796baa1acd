/**
 * Prints by how much values of 110 well-known drugs change with the way in which a drug is drawn: tautomers, salts, charges,
 * Kekulé bonds, hydrogens, and the order of the atoms.
 *
 *   npx tsx --conditions=@biographql/source bench/drawings.ts
 */

import { createPredictor } from '../src/index.js';
import { loadTestToolkit } from '../src/test-toolkit.fixture.js';
import groups from '../test/tautomers/tautomers.fixture.json' with { type: 'json' };
import { changesOf, drawingsOf } from './change-by-drawing.js';

const toolkit = await loadTestToolkit();
const predictor = createPredictor();

console.log(
  '| drawn otherwise | drugs | drawings | drugs that change | at most, in a probability | log units | PPB, points | not read |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const [way, drugs] of Object.entries(drawingsOf(toolkit, groups))) {
  const { drawings, changed, rejected, ...most } = await changesOf(predictor, drugs);
  const told = drugs.filter(({ drawings: all }) => all.length > 1).length;
  const sizes = [most.probability, most.logUnits, most.points].map((size) => size.toPrecision(2));
  const cells = [way, told, drawings, changed.join(', ') || 'none', ...sizes, rejected.length];
  console.log(`| ${cells.join(' | ')} |`);
}
