import { integer, list, type Setting, secret, text } from '@biographql/engines/settings';

const HOUR_MS = 3_600_000;
const HTTP = /^https?:\/\/[^\s@#?]+$/;

const NODES: Setting<readonly string[] | null> = {
  ...list({
    defaultValue: [],
    placeholder: 'urls',
    expected: 'http or https URLs without credentials, separated by commas',
    isItem: (item) => HTTP.test(item) && URL.canParse(item),
    description:
      'Node URLs of an OpenSearch cluster. The cluster stores labels and articles in place of the embedded engines. Set `labels=sqlite` or `articles=sqlite` in `engines` to keep one of them embedded.',
  }),
  defaultValue: null,
};

function path(description: string): Setting<string> {
  const form = { placeholder: 'path', pattern: /^.*$/, expected: 'a path' };
  return text({ ...form, defaultValue: '', description });
}

export const OPENSEARCH_SETTINGS = {
  opensearchNodes: NODES,
  opensearchAuthorization: secret({
    pattern: /^[A-Za-z][\w-]* [\x21-\x7e]+(?: [\x21-\x7e]+)*$/,
    expected: 'a scheme and credentials, e.g. `Basic dXNlcjpwYXNz` or `Bearer …`',
    description: '`Authorization` header for OpenSearch.',
  }),
  opensearchAuthorizationFile: path(
    'File with the `Authorization` header for OpenSearch, such as a mounted secret. `opensearchAuthorization` takes precedence.',
  ),
  opensearchCaFile: path(
    'PEM file with the CA certificates for verifying the OpenSearch nodes. Default: the CAs that Node.js trusts.',
  ),
  opensearchPrefix: text({
    defaultValue: 'biographql',
    placeholder: 'text',
    pattern: /^[a-z][a-z0-9-]{0,59}$/,
    expected: 'up to 60 lowercase letters, digits and hyphens, starting with a letter',
    description:
      'Prefix of the index names in OpenSearch. Give each dataset in a cluster its own prefix: a build deletes older indexes with the same prefix.',
  }),
  opensearchTimeoutMs: integer({
    defaultValue: 10_000,
    min: 1,
    max: HOUR_MS,
    placeholder: 'ms',
    description:
      'Time limit of one attempt of a request to OpenSearch. A request is tried up to three times.',
  }),
  opensearchShards: integer({
    defaultValue: 1,
    min: 1,
    max: 1_000,
    description:
      'Number of shards of a new index in OpenSearch. One shard is enough for about ten million articles.',
  }),
  opensearchReplicas: text({
    defaultValue: '0-1',
    placeholder: 'text',
    pattern: /^\d{1,2}-(?:\d{1,2}|all)$/,
    expected: 'two numbers, e.g. `0-1`, or a number and `all`, e.g. `0-all`',
    description:
      'Minimum and maximum number of replicas of an index in OpenSearch. The number of nodes limits how many are created.',
  }),
  opensearchRetainedIndexes: integer({
    defaultValue: 2,
    min: 1,
    max: 100,
    description:
      'How many complete indexes of each kind (labels and articles) to retain in OpenSearch after a build, including the new index. A running service may still use an earlier index.',
  }),
};
