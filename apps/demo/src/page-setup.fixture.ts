import { afterEach, vi } from 'vitest';

// A busy machine takes longer than the usual time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Runs for each test file, also where files share their modules.
afterEach(async () => {
  if (!('document' in globalThis)) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
