import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const file = join(import.meta.dirname, '../src/in-the-editor.ts');
const written = `import { rowsOf, select, wd } from './index.js';
declare const result: { head: { vars: string[] }; results: { bindings: [] } };
const query = select('SELECT ?drug ?drugLabel (COUNT(?x) AS ?n) { ?drug wdt:P2175 $disease ; wdt:P31 ?x OPTIONAL { ?drug rdfs:label ?drugLabel } } GROUP BY ?drug ?drugLabel', { disease: wd('Q1') });
const rows = rowsOf(result, query);
rowsOf(result, query, { /*column*/ });
rowsOf(result, query, { drug: 'qid', /*other*/ });
rowsOf(result, query, { drug: '/*kind*/' });
select('SELECT ?x { ?x a $class }', { /*parameter*/ });
select('SELECT ?x { ?x a $class ; wdt:P31 $other }');
select('SELECT ?x { ?x a $class ; wdt:P31 $other }', { class: wd('Q1') });
select('SELECT ?durg { ?drug a 1 }');
`;

let service: ts.LanguageService;
beforeAll(() => {
  service = ts.createLanguageService({
    getCurrentDirectory: () => import.meta.dirname,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      const text = name === file ? written : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      customConditions: ['@biographql/source'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      resolveJsonModule: true,
      skipLibCheck: true,
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
  });
}, 60_000);

const hover = (name: string) =>
  ts.displayPartsToString(
    service.getQuickInfoAtPosition(file, written.indexOf(name))?.displayParts,
  );
const completions = (mark: string) =>
  service
    .getCompletionsAtPosition(file, written.indexOf(`/*${mark}*/`), {})
    ?.entries.map(({ name }) => name);

describe('an editor', () => {
  it('shows the columns of a query and of its rows', () => {
    const row =
      '{\n    readonly n: number;\n    readonly drug: string;\n    readonly drugLabel: string | null;\n}';
    expect(hover('query =')).toBe(`const query: SparqlQuery<${row}>`);
    expect(hover('rows =')).toBe(`const rows: readonly ${row}[]`);
  });

  it('completes columns, kinds and parameters', () => {
    expect(completions('column')).toEqual(['drug', 'drugLabel', 'n']);
    expect(completions('other')).toEqual(['drugLabel', 'n']);
    expect(completions('kind')).toEqual(['string', 'number', 'boolean', 'date', 'qid', 'value']);
    expect(completions('parameter')).toEqual(['class']);
  });

  it('names parameters that have no value, and columns that nothing names', () => {
    const stated = service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(stated).toContainEqual(
      expect.stringContaining('ParameterWithoutValue<"$class" | "$other">'),
    );
    expect(stated).toContainEqual(expect.stringContaining("Property 'other' is missing"));
    expect(stated).toContainEqual(expect.stringContaining('ColumnNamedNowhere<"?durg">'));
  });
});
