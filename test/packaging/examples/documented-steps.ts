import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A command line from a document. */
export interface DocumentedStep {
  readonly command: string;
  /** Where the command serves until it is stopped; null for one that ends by itself. */
  readonly serves: string | null;
}

/** What the README of an example says. */
export interface DocumentedExample {
  readonly name: string;
  /** Folders of `examples` that it is taken along with. */
  readonly folders: readonly string[];
  readonly steps: readonly DocumentedStep[];
}

type Versions = Readonly<Record<string, string>>;
const { catalog } = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) as {
  readonly catalog: Versions;
};
/** Tested versions: those of the workspace, and of packages that only examples install. */
const versions: Versions = {
  ...catalog,
  ...JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8')),
};

/**
 * Reads the commands for an empty folder from the README of an example: every line of its shell blocks. A
 * comment that begins with an address says that the line serves there. Linked sibling folders are copied, too.
 * @param isPinned - third-party packages are installed in the versions that this repository is tested with, unless the README names one.
 */
export function readExample(name: string, isPinned: boolean): DocumentedExample {
  const text = readFileSync(join(ROOT, 'examples', name, 'README.md'), 'utf8');
  const siblings = Array.from(text.matchAll(/\]\(\.\.\/([a-z-]+)\)/g), ([, folder = '']) => folder);
  const blocks = Array.from(text.matchAll(/^```bash\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
  const lines = blocks.flatMap((code) =>
    code
      .replace(/\\\n\s*/g, ' ')
      .trim()
      .split('\n'),
  );
  return {
    name,
    folders: [name, ...siblings],
    steps: lines.map((line) => getStep(line, isPinned)),
  };
}

function getStep(line: string, isPinned: boolean): DocumentedStep {
  const [command = '', comment = ''] = line.split(/\s+# /);
  const serves = /^http\S+/.exec(comment)?.[0] ?? null;
  return { command: isPinned ? pinned(command) : command, serves };
}

/** `npm install vite` with the tested version. */
function pinned(command: string): string {
  if (!command.startsWith('npm install ')) return command;
  const words = command.split(/\s+/);
  return words
    .map((word) => (versions[word] === undefined ? word : `'${word}@${versions[word]}'`))
    .join(' ');
}
