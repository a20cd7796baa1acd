import '../molecules/toolkit.fixture.ts';

import { SEEDS } from '@biographql/server/testing';
import { describe, expect, it } from 'vitest';
import { toolkit } from '../molecules/toolkit.fixture.ts';
import { answerRequest } from '../molecules/toolkit-requests.ts';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const about = (property: string, value: string) =>
  `<http://www.wikidata.org/entity/Q18216> <${property}> ${value} .`;
const WIKIDATA = 'http://www.wikidata.org/prop/direct/';
const open = pageOfFile({
  ...SEEDS['three-diseases'],
  triples: [
    SEEDS['three-diseases'].triples.trimEnd(),
    about('http://www.w3.org/2000/01/rdf-schema#label', '"aspirin"@en'),
    about(`${WIKIDATA}P31`, '<http://www.wikidata.org/entity/Q12140>'),
    about(`${WIKIDATA}P233`, `"${ASPIRIN}"`),
    about(`${WIKIDATA}P235`, '"BSYNRYMUTXBXSQ-UHFFFAOYSA-N"'),
    '',
  ].join('\n'),
});
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /SMILES/ });
const molecules = () => within(screen.getByRole('region', { name: 'Molecules' }));

async function take(name: string, content: string) {
  const box = await area();
  const files = [new File([content], name)];
  fireEvent.change(screen.getByLabelText(/CSV or SDF file/), { target: { files } });
  return box;
}

describe('molecules', () => {
  it('are looked up by name and by InChI, and what is not found is said', async () => {
    open('/?page=admet#smiles=C');
    const inchi = 'InChI=1S/C9H8O4/c1-6(10)13-8-5-3-2-4-7(8)9(11)12/h2-5H,1H3,(H,11,12)';
    const value = `aspirin\nCCO ethanol\nnosuchdrug\n${inchi}\naspirin`;
    fireEvent.change(await area(), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Look up names' }));
    const note = await molecules().findByRole('alert');
    expect(note.textContent).toBe(
      'Line 3 (nosuchdrug): This looks like a name, not a SMILES. The graph has no structure for it.',
    );
    expect(molecules().getByRole('status').textContent).toBe('Given more than once: aspirin.');
    const aspirin = `${ASPIRIN} aspirin`;
    const lines = [aspirin, 'CCO ethanol', 'nosuchdrug', aspirin, aspirin];
    expect((await area()).value.split('\n')).toEqual(lines);
  });

  it('are looked up when they are predicted, and a name without a structure keeps its line', async () => {
    open('/?page=admet#smiles=&models=logS');
    fireEvent.change(await area(), { target: { value: 'aspirin hydrochloride\nnosuchdrug' } });
    fireEvent.click(screen.getByRole('button', { name: /^Predict 2 / }));
    const predictions = within(await screen.findByRole('region', { name: 'Predictions' }));
    expect(await predictions.findByText('aspirin')).toBeDefined();
    expect(molecules().getByRole('alert').textContent).toMatch(
      /^Line 2 \(nosuchdrug\): .* no structure/,
    );
    expect((await area()).value).toBe(`${ASPIRIN} aspirin\nnosuchdrug`);
    const row = await predictions.findByText(/^This looks like a name, not a SMILES\./);
    expect(row.textContent).toMatch(/ The graph has no structure for it\.$/);
    expect(document.querySelector('mark')).toBeNull();
    expect(molecules().getByRole('status').textContent).toBe(
      'Interpreted aspirin hydrochloride as aspirin.',
    );
  });

  it('have the reason why there is no structure after a reload as well', async () => {
    open('/?page=admet#smiles=nosuchdrug&models=logS');
    await screen.findByText(/^This looks like a name, not a SMILES\. The graph has no structure/);
  });

  it('keep their names and all columns of a table when they are looked up', async () => {
    open('/?page=admet#smiles=C');
    const table = 'Name;Drug;Batch\nCMP-1;aspirin;B1\nCMP-2;nosuchdrug;B2\nCMP-3;;B3';
    const box = await take('drugs.csv', table);
    await waitFor(() => expect(box.value).toBe(table));
    fireEvent.click(screen.getByRole('button', { name: 'Look up names' }));
    await molecules().findByText(/^Line 3 \(nosuchdrug\): .* no structure/);
    expect(box.value.split('\n')).toEqual([
      'smiles\tname\tDrug\tBatch',
      `${ASPIRIN}\tCMP-1\taspirin\tB1`,
      'nosuchdrug\tCMP-2\tnosuchdrug\tB2',
    ]);
  });

  it('say how many rows of a table have no structure', async () => {
    open('/?page=admet#smiles=C');
    await take('two.csv', 'id,smiles\na,CCO\nb,\nc,CCN\n');
    expect(await molecules().findByText('2; left out: 1 row without a structure')).toBeDefined();
  });

  it('are predicted only once names that are looked up have their structures', async () => {
    open('/?page=admet#smiles=C&models=logS');
    const predict = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Predict / });
    fireEvent.change(await area(), { target: { value: 'aspirin\nCCO ethanol' } });
    fireEvent.click(screen.getByRole('button', { name: 'Look up names' }));
    expect(predict().disabled).toBe(true);
    expect(screen.getByText(/^Reading the list/).role).toBe('status');
    await waitFor(() => expect(predict().disabled).toBe(false));
    expect(screen.queryByText(/^Reading the list/)).toBeNull();
    fireEvent.click(predict());
    await screen.findByRole('rowheader', { name: 'aspirin' });
    expect(document.querySelectorAll('td.rejected')).toHaveLength(0);
  });

  it('come from an SDF, and records that cannot be read are named', async () => {
    open('/?page=admet#smiles=C');
    const [ethanol] = answerRequest(toolkit, {
      kind: 'molfile',
      smiles: ['CCO'],
    }) as readonly string[];
    const broken = 'broken\n\n\n  x  0 V2000\nM  END\n';
    const sdf = `ethanol${ethanol?.slice(ethanol.indexOf('\n'))}$$$$\n${broken}$$$$\n`;
    const box = await take('two.sdf', sdf);
    await waitFor(() => expect(box.value).toBe('CCO ethanol'));
    expect((await molecules().findByRole('alert')).textContent).toBe(
      'Record 2 (broken): Its counts line must have the number of atoms in columns 1 to 3, and the number of bonds in columns 4 to 6.',
    );
  });

  it('come from a table, which stays as it is in the box', async () => {
    open('/?page=admet#smiles=C');
    const table = 'id,smiles,salt_smiles\na,CC,CCN.Cl\nb,CO,CN.Cl';
    const box = await take('two.csv', `${table}\n`);
    await waitFor(() => expect(box.value).toBe(table));
    expect(screen.getByRole('button', { name: /^Predict 2 molecules/ })).toBeDefined();
  });
});

describe('the table of predictions', () => {
  it('is drawn, sorted by any column, and has a card of each molecule', async () => {
    const terfenadine = 'CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1';
    const smiles = encodeURIComponent(`${terfenadine} terfenadine\n${ASPIRIN} aspirin`);
    open(`/?page=admet#smiles=${smiles}&models=logS+hERG`);
    await screen.findByText('4 of 4 values');
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await screen.findAllByRole('img', { name: 'Structure of aspirin' });
    expect(names()[0]).toMatch(/^terfenadine/);

    fireEvent.click(screen.getByRole('button', { name: /^hERG/, description: /^hERG: / }));
    expect(names()[0]).toMatch(/^aspirin/);
    expect(window.location.hash).toContain('sort=hERG');
    fireEvent.click(screen.getByTitle(/^hERG: /));
    expect(names()[0]).toMatch(/^terfenadine/);
    expect(screen.getByRole('columnheader', { name: /^hERG/ }).ariaSort).toBe('descending');

    fireEvent.click(screen.getByRole('button', { name: 'aspirin' }));
    const card = within(screen.getByLabelText('Details of aspirin'));
    expect(card.getByText('−1.83 log10 mol/L')).toBeDefined();
    const statement = card.getByText('−1.83 log10 mol/L: soluble');
    expect(statement.parentElement?.querySelector('.verdict-tag')?.textContent).toBe('favorable');
    const why = card.getByLabelText('Why this logS value');
    fireEvent.click(why);
    const reasons = within(await card.findByLabelText('Explanation of logS'));
    await reasons.findByText(
      /^Score: −1\.83 for an average drug, −1\.83 for this molecule, in the unit/,
    );
    expect(why.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(why);
    expect(card.queryByLabelText('Explanation of logS')).toBeNull();
    fireEvent.click(card.getByText('Close'));
    expect(screen.queryByLabelText('Details of aspirin')).toBeNull();
  });

  it('says what was left out of a list that is too long', async () => {
    open('/?page=admet&#smiles=&models=logS');
    fireEvent.change(await area(), { target: { value: 'C\n'.repeat(10_003) } });
    expect(await molecules().findByText(/predictions for the first 10,000 only/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Predict 10,000 molecules with 1 model' }));
    const note = await screen.findByRole('note');
    expect(note.textContent).toMatch(/^10,003 molecules were given; .* 3 were left out\.$/);
    expect(window.location.hash.length).toBeLessThan(60);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('says when the list of an address stayed in another tab', async () => {
    open('/?page=admet#list=elsewhere');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The list of molecules was too long to fit in the address/,
    );
  });
});
