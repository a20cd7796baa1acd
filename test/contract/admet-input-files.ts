import { ASPIRIN, ETHANOL_INCHI, MADE_OF_ETHANOL, V3000 } from './admet-inputs.js';

interface FileCase {
  readonly content: string;
  readonly columns: readonly string[];
  /** First line of each molecule's text, and its name. */
  readonly molecules: readonly (readonly [text: string, name: string])[];
  readonly code?: number;
}

const BOTH = [
  ['CCO', 'ethanol'],
  [ASPIRIN, 'aspirin'],
] as const;

/** Files that people give, and what is read. */
export const FILES: Readonly<Record<string, FileCase>> = {
  'comments.csv': {
    content: `# exported by a program\n# twice\nname,smiles,logS\nethanol,CCO,0.5\naspirin,${ASPIRIN},1\n`,
    columns: ['name', 'smiles', 'logS'],
    molecules: BOTH,
  },
  'title.csv': {
    content: `\n\nMy compounds, batch 7\n\nname,smiles\n\nethanol,CCO\n\naspirin,${ASPIRIN}\n# end\n`,
    columns: ['name', 'smiles'],
    molecules: BOTH,
  },
  'excel.csv': {
    content: `\uFEFFsep=;\r\nName;Structure;IC50;;\r\nethanol;CCO;0,5;;\r\naspirin;${ASPIRIN};1,5;;\r\n`,
    columns: ['Name', 'Structure', 'IC50'],
    molecules: BOTH,
  },
  'quotes.csv': {
    content: `name,note,smiles\nethanol,"two\nlines",CCO\naspirin,5" tube,${ASPIRIN}\n`,
    columns: ['name', 'note', 'smiles'],
    molecules: BOTH,
  },
  'open-quote.csv': {
    content: `name,note,smiles\nethanol,"never closed,CCO\naspirin,x,${ASPIRIN}\n`,
    columns: ['name', 'note', 'smiles'],
    molecules: BOTH,
  },
  'ragged.csv': {
    content: `name,smiles,note\nethanol,CCO\naspirin,${ASPIRIN},a,b\n`,
    columns: ['name', 'smiles', 'note', 'column 4'],
    molecules: BOTH,
  },
  'two-columns.csv': {
    content: 'name,canonical_smiles,SMILES\npropane,CCC,C(C)C\nethanol,CCO,\n',
    columns: ['name', 'canonical_smiles', 'SMILES'],
    molecules: [
      ['C(C)C', 'propane'],
      ['', 'ethanol'],
    ],
  },
  'empty-column.csv': {
    content: 'id,canonical_smiles,SMILES\n1,CCO,\n2,CCC,\n',
    columns: ['id', 'canonical_smiles', 'SMILES'],
    molecules: [
      ['CCO', '1'],
      ['CCC', '2'],
    ],
  },
  'by-content.csv': {
    content: `Compound,Molecule,IC50\nethanol,CCO,5\naspirin,${ASPIRIN},6\n`,
    columns: ['Compound', 'Molecule', 'IC50'],
    molecules: BOTH,
  },
  'inchi.tsv': {
    content: `name\tInChI\nethanol\t${ETHANOL_INCHI}\n`,
    columns: ['name', 'InChI'],
    molecules: [[ETHANOL_INCHI, 'ethanol']],
    code: 1,
  },
  'pandas.csv': {
    content: ',smiles,y\n0,CCO,0.1\n1,CCC,0.2\n',
    columns: ['column 1', 'smiles', 'y'],
    molecules: [
      ['CCO', '0'],
      ['CCC', '1'],
    ],
  },
  'r.tsv': {
    content: '"smiles"\t"y"\n"1"\t"CCO"\t5\n"2"\t"CCC"\t6\n',
    columns: ['column 1', 'smiles', 'y'],
    molecules: [
      ['CCO', '1'],
      ['CCC', '2'],
    ],
  },
  'printed.txt': {
    content: '   smiles   logS\n0  CCO   -0.3\n1  CCC   -1.2\n',
    columns: ['column 1', 'smiles', 'logS'],
    molecules: [
      ['CCO', '0'],
      ['CCC', '1'],
    ],
  },
  'no-titles.tsv': {
    content: `ethanol\tCCO\t5\naspirin\t${ASPIRIN}\t6\n`,
    columns: ['column 1', 'smiles', 'column 3'],
    molecules: BOTH,
  },
  'table.md': {
    content: `Two drugs:\n\n| name | smiles |\n|---|---|\n| ethanol | \`CCO\` |\n| aspirin | ${ASPIRIN} |\n`,
    columns: ['name', 'smiles'],
    molecules: BOTH,
  },
  'fence.md': {
    content: `\`\`\`csv\nname,smiles\nethanol,CCO\naspirin,${ASPIRIN}\n\`\`\`\n`,
    columns: ['name', 'smiles'],
    molecules: BOTH,
  },
  'list.md': {
    content: `Two drugs:\n- CCO ethanol\n2. \`${ASPIRIN}\` aspirin\n`,
    columns: ['smiles', 'name'],
    molecules: BOTH,
  },
  'texts.json': {
    content: `["CCO", "${ASPIRIN}"]`,
    columns: ['smiles'],
    molecules: [
      ['CCO', ''],
      [ASPIRIN, ''],
    ],
  },
  'objects.json': {
    content: `{"drugs":[{"name":"ethanol","smiles":"CCO"},{"smiles":"${ASPIRIN}","name":"aspirin"}]}`,
    columns: ['name', 'smiles'],
    molecules: BOTH,
  },
  'lines.jsonl': {
    content: `{"name":"ethanol","smiles":"CCO"}\n{"name":"aspirin","smiles":"${ASPIRIN}"}\n`,
    columns: ['name', 'smiles'],
    molecules: BOTH,
  },
  'names.csv': {
    content: 'name,dose\naspirin,100\nibuprofen,200\n',
    columns: ['name', 'dose'],
    molecules: [
      ['aspirin', ''],
      ['ibuprofen', ''],
    ],
    code: 1,
  },
  'records.sdf': {
    content: `${MADE_OF_ETHANOL('ethanol')}\n> <IC50> (1)\n5\n\n$$$$\n${MADE_OF_ETHANOL('liar', '  5  2')}\n$$$$\n${MADE_OF_ETHANOL('no separator').replace('\nM  END', '')}\n> <IC50>\n6\n\n$$$$\nno molfile\n$$$$\n${V3000}\n`,
    columns: ['name', 'IC50'],
    molecules: [
      ['ethanol', 'ethanol'],
      ['liar', 'liar'],
      ['no separator', 'no separator'],
      ['no molfile', 'no molfile'],
      ['ethanol', 'ethanol'],
    ],
  },
  'joined.sdf': {
    content: `${MADE_OF_ETHANOL('a')}\n${MADE_OF_ETHANOL('b')}`.replaceAll('\n', '\r\n'),
    columns: ['name'],
    molecules: [
      ['a', 'a'],
      ['b', 'b'],
    ],
  },
};
