import { readFile } from 'node:fs/promises';
import { type EntityType, InvalidArgumentError, isEntityType } from '@biographql/core';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { getVocabulary, openDataset } from '@biographql/ingest';
import {
  createResolutionService,
  type EntityCandidate,
  type ResolvedName,
} from '@biographql/services';
import { withVocabularyFile } from '../../config/build-settings.js';
import { defineCommand } from '../command.js';

const COLUMNS = [
  'name',
  'iri',
  'label',
  'type',
  'score',
  'match',
  'ambiguous',
  'identifiers',
  'error',
];

export const resolveCommand = defineCommand({
  name: 'resolve',
  description:
    'Resolve names or identifiers to entities of the dataset. Prints one line of tab-separated values for each.',
  arguments: { '[names...]': 'names or identifiers' },
  options: {
    '--file <path>': 'file with one name or identifier per line',
    '--types <types>': 'only entities of these types, e.g. DISEASE,GENE',
    '--context <words>': 'topic of the names, e.g. "oncology drugs"',
    '--to <schemes>': 'only identifiers of these schemes, e.g. mesh,doid',
  },
  settings: () => ['dataDir', 'vocabulary', ...Object.values(ENGINE_CHOICES)],
  async run(call, given: readonly string[]) {
    const { flags, plugins, output } = call;
    const names = [...given, ...(flags.file === undefined ? [] : await toLines(flags.file))];
    if (names.length === 0) {
      call.misuse('Pass at least one name, or a file of names with --file.');
      return;
    }
    const config = call.config();
    const drivers = chooseDrivers(plugins.drivers, config);
    const { places, manifest } = await openDataset(config.dataDir, drivers);
    await using labels = await drivers.labels.open(places.labels, { settings: config });
    const vocabulary = await withVocabularyFile(config.vocabulary, getVocabulary(manifest));
    const service = createResolutionService(labels, vocabulary);
    const wanted = service.schemes(getList(flags.to));
    const resolved = await service.resolve(names, {
      types: getList(flags.types).map(parseType),
      context: flags.context,
    });
    const lines = resolved.map((entry) => toCells(entry, wanted).map(plain).join('\t'));
    output.result({ names: resolved }, [COLUMNS.join('\t'), ...lines].join('\n'));
  },
});

async function toLines(path: string): Promise<readonly string[]> {
  return (await readFile(path, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
}

function getList(text = ''): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parseType(text: string): EntityType {
  const type = text.toUpperCase();
  if (isEntityType(type)) return type;
  throw new InvalidArgumentError('types', 'must be entity types', text);
}

function toCells(
  { name, candidates, isAmbiguous, error }: ResolvedName,
  wanted: ReadonlySet<string>,
): readonly string[] {
  const [best] = candidates;
  if (best === undefined) return [name, '', '', '', '', '', '', '', error?.shortMessage ?? ''];
  const { iri, label, types, score, match } = best;
  const ids = getIdentifiers(best, wanted);
  return [name, iri, label, types.join(' '), String(score), match, String(isAmbiguous), ids, ''];
}

function getIdentifiers({ identifiers }: EntityCandidate, wanted: ReadonlySet<string>): string {
  return identifiers
    .filter(({ scheme }) => wanted.size === 0 || wanted.has(scheme))
    .map(({ curie }) => curie)
    .join(' ');
}

/** A cell must not contain tabs or line breaks. */
function plain(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}
