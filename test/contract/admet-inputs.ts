/**
 * Texts that people give for a molecule, and what they mean: a SMILES with the same prediction, or what the message says.
 * Every way of reading one is checked against it.
 */
export const MADE_OF_ETHANOL = (title: string, counts = '  3  2') => `${title}
  made

${counts}  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.5000    0.0000    0.0000 C   0  0
    2.2500    1.3000    0.0000 O   0  0
  1  2  1  0
  2  3  1  0
M  END`;
export const V3000 = `ethanol
  made

  0  0  0     0  0            999 V3000
M  V30 BEGIN CTAB
M  V30 COUNTS 3 2 0 0 0
M  V30 BEGIN ATOM
M  V30 1 C 0 0 0 0
M  V30 2 C 1 0 0 0
M  V30 3 O 2 0 0 0
M  V30 END ATOM
M  V30 BEGIN BOND
M  V30 1 1 1 2
M  V30 2 1 2 3
M  V30 END BOND
M  V30 END CTAB
M  END`;
export const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
export const ETHANOL_INCHI = 'InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3';
const LOOKED_UP = / looks like .* Look up its structure first/;

export const TEXTS: readonly (readonly [text: string, right: string | RegExp])[] = [
  ['CCO', 'CCO'],
  ['"CCO"', 'CCO'],
  ["'CCO'", 'CCO'],
  ['\u201cCCO\u201d', 'CCO'],
  ['`CCO`', 'CCO'],
  ['**CCO**', 'CCO'],
  ['CCO,', 'CCO'],
  ['CCO;', 'CCO'],
  ['CCO ethanol', 'CCO'],
  ['CCO,ethanol', 'CCO'],
  ['CCO\tethanol', 'CCO'],
  ['"CCO", ethanol', 'CCO'],
  ['CCO |(0,0,;1,0,;2,0,)|', 'CCO'],
  ['CCO |$a;b$| ethanol', 'CCO'],
  ['- CCO', 'CCO'],
  ['* CCO', 'CCO'],
  ['\u2022 CCO ethanol', 'CCO'],
  ['1. CCO ethanol', 'CCO'],
  ['1) CCO', 'CCO'],
  ['(12) CCO', 'CCO'],
  ['7 CCO ethanol', 'CCO'],
  ['SMILES: CCO', 'CCO'],
  ['smiles=CCO', 'CCO'],
  ['Canonical SMILES: CCO', 'CCO'],
  ['ethanol: CCO', 'CCO'],
  ['ethanol CCO', 'CCO'],
  ['ethanol = CCO', 'CCO'],
  ['acetylsalicylic acid CC(=O)Oc1ccccc1C(=O)O', ASPIRIN],
  ['CC\u2013O', 'CCO'],
  ['[O\u2212]CC', 'CCO'],
  ['C[C@H](N)C(=O)O L-alanine', 'CC(N)C(=O)O'],
  ['[2H]C([2H])([2H])O', 'CO'],
  ['[D]C([D])([D])O', 'CO'],
  ['[11CH3]O', 'CO'],
  ['CCO.Cl', 'CCO'],
  ['CC(=O)[O-].[Na+]', 'CC(=O)O'],
  ['C%(12)CC%(12)', 'C1CC1'],
  [MADE_OF_ETHANOL('ethanol'), 'CCO'],
  [MADE_OF_ETHANOL('ethanol').replaceAll('\n', '\r\n'), 'CCO'],
  [MADE_OF_ETHANOL('no end').replace('\nM  END', ''), 'CCO'],
  [MADE_OF_ETHANOL('').trim(), 'CCO'],
  [V3000, 'CCO'],
  ['aspirin', LOOKED_UP],
  ['ASPIRIN', LOOKED_UP],
  ['asprin', LOOKED_UP],
  ['vitamin C', LOOKED_UP],
  ['amphotericin B', LOOKED_UP],
  ['N,N-dimethylformamide', /like a name/],
  ['1,2-dichloroethane', /like a name/],
  ['2-acetyloxybenzoic acid', /like a name/],
  ['17\u03b2-estradiol', /like a name/],
  ['benzo[a]pyrene', /like a name/],
  ['iron(II) sulfate', /like a name/],
  ['5-FU', /like a name/],
  ['MK-801', /like a name/],
  ['PF-06463922', /like a name/],
  [ETHANOL_INCHI, /like an InChI, .* Look up/],
  [`${ETHANOL_INCHI} ethanol`, /like an InChI,/],
  ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N', /like an InChIKey/],
  ['InChIKey=LFQSCWFLJHTTHZ-UHFFFAOYSA-N', /like an InChIKey/],
  ['CHEMBL25', /like a ChEMBL id/],
  ['chembl 25', /like a ChEMBL id/],
  ['CID 2244', /like a database id/],
  ['PubChem CID: 2244', /like a database id/],
  ['DB00945', /like a database id/],
  ['50-78-2', /like a CAS number/],
  ['CAS: 50-78-2', /like a CAS number/],
  ['C2H6O', /like a formula/],
  ['NaCl', /like a formula/],
  ['CCO>>CC=O', /like a reaction/],
  ['CCO -> CC=O', /like a reaction/],
  ['CCO + CCN', /like a reaction/],
  ['*CCO*', /wildcard atom or R group.*monomer/],
  ['[*:1]CCO', /wildcard atom/],
  ['[R1]CC', /R groups/],
  ['CC(R)O', /R groups/],
  ['[CH2CH2O]n', /like a polymer/],
  ['(CCO)n', /like a polymer/],
  ['CC(=O)OMe', /abbreviations/],
  ['PhCC(=O)OEt', /abbreviations/],
  ['C[]C', /`\[\]` isn't an atom/],
  ['[Xy]C', /`\[Xy\]` isn't an atom/],
  ['[#6]1=[#6]-[#6]=[#6]-[#6]=[#6]-1', /SMARTS/],
  ['[C;H3]C', /SMARTS/],
  ['CC~C', /Query bonds/],
  ['[C][=C][Branch1][C][O]', /SELFIES/],
  ['MSKGEELFTGVVPILVELDGDVNGHK', /sequence/],
  ['5.2', /like a number.* column/],
  ['#N/A', /missing value/],
  ['n/a', /missing value/],
  ['https://example.org/ethanol', /web address/],
  ['{"smiles":"CCO"}', /JSON/],
  ['CCO\nCCC', /several lines/],
  ['C C O', /with spaces/],
  ['C1CC', /ring bond is opened/],
  ['CC(', /parenthesis is opened/],
  ['CC)', /closing parenthesis/],
  ['c1cccc1', /aromatic/],
  ['CC(C)(C)(C)(C)C', /valence 6/],
  ['CC\u00d6', /`\u00d6` isn't allowed/],
  ['[H][H]', /no heavy atom/],
  [MADE_OF_ETHANOL('a', '  5  2'), /counts line says 5 atoms, but 3 atom lines follow/],
  [MADE_OF_ETHANOL('a', '  3  4'), /counts line says 4 bonds, but 2 bond lines follow/],
  [MADE_OF_ETHANOL('a').replace(/^.*V2000$/m, 'oops'), /no counts line/],
  [MADE_OF_ETHANOL('a').replace('  2  3  1', '  2  9  1'), /refers to atom 9/],
  [MADE_OF_ETHANOL('a').replace('  2  3  1', '  2  3  3'), /Atom 3 .O. has valence 3/],
  [V3000.replace('COUNTS 3 2', 'COUNTS 4 2'), /counts line says 4 atoms/],
];
