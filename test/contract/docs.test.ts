import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 << 20,
})
  .split('\n')
  .filter((path) => path !== '');

const DOCS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'AGENTS.md',
  ...tracked.filter((path) => /^(packages|optional|apps)\/[^/]+\/README\.md$/.test(path)),
];

const SOURCE = /\.(ts|tsx|mjs|cjs|py|sh|graphql|json|wat|ya?ml)$/;
const sources = tracked
  .filter((path) => SOURCE.test(path) && path !== 'test/contract/docs.test.ts')
  .filter((path) => !/lock|\/data\/|\/models\/|\/seeds\//.test(path))
  .map((path) => ({ path, text: read(path) }));

const { scripts } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** A path with its placeholders `<x>`, `*` and `…` as a pattern, at the end of which a folder may go on. */
function pathPattern(path: string): RegExp {
  const escaped = path
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]+>|\*+|…/g, '[^ ]+')
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`(^|/)${escaped}(/|$)`);
}

/** Whether a back-ticked path is in the tree: from the root, relative to the document, or as the end of a path. */
function isThere(span: string, doc: string): boolean {
  const siblings = normalize(join(dirname(doc), span));
  if (
    tracked.some((path) => path === siblings || path.startsWith(`${siblings.replace(/\/$/, '')}/`))
  )
    return true;
  const pattern = pathPattern(span);
  return tracked.some((path) => pattern.test(path));
}

function isEntry(name: string, entry: string | undefined): boolean {
  const manifest = ['packages', 'optional', 'apps']
    .map((folder) => `${folder}/${name}/package.json`)
    .find((path) => tracked.includes(path));
  if (manifest === undefined) return false;
  return entry === undefined || `./${entry}` in JSON.parse(read(manifest)).exports;
}

/** The entries of the package that a README is of. */
function siblingEntries(doc: string): Readonly<Record<string, unknown>> {
  return JSON.parse(read(join(dirname(doc), 'package.json'))).exports ?? {};
}

const isWordOfSources = (word: string) => {
  const pattern = new RegExp(`(?<![\\w$])${word.replace(/[$.]/g, '\\$&')}(?![\\w$])`);
  return sources.some(({ text }) => pattern.test(text));
};

/** Whether a source holds it between quotes, as units such as `L/kg` stand there. */
const isTextOfSources = (span: string) =>
  sources.some(({ text }) => text.includes(`"${span}"`) || text.includes(`'${span}'`));

/** What is wrong with a back-ticked span; null when it names something that is there, or is no name. */
function mistakeIn(span: string, doc: string): string | null {
  const script = /^pnpm (?:run )?([a-z][a-z:-]*)/.exec(span)?.[1];
  if (script !== undefined) {
    const isKnown = script in scripts || ['install', 'exec', 'add', 'changeset'].includes(script);
    return isKnown ? null : `no script ${script}`;
  }
  if (/\s/.test(span)) return null;
  if (/^\.[a-z-]+\.[a-z]+$/.test(span))
    return tracked.some((path) => path.endsWith(span)) ? null : 'no such ending';
  if (span === '@biographql/source') return null;
  const entry = /^@biographql\/([a-z-]+)(?:\/(.+))?$/.exec(span);
  if (entry !== null) return isEntry(entry[1] ?? '', entry[2]) ? null : 'no such entry';
  if (/^@[a-z0-9]/.test(span)) return isWordOfSources(span) ? null : 'no such package';
  if (/^\.\/[a-z-]+$/.test(span) && span in siblingEntries(doc)) return null;
  if (/^(https?:|\/|(?:\.\/)?\.biographql|application\/|node_modules|dist|[./]*shared)/.test(span))
    return null;
  if (
    /^[\w./<>*…{},@-]+\/[\w./<>*…{},-]*$|^[\w.-]+\.(ts|tsx|mjs|md|json|graphql|py|sh|cjs|yaml)$/.test(
      span,
    )
  )
    return isThere(span, doc) || isTextOfSources(span) ? null : 'no such file';
  if (/^[A-Za-z_$][\w$]*(\.[\w$]+)*(\(\))?$/.test(span))
    return isWordOfSources(span.replace(/\(\)$|^.*\.(?=\w+(\(\))?$)/g, '')) ? null : 'no such name';
  return null;
}

describe.each(DOCS)('%s', (doc) => {
  it('names only what is there', () => {
    const prose = read(doc).replace(/```[\s\S]*?```/g, '');
    const spans = [...new Set(Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span))];
    const mistakes = spans
      .map((span) => ({ span, mistake: mistakeIn(span, doc) }))
      .filter(({ mistake }) => mistake !== null);
    expect(mistakes).toEqual([]);
  });

  it('links only to what is there', () => {
    const links = Array.from(
      read(doc).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g),
      ([, to = '']) => to,
    );
    const broken = links.filter((to) => !/^https?:/.test(to) && !isThere(to, doc));
    expect(broken).toEqual([]);
  });
});

describe('the reading of documents', () => {
  it.each([
    'packages/core/src/nowhere.ts',
    'noSuchNameAnywhere',
    'pnpm no-such-script',
    'nowhere.ts',
  ])('sees that %j is not there', (span) => {
    expect(mistakeIn(span, 'README.md')).not.toBeNull();
  });
});
