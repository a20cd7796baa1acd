import { describe, expect, it } from 'vitest';
import { testComparison, testPart, testReport } from './bench-report.fixture.js';
import { mergeReports } from './bench-report.js';
import { renderReport, renderTable } from './render-report.js';
import { writeBetween } from './write-between.js';

const IDEA = 'try something else.';

describe('renderReport', () => {
  const report = testReport(
    testPart('fast', {
      comparisons: [
        testComparison('a', 2, { bar: { least: 1, nextIdea: IDEA } }),
        testComparison('b', 0.5, { bar: { least: 1, nextIdea: IDEA } }),
        testComparison('c', 0.25, { bar: { least: 1, nextIdea: IDEA } }),
        testComparison('d', 0.1),
      ],
      notes: ['How it was measured.'],
      tables: [{ title: 'Figures', columns: ['x', 'y'], rows: [['1', 'a|b']] }],
    }),
    testPart('broken', { failure: 'no such engine' }),
  );
  const text = renderReport(report);

  it('begins with what it ran on and the summary', () => {
    expect(text).toContain('Measured on 2026-01-02 on two shared cores, linux, over 3 triples');
    expect(text).toContain('| what a is | 1 ms | peer 2 ms | 2 | ≥ 1 | yes |');
    expect(text).toContain('| what b is | 1 ms | peer 2 ms | 0.5 | ≥ 1 | **no** |');
    expect(text).toContain('| what d is | 1 ms | peer 2 ms | 0.1 |  |  |');
    expect(text.indexOf('## Summary')).toBeLessThan(text.indexOf('## FAST'));
  });

  it('tells notes and tables of a part, and why another has none', () => {
    expect(text).toContain('## FAST\n\nHow it was measured.\n\n### Figures\n\n| x | y |');
    expect(text).toContain(
      'Measured on 2026-01-02 in 3 s over 3 triples and 2 articles, at a load of 1.',
    );
    expect(text).toContain('## BROKEN\n\nNot measured: no such engine');
  });

  it('ends with what falls short, each idea once', () => {
    const end = text.slice(text.indexOf('## What falls short'));
    expect(end).toContain(`- what b is (0.5 of 1); what c is (0.25 of 1): ${IDEA}`);
    expect(end).toContain('- **BROKEN** could not be measured: no such engine');
    expect(end.split(IDEA)).toHaveLength(2);
  });

  it('says so when every bar was reached', () => {
    expect(renderReport(testReport(testPart('fast')))).toContain('Every bar was reached.');
  });
});

describe('renderTable', () => {
  it('keeps a sign of its own inside its cell', () => {
    expect(renderTable({ columns: ['x'], rows: [['a|b']] })).toBe('| x |\n| --- |\n| a\\|b |');
  });
});

describe('mergeReports', () => {
  it('takes what was measured now, and the rest of the older one, in order', () => {
    const older = testReport(testPart('a', { seconds: 1 }), testPart('b', { seconds: 1 }));
    const newer = testReport(testPart('b', { seconds: 2 }));
    const { parts } = mergeReports(older, newer, ['a', 'b', 'c']);
    expect(parts.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });
});

describe('writeBetween', () => {
  it('changes what stands between the marks alone', () => {
    const document = 'before\n<!-- report -->\nold\n<!-- end of report -->\nafter\n';
    expect(writeBetween(document, 'new\n')).toBe(
      'before\n<!-- report -->\n\nnew\n\n<!-- end of report -->\nafter\n',
    );
    expect(() => writeBetween('nothing', 'new')).toThrow(/has no/);
  });
});
