import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { say } from './say.js';
import type { BenchContext, Table } from './sections.js';

const SCRIPT = new URL('../../../packages/questions/bench/qa.ts', import.meta.url).pathname;

/** Runs the reading bench of the questions package and takes over its figures: PubMedQA, BioASQ, Wikidata questions. */
export async function benchReading({ service }: BenchContext): Promise<readonly Table[]> {
  say('reading: the bench of packages/questions');
  const dataDir = service.config.dataDir;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=@biographql/source', SCRIPT, dataDir],
    { maxBuffer: 10_000_000 },
  );
  const rows = Object.fromEntries(
    stdout.split('\n').flatMap((line) => {
      const [, name, figures] = /^(.*?): (\{.*\})$/.exec(line) ?? [];
      if (name === undefined || figures === undefined) return [];
      return [[name, JSON.parse(figures) as Readonly<Record<string, number | null>>]];
    }),
  );
  return [{ title: 'Reading: PubMedQA, BioASQ, Wikidata questions', rows }];
}
