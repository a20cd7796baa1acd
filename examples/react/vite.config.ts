import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { graphqlProxy } from '../proxy/vite-plugin.ts';

/** `npx vite examples/react`: the development server adds the key by the route of ../proxy, as in production. */
export default defineConfig({ plugins: [react(), graphqlProxy()] });
