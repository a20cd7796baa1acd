import { type EntityType, InvalidArgumentError, isEntityType } from '@biographql/core';
import { createResolutionService, type ResolvedName } from '@biographql/services';
import { ENGINE_SETTINGS, readServedDataset } from '../build-command.js';
import { defineCommand, readLines, splitList } from '../command.js';
import { toTsv } from './admet-table.js';

const COLUMNS = 'name iri label type score match ambiguous identifiers error'.split(' ');

export const resolveCommand = defineCommand({
  name: 'resolve',
  description:
    'Resolve names or identifiers to entities of the dataset. Prints one tab-separated line per name or identifier.',
  arguments: { '[names...]': 'names or identifiers' },
  options: {
    '--file <path>': 'file with one name or identifier per line',
    '--types <types>': 'only entities of these types, e.g. DISEASE,GENE',
    '--context <words>': 'topic of the names, e.g. "oncology drugs"',
    '--to <schemes>': 'schemes of the identifiers to print, e.g. mesh,doid',
  },
  settings: [...ENGINE_SETTINGS, 'vocabulary'],
  async run(call, given: readonly string[]) {
    const { flags, output } = call;
    const names = [...given, ...(flags.file === undefined ? [] : await readLines(flags.file))];
    if (names.length === 0)
      return call.misuse('Pass at least one name, or a file of names with --file.');
    const { drivers, places, vocabulary, options } = await readServedDataset(call);
    await using labels = await drivers.labels.open(places.labels, options);
    const service = createResolutionService(labels, vocabulary);
    const wanted = service.schemes(splitList(flags.to));
    const resolved = await service.resolve(names, {
      types: splitList(flags.types).map(parseType),
      context: flags.context,
    });
    const table = [COLUMNS, ...resolved.map((entry) => toCells(entry, wanted))];
    output.result({ names: resolved }, toTsv(table).slice(0, -1));
  },
});

function parseType(text: string): EntityType {
  const type = text.toUpperCase();
  if (isEntityType(type)) return type;
  throw new InvalidArgumentError('types', 'must be entity types such as DISEASE', text);
}

function toCells(
  { name, candidates, isAmbiguous, error }: ResolvedName,
  wanted: ReadonlySet<string>,
): readonly string[] {
  const [best] = candidates;
  if (best === undefined) return [name, ...Array<string>(7).fill(''), error?.shortMessage ?? ''];
  const { iri, label, types, score, match } = best;
  const ids = best.identifiers
    .filter(({ scheme }) => wanted.size === 0 || wanted.has(scheme))
    .map(({ curie }) => curie);
  const found = [iri, label, types.join(' '), String(score), match, String(isAmbiguous)];
  return [name, ...found, ids.join(' '), ''];
}
