import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { graphqlProxy } from '../proxy/vite-plugin.ts';

/** `npx vite examples/svelte`: the development server adds the key by the route of ../proxy, as in production. */
export default defineConfig({ plugins: [svelte({ configFile: false }), graphqlProxy()] });
