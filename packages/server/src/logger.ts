import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from './config/settings.js';

/** A logger with the way to empty its buffer before the program ends. */
export interface ServiceLogger {
  /** The logger of every part of the service. */
  readonly logger: Logger;
  /** Writes what is still buffered. */
  flush(): void;
}

/** Places where a key could stand by mistake; their values are replaced. */
const SECRETS = [
  'apiKey',
  'key',
  '["x-api-key"]',
  'headers["x-api-key"]',
  'req.headers["x-api-key"]',
];

/** An open file to write to; a terminal when `isTTY` is true. */
export interface LogTarget {
  /** File descriptor. */
  readonly fd: number;
  readonly isTTY?: boolean;
}

/** Returns the logger of a service. JSON lines are written in the background, so that no request waits for a disk. */
export function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  stream: LogTarget = process.stdout,
): ServiceLogger {
  const isTerminal = stream.isTTY === true;
  const isPretty = logFormat === 'pretty' || (logFormat === 'auto' && isTerminal);
  const destination = isPretty
    ? pretty({ destination: stream.fd, colorize: isTerminal, ignore: 'hostname', sync: true })
    : bufferedDestination(stream.fd);
  const level = logLevel === 'auto' ? (isTerminal ? 'warn' : 'info') : logLevel;
  const options = { level, redact: SECRETS, base: null };
  const logger = pino(options, destination as DestinationStream);
  return {
    logger,
    flush() {
      if ('flushSync' in destination) destination.flushSync();
    },
  };
}

const BUFFER_BYTES = 32_768;
/** Must be larger than the buffer. */
const BLOCK_BYTES = 65_536;
const FLUSH_EVERY_MS = 500;
/** In characters: some forty lines. */
const HELD_LENGTH = 8_192;

/** Writes whole blocks of lines: one system call per line would cost more than answering a small request. */
function bufferedDestination(fd: number) {
  const destination = pino.destination({
    fd,
    sync: false,
    minLength: BUFFER_BYTES,
    maxWrite: BLOCK_BYTES,
    contentMode: 'buffer',
  });
  // Lines are made bytes together: each by itself takes longer, and of texts the destination measures all that it holds.
  let held = '';
  const handOver = () => {
    if (held === '') return;
    destination.write(Buffer.from(held) as unknown as string);
    held = '';
  };
  setInterval(() => {
    handOver();
    destination.flush();
  }, FLUSH_EVERY_MS).unref();
  return {
    write(line: string) {
      held += line;
      if (held.length >= HELD_LENGTH) handOver();
    },
    flushSync() {
      handOver();
      destination.flushSync();
    },
  };
}
