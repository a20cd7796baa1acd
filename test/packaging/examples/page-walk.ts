import assert from 'node:assert/strict';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Opens what an example serves in a browser, and waits for what its readers see. */
export interface PageWalk extends AsyncDisposable {
  /**
   * Walks through the page of an example.
   * @throws Error when something does not come, and for whatever the page complains of.
   */
  readonly walk: (example: string, origin: string) => Promise<void>;
}

/** Starts a browser: `CHROME_PATH`, or the Chromium of the system. */
export async function startWalk(): Promise<PageWalk> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  return {
    walk: (example, origin) => walk(browser, STEPS[example] ?? seeText, origin),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** What is done on a page that was opened, with the examples' starter data. */
type Steps = (page: Page, origin: string) => Promise<void>;

const STEPS: Readonly<Record<string, Steps>> = {
  react: searchDisease,
  vue: searchDisease,
  svelte: searchDisease,
  solid: searchDisease,
  sveltekit: takeOverDisease,
  async next(page, origin) {
    await takeOverDisease(page);
    await predictInPage(page, origin);
  },
};

/** Milliseconds that anything may take: development servers compile what is requested. */
const LONGEST_MS = 60_000;

async function walk(browser: Browser, steps: Steps, origin: string): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(LONGEST_MS);
  try {
    const page = await context.newPage();
    const complaints = getComplaints(page);
    await page.goto(`${origin}/`);
    await steps(page, origin);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

/** What the console and uncaught errors of a page say from now on. */
function getComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Browsers ask for an icon that no example has.
    const isOfIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isOfIcon) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

async function seeText(page: Page): Promise<void> {
  await page.locator('body').filter({ hasText: /\w/ }).waitFor();
}

/** Finds a disease while typing, its drugs and its articles. */
async function searchDisease(page: Page): Promise<void> {
  await page.getByLabel('Disease').pressSequentially('asthm');
  await page.getByRole('button', { name: 'asthma', exact: true }).click();
  await page.getByRole('heading', { name: 'asthma', exact: true }).waitFor();
  await page.getByRole('cell', { name: 'montelukast' }).first().waitFor();
  await page.locator('ol li').first().waitFor();
}

/** A disease that came with the page, and what the page asks for itself. */
async function takeOverDisease(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'asthma', exact: true }).waitFor();
  assert.equal(await page.locator('main li').count(), 5);
  await page
    .locator('main p')
    .filter({ hasText: /\w, \w/ })
    .waitFor();
}

/** Values from a worker of the page, which keeps two models and the toolkit: the second visit asks for none of them. */
async function predictInPage(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/predictor`);
  await page.getByRole('cell', { name: /^-?\d/ }).nth(3).waitFor();
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return cached.flat().length === 3;
  });
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await page.reload();
  await page.getByRole('cell', { name: /^-?\d/ }).nth(3).waitFor();
  assert.deepEqual(
    requested.filter((url) => /\.(?:bin|wasm)$/.test(url)),
    [],
  );
}
