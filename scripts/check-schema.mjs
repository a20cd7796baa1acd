// @ts-check

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  DEFAULT_DEPRECATION_REASON,
  findBreakingChanges,
  Kind,
  parse,
  visit,
} from 'graphql';

// Fails when schema.graphql breaks a document that was valid against the last release, when something deprecated lacks
// a reason with two dates (since when, and until when it stays at least), and when something has no description. A break
// that was announced passes: `etc/schema-breaks.json` lists it with a major version, which the packages must have, and a
// date, which must be over. `pnpm version-packages` records the schema of a release in etc/.
const ANNOUNCED = 'etc/schema-breaks.json';

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
/** @type {string[]} */
const problems = [];
const released = readdirSync(new URL('../etc', import.meta.url)).filter((file) =>
  /^schema-.*\.graphql$/.test(file),
);
if (released.length !== 1)
  problems.push('etc/ must have the schema of the last release, and no other.');

const schemaText = read('schema.graphql');
const isThere = existsSync(new URL(`../${ANNOUNCED}`, import.meta.url));
/** @type {readonly { readonly change: string, readonly version: string, readonly date: string }[]} */
const announced = isThere ? JSON.parse(read(ANNOUNCED)) : [];
const [major = '0'] = JSON.parse(read('packages/core/package.json')).version.split('.');
const today = new Date().toISOString().slice(0, 10);

for (const { type, description } of findBreakingChanges(
  buildSchema(read(`etc/${released[0]}`)),
  buildSchema(schemaText),
)) {
  const entry = announced.find(({ change }) => change === description);
  const [due = '', ...rest] = entry?.version.split('.') ?? [];
  if (entry && rest.join('.') === '0.0' && Number(major) >= Number(due) && entry.date <= today)
    continue;
  problems.push(
    `${type}: ${description} It breaks documents that are valid against etc/${released[0]}. Deprecate it instead, and list it in ${ANNOUNCED} with a major version and a date.`,
  );
}

/** @type {string[]} */
const path = [];
const DATE = /\d{4}-\d{2}-\d{2}/g;
visit(parse(schemaText), {
  enter(node) {
    const name = 'name' in node && node.name ? node.name.value : '';
    if (!isDescribed(node.kind)) return;
    path.push(name);
    if (!('description' in node) || !node.description)
      problems.push(`${path.join('.')} has no description.`);
    const directives = 'directives' in node ? (node.directives ?? []) : [];
    const deprecated = directives.find((one) => one.name.value === 'deprecated');
    if (deprecated === undefined) return;
    const value = deprecated.arguments?.[0]?.value;
    const reason = value?.kind === Kind.STRING ? value.value : DEFAULT_DEPRECATION_REASON;
    if ((reason.match(DATE)?.length ?? 0) < 2)
      problems.push(
        `${path.join('.')} is deprecated without a reason that says since when and until when.`,
      );
  },
  leave(node) {
    if (isDescribed(node.kind)) path.pop();
  },
});

/** @param {string} kind */
function isDescribed(kind) {
  return (
    kind.endsWith('Definition') &&
    kind !== Kind.SCHEMA_DEFINITION &&
    kind !== Kind.OPERATION_TYPE_DEFINITION
  );
}

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
