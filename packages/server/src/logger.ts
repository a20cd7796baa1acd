import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from './config/config.js';

/** A logger with the way to empty its buffer before the program ends. */
export interface ServiceLogger {
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

/** Creates the logger of a service. JSON lines are written in the background, so that no request waits for a disk. */
export function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  stream: NodeJS.WriteStream & { readonly fd: number } = process.stdout,
): ServiceLogger {
  const isPretty = logFormat === 'pretty' || (logFormat === 'auto' && stream.isTTY);
  const destination = isPretty
    ? pretty({ destination: stream, colorize: stream.isTTY, ignore: 'pid,hostname', sync: true })
    : bufferedDestination(stream.fd);
  const options = { level: logLevel, redact: SECRETS, base: null };
  const logger = pino(options, destination as DestinationStream);
  return {
    logger,
    flush() {
      if ('flushSync' in destination) destination.flushSync();
    },
  };
}

const BUFFER_BYTES = 8_192;
const FLUSH_EVERY_MS = 500;

/** Writes whole blocks of lines: one system call per line would cost more than answering a small request. */
function bufferedDestination(fd: number) {
  const destination = pino.destination({ fd, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref();
  return destination;
}
