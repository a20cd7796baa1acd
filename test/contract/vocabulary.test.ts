import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WIKIDATA } from '@biographql/engines/vocabulary';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** SPARQL that is typed by its literal text, examples for readers, and data for tests. */
const SPARQL_TEXT =
  /^packages\/sparql\/src\/(?:terms|queries|prefixes)\.ts$|^apps\/demo\/src\/sparql\/queries\.ts$/;
const TEST_CODE = /\.(?:test|test-d|fixture)\.tsx?$|\/(?:seeds|testing|generated)\//;
const SOURCE = /\/src\/.*\.(?:ts|tsx|mjs)$/;

const PROPERTY_CODE = /\bP[1-9]\d*\b/g;
const ITEM_CODE = /\bQ[1-9]\d*\b/g;

const sources = ['packages', 'apps'].flatMap(filesIn).filter((path) => SOURCE.test(path));
const shippedSources = sources.filter((path) => !TEST_CODE.test(path) && !SPARQL_TEXT.test(path));

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** The source without comments, whose examples may name a code. */
function getCode(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
}

describe('the vocabulary', () => {
  it('is the only source that knows codes of properties', () => {
    expect(shippedSources.length).toBeGreaterThan(400);
    const found = shippedSources.flatMap((path) =>
      Array.from(getCode(path).matchAll(PROPERTY_CODE), ([code]) => `${path}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  it('is the only source that knows classes', () => {
    const classes = new Set(
      Object.values(WIKIDATA.data.types.classes).flatMap((typeClasses) =>
        Object.keys(typeClasses ?? {}).map((name) => name.replace('wd:', '')),
      ),
    );
    expect(classes.size).toBe(55);
    const found = shippedSources.flatMap((path) =>
      Array.from(getCode(path).matchAll(ITEM_CODE), ([code]) => code)
        .filter((code) => classes.has(code))
        .map((code) => `${path}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  it('is the only source of the service that knows how Wikidata writes facts', () => {
    const service = shippedSources.filter((path) =>
      /^packages\/(?:ingest|questions|services|server)\//.test(path),
    );
    expect(service.length).toBeGreaterThan(150);
    const names = /\b(?:wdt|ps?|pq|prov|wikibase):\w|\bwikiba\.se\b|wikidata\.org\/prop\b/g;
    const found = service.flatMap((path) =>
      Array.from(getCode(path).matchAll(names), ([name]) => `${path}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('labels every property that the named queries read', () => {
    const queries = filesIn('packages/sparql/queries');
    const codes = new Set(
      queries.flatMap((path) => readFileSync(join(root, path), 'utf8').match(PROPERTY_CODE) ?? []),
    );
    expect(codes.size).toBeGreaterThan(20);
    expect([...codes].filter((code) => WIKIDATA.getLabel(code) === null)).toEqual([]);
  });
});
