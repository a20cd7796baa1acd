import { describe, expect, it, vi } from 'vitest';
import { type AssayImportOptions, importAssay } from './import-assay.js';
import { formatAssayCsv } from './merge-replicates.js';
import { parseAssayCsv } from './read-export.js';

vi.setConfig({ testTimeout: 60_000 });

const read = (text: string, options: AssayImportOptions = {}, name = 'table.csv') =>
  importAssay([{ name, text }], options);

/** As ChEMBL's page exports activities: semicolons, all in quotes, relations in quotes of their own. Made up. */
const chembl = [
  '"Molecule ChEMBL ID";"Smiles";"Standard Type";"Standard Relation";"Standard Value";"Standard Units";"Data Validity Comment";"Potential Duplicate";"Assay Organism"',
  '"A1";"CCO";"LD50";"\'=\'";"7060";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A1";"CCO";"LD50";"\'=\'";"9000";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A2";"CN(C)CCO";"LD50";"\'=\'";"2340";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A2";"C[NH+](C)CCO.[Cl-]";"LD50";"\'=\'";"3297";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A3";"c1ccccc1O";"LD50";"\'>\'";"5000";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A4";"c1ccccc1N";"LD50";"\'=\'";"250";"mg.kg-1";"Outside typical range";"0";"Rattus norvegicus"',
  '"A5";"CC(C)=O";"LD50";"\'=\'";"5800";"mg.kg-1";"";"1";"Rattus norvegicus"',
  '"A6";"CC#N";"LD50";"\'=\'";"2460";"ppm";"";"0";"Rattus norvegicus"',
  '"A7";"C1CC(";"LD50";"\'=\'";"10";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A8";"ClC(Cl)Cl";"LC50";"\'=\'";"10";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"A9";"CCCCO";"LD50";"\'=\'";"";"mg.kg-1";"";"0";"Rattus norvegicus"',
  '"B1";"CCCO";"LD50";"\'=\'";"8038";"mg.kg-1";"";"0";"Mus musculus"',
  '"B2";"CO";"LD50";"\'=\'";"50";"mg.kg-1";"";"0";"Mus musculus"',
  '"B2";"CO";"LD50";"\'=\'";"7300";"mg.kg-1";"";"0";"Mus musculus"',
  '"B3";"CCN";"LD50";"\'=\'";"1e30";"mg.kg-1";"";"0";"Mus musculus"',
].join('\n');

describe('importAssay of ChEMBL activities', () => {
  it('brings doses to amounts, salts and replicates to one molecule, and says what was left out', async () => {
    const { molecules, problems, summary } = await read(chembl, { preset: 'ld50' });
    const [ethanol, deanol, propanol] = molecules;
    expect(molecules).toHaveLength(3);
    expect(ethanol).toMatchObject({
      smiles: 'CCO',
      measurements: 2,
      rows: ['table.csv:2', 'table.csv:3'],
    });
    // The median of two: 7,060 and 9,000 mg/kg of 46.07 g/mol.
    expect(ethanol?.value).toBeCloseTo((0.8146 + 0.7092) / 2, 3);
    // A salt weighs more, and was weighed with its chloride: both are 26.2 mmol/kg.
    expect(deanol?.measurements).toBe(2);
    expect((deanol?.highest ?? 0) - (deanol?.lowest ?? 0)).toBeLessThan(0.01);
    expect(deanol?.value).toBeCloseTo(1.581, 2);
    expect(propanol?.smiles).toBe('CCCO');
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [6, 'LIMIT'],
      [7, 'FLAGGED'],
      [8, 'FLAGGED'],
      [9, 'UNIT'],
      [10, 'MOLECULE'],
      [11, 'OTHER_TYPE'],
      [12, 'EMPTY_VALUE'],
      [14, 'REPLICATES_DISAGREE'],
      [15, 'REPLICATES_DISAGREE'],
      [16, 'OUT_OF_RANGE'],
    ]);
    expect(summary).toMatchObject({
      kind: 'regression',
      unit: '-log10 mol/kg',
      scale: 'linear',
      rows: 15,
      rowsUsed: 5,
      molecules: 3,
      leftOut: { FLAGGED: 2, REPLICATES_DISAGREE: 2, LIMIT: 1 },
    });
    expect(summary.spread).toMatchObject({ molecules: 3, measurements: 6 });
    expect(summary.spread.deviationOfUsed).toBeLessThan(summary.spread.deviation ?? 0);
    expect(summary.conditions['Assay Organism']).toEqual({
      'Rattus norvegicus': 4,
      'Mus musculus': 3,
    });
  });

  it('keeps one condition alone', async () => {
    const only = [{ column: 'Assay Organism', value: 'mus musculus' }];
    const { molecules, summary } = await read(chembl, { preset: 'ld50', only });
    expect(molecules.map(({ smiles }) => smiles)).toEqual(['CCCO']);
    expect(summary.leftOut.OTHER_CONDITION).toBe(10);
  });

  it('needs one type, and a column that there is', async () => {
    await expect(read(chembl)).rejects.toThrow('LC50, LD50');
    const only = [{ column: 'Species', value: 'rat' }];
    await expect(read(chembl, { preset: 'ld50', only })).rejects.toThrow('must name a column');
    await expect(read('a,b\n1,2')).rejects.toThrow('a column of molecules and a column of values');
    await expect(read(chembl, { preset: 'ld50', to: 'furlong' })).rejects.toThrow('must be a unit');
  });

  it('makes a table that is read for training', async () => {
    const imported = await read(chembl, { preset: 'ld50' });
    const rows = parseAssayCsv(formatAssayCsv(imported));
    expect(rows.map(({ smiles }) => smiles)).toEqual(['CCO', 'CN(C)CCO', 'CCCO']);
    expect(Number(rows[0]?.value)).toBeCloseTo(imported.molecules[0]?.value ?? 0, 4);
  });
});

const clearances = [
  'canonical_smiles\tstandard_type\tstandard_relation\tstandard_value\tstandard_units',
  'CCOC(=O)c1ccccc1\tCL\t=\t10\tmL.min-1.g-1',
  'CCOC(=O)c1ccccc1\tCL\t=\t40\tuL/min/mg',
  'CCN(CC)CC\tCL\t=\t7\tmL.min-1.kg-1',
  'c1ccncc1\tCLint\t<\t3\tuL/min/mg',
  'c1ccncc1C\tCLint\t>=\t150\tuL/min/mg',
  'CC(=O)Nc1ccccc1\tCLint\t=\t0\tuL/min/mg',
].join('\n');

describe('importAssay of clearances', () => {
  it('takes medians of logarithms, and no clearance by body weight', async () => {
    const { molecules, summary } = await read(clearances, { preset: 'microsomal-clearance' });
    expect(molecules).toHaveLength(1);
    expect(molecules[0]?.value).toBeCloseTo(20, 9);
    expect(summary).toMatchObject({
      unit: 'uL/min/mg',
      scale: 'log10',
      leftOut: { UNIT: 1, LIMIT: 2, OUT_OF_RANGE: 1 },
    });
    expect(summary.spread.deviation).toBeCloseTo(Math.log10(4) / Math.SQRT2, 9);
  });

  it('keeps limits as values on request', async () => {
    const options = { preset: 'microsomal-clearance', limits: 'keep' } as const;
    const { molecules } = await read(clearances, options);
    expect(molecules.map(({ value }) => Math.round(value))).toEqual([20, 3, 150]);
  });

  it('makes classes, where limits count that decide', async () => {
    const options = { preset: 'microsomal-clearance', active: '<=20' } as const;
    const { molecules, summary } = await read(clearances, options);
    // 10 and 40 are one of each class: no majority.
    expect(molecules.map(({ smiles, value }) => [smiles, value])).toEqual([
      ['c1ccncc1', 1],
      ['c1ccncc1C', 0],
    ]);
    expect(summary).toMatchObject({ kind: 'classification', unit: null, active: 1 });
  });
});

/** As PubChem exports a BioAssay. Made up. */
const pubchem = [
  'PUBCHEM_RESULT_TAG,PUBCHEM_SID,PUBCHEM_CID,PUBCHEM_EXT_DATASOURCE_SMILES,PUBCHEM_ACTIVITY_OUTCOME,PUBCHEM_ACTIVITY_SCORE,Potency,Comment',
  'RESULT_TYPE,,,,,,FLOAT,STRING',
  'RESULT_DESCR,,,,,,Concentration of half-maximal activity,',
  'RESULT_UNIT,,,,,,MICROMOLAR,',
  '1,1,1,CCO,Inactive,0,,',
  '2,2,2,c1ccccc1O,Active,40,2.5,',
  '3,3,2,Oc1ccccc1,Active,41,1.6,again',
  '4,4,3,CCN,Inconclusive,10,9,',
  '5,5,4,CCC,Active,50,>20,',
].join('\n');

describe('importAssay of a PubChem BioAssay', () => {
  it('takes outcomes as classes', async () => {
    const { molecules, problems, summary } = await read(pubchem);
    expect(
      molecules.map(({ smiles, value, measurements }) => [smiles, value, measurements]),
    ).toEqual([
      ['CCO', 0, 1],
      ['c1ccccc1O', 1, 2],
      ['CCC', 1, 1],
    ]);
    expect(problems).toMatchObject([{ line: 8, code: 'INCONCLUSIVE' }]);
    expect(summary).toMatchObject({ kind: 'classification', active: 2 });
  });

  it('takes amounts with the unit of their column', async () => {
    const options = { columns: { values: 'Potency' }, to: '-log10 mol/L' };
    const { molecules, summary } = await read(pubchem, options);
    expect(molecules.map(({ smiles }) => smiles)).toEqual(['c1ccccc1O', 'CCN']);
    expect(molecules[0]?.value).toBeCloseTo((5.602 + 5.796) / 2, 3);
    expect(summary.leftOut).toEqual({ EMPTY_VALUE: 1, LIMIT: 1 });
  });
});

describe('importAssay of any table', () => {
  it('takes columns by name and a unit for all, from several files', async () => {
    const options = {
      columns: { molecules: 'mol', values: 'ic50' },
      unit: 'nM',
      to: 'uM',
    } as const;
    const { molecules, summary } = await importAssay(
      [
        { name: 'a.csv', text: 'mol,ic50\nCCO,1500\n\nCCN,x' },
        { name: 'b.tsv', text: 'ic50\tmol\n2500\tOCC\n10\tCCC' },
      ],
      options,
    );
    expect(molecules).toMatchObject([
      { smiles: 'CCO', value: 2, rows: ['a.csv:2', 'b.tsv:2'] },
      { smiles: 'CCC', value: 0.01 },
    ]);
    expect(summary.leftOut).toEqual({ INVALID_VALUE: 1 });
  });

  it("doesn't convert values without a unit, and stops when aborted", async () => {
    const text = 'smiles,y\nCCO,5\nCCN,6';
    const { molecules, summary } = await read(text, { columns: { values: 'y' } });
    expect(molecules.map(({ value }) => value)).toEqual([5, 6]);
    expect(summary.unit).toBeNull();
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(read(text, { columns: { values: 'y' }, signal })).rejects.toThrow('enough');
  });
});
