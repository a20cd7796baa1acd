import { writeSync } from 'node:fs';
import { isRecord } from '@biographql/core/internal';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/settings.js';

/** A logger whose buffer can be emptied before the program ends. */
export interface ServiceLogger {
  /** The logger of every part of the service. */
  readonly logger: Logger;
  /** Writes the lines that were held back, then each line as it comes. */
  begin(): void;
  /** Writes what is still buffered. */
  flush(): void;
}

/** Paths where a key could appear by mistake; their values are replaced. */
const SECRETS = [
  'apiKey',
  'key',
  '["x-api-key"]',
  'headers["x-api-key"]',
  'req.headers["x-api-key"]',
];

/** Destination of log lines. */
export interface LogTarget {
  /** File descriptor. */
  readonly fd: number;
  readonly isTTY?: boolean;
}

/**
 * Returns the logger of a service. JSON lines are buffered, so that no request waits for a disk.
 * @param isHeld - true holds JSON lines back until `begin`, so that they don't hide the address of the service. Default false.
 */
export function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  { fd, isTTY: isTerminal = false }: LogTarget = process.stdout,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): ServiceLogger {
  const level = logLevel === 'auto' ? (isTerminal ? 'warn' : 'info') : logLevel;
  const options = { level, redact: SECRETS, base: null };
  if (logFormat === 'pretty' || (logFormat === 'auto' && isTerminal)) {
    const destination: DestinationStream = { write: (line) => writeSync(fd, readableLine(line)) };
    return { logger: pino(options, destination), begin() {}, flush() {} };
  }
  const destination = pino.destination({ fd, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref();
  let held: string[] | null = isHeld ? [] : null;
  const begin = () => {
    const lines = held ?? [];
    held = null;
    for (const line of lines) destination.write(line);
  };
  const write = (line: string) => {
    if (held === null) destination.write(line);
    else held.push(line);
  };
  const flush = () => {
    begin();
    destination.flushSync();
  };
  return { logger: pino(options, { write }), begin, flush };
}

const BUFFER_BYTES = 8_192;
const FLUSH_EVERY_MS = 500;

function readableLine(json: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json);
  const name = (pino.levels.labels[level] ?? String(level)).toUpperCase();
  const rest = Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`;
  const stack = isRecord(err) ? `\n${err.stack ?? err.message}` : '';
  const clock = new Date(time).toISOString().slice(11, 23);
  return `${withoutControls(`${clock} ${name} ${msg}${rest}${stack}`)}\n`;
}

/** Untrusted text may contain terminal control sequences. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
