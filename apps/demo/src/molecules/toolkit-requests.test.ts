import { describe, expect, it } from 'vitest';
import { readDrawing } from './drawing.ts';
import { toolkit } from './toolkit.fixture.ts';
import { answerRequest } from './toolkit-requests.ts';

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const picture = { kind: 'draw', width: 160, height: 120, highlights: null } as const;
const draw = (smiles: string, more = {}) => answerRequest(toolkit, { ...picture, smiles, ...more });

describe('a picture', () => {
  it('is lines and areas in the colors of the elements', () => {
    const drawing = draw(ASPIRIN);
    expect(drawing).toMatchObject({ width: 160, height: 120 });
    const { shapes } = drawing as Exclude<ReturnType<typeof readDrawing>, null>;
    const colors = new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]));
    expect([...colors].toSorted()).toEqual(['#000000', '#FF0000', 'none']);
    expect(shapes.length).toBeLessThan(60);
  });

  it('has the highlights behind the bonds', () => {
    const highlights = { atoms: [1], highlightAtomColors: { 1: [0, 1, 0] }, bonds: [] };
    const { shapes } = draw(ASPIRIN, { highlights }) as ReturnType<typeof readDrawing>;
    expect(shapes[0]).toMatchObject({ kind: 'ellipse', fill: '#00FF00' });
    const same = draw(ASPIRIN, { highlights: JSON.stringify(highlights) });
    expect(same).toMatchObject({ shapes });
  });

  it.each(['C1CC', '', 'no molecule'])('is none for %j', (smiles) => {
    expect(draw(smiles)).toBeNull();
  });

  it('takes no text of a drawing over', () => {
    const svg = `<svg><path d='M 0,0 L 1,1' style='fill:url(x);stroke:#ff0000;stroke-width:2px'/>
      <path d='"><script>' style='fill:none'/><script>1</script><ellipse cx='a' cy='1' rx='1' ry='1'/></svg>`;
    expect(readDrawing(svg, 1, 1).shapes).toEqual([
      { kind: 'path', d: 'M 0,0 L 1,1', fill: 'none', stroke: '#FF0000', strokeWidth: 2 },
    ]);
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

  it('makes the key of an InChI, which it cannot read', () => {
    const inchis = ['InChI=1S/CH4/h1H4', 'CH4'];
    const keys = ['VNWKTOKETHGBQD-UHFFFAOYSA-N', null];
    expect(answerRequest(toolkit, { kind: 'inchikey', inchis })).toEqual(keys);
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
