import { describe, expect, it } from 'vitest';
import { createOutput, progressText } from './output.js';

/** Streams that keep what was written, with a clock of their own. */
function memoryStreams(stderr: { readonly isTTY?: boolean; readonly columns?: number } = {}) {
  const written = { stdout: '', stderr: '', time: 0 };
  const into = (name: 'stdout' | 'stderr') => (text: string) => {
    written[name] += text;
  };
  const streams = {
    stdout: { write: into('stdout') },
    stderr: { write: into('stderr'), ...stderr },
    now: () => written.time,
  };
  return { streams, written };
}

describe('output for a person', () => {
  it('puts results on standard output and all else on standard error', () => {
    const { streams, written } = memoryStreams();
    const output = createOutput({ json: false }, streams);
    output.note('a note');
    output.failure('it broke');
    output.result({ triples: 2 }, '2 triples');
    expect(written).toMatchObject({
      stdout: '2 triples\n',
      stderr: 'a note\nerror: it broke\n',
    });
  });

  it('rewrites the line of progress on a terminal, within its width, and ends it before other lines', () => {
    const { streams, written } = memoryStreams({ isTTY: true, columns: 6 });
    const output = createOutput({ json: false }, streams);
    output.progress('10 % of all');
    output.progress('20 % of all');
    output.note('done');
    output.endProgress();
    expect(written.stderr).toBe('\r\u001b[2K10 % \r\u001b[2K20 % \ndone\n');
  });

  it('writes a line of progress every five seconds elsewhere, and at once after other lines', () => {
    const { streams, written } = memoryStreams();
    const output = createOutput({ json: false }, streams);
    for (const time of [0, 1_000, 4_999, 5_000, 9_000]) {
      written.time = time;
      output.progress(`at ${time}`);
    }
    output.note('next part');
    output.progress('begun');
    expect(written.stderr).toBe('at 0\nat 5000\nnext part\nbegun\n');
  });
});

describe('output for a program', () => {
  it('is one JSON value per line, without notes or rewritten lines', () => {
    const { streams, written } = memoryStreams({ isTTY: true });
    const output = createOutput({ json: true }, streams);
    output.note('for a person');
    output.progress('half');
    output.failure('a "quoted"\nreason');
    output.result({ triples: 2 }, '2 triples');
    expect(written).toMatchObject({
      stdout: '{"triples":2}\n',
      stderr: '{"progress":"half"}\n{"error":"a \\"quoted\\"\\nreason"}\n',
    });
    expect(output.isJson).toBe(true);
  });
});

describe('progressText', () => {
  it('says that an index is being written when all records are read', () => {
    const read = {
      phase: 'articles',
      bytes: 10,
      totalBytes: 10,
      rejected: 0,
      perSecond: 0,
    } as const;
    expect(progressText({ ...read, done: 3 })).toBe('Indexing articles: 3 articles, finishing');
    expect(progressText({ ...read, done: 3, total: 4 })).toBe(
      'Indexing articles: 3 articles, 75 %',
    );
  });
});
