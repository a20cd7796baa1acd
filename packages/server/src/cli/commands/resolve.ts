import { readFile } from 'node:fs/promises';
import { type EntityType, InvalidArgumentError, isEntityType } from '@biographql/core';
import { chooseDrivers, ENGINE_CHOICES } from '@biographql/engines';
import { openDataset, vocabularyOf } from '@biographql/ingest';
import { withVocabularyFile } from '../../config/read-vocabulary.js';
import {
  createResolutionService,
  type EntityCandidate,
  type ResolvedName,
} from '../../services/resolution-service.js';
import type { AddCommand, CommandContext } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import { createOutput } from '../output.js';

interface ResolveFlags extends Readonly<Record<string, unknown>> {
  readonly file?: string;
  readonly types?: string;
  readonly context?: string;
  readonly to?: string;
  readonly json?: boolean;
}

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

/** `biographql resolve`: tells which entities names and identifiers mean, as a table of tab-separated values. */
export const resolveCommand: AddCommand = (program, context) => {
  const command = program
    .command('resolve')
    .description(
      'Resolve names or identifiers to entities of the dataset. Prints one line of tab-separated values for each.',
    )
    .argument('[names...]', 'names or identifiers')
    .option('--file <path>', 'file with one name or identifier per line')
    .option('--types <types>', 'only entities of these types, e.g. DISEASE,GENE')
    .option('--context <words>', 'topic of the names, e.g. "oncology drugs"')
    .option('--to <schemes>', 'only identifiers of these schemes, e.g. mesh,doid')
    .option('--json', 'print JSON')
    .action((names: readonly string[], flags: ResolveFlags) => resolve(names, flags, context));
  addConfigFlags(command, context, ['dataDir', 'vocabulary', ...Object.values(ENGINE_CHOICES)]);
};

async function resolve(
  given: readonly string[],
  flags: ResolveFlags,
  { streams, finish, plugins }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const names = [...given, ...(flags.file === undefined ? [] : await linesOf(flags.file))];
  if (names.length === 0) {
    output.failure('Name at least one name, or a file of names with --file.');
    finish(EXIT.USAGE);
    return;
  }
  const config = configOf(flags, { plugins });
  const drivers = chooseDrivers(plugins.drivers, config);
  const { places, manifest } = await openDataset(config.dataDir, drivers);
  await using labels = await drivers.labels.open(places.labels, { settings: config });
  const vocabulary = await withVocabularyFile(config.vocabulary, vocabularyOf(manifest));
  const service = createResolutionService(labels, vocabulary);
  const wanted = service.schemes(listOf(flags.to));
  const resolved = await service.resolve(names, {
    types: listOf(flags.types).map(parseType),
    context: flags.context,
  });
  const lines = resolved.map((entry) => cellsOf(entry, wanted).map(plain).join('\t'));
  output.result({ names: resolved }, [COLUMNS.join('\t'), ...lines].join('\n'));
}

async function linesOf(path: string): Promise<readonly string[]> {
  return (await readFile(path, 'utf8')).split(/\r?\n/).filter((line) => line.trim() !== '');
}

function listOf(text = ''): readonly string[] {
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

function cellsOf(
  { name, candidates, isAmbiguous, error }: ResolvedName,
  wanted: ReadonlySet<string>,
): readonly string[] {
  const [best] = candidates;
  if (best === undefined) return [name, '', '', '', '', '', '', '', error?.shortMessage ?? ''];
  const { iri, label, types, score, match } = best;
  const ids = identifiersOf(best, wanted);
  return [name, iri, label, types.join(' '), String(score), match, String(isAmbiguous), ids, ''];
}

function identifiersOf({ identifiers }: EntityCandidate, wanted: ReadonlySet<string>): string {
  return identifiers
    .filter(({ scheme }) => wanted.size === 0 || wanted.has(scheme))
    .map(({ curie }) => curie)
    .join(' ');
}

/** A cell without what would end it. */
function plain(text: string): string {
  return text.replace(/[\t\r\n]+/g, ' ');
}
