import { describe, expect, it } from 'vitest';
import { parseDateRange } from './articles.js';

describe('parseDateRange', () => {
  it.each([
    [['2010', '2015'], { from: '2010', to: '2015' }],
    [['2010-05', null], { from: '2010-05', to: null }],
    [['', '2015-02-28'], { from: null, to: '2015-02-28' }],
    [[' 2010 ', ' '], { from: '2010', to: null }],
    [['2020-02-29', '2020-02-29'], { from: '2020-02-29', to: '2020-02-29' }],
    [['2020-05-10', '2020-05'], { from: '2020-05-10', to: '2020-05' }],
    [['2020-05', '2020'], { from: '2020-05', to: '2020' }],
    [['2020', '2020-05'], { from: '2020', to: '2020-05' }],
  ])('reads %j', (range, expected) => {
    expect(parseDateRange(range)).toEqual(expected);
  });

  it.each([[null], [undefined], [[]], [[null, null]], [['', ' ']]])(
    'reads %j as no restriction',
    (range) => {
      expect(parseDateRange(range)).toBeUndefined();
    },
  );

  it.each([
    [['2010']],
    [['2010', '2011', '2012']],
    [['2010-13', null]],
    [['2021-02-29', null]],
    [['2021-04-31', null]],
    [['10', null]],
    [['2010-5', null]],
    [['2010/05/01', null]],
    [['yesterday', null]],
    [['2010-01-01T00:00:00Z', null]],
  ])('rejects %j', (range) => {
    expect(() => parseDateRange(range)).toThrowError(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', argument: 'dateRange' }),
    );
  });

  it.each([[['2015', '2010']], [['2021', '2020-12']], [['2020-06-01', '2020-05']]])(
    'rejects %j, which ends before it begins',
    (range) => {
      expect(() => parseDateRange(range)).toThrowError(/must not end before it begins/);
    },
  );
});
