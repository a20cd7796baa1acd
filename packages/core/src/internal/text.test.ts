import { describe, expect, it } from 'vitest';
import { readOperationName } from './text.js';

describe('readOperationName', () => {
  it.each([
    ['query real { a { b } total: c }', 'real'],
    ['# query comment { a }\nquery real($a: String = "query text { a }") { a }', 'real'],
    ['fragment F on T { a { b } matched text }\nquery real { a }', 'real'],
    ['{ a { b } status c }', null],
    ['{ a }', null],
  ])('%s', (text, expected) => {
    expect(readOperationName(text)).toBe(expected);
  });
});
