import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The type of one column as the compiler infers it; `other` would be a fault. */
export type ColumnType = 'string' | 'string | null' | 'number' | 'other';

/** Types of some query texts, and their cost. */
export interface InferredRows {
  /** One entry per text: the columns in no order, or null for the generic row. */
  readonly rows: readonly (ReadonlyMap<string, ColumnType> | null)[];
  readonly instantiations: number;
  readonly checkMs: number;
}

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** Lets the TypeScript compiler infer the row types of query texts, all in one program. @throws Error when a text does not compile. */
export function inferRows(texts: readonly string[]): InferredRows {
  const lines = texts.map(
    (text, index) => `export type R${index} = SelectRow<${JSON.stringify(text)}>;`,
  );
  const { checker, aliases, ...cost } = compileAliases(
    `import type { SelectRow } from './select-row.js';\n${lines.join('\n')}`,
  );
  return { rows: aliases.map((alias) => getColumns(checker, alias)), ...cost };
}

/** The type aliases of a program, with what it cost to check them. */
export interface CompiledAliases {
  readonly checker: ts.TypeChecker;
  readonly aliases: readonly ts.TypeAliasDeclaration[];
  readonly instantiations: number;
  readonly checkMs: number;
}

/** Compiles a module as if it were in a folder, by default that of the sources. @throws Error with the first compiler error. */
export function compileAliases(code: string, folder = SOURCES): CompiledAliases {
  const virtual = `${folder}virtual-rows.ts`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@biographql/source'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === virtual
      ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === virtual || fileExists(name);
  host.readFile = (name) => (name === virtual ? code : readFile(name));
  const program = ts.createProgram([virtual], options, host);
  const file = program.getSourceFile(virtual);
  const started = performance.now();
  const [problem] = program.getSemanticDiagnostics(file);
  if (problem !== undefined)
    throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  const checker = program.getTypeChecker();
  const statements: readonly ts.Statement[] = file?.statements ?? [];
  const aliases = statements.filter(ts.isTypeAliasDeclaration);
  // Aliases are resolved when they are requested.
  for (const alias of aliases) checker.getTypeAtLocation(alias.name);
  return {
    checker,
    aliases,
    instantiations: program.getInstantiationCount(),
    checkMs: performance.now() - started,
  };
}

function getColumns(
  checker: ts.TypeChecker,
  alias: ts.TypeAliasDeclaration,
): ReadonlyMap<string, ColumnType> | null {
  const type = checker.getTypeAtLocation(alias.name);
  if (checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined) return null;
  const columns = checker.getPropertiesOfType(type).map((property): [string, ColumnType] => {
    const text = checker.typeToString(checker.getTypeOfSymbol(property));
    const isKnown = text === 'string' || text === 'number' || text === 'string | null';
    return [property.getName(), isKnown ? text : 'other'];
  });
  return new Map(columns);
}
