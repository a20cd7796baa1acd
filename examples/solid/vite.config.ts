import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { graphqlProxy } from '../proxy/vite-plugin.ts';

/** `npx vite examples/solid`: the development server adds the key by the route of ../proxy, as in production. */
export default defineConfig({ plugins: [solid(), graphqlProxy()] });
