import { choice, integer, list } from '@biographql/engines/settings';
import { isNamedDirectory } from '../datasets/engine-id.js';

/** The settings of further datasets. */
export const DATASETS_SETTINGS = {
  literatureGraph: choice(['auto', 'on', 'off'], {
    defaultValue: 'auto',
    description:
      'Whether a dataset that is built keeps its articles as RDF too, in the graph `urn:biographql:literature`, which SPARQL can join with the facts. `auto`: as the dataset before, and in the first one `off`. It takes memory in each thread of the graph: see docs/guides/literature-graph.md.',
  }),
  datasets: list({
    defaultValue: [],
    placeholder: 'list',
    isItem: isNamedDirectory,
    expected:
      'items such as `lab=./lab-data`, separated by commas: a name (letters, digits, `.`, `_`, `-`), `=`, a data directory',
    description:
      'Further datasets, each in its own data directory, e.g. `lab=./lab-data`. A request selects one with `engineID`. Each needs the memory of a service.',
  }),
  openReleases: integer({
    defaultValue: 1,
    min: 0,
    max: 64,
    description:
      'Maximum number of earlier versions that are open at a time. A request selects one with an `engineID` such as `lab@2026-10`; it closes after ten minutes without requests. Each needs the memory of a dataset. 0 allows only the current version.',
  }),
};
