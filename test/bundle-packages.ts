import { run } from './build-packages.js';

/** Bundles the packages without declarations, which takes seconds; unchanged packages come from the cache. */
export function setup(): void {
  const filters = ['--filter=@biographql/server...', '--filter=@biographql/client...'];
  run('turbo', ['run', 'bundle', ...filters, '--output-logs=errors-only']);
}
