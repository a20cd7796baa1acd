import type { Plugin } from '@biographql/server';
import { languageModelAnswerer } from './language-model-answerer.js';

export {
  type LanguageModelEvent,
  type LanguageModelOptions,
  languageModelAnswerer,
} from './language-model-answerer.js';

/** Time for the other steps of a question: linking, searching, querying the graph. */
const OTHER_STEPS_MS = 3_000;

/** Lets the language model at `llmUrl` read passages and translate questions that the service can't parse. */
export const plugin: Plugin = {
  name: '@biographql/language-model',
  openReader(config, logger) {
    const { llmUrl, llmTimeoutMs } = config;
    if (llmUrl === null) return null;
    const reader = languageModelAnswerer({
      baseUrl: llmUrl,
      model: config.llmModel,
      apiKey: config.llmApiKey,
      timeMs: llmTimeoutMs,
      questionTokens: config.llmMaxTokens,
      tokensPerMinute: config.llmTokensPerMinute,
      maxPassages: config.llmMaxPassages,
      onEvent(event) {
        const level = event.outcome === 'failed' ? 'warn' : 'debug';
        logger[level](event, 'request to the language model');
      },
    });
    return { reader, timeMs: llmTimeoutMs + OTHER_STEPS_MS };
  },
};
