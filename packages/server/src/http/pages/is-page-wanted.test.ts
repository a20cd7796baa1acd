import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/load-config.js';
import { isPageWanted } from './index.js';

const isWanted = (env: Readonly<Record<string, string>>) =>
  isPageWanted(loadConfig({ env, cwd: '/nowhere' }));

describe('the page of `biographql serve`', () => {
  it('is served by default on this machine only', () => {
    expect(isWanted({})).toBe(true);
    expect(isWanted({ HOST: '::1' })).toBe(true);
    expect(isWanted({ HOST: '0.0.0.0' })).toBe(false);
    expect(isWanted({ HOST: '192.168.1.5' })).toBe(false);
    expect(isWanted({ BIOGRAPHQL_TRUSTED_PROXIES: '127.0.0.1' })).toBe(false);
  });

  it('is served, or not, where a setting says so', () => {
    expect(isWanted({ HOST: '0.0.0.0', BIOGRAPHQL_PAGE: 'on' })).toBe(true);
    expect(isWanted({ BIOGRAPHQL_PAGE: 'off' })).toBe(false);
  });
});
