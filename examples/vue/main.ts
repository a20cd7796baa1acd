import { createClient, retry, timeout } from '@biographql/client';
import { bioGraphQLPlugin } from '@biographql/vue';
import { VueQueryPlugin } from '@tanstack/vue-query';
import { createApp } from 'vue';
import App from './app.vue';

const client = createClient({
  url: new URL('/api/graphql', window.location.href).href,
  middleware: [retry(), timeout(10_000)],
});

createApp(App).use(VueQueryPlugin).use(bioGraphQLPlugin, { client }).mount('#root');
