import { integer, secret, text, url } from '@biographql/engines/settings';

/** The longest time that a setting may name. */
export const HOUR_MS = 3_600_000;

/** The settings of the language model that answers questions where one is named. */
export const LANGUAGE_MODEL_SETTINGS = {
  llmUrl: url({
    placeholder: 'url',
    description:
      'Address of a language model that answers questions from what was found, in the form of the OpenAI API, up to the version: `http://127.0.0.1:11434/v1`. Needs `llmModel` and the package `openai`. Without it no language model is asked.',
  }),
  llmModel: text({
    defaultValue: '',
    placeholder: 'name',
    pattern: /^\S{0,200}$/,
    expected: 'a name without spaces, at most 200 characters',
    description: 'Name of the language model, as its service calls it.',
  }),
  llmApiKey: secret({
    pattern: /^[\x21-\x7e]{1,1000}$/,
    expected: 'a text without spaces, at most 1,000 characters',
    description: 'Key for the service of the language model; it is sent to `llmUrl` alone.',
  }),
  llmTimeoutMs: integer({
    defaultValue: 20_000,
    placeholder: 'ms',
    min: 100,
    max: HOUR_MS,
    description: 'Time for one reply of the language model; after it the service abstains.',
  }),
  llmMaxTokens: integer({
    defaultValue: 6_000,
    min: 1_000,
    max: 1_000_000,
    description:
      'Tokens that one question may cost, reply included; estimated as one for three characters.',
  }),
  llmTokensPerMinute: integer({
    defaultValue: 60_000,
    min: 1_000,
    max: 1_000_000_000,
    description:
      'Tokens that all questions together may cost within a minute; beyond it the service abstains.',
  }),
  llmMaxPassages: integer({
    defaultValue: 8,
    min: 1,
    max: 50,
    description: 'Texts that the language model is given for one question.',
  }),
};
