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
      'Further datasets that are served at once, each from a data directory of its own, e.g. `lab=./lab-data`; a request chooses one by its `engineID`. Each takes the memory of a service.',
  }),
  openReleases: integer({
    defaultValue: 1,
    min: 0,
    max: 64,
    description:
      'Versions of datasets that are kept, not served, and open at a time, since a request asks for one by an `engineID` such as `lab@2026-10`. The first such request opens it, ten minutes without one close it; each takes the memory of a dataset in each process. 0: only what is served answers.',
  }),
};
