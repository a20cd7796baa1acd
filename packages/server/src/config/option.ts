/** One setting: where it may stand, what it may be, and what it means. */
export interface Option<T> {
  /** Environment variable. */
  readonly env: string;
  /** Command-line flag with its placeholder, e.g. `--port <number>`; null for what must not show in a process list. */
  readonly flag: string | null;
  /** False for a secret, which does not belong into a file that is shared. */
  readonly isInFile: boolean;
  readonly defaultValue: T;
  /** What is valid, as a clause: `a whole number from 0 to 65535`. */
  readonly expected: string;
  readonly description: string;
  /** The value of a text (environment, flag) or of a JSON value (file); undefined when it is not valid. */
  parse(raw: unknown): T | undefined;
}

type Place<T> = Pick<Option<T>, 'env' | 'flag' | 'defaultValue' | 'description'>;
type Range = { readonly min: number; readonly max: number };

/** The longest time that a setting may name, in ms. */
export const HOUR_MS = 3_600_000;

/** A whole number in a range; digits may be grouped with underscores. */
export function integer(place: Place<number>, { min, max }: Range): Option<number> {
  return {
    ...place,
    isInFile: true,
    expected: `a whole number from ${min} to ${max}`,
    parse(raw) {
      const digits = typeof raw === 'string' ? raw.replace(/(?<=\d)_(?=\d)/g, '') : '';
      const value = /^\d+$/.test(digits) ? Number(digits) : raw;
      const isValid = typeof value === 'number' && Number.isInteger(value);
      return isValid && value >= min && value <= max ? value : undefined;
    },
  };
}

/** Yes or no. */
export function flag(place: Place<boolean>): Option<boolean> {
  const words = new Map<unknown, boolean>([
    [true, true],
    ['true', true],
    ['1', true],
    [false, false],
    ['false', false],
    ['0', false],
  ]);
  return {
    ...place,
    isInFile: true,
    expected: '`true` or `false`',
    parse: (raw) => words.get(raw),
  };
}

/** A text of a form. */
export function text(place: Place<string>, pattern: RegExp, expected: string): Option<string> {
  return {
    ...place,
    isInFile: true,
    expected,
    parse: (raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined),
  };
}

/** One of a few words. */
export function choice<T extends string>(place: Place<T>, words: readonly T[]): Option<T> {
  return {
    ...place,
    isInFile: true,
    expected: words.map((word) => `\`${word}\``).join(', '),
    parse: (raw) => words.find((word) => word === raw),
  };
}

/** Texts: a JSON array in the file, separated by commas elsewhere. */
export function list(
  place: Place<readonly string[]>,
  isItem: (item: string) => boolean,
  expected: string,
): Option<readonly string[]> {
  return {
    ...place,
    isInFile: true,
    expected,
    parse(raw) {
      const items = typeof raw === 'string' ? raw.split(',').map((item) => item.trim()) : raw;
      if (!Array.isArray(items)) return undefined;
      const texts = items.filter((item): item is string => typeof item === 'string' && item !== '');
      return texts.length === items.length && texts.every(isItem) ? texts : undefined;
    },
  };
}

/** An address of http or https, null when not set. Credentials in it would show in logs and process lists. */
export function url(place: Omit<Place<string | null>, 'defaultValue'>): Option<string | null> {
  return {
    ...place,
    defaultValue: null,
    isInFile: true,
    expected: 'an `http` or `https` address without credentials and without `#`',
    parse(raw) {
      if (typeof raw !== 'string' || !URL.canParse(raw)) return undefined;
      const { protocol, username, password, hash } = new URL(raw);
      const isPlain = username === '' && password === '' && hash === '';
      return isPlain && /^https?:$/.test(protocol) ? raw : undefined;
    },
  };
}

/** A text that only the environment may hold. @param pattern - its form; default: any text that is not empty. */
export function secret(
  place: Omit<Place<string | null>, 'flag'>,
  expected: string,
  pattern = /^./s,
): Option<string | null> {
  return {
    ...place,
    flag: null,
    isInFile: false,
    expected,
    parse: (raw) => (typeof raw === 'string' && pattern.test(raw) ? raw : undefined),
  };
}
