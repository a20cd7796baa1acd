// @ts-check

import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';

// Fails when schema.graphql breaks a document that was valid against the last release. After a release with a new
// schema, replace the file in etc/.
const RELEASED = 'etc/schema-0.2.0.graphql';

/** @param {string} file */
const read = (file) => buildSchema(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

const changes = findBreakingChanges(read(RELEASED), read('schema.graphql'));
for (const { type, description } of changes) process.stderr.write(`${type}: ${description}\n`);
if (changes.length > 0) {
  process.stderr.write(`schema.graphql breaks documents that are valid against ${RELEASED}.\n`);
  process.exitCode = 1;
}
