import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { graphFilesAt } from '@biographql/ingest';
import { sortSources } from '@biographql/server/internal';
import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.js';
import { PRESETS } from './presets/presets.js';

const FOLDER =
  process.env.BIOGRAPHQL_FORMAT_FILES ??
  fileURLToPath(new URL('../../../../shared/data/formats', import.meta.url));
const isPresent = existsSync(join(FOLDER, 'README.md'));
const GUIDE = new URL('../../../docs/guides/load-a-graph.md', import.meta.url);
/** Files that describe a schema, hold nothing with an identifier, or are of a format without a reader. */
const REJECTED: Readonly<Record<string, RegExp>> = {
  'biocypher/schema_config.yaml': /a BioCypher schema/,
  'hetionet/hetionet-v1.0-metagraph.json': /is a metagraph/,
  'hetionet/metaedges.tsv': /lists edge types, not entities/,
  'kgx/biolink_model.yaml.gz': /is a LinkML model/,
  'rdf/hdt-node_test.hdt': /HDT is not supported/,
};
/** Read, and rejected record by record: none has an identifier of an article. */
const WITHOUT_IDENTIFIERS = /^literature\/rispy_.*\.ris$/;

const patterns = readFileSync(GUIDE, 'utf8')
  .split('## Examples for each source')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('biographql ingest '))
  .flatMap((line) => line.split(' ').slice(2));

function matches(name: string): boolean {
  return (patterns ?? []).some((pattern) => {
    const source = pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
    return new RegExp(`^${source}$`).test(name);
  });
}

const names = isPresent
  ? readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
      .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1))
      .sort()
  : [];
const TITLE = isPresent ? 'every file' : `every file (left out: there are none at ${FOLDER})`;

describe.skipIf(!isPresent)(TITLE, { timeout: 120_000 }, () => {
  it('has its command in the guide, with the right format', async () => {
    const unnamed: string[] = [];
    for (const name of names) {
      const path = join(FOLDER, name);
      const formats = { formats: FORMATS, presets: PRESETS };
      const { unknown } = await graphFilesAt(path, formats);
      const reason = REJECTED[name];
      if (reason !== undefined) {
        expect(unknown[0]?.reason, name).toMatch(reason);
        continue;
      }
      const given = { files: [path], graph: [], articles: [] };
      const { graphSources, articleSources } = await sortSources(given, formats);
      if (graphSources.length > 0) expect(unknown, name).toEqual([]);
      expect(graphSources.length + articleSources.length, name).toBe(1);
      expect(articleSources.length, name).toBe(name.startsWith('literature/') ? 1 : 0);
      if (!matches(name) && !WITHOUT_IDENTIFIERS.test(name)) unnamed.push(name);
    }
    expect(unnamed).toEqual([]);
    expect(Object.keys(REJECTED).filter((name) => !names.includes(name))).toEqual([]);
  });
});
