import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const { BIOGRAPHQL_URL, BIOGRAPHQL_API_KEY = '' } = process.env;
const service = new URL(BIOGRAPHQL_URL ?? 'http://127.0.0.1:4000/biographql/graphql');

/** `npx vite examples/react`: the development server adds the key, as `createProxy` does in production (see ../proxy). */
export default defineConfig({
  plugins: [react()],
  server: {
    proxy: {
      '/api/graphql': {
        target: service.origin,
        rewrite: () => service.pathname,
        headers: { 'x-api-key': BIOGRAPHQL_API_KEY },
      },
    },
  },
});
