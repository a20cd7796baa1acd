import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@biographql/engines';
import Libsql from 'libsql';
import { serveContestant } from '../report/serve-contestant.js';
import { readLines } from '../report/write-lines.js';
import { measureBuild, type NamesBuild } from '../typeahead/names-contestant.js';
import {
  type ArticleAction,
  type ArticleRun,
  FOUND,
  measureWithDelay,
} from './article-contestant.js';

const SCHEMA = `
CREATE VIRTUAL TABLE found USING fts5 (title, abstract, mesh, content='');
CREATE TABLE article (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
CREATE TABLE author (article INTEGER, name TEXT, PRIMARY KEY (article, name)) WITHOUT ROWID;
CREATE TABLE mesh (article INTEGER, name TEXT, PRIMARY KEY (article, name)) WITHOUT ROWID;
`;

let calls: Readonly<Record<ArticleAction, (term: string) => unknown>> | null = null;

await serveContestant({ build, open, run });

/** FTS5 with its own ranking, the record beside it, authors and descriptors in tables of pairs. */
function build({ rows, folder }: NamesBuild) {
  return measureBuild(async () => {
    const path = fileIn(folder);
    const database = new Libsql(path);
    database.exec(SCHEMA);
    const text = database.prepare(
      'INSERT INTO found (rowid, title, abstract, mesh) VALUES (?, ?, ?, ?)',
    );
    const record = database.prepare('INSERT INTO article (id, record) VALUES (?, ?)');
    const author = database.prepare('INSERT OR IGNORE INTO author VALUES (?, ?)');
    const mesh = database.prepare('INSERT OR IGNORE INTO mesh VALUES (?, ?)');
    let id = 0;
    database.exec('BEGIN');
    for await (const batch of readLines<Article>(rows))
      for (const article of batch) {
        id += 1;
        const labels = article.mesh.map(({ label }) => label);
        text.run([id, article.title, article.abstract ?? '', labels.join('; ')]);
        record.run([id, JSON.stringify(article)]);
        for (const { family, given } of article.authors) author.run([id, `${family}, ${given}`]);
        for (const label of labels) mesh.run([id, label]);
      }
    database.exec('COMMIT');
    database.close();
    return statSync(path).size;
  });
}

function open({ folder }: { readonly folder: string }): void {
  const database = new Libsql(fileIn(folder), { readonly: true });
  const page = database
    .prepare(
      `SELECT record FROM (SELECT rowid FROM found WHERE found MATCH ? ORDER BY rank LIMIT ${FOUND}) AS hit JOIN article ON id = hit.rowid`,
    )
    .raw();
  const total = database.prepare('SELECT count(*) FROM found WHERE found MATCH ?').raw();
  const top = (table: string) =>
    database
      .prepare(
        `SELECT name, count(*) AS n FROM found JOIN ${table} ON article = found.rowid WHERE found MATCH ? GROUP BY name ORDER BY n DESC LIMIT ${FOUND}`,
      )
      .raw();
  const [authors, descriptors] = [top('author'), top('mesh')];
  const firstPage = (term: string) => {
    const rows = page.all([quoted(term)]) as [string][];
    return [total.all([quoted(term)]), rows.map(([record]) => JSON.parse(record))];
  };
  calls = {
    'page 1': firstPage,
    'page 1, asked first': firstPage,
    'top authors': (term) => authors.all([quoted(term)]),
    'top MeSH descriptors': (term) => descriptors.all([quoted(term)]),
  };
}

function run(asked: ArticleRun) {
  if (calls === null) throw new Error('The index is not open');
  return measureWithDelay(asked, calls[asked.action]);
}

function quoted(term: string): string {
  return `"${term}"`;
}

function fileIn(folder: string): string {
  return join(folder, 'fts5.db');
}
