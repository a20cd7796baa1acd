import { expect, it } from 'vitest';
import { codesSentence, withFields } from './schema-page.js';

const CODES = {
  findAll: { errors: ['TIMEOUT'], rows: [] },
  ask: { errors: ['TIMEOUT', 'INTERNAL'], rows: ['OUT_OF_SCOPE'] },
};

it('tells the codes of a field, and the fields of a code', () => {
  expect(codesSentence('findAll', CODES)).toBe(
    'Errors that it was seen to answer: [`TIMEOUT`](/errors/TIMEOUT).',
  );
  expect(codesSentence('other', CODES)).toBeNull();
  const page = {
    route: 'errors/TIMEOUT.md',
    source: 'a',
    markdown: '# TIMEOUT\n\nSlow.\n\n```sparql live\nASK {}\n```\n',
  };
  const { markdown } = withFields(page, CODES);
  expect(markdown).toContain('of [`findAll`](/schema/#findall), [`ask`](/schema/#ask)');
  expect(markdown.indexOf('**Fields.**')).toBeLessThan(markdown.indexOf('```'));
  expect(markdown.endsWith('```\n')).toBe(true);
});

it('leaves other pages as they are', () => {
  for (const route of ['errors/NETWORK.md', 'errors/index.md', 'guides/errors.md']) {
    const page = { route, source: 'a', markdown: '# A page\n' };
    expect(withFields(page, CODES)).toBe(page);
  }
});
