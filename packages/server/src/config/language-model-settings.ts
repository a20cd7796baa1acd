import { integer, secret, text, url } from '@biographql/engines/settings';

/** The longest time that a setting may name. */
export const HOUR_MS = 3_600_000;

export const LANGUAGE_MODEL_SETTINGS = {
  llmUrl: url({
    placeholder: 'url',
    description:
      'Base URL of an OpenAI-compatible API, including the version, e.g. `http://127.0.0.1:11434/v1`. Its language model answers questions from passages. Needs `llmModel` and the package `openai`.',
  }),
  llmModel: text({
    defaultValue: '',
    placeholder: 'name',
    pattern: /^\S{0,200}$/,
    expected: 'a name without spaces, at most 200 characters',
    description: 'Name of the language model.',
  }),
  llmApiKey: secret({
    pattern: /^[\x21-\x7e]{1,1000}$/,
    expected: 'a text without spaces, at most 1,000 characters',
    description: 'API key for `llmUrl`; it is sent nowhere else.',
  }),
  llmTimeoutMs: integer({
    defaultValue: 20_000,
    placeholder: 'ms',
    min: 100,
    max: HOUR_MS,
    description: 'Time limit for a reply of the language model.',
  }),
  llmMaxTokens: integer({
    defaultValue: 6_000,
    min: 1_000,
    max: 1_000_000,
    description:
      'Maximum number of tokens per question including the reply, estimated as one per three characters.',
  }),
  llmTokensPerMinute: integer({
    defaultValue: 60_000,
    min: 1_000,
    max: 1_000_000_000,
    description: 'Maximum number of tokens of all questions per minute.',
  }),
  llmMaxPassages: integer({
    defaultValue: 8,
    min: 1,
    max: 50,
    description: 'Maximum number of passages per question for the language model.',
  }),
};
