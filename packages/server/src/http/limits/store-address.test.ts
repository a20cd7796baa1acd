import { expect, it } from 'vitest';
import { SETTINGS } from '../../config/settings.js';

const limitsUrl = SETTINGS.find(({ name }) => name === 'limitsUrl');

it.each([
  'redis://127.0.0.1:6379',
  'rediss://user:p%40ss@store.example:6380/2',
  'valkey://store',
  'valkeys://:password@[2001:db8::1]:6379/0',
])('takes %s', (address) => {
  expect(limitsUrl?.parse(address)).toBe(address);
});

it.each([
  'http://store:6379',
  'store:6379',
  'redis://',
  'redis://store/name',
  'redis://store?db=1',
  'redis://store#1',
  7,
  null,
])('rejects %s', (address) => {
  expect(limitsUrl?.parse(address)).toBeUndefined();
});

it('stands in the environment alone, since it may hold a password', () => {
  expect(limitsUrl).toMatchObject({ placeholder: null, defaultValue: null });
});
