import { describe, expect, it } from 'vitest';
import { renderReport, replaceReport } from './render-report.js';

const HEAD = { date: '2026-01-02', machine: '2 cores, linux', load: 1.25, isQuick: false };

describe('renderReport', () => {
  it('renders notes and tables, and the reason for a part without results', () => {
    const table = { title: 'Latency', columns: ['operation', 'p95'], rows: [['a|b', '3 ms']] };
    const text = renderReport(HEAD, [
      { title: 'Service', seconds: 4, result: { notes: ['How.'], tables: [table] } },
      { title: 'ADMET', seconds: 1, result: { failure: 'no models' } },
    ]);
    expect(text).toContain(
      'Measured on 2026-01-02 on 2 cores, linux; load average at the end 1.3.',
    );
    expect(text).toContain(
      '## Service\n\nHow.\n\n### Latency\n\n| operation | p95 |\n| --- | --- |',
    );
    expect(text).toContain('| a\\|b | 3 ms |');
    expect(text).toContain('## ADMET\n\nNot measured: no models');
  });

  it('marks a quick run', () => {
    expect(renderReport({ ...HEAD, isQuick: true }, [])).toContain('Quick run');
  });
});

describe('replaceReport', () => {
  it('replaces only the text between the markers', () => {
    const document = 'before\n<!-- report -->\nold\n<!-- end of report -->\nafter\n';
    expect(replaceReport(document, 'new\n')).toBe(
      'before\n<!-- report -->\n\nnew\n\n<!-- end of report -->\nafter\n',
    );
  });

  it('rejects a document without markers', () => {
    expect(() => replaceReport('nothing', 'new')).toThrow(/has no/);
  });
});
