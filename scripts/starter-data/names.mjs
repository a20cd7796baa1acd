#!/usr/bin/env node
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { surveyGraph } from './lib/graph-survey.mjs';
import { NAME_SOURCES, readNameGroups } from './lib/names.mjs';

const SOURCE = '../shared/data';
const MEANINGS = {
  unresolved: 'of our own list name nothing in the graph',
  ambiguous: 'of our own list are an alias of several entities, and left out',
  shared: 'of our own list are also the label of something else, and ambiguous',
};
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const HELP = `Writes a file of names for "biographql ingest --names": brand names, synonyms, symbols, abbreviations and identifiers
that a graph lacks, each with its entity of the graph.

Usage: node scripts/names.mjs [options] <out.tsv>

  --source <folder>  holds formats/             (default ${SOURCE}, from the project's folder)
  --graph <file>     the graph, .nt.gz          (default graph/graph.nt.gz of the source folder)
  --help             this text

Sources, all CC0 or public domain; a file that is not there is left out:
${Object.values(NAME_SOURCES)
  .map(({ credit }) => `  ${credit}`)
  .join('\n')}`;

const { values, positionals } = readOptions();
const source = resolve(values.source ?? resolve(ROOT, SOURCE));
const survey = await surveyGraph(resolve(values.graph ?? `${source}/graph/graph.nt.gz`));
const lines = ['name\tidentifier'];
const counts = {};
const written = new Set();
const reported = { unresolved: [], ambiguous: [], shared: [] };
const report = (what, name) => reported[what].push(name);
const groups = readNameGroups(source, survey, { all: true, report });
for await (const { kind, credit, files, names } of groups) {
  const before = written.size;
  lines.push(`# ${credit}${files.length === 0 ? '' : `: ${files[0]}`}`);
  for (const { iri, name, scheme, id, isShort } of names) {
    const text = name ?? `${scheme}:${id}`;
    const row = `${text}\t${iri}${isShort ? '\tshort' : ''}`;
    if (/[\t\n]/u.test(text) || written.has(row)) continue;
    written.add(row);
    lines.push(row);
  }
  counts[kind] = written.size - before;
}
await writeFile(positionals[0], `${lines.join('\n')}\n`);
console.error(`${written.size} names: ${JSON.stringify(counts)}`);
for (const [what, found] of Object.entries(reported))
  if (found.length > 0) console.error(`${found.length} ${MEANINGS[what]}: ${found.join('; ')}`);

function readOptions() {
  const option = { type: 'string' };
  let read;
  try {
    read = parseArgs({
      options: { source: option, graph: option, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    fail(error.message);
  }
  if (read.values.help) {
    console.log(HELP);
    process.exit(0);
  }
  if (read.positionals.length !== 1) fail('One file to write must be named.');
  return read;
}

function fail(message) {
  console.error(`${message}\nTry --help.`);
  process.exit(2);
}
