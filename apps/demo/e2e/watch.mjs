// @ts-check

const KEY_HEADER = /['"`]x-api-key['"`]\s*\]?\s*[:=]/i;

/**
 * Opens a page and writes down everything that must not happen: errors on the console, uncaught errors, violations of
 * the content security policy, requests to other hosts, and a key in anything that is loaded.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ origin: string, apiKey: string }} options
 */
export async function openWatched(context, { origin, apiKey }) {
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  /** @type {Promise<void>[]} */
  const reads = [];
  await page.exposeFunction('tellViolation', (/** @type {string} */ text) => {
    complaints.push(`policy: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(window, 'tellViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) complaints.push(`asks ${url}`);
    if ('x-api-key' in request.headers()) complaints.push(`sends a key to ${url}`);
  });
  page.on('response', (response) => {
    const read = response.text().then(
      (text) => {
        const isCode = /\.js$/.test(response.url());
        if (text.includes(apiKey) || (isCode && KEY_HEADER.test(text))) {
          complaints.push(`a key in ${response.url()}`);
        }
      },
      () => undefined,
    );
    reads.push(read);
  });
  return {
    page,
    /** Events so far. */
    async complaints() {
      await Promise.all(reads);
      return [...complaints];
    },
  };
}
