// @ts-check

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

// Runs before a package is packed, in its folder: writes `llms.txt`, from which a language model learns the package
// (llmstxt.org) from the installed package, without the site. It is the README, whose snippets are tested, and every export of
// every entry with the first sentence of what is said of it.
const REPOSITORY = 'https://github.com/biographql/biographql';
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const [, ...readme] = readFileSync('README.md', 'utf8').trim().split('\n');

/**
 * The declarations of an entry; null for a file that is no module.
 * @param {unknown} target
 * @returns {string | null}
 */
function getDeclarations(target) {
  if (typeof target === 'string') return target.endsWith('.d.ts') ? target : null;
  const conditions = Object(target);
  for (const name of ['types', 'import', 'default']) {
    const found = conditions[name] === undefined ? null : getDeclarations(conditions[name]);
    if (found !== null) return found;
  }
  return null;
}

const entries = Object.entries(manifest.exports)
  .filter(([name]) => !name.includes('*'))
  .flatMap(([name, target]) => {
    const file = getDeclarations(target);
    return file === null ? [] : [{ name: manifest.name + name.slice(1), file: resolve(file) }];
  });

/** Only files of the package are read: what others declare is not listed. */
const options = {
  noLib: true,
  types: [],
  skipLibCheck: true,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const host = ts.createCompilerHost(options);
host.resolveModuleNames = (names, from) =>
  names.map((name) => {
    if (!name.startsWith('.')) return undefined;
    const path = resolve(dirname(from), name).replace(/\.js$/, '');
    const file = [`${path}.d.ts`, `${path}/index.d.ts`].find((each) => existsSync(each));
    return file === undefined ? undefined : { resolvedFileName: file };
  });
const program = ts.createProgram(
  entries.map(({ file }) => file),
  options,
  host,
);
const checker = program.getTypeChecker();

/**
 * `name` with what is said of it; the names of a module that are declared elsewhere stand without.
 * @param {ts.Symbol} symbol
 */
function getLine(symbol) {
  const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const said = ts
    .displayPartsToString(declared.getDocumentationComment(checker))
    .replace(/\{@link (\S+?)\}/g, '`$1`')
    .replace(/\s+/g, ' ');
  const sentence = /^.*?\.(?= [A-Z`{]|$)/.exec(said)?.[0] ?? said;
  return `- \`${symbol.getName()}\`${sentence === '' ? '' : `: ${sentence}`}`;
}

/**
 * Other packages that are re-exported completely.
 * @param {ts.SourceFile} source
 * @returns {string[]}
 */
function passedOn(source) {
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.exportClause !== undefined) return [];
    const { moduleSpecifier: from } = statement;
    if (from === undefined || !ts.isStringLiteral(from)) return [];
    if (!from.text.startsWith('.')) return [`- everything of \`${from.text}\``];
    const [found] = host.resolveModuleNames?.([from.text], source.fileName) ?? [];
    const inner = found && program.getSourceFile(found.resolvedFileName);
    return inner === undefined ? [] : passedOn(inner);
  });
}

const lists = entries.flatMap(({ name, file }) => {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  const lines = checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.getName() < b.getName() ? -1 : 1))
    .map(getLine);
  return [`### \`${name}\`\n\n${[...lines, ...passedOn(source)].join('\n')}`];
});

const parts = [
  `# ${manifest.name} ${manifest.version}`,
  `> ${manifest.description}`,
  readme.join('\n').trim(),
  '## Every export',
  ...lists,
  `## More`,
  [
    `- Guides: ${REPOSITORY}/tree/main/docs/guides`,
    `- Every error code has a page: ${REPOSITORY}/tree/main/docs/errors`,
    `- Programs that run: ${REPOSITORY}/tree/main/examples`,
    `- The other packages have an \`llms.txt\` of their own, in \`node_modules/@biographql/*/llms.txt\``,
  ].join('\n'),
];
writeFileSync('llms.txt', `${parts.join('\n\n')}\n`);

// A registry manifest states the version of its package.
if (existsSync('server.json')) {
  const server = JSON.parse(readFileSync('server.json', 'utf8'));
  const packages = server.packages.map((/** @type {object} */ one) => ({
    ...one,
    version: manifest.version,
  }));
  const text = JSON.stringify({ ...server, version: manifest.version, packages }, null, 2);
  writeFileSync('server.json', `${text}\n`);
}
