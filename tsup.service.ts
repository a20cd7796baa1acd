import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A build of esbuild, as far as it is used here; esbuild itself is installed in packages only. */
export interface Build {
  readonly initialOptions: {
    metafile?: boolean;
    minifySyntax?: boolean;
    minifyWhitespace?: boolean;
  };
  onEnd(run: (result: { readonly metafile?: Metafile | undefined }) => void): void;
}

export interface Metafile {
  readonly outputs: Readonly<Record<string, { readonly inputs: object }>>;
}

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the license texts of the packages that are built into this one to `dist/THIRD-PARTY-NOTICES.txt`. */
export const bundledLicenses = {
  name: 'bundled-licenses',
  setup(build: Build) {
    build.initialOptions.metafile = true;
    // Names stay readable in stack traces; without spaces and line ends an install is 2 MB smaller.
    build.initialOptions.minifySyntax = true;
    build.initialOptions.minifyWhitespace = true;
    build.onEnd(({ metafile }) => {
      const inputs = Object.values(metafile?.outputs ?? {}).flatMap((output) =>
        Object.keys(output.inputs),
      );
      const folders = inputs.flatMap((path) => PACKAGE_FOLDER.exec(path) ?? []);
      const texts = [...new Set(folders)].map(describePackage).sort();
      if (texts.length === 0) return;
      const head = 'This package contains the following packages.';
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/THIRD-PARTY-NOTICES.txt', `${[head, ...texts].join('\n\n')}\n`);
    });
  },
};

function describePackage(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text}`;
}

/**
 * The build of a package of the service, without its entries: ECMAScript modules, which `require` loads as well from Node
 * 20.19 on. Dependencies that are in `devDependencies` are built in.
 */
export const servicePackage = {
  target: 'node20',
  platform: 'node' as const,
  format: ['esm'] as 'esm'[],
  clean: true,
  // Built-in CommonJS packages require modules of Node.
  banner: {
    js: "import { createRequire as createNodeRequire } from 'node:module'; const require = createNodeRequire(import.meta.url);",
  },
  esbuildPlugins: [bundledLicenses],
  // Worker modules are plain .mjs files that are loaded by URL.
  onSuccess: async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) =>
      /-(worker|answers|blocks|copy|binary)\.mjs$/.test(name),
    )) {
      cpSync(join('src', file), join('dist', basename(file)));
    }
  },
};
