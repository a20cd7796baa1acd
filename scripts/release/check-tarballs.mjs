// Checks packed packages: node check-tarballs.mjs FOLDER TARBALL... (FOLDER has the packages of the tarballs installed).
// Prints what publint and arethetypeswrong find, and exits with 1 if they find anything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const [folder = '', ...tarballs] = process.argv.slice(2);
for (const tarball of tarballs) {
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const pkgDir = join(folder, 'node_modules', packed.packageName);
  const { messages, pkg } = await publint({ pkgDir, strict: true, pack: false });
  const { problems = [] } = { problems: [], ...(await checkPackage(packed)) };
  const found = [
    ...messages.map((message) => formatMessage(message, pkg) ?? message.code),
    ...problems.filter((problem) => concernsUs(problem)).map((problem) => JSON.stringify(problem)),
  ];
  for (const text of found) console.log(`${packed.packageName}: ${text}`);
  if (found.length > 0) process.exitCode = 1;
}

/**
 * Node.js before 12 knew no `exports`; the oldest supported version does, and its `require` loads ECMAScript modules. A schema
 * is text, and a service worker is loaded by its address: neither is imported.
 * @param {import('@arethetypeswrong/core').Problem} problem
 */
function concernsUs(problem) {
  if (problem.kind === 'CJSResolvesToESM') return false;
  const isOld =
    ('resolutionKind' in problem && problem.resolutionKind === 'node10') ||
    ('resolutionOption' in problem && problem.resolutionOption === 'node10');
  return !isOld && !('entrypoint' in problem && /\.(graphql|js)$/.test(problem.entrypoint));
}
