/** One setting: its valid values and meaning. Where it can be set follows from its name in the table. */
export interface Setting<T> {
  readonly defaultValue: T;
  readonly description: string;
  /** Valid values, as a clause: `a whole number from 0 to 65535`. */
  readonly expected: string;
  /** Shown for the value in help texts; null for a secret, which only the environment can set. */
  readonly placeholder: string | null;
  /** Environment variable; default: the prefix `BIOGRAPHQL_` and the name. */
  readonly variable?: string;
  /** Parses a text (environment, flag) or a JSON value (file); undefined when it is not valid. */
  parse(raw: unknown): T | undefined;
}

interface Facts<T> {
  readonly defaultValue: T;
  readonly description: string;
  readonly placeholder?: string;
  readonly variable?: string;
}

interface IntegerFacts extends Facts<number> {
  readonly min: number;
  readonly max: number;
}

interface TextFacts<T> extends Facts<T> {
  readonly pattern: RegExp;
  readonly expected: string;
}

interface ListFacts extends Facts<readonly string[]> {
  readonly expected: string;
  isItem(item: string): boolean;
}

/** Returns a setting for a whole number in a range; digits may be grouped with underscores. */
export function integer({ min, max, ...facts }: IntegerFacts): Setting<number> {
  return {
    placeholder: 'number',
    ...facts,
    expected: `a whole number from ${min} to ${max}`,
    parse(raw) {
      const isText = typeof raw === 'string' && /^\d+(_\d+)*$/.test(raw);
      const value = isText ? Number(raw.replaceAll('_', '')) : raw;
      const isValid = typeof value === 'number' && Number.isInteger(value);
      return isValid && value >= min && value <= max ? value : undefined;
    },
  };
}

const FLAG_VALUES = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
]);

/** Returns a boolean setting. */
export function flag(facts: Facts<boolean>): Setting<boolean> {
  return {
    placeholder: 'boolean',
    ...facts,
    expected: '`true` or `false`',
    parse: (raw) => FLAG_VALUES.get(raw),
  };
}

/** Returns a text setting with a pattern. */
export function text({ pattern, ...facts }: TextFacts<string>): Setting<string> {
  return { placeholder: 'text', ...facts, parse: (raw) => matching(raw, pattern) };
}

/** Returns a text setting only for the environment; null when not set. @param facts.isValid - default: always true. */
export function secret({
  pattern,
  isValid = () => true,
  ...facts
}: Omit<TextFacts<null>, 'defaultValue' | 'placeholder'> & {
  readonly isValid?: (text: string) => boolean;
}): Setting<string | null> {
  return {
    ...facts,
    defaultValue: null,
    placeholder: null,
    parse(raw) {
      const value = matching(raw, pattern);
      return value !== undefined && isValid(value) ? value : undefined;
    },
  };
}

/** Returns a setting for one of a few words. */
export function choice<T extends string>(
  words: readonly T[],
  facts: Facts<NoInfer<T>>,
): Setting<T> {
  return {
    placeholder: 'word',
    ...facts,
    expected: words.map((word) => `\`${word}\``).join(', '),
    parse: (raw) => words.find((word) => word === raw),
  };
}

/** Returns a setting for texts: a JSON array in the file, separated by commas elsewhere. */
export function list({ isItem, ...facts }: ListFacts): Setting<readonly string[]> {
  return {
    placeholder: 'texts',
    ...facts,
    parse(raw) {
      const items = typeof raw === 'string' ? raw.split(',').map((item) => item.trim()) : raw;
      const isValid = (item: unknown) => typeof item === 'string' && item !== '' && isItem(item);
      return Array.isArray(items) && items.every(isValid) ? items : undefined;
    },
  };
}

/** Returns a setting for an HTTP(S) URL, null when not set. Credentials in it would show in logs and process lists. */
export function url(facts: Omit<Facts<null>, 'defaultValue'>): Setting<string | null> {
  return {
    placeholder: 'url',
    ...facts,
    defaultValue: null,
    expected: 'an `http` or `https` address without credentials and without a `#` fragment',
    parse(raw) {
      if (typeof raw !== 'string' || !URL.canParse(raw)) return undefined;
      const { protocol, username, password, hash } = new URL(raw);
      const isPlain = username === '' && password === '' && hash === '';
      return isPlain && /^https?:$/.test(protocol) ? raw : undefined;
    },
  };
}

function matching(raw: unknown, pattern: RegExp): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined;
}
