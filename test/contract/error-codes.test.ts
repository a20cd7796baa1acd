import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_CODES } from '@biographql/core';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TABLE = /core\/src\/errors\/(?:codes|retryable)\.ts$/;
const NO_SOURCE = /\.(?:test|test-d|fixture)\.tsx?$|\/(?:generated|testing)\//;

/** The sources of packages and apps, by path, without what only tests use. */
const sources = ['packages', 'optional', 'apps'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => filesIn(`${folder}/${entry.name}`))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !NO_SOURCE.test(path) && !TABLE.test(path))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') })),
);

function filesIn(folder: string): readonly string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return /\/src\/|server\.mjs$/.test(path) ? [path] : [];
    return ['node_modules', 'dist', '.turbo', 'data'].includes(entry.name) ? [] : filesIn(path);
  });
}

function getNames(pattern: RegExp): readonly string[] {
  return sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** Codes of Node.js, SQLite and Fastify, which are only read, and a keyword of SPARQL. */
const UNKNOWN = /^(?:E[A-Z]+|(?:ERR|FST|HPE|SQLITE)_\w+|SERVICE)$/;

/** Why rows of a table of one's own were left out: they are reported, and never thrown. */
const OF_ROWS =
  /^(?:MOLECULE|EMPTY_VALUE|QUALIFIED_VALUE|INVALID_VALUE|DUPLICATES_DISAGREE|OTHER_TYPE|OTHER_CONDITION|LIMIT|UNIT|OUT_OF_RANGE|FLAGGED|INCONCLUSIVE|REPLICATES_DISAGREE|KNOWN_TO_BASE)$/;

/**
 * Errors that never leave their package, and so need no code: a catch nearby turns them into a rejected line, a masked
 * failure or a coded error.
 */
const INNER = [
  'GrammarFailure',
  'InvalidDocumentError',
  'MalformedLineError',
  'MalformedXmlError',
  'TaskTimeoutError',
  'ThreadLostError',
  'UnexpectedTypeError',
  'UnreadableError',
];

describe('the table of error codes', () => {
  it('holds no code that nothing throws or answers', () => {
    // After an opening parenthesis (of a constructor, not of a question) or a colon.
    const made = new Set(getNames(/(?:(?<!\b(?:has|is|includes))\(\s*|:\s*)'([A-Z_]+)'/g));
    expect(Object.keys(ERROR_CODES).filter((code) => !made.has(code))).toEqual([]);
  });

  it('holds every code that is thrown, answered or requested', () => {
    const used = getNames(
      /(?:\bcode\??:\s*|\bcode\s*[=!]?==?\s*|\bhas\(\s*|Error\(\s*|Entry\(\s*|\bsuper\(\s*|\brejection\(\s*)'([A-Z_]+)'/g,
    );
    expect(used.length).toBeGreaterThan(50);
    const unknown = used.filter(
      (code) => !UNKNOWN.test(code) && !OF_ROWS.test(code) && !Object.hasOwn(ERROR_CODES, code),
    );
    expect(unknown).toEqual([]);
  });

  it('is the table of every class of errors that may leave a package', () => {
    const plain = getNames(
      /\bclass (\w+)(?:<[^{]*?>)?\s+extends \w*Error\b(?<!BioGraphQLError|ServiceError)/g,
    );
    expect([...plain].sort()).toEqual([...INNER, 'BioGraphQLError', 'Failure'].sort());
    const entries = sources.filter(({ path }) => basename(path) === 'index.ts');
    const leaving = INNER.filter((name) => entries.some(({ text }) => text.includes(name)));
    expect(leaving).toEqual([]);
  });

  it('has no class of errors that nothing throws', () => {
    const classes = getNames(
      /(?<!abstract )\bclass (\w+)(?:<[^{]*?>)?\s+extends (?:BioGraphQLError|ServiceError)\b/g,
    );
    expect(classes.length).toBeGreaterThan(20);
    const thrown = new Set(getNames(/\bnew (\w+)\b/g));
    expect(classes.filter((name) => !thrown.has(name))).toEqual([]);
  });
});
