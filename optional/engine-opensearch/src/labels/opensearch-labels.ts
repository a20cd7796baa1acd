import type { LabelDriver } from '@biographql/engines';
import { NO_IDENTIFIERS } from '@biographql/engines/internal';
import { clusterFindings } from '../cluster/cluster-findings.js';
import { OPENSEARCH_SETTINGS } from '../cluster/opensearch-settings.js';
import { openCluster } from '../cluster/search-cluster.js';
import { buildIndex, readStoredIndex } from '../cluster/stored-index.js';
import { LabelDocuments } from './label-documents.js';
import { LABEL_FORM } from './label-form.js';
import { type LabelFacts, opensearchLabelIndex } from './opensearch-label-index.js';

const ENGINE = 'opensearch-labels';

/** Labels in OpenSearch: the dataset keeps the name of the index, which is built alongside older ones and never changed. */
export const opensearchLabels: LabelDriver = {
  name: 'opensearch',
  format: LABEL_FORM.version,
  settings: OPENSEARCH_SETTINGS,
  chosenBy: 'opensearchNodes',
  async build(rows, at, options = {}) {
    const { settings, signal, identifiers = NO_IDENTIFIERS } = options;
    await using cluster = await openCluster(ENGINE, settings);
    const documents = new LabelDocuments(options);
    await buildIndex<LabelFacts>(cluster, at, {
      form: LABEL_FORM,
      documents: documents.of(rows),
      facts: () => ({ identifiers }),
      ...(signal === undefined ? {} : { signal }),
    });
    return documents.counts;
  },
  async open(at, { settings } = {}) {
    const stored = await readStoredIndex<LabelFacts>(ENGINE, at);
    return opensearchLabelIndex(await openCluster(ENGINE, settings), stored);
  },
  async check(at, { settings } = {}) {
    return clusterFindings(ENGINE, at, settings);
  },
};
