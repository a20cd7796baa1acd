// @ts-check
// Runs the service and the demo page in one process: the API with its key, and the page with a proxy that admits the
// known documents and adds a key of its own, which never leaves this process.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProxy } from '@biographql/client/proxy';
import { ConfigError, createLogger, createService, loadConfig } from '@biographql/server';
import fastifyStatic from '@fastify/static';

const PAGE = fileURLToPath(new URL('./dist', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const MODELS = dirname(resolve('@biographql/admet-predictor/models/cards.json'));
const TOOLKIT = dirname(resolve('@rdkit/rdkit'));
/** The toolkit makes functions of text, which the page itself may not: this holds for the worker alone. */
const WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; connect-src 'self'";
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

const stop = new AbortController();

try {
  await run();
} catch (error) {
  // What a stop interrupts is no failure: the next start begins where nothing was left.
  if (stop.signal.aborted) say('Stopped before the service was ready.');
  else {
    say(`error: ${explain(error)}`);
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Set PORT to another number.`;
  }
  return error instanceof ConfigError || 'code' in error ? error.message : error.stack;
}

async function run() {
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
  }

  const config = loadConfig({ env: { BIOGRAPHQL_LOG_LEVEL: 'warn', ...process.env } });
  const log = createLogger(config);
  const key = randomBytes(32).toString('base64url');
  let phase = '';
  const service = await createService(config, {
    logger: log.logger,
    internalKey: key,
    signal: stop.signal,
    onProgress: (progress) => {
      if (progress.phase !== phase) say(`Building the starter dataset: ${progress.phase} …`);
      phase = progress.phase;
    },
  });

  try {
    mountPage(service, key, config.engineId);
    await service.ready();
    const url = await service.listen();
    say(
      `\n  page  ${new URL('/', url)}\n  API   ${url}\n  key   ${keyNote(service.createdKey, config)}\n`,
    );
    await stopped;
  } finally {
    await service.stop();
    log.flush();
  }
}

/**
 * @param {string | null} createdKey
 * @param {import('@biographql/server').Config} config
 */
function keyNote(createdKey, config) {
  if (createdKey !== null) return `${createdKey}   (shown once; send it as x-api-key)`;
  if (config.apiKey !== null) return 'the one of BIOGRAPHQL_API_KEY';
  return `one of ${config.dataDir}/keys.json (another: node packages/server/bin/biographql.js keys create)`;
}

/**
 * @param {import('@biographql/server').Service} service
 * @param {string} apiKey
 * @param {string} engineId
 */
function mountPage({ http, fetch }, apiKey, engineId) {
  const proxy = createProxy({ url: `http://in-process${http.path}`, apiKey, engineId, fetch });

  http.app.register(fastifyStatic, {
    root: PAGE,
    cacheControl: false,
    setHeaders(reply, path) {
      const isWorker = path.includes('/assets/predict-worker-');
      reply.header('content-security-policy', isWorker ? WORKER_POLICY : PAGE_POLICY);
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  http.app.register(fastifyStatic, {
    root: MODELS,
    prefix: '/admet/models/',
    decorateReply: false,
    maxAge: '1h',
  });
  http.app.get('/admet/toolkit.wasm', (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').sendFile('RDKit_minimal.wasm', TOOLKIT),
  );
  http.app.register(async (app) => {
    // The proxy reads the body itself, so it is handed on as it came.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    );
    app.post('/api/graphql', async (request, reply) => {
      const leave = new AbortController();
      reply.raw.on('close', () => {
        if (!reply.raw.writableFinished) leave.abort();
      });
      const answer = await proxy(
        new Request('http://page/api/graphql', {
          method: 'POST',
          headers: { 'content-type': request.headers['content-type'] ?? '' },
          body: /** @type {Buffer<ArrayBuffer> | undefined} */ (request.body) ?? null,
          signal: leave.signal,
        }),
      );
      return reply
        .status(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    });
  });
}
