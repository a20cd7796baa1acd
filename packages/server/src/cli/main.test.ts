import { describe, expect, it } from 'vitest';
import { withCurrentNames } from './main.js';

describe('withCurrentNames', () => {
  const run = (...args: readonly string[]) => {
    const notes: string[] = [];
    const stream = { write: (text: string) => notes.push(text) > 0 };
    const argv = withCurrentNames(['node', 'x', ...args], { stdout: stream, stderr: stream });
    return { args: argv.slice(2), notes: notes.join('') };
  };

  it('runs an old name under its present one, and says so', () => {
    expect(run('rollback', '2026-10', '--json')).toEqual({
      args: ['datasets', 'rollback', '2026-10', '--json'],
      notes: '`biographql rollback` is now `biographql datasets rollback`.\n',
    });
  });

  it('replaces old names of flags', () => {
    expect(run('ingest', 'a.ttl', '--no-join', '--keep=2')).toEqual({
      args: ['ingest', 'a.ttl', '--no-merge', '--retain=2'],
      notes: '`--no-join` is now `--no-merge`.\n`--keep` is now `--retain`.\n',
    });
    expect(run('admet', 'train', '--keep-rows').args).toEqual(['admet', 'train', '--keep-rows']);
  });

  it('takes `npm start -- --port 4801`', () => {
    expect(run('serve', '--', '--port', '4801').args).toEqual(['serve', '--port', '4801']);
    expect(run('resolve', '--', '-ase').args).toEqual(['resolve', '--', '-ase']);
  });

  it('leaves everything else alone', () => {
    expect(run('ingest', 'remove')).toEqual({ args: ['ingest', 'remove'], notes: '' });
    expect(run('constructor').args).toEqual(['constructor']);
  });
});
