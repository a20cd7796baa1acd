import { join } from 'node:path';
import { counted } from '@biographql/engines/text';
import {
  type FetchOptions,
  type FetchReport,
  fetchOntologies,
  fetchPubmedFiles,
  fetchPubmedSearch,
  fetchWikidataDump,
  ONTOLOGIES,
} from '@biographql/ingest';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { AddCommand } from '../command-context.js';
import { numberOption } from '../number-option.js';
import { createOutput } from '../output.js';
import { megabytes } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

interface FetchFlags {
  readonly out: string;
  readonly email?: string;
  readonly base?: string;
  readonly json?: boolean;
}

interface PubmedFlags extends FetchFlags {
  readonly query?: string;
  readonly most: number;
  readonly files?: 'baseline' | 'updates';
  readonly numbers?: ReadonlySet<number>;
}

type Fetch = (options: FetchOptions) => Promise<FetchReport>;

/** `biographql fetch pubmed|ontologies|wikidata`: brings files of public services, by their own rules. */
export const fetchCommand: AddCommand = (program, { streams }) => {
  const command = program
    .command('fetch')
    .description(
      'Fetch articles, ontologies or Wikidata from the services that publish them: as often as they allow, compared with their checksums, and going on where an earlier call stopped.',
    );
  const run = async (flags: FetchFlags, fetch: Fetch): Promise<void> => {
    const output = createOutput({ json: flags.json === true }, streams);
    const stop = stopSignal();
    try {
      const report = await fetch({
        folder: flags.out,
        email: flags.email,
        base: flags.base,
        signal: stop.signal,
        onProgress: ({ file, done, files, bytes, totalBytes }) => {
          const share = totalBytes ? `, ${Math.floor((100 * bytes) / totalBytes)} %` : '';
          output.progress(`${done} of ${files} files. ${file}: ${megabytes(bytes)}${share}`);
        },
      });
      output.result(report, textOf(report, flags.out));
    } finally {
      output.endProgress();
      stop.release();
    }
  };

  add(command, 'pubmed', 'Fetch articles: those that a search finds, or whole files of PubMed.')
    .option('--query <text>', 'a search as PubMed reads it, e.g. "asthma[mesh] AND 2025[dp]"')
    .addOption(numberOption('--most <number>', 'articles of a search at most', 10_000))
    .addOption(
      new Option('--files <part>', 'whole files instead, about 30,000 articles each').choices([
        'baseline',
        'updates',
      ]),
    )
    .addOption(
      new Option(
        '--numbers <list>',
        'only these of the files, e.g. 1-5,8 (default: all, some 1,300)',
      ).argParser(numbersIn),
    )
    .addHelpText(
      'after',
      '\nWith NCBI_API_KEY in the environment, a search is fetched at the rate that NCBI allows to keys.',
    )
    .action(async ({ query, files: part, most, numbers, ...flags }: PubmedFlags, self: Command) => {
      if ((query === undefined) === (part === undefined)) {
        self.error('error: give either --query or --files');
      }
      const apiKey = process.env.NCBI_API_KEY || undefined;
      await run(flags, (options) =>
        part === undefined
          ? fetchPubmedSearch({ query: query ?? '', most, apiKey }, options)
          : fetchPubmedFiles({ part, numbers }, options),
      );
    });

  add(command, 'ontologies', 'Fetch ontologies and their annotations by name.')
    .argument(
      '<names...>',
      `${Object.keys(ONTOLOGIES).join(', ')}, or any other of the OBO Foundry`,
    )
    .action((names: readonly string[], flags: FetchFlags) =>
      run(flags, (options) => fetchOntologies(names, options)),
    );

  add(command, 'wikidata', 'Fetch the best-ranked statements of Wikidata, more than 40 GB.')
    .option('--date <YYYYMMDD>', 'of the dump (default: the newest)')
    .action(({ date, ...flags }: FetchFlags & { readonly date?: string }) =>
      run(flags, (options) => fetchWikidataDump({ date }, options)),
    );
};

function add(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .option('--out <folder>', 'where the files are put', join('sources', name))
    .option('--email <address>', 'told to the service, so that it can write before it blocks')
    .addOption(new Option('--base <url>', 'address of a mirror').argParser(addressIn))
    .option('--json', 'print JSON');
}

/** Reads an address to which paths can be added. */
function addressIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError('must be an address with http or https.');
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

/** Reads `1-5,8`. */
function numbersIn(text: string): ReadonlySet<number> {
  const numbers = text.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(part) ?? [];
    if (from === '' || Number(to) < Number(from)) {
      throw new InvalidArgumentError('must be numbers and ranges, e.g. 1-5,8.');
    }
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at);
  });
  return new Set(numbers);
}

function textOf({ files, unchanged, notes }: FetchReport, folder: string): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const fetched = `${counted(files.length - unchanged, 'file')} fetched, ${unchanged} there already: ${megabytes(bytes)} in ${folder}.`;
  const next = files.length === 0 ? [] : [`Next: biographql ingest ${folder}`];
  return [fetched, ...notes, ...next].join('\n');
}
