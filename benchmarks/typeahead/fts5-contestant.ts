import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelRow } from '@biographql/engines';
import Libsql from 'libsql';
import { measureCalls } from '../report/measure-calls.js';
import { serveContestant } from '../report/serve-contestant.js';
import { readLines } from '../report/write-lines.js';
import { HITS, measureBuild, type NamesBuild, type TypedRun } from './names-contestant.js';

let search: ((text: string) => readonly unknown[]) | null = null;

await serveContestant({ build, open, run });

/** FTS5 as it is fastest for this: one row per name, in the order of popularity, with an index of beginnings. */
function build({ rows, folder }: NamesBuild) {
  return measureBuild(async () => {
    const path = fileIn(folder);
    const database = new Libsql(path);
    database.exec(
      "CREATE VIRTUAL TABLE name USING fts5 (text, detail=column, columnsize=0, prefix='1 2 3 4')",
    );
    const insert = database.prepare('INSERT INTO name (text) VALUES (?)');
    database.exec('BEGIN');
    for await (const batch of readLines<LabelRow>(rows))
      for (const { label, aliases } of batch)
        for (const name of [label, ...aliases]) insert.run([name]);
    database.exec('COMMIT');
    database.close();
    return statSync(path).size;
  });
}

function open({ folder }: { readonly folder: string }): void {
  const found = new Libsql(fileIn(folder), { readonly: true })
    .prepare(`SELECT rowid, text FROM name WHERE name MATCH ? ORDER BY rowid LIMIT ${HITS}`)
    .raw();
  search = (text) =>
    found.all([
      text
        .split(' ')
        .map((word) => `"${word}"*`)
        .join(' '),
    ]);
}

function run({ texts, limits }: TypedRun) {
  return measureCalls(texts, (text) => search?.(text), limits);
}

function fileIn(folder: string): string {
  return join(folder, 'fts5.db');
}
