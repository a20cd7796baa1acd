import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DocumentedCode } from './documented-code.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The documents whose code is tested: guides, recipes, first steps, and the READMEs of packages and examples. */
export const CODE_DOCS: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) =>
    /^(README|docs\/[^/]+|docs\/(learn|guides|operate|reference|errors)\/[^/]+|(examples|(?:packages|optional)\/[^/]+|packages\/engines\/src\/vocabulary)\/README)\.md$/.test(
      path,
    ),
  )
  .filter((path) => path !== 'docs/operate/performance.md')
  .sort();

/** Returns the name of the file that a program of a document is written to. */
export function getFile({ place, language }: DocumentedCode): string {
  return `${place.replace(/[^A-Za-z0-9]+/g, '-')}.${language}`;
}
