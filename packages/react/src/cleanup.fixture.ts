import { afterEach } from 'vitest';

// Runs for each test file, also where files share their modules.
afterEach(async () => {
  if (!('document' in globalThis)) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
