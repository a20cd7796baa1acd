import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocumentedGraph } from './documented-graph.js';

const FOLDER = fileURLToPath(new URL('../.documented-graph/', import.meta.url));
const COMPILER = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));
beforeAll(() => writeDocumentedGraph(FOLDER), 60_000);
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** What a user might write against the module; each complaint stands in the line below it. */
const PROGRAM = `
import type { Iri } from '@biographql/graph-schema/sparql';
import { type RowOf, literal, wd } from '@biographql/sparql';
import { ask, classes, properties, select } from './graph.js';

const drugs = select(
  'SELECT ?drug ?name { $disease wdt:P2176 ?drug . ?drug rdfs:label ?name } ORDER BY ?name',
  { disease: wd('Q35869') },
);
const rows: readonly { readonly drug: Iri; readonly name: string }[] = [] as RowOf<typeof drugs>[];
const named = select(\`SELECT ?disease { ?disease \${properties.instanceOf} \${classes.disease} }\`);
const symptoms = select(\`SELECT ?symptom { $disease \${properties.symptomsAndSigns} ?symptom }\`, {
  disease: wd('Q35869'),
});
const iris: readonly Iri[] = ([] as RowOf<typeof symptoms>[]).map(({ symptom }) => symptom);
const names = ask('ASK { $disease rdfs:label "asthma"@en }', { disease: wd('Q35869') });
export { iris, named, names, rows };

// @ts-expect-error no such property: wdt:P21760
select('SELECT ?drug { wd:Q35869 wdt:P21760 ?drug }');
// @ts-expect-error a text is no value of it
select('SELECT ?disease { ?disease wdt:P2176 "salbutamol" }');
// @ts-expect-error nor is a literal
select('SELECT ?disease { ?disease wdt:P2176 $drug }', { drug: literal('salbutamol') });
// @ts-expect-error nothing of the graph is a city
select('SELECT ?city { ?city wdt:P31 wd:Q515 }');
// @ts-expect-error an IRI is no label
ask('ASK { ?disease rdfs:label wd:Q35869 }');
`;

describe('the types of the small graph', () => {
  it('let compile what it can answer, and nothing else', () => {
    writeFileSync(join(FOLDER, 'program.ts'), PROGRAM);
    const config = {
      extends: '../../tsconfig.base.json',
      compilerOptions: { moduleDetection: 'force', types: [] },
      files: ['program.ts'],
    };
    writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
    expect(faults()).toBe('');
    const complaint = PROGRAM.replace(/\/\/ @ts-expect-error no such.*\n/, '');
    writeFileSync(join(FOLDER, 'program.ts'), complaint);
    expect(faults()).toContain('wdt:P21760 is no property of the graph');
  }, 60_000);

  it('name each property with what the graph says of it', () => {
    const text = readFileSync(join(FOLDER, 'graph.ts'), 'utf8');
    expect(text).toMatch(
      /\/\*\* symptoms and signs: \d+ facts of DISEASE to .*SYMPTOM.* \*\/\n {2}symptomsAndSigns: "wdt:P780",/,
    );
    expect(text).toContain(`"http://www.w3.org/2000/01/rdf-schema#label": Property<'text'>;`);
    expect(text).toMatch(
      /^\/\/ Made by `biographql schema --types` from a graph \(sha256:[0-9a-f]{64}\)/,
    );
  });
});

/** What the compiler says; empty when it compiles. */
function faults(): string {
  try {
    execFileSync(process.execPath, [COMPILER, '--noEmit', '--pretty', 'false', '-p', FOLDER]);
    return '';
  } catch (error) {
    return String(Reflect.get(Object(error), 'stdout'));
  }
}
