import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { graphqlProxy } from '../proxy/vite-plugin.ts';

/** `npx vite examples/vue`: the development server adds the key by the route of ../proxy, as in production. */
export default defineConfig({ plugins: [vue(), graphqlProxy()] });
