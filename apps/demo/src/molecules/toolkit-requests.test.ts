import { describe, expect, it } from 'vitest';
import { toolkit } from './toolkit.fixture.ts';
import { answerRequest } from './toolkit-requests.ts';

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const picture = { kind: 'draw', width: 160, height: 120, highlights: null } as const;
const draw = (smiles: string, more = {}) => answerRequest(toolkit, { ...picture, smiles, ...more });

describe('a picture', () => {
  it('is an SVG of the wanted size in the colors of the elements', () => {
    const svg = String(draw(ASPIRIN));
    expect(svg).toMatch(/<svg[^>]*width='160px' height='120px'/);
    expect(svg).toContain('#FF0000');
  });

  it('has its highlights', () => {
    const highlights = { atoms: [1], highlightAtomColors: { 1: [0, 1, 0] }, bonds: [] };
    expect(draw(ASPIRIN, { highlights: JSON.stringify(highlights) })).toContain('#00FF00');
  });

  it.each(['C1CC', '', 'no molecule'])('is none for %j', (smiles) => {
    expect(draw(smiles)).toBeNull();
  });
});

describe('the toolkit', () => {
  it('reads SMILES and molfiles of both versions', () => {
    const molecule = (toolkit as unknown as FullToolkit).get_mol(ASPIRIN);
    const texts = ['OC', molecule.get_molblock(), molecule.get_v3Kmolblock(), 'InChI=1S/CH4/h1H4'];
    expect(answerRequest(toolkit, { kind: 'smiles', texts })).toEqual([
      'CO',
      ASPIRIN,
      ASPIRIN,
      null,
    ]);
  });

  it('writes molfiles that it reads', () => {
    const [file, none] = answerRequest(toolkit, {
      kind: 'molfile',
      smiles: [ASPIRIN, 'C1CC'],
    }) as readonly (string | null)[];
    expect(none).toBeNull();
    expect(answerRequest(toolkit, { kind: 'smiles', texts: [file ?? ''] })).toEqual([ASPIRIN]);
  });
});

interface FullToolkit {
  readonly get_mol: (text: string) => {
    readonly get_molblock: () => string;
    readonly get_v3Kmolblock: () => string;
  };
}
