import type { QuestionServiceOptions } from '@biographql/questions';
import {
  type LanguageModelEvent,
  languageModelAnswerer,
} from '@biographql/questions/language-model';
import type { Logger } from 'pino';
import { ConfigError } from '../config/config-error.js';
import type { Config } from '../config/settings.js';

/** Time for the other steps of a question: linking, searching, querying the graph. */
const OTHER_STEPS_MS = 3_000;

export async function openLanguageModel(
  config: Config,
  logger: Logger,
): Promise<Pick<QuestionServiceOptions, 'reader' | 'timeMs'>> {
  const { llmUrl, llmModel, llmTimeoutMs } = config;
  if (llmUrl === null) return {};
  if (llmModel === '') throw new ConfigError('The setting llmUrl needs llmModel, too.');
  const reader = languageModelAnswerer({
    baseUrl: llmUrl,
    model: llmModel,
    apiKey: config.llmApiKey,
    timeMs: llmTimeoutMs,
    questionTokens: config.llmMaxTokens,
    tokensPerMinute: config.llmTokensPerMinute,
    mostPassages: config.llmMaxPassages,
    onEvent: (event) => log(event, logger),
  });
  try {
    await reader.ready();
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new ConfigError(`The setting llmUrl cannot be used. ${reason}`, { cause: error });
  }
  return { reader, timeMs: llmTimeoutMs + OTHER_STEPS_MS };
}

function log(event: LanguageModelEvent, logger: Logger): void {
  const level = event.outcome === 'failed' ? 'warn' : 'debug';
  logger[level](event, 'request to the language model');
}
