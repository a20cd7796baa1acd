import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  VueQueryPlugin,
} from '@tanstack/vue-query';

/** One cache per request on the server, whose answers go along with the page. */
export default defineNuxtPlugin(({ vueApp, hooks }) => {
  const answers = useState<DehydratedState | null>('answers');
  const queryClient = new QueryClient();
  vueApp.use(VueQueryPlugin, { queryClient });
  if (import.meta.client) hydrate(queryClient, answers.value ?? {});
  hooks.hook('app:rendered', () => {
    answers.value = dehydrate(queryClient);
  });
});
