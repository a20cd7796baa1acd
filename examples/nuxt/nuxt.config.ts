export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  // Only the server has these. `NUXT_BIOGRAPHQL_URL` and `NUXT_BIOGRAPHQL_API_KEY` set them.
  runtimeConfig: {
    biographql: { url: 'http://127.0.0.1:4000/biographql/graphql', apiKey: '' },
  },
});
