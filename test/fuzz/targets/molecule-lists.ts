import { readMolecules } from '@biographql/admet-predictor/molecules';
import { FILES } from '../../contract/admet-input-files.js';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

const WORDS = [
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n- ',
  '1. ',
  '#',
  'sep=,',
  '$$$$\n',
  'M  END',
  'V2000',
  '[',
];

/** Files of molecules. */
export const moleculeListsTarget: Target<string> = {
  name: 'molecule-lists',
  promise: 'tables, lists and SDF that are nearly right: molecules with a cell for each column',
  inputs: nearly(
    Object.values(FILES).map(({ content }) => content),
    WORDS,
  ),
  async open() {
    return {
      async attempt(text) {
        const { format, columns, molecules } = readMolecules(text);
        if (molecules.some(({ cells }) => cells.length !== columns.length))
          throw new Finding('a row has other cells than the table has columns');
        if (molecules.some(({ line }) => !(line >= 1))) throw new Finding('a line is missing');
        return format;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};
