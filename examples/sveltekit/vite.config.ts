import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [sveltekit({ adapter: adapter() })],
  // Their components are compiled. Kit sees so by itself for what the package.json of this folder names.
  ssr: { noExternal: ['@biographql/svelte', '@tanstack/svelte-query'] },
});
