import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestSmallData } from './small-data.js';
import { newDataDir, runBiographql, type Started, send, serve } from './start-biographql.js';

const PATH = '/biographql/graphql';
const TYPEAHEAD = `query T($text: String) {
  searchAsYouType(searchInput: { searchText: $text }) { data { searchLabels { text } } }
}`;

let dataDir: string;
let service: Started;
let key: string;
let url: string;

async function createKey(...scopes: readonly string[]): Promise<string> {
  const args = ['keys', 'create', '--json', '--data-dir', dataDir, '--scope', ...scopes];
  return JSON.parse((await runBiographql(args)).stdout).key;
}

beforeAll(async () => {
  dataDir = newDataDir();
  await ingestSmallData(dataDir);
  key = await createKey('search', 'graph', 'articles', 'questions', 'sparql', 'admet');
  service = serve(dataDir, { BIOGRAPHQL_RATE_LIMIT: '0' });
  ({ url } = await service.listening());
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

/** A document that asks as many questions at once. */
function questionsDocument(questions: readonly string[]) {
  const names = questions.map((_, index) => `$q${index}: String`).join(', ');
  const fields = questions.map(
    (_, index) =>
      `a${index}: summaryInsights(searchInput: { query: $q${index}, type: [QA] }) { __typename }`,
  );
  const variables = Object.fromEntries(questions.map((text, index) => [`q${index}`, text]));
  return { query: `query(${names}) { ${fields.join(' ')} }`, variables };
}

describe('one key that sends nothing but questions', () => {
  it.each([
    ['longer than allowed', 'not '.repeat(245), 'INVALID_ARGUMENT'],
    ['as long as allowed', 'not '.repeat(98), undefined],
    ['of one long word', 'α'.repeat(980), undefined],
  ])('%s leaves the others their answers', async (_, food, code) => {
    const [attacker, victim] = [await createKey('questions'), await createKey('search')];
    let isOver = false;
    const attack = async (priority: number) => {
      for (let count = 0; !isOver; count += 1) {
        const questions = Array.from(
          { length: 20 },
          (_, index) => `${priority}${count}${index} ${food}`,
        );
        const { query, variables } = questionsDocument(questions);
        const { errors = [] } = await (await send(url, attacker, query, variables)).json();
        if (code === undefined) continue;
        expect(errors).toHaveLength(20);
        for (const { extensions } of errors) expect(extensions.code).toBe(code);
      }
    };
    const attacks = Promise.all([0, 1, 2, 3].map(attack));
    try {
      for (let count = 1; count <= 20; count += 1) {
        const response = await send(url, victim, TYPEAHEAD, { text: `thing ${count}` });
        const { data } = await response.json();
        expect(data.searchAsYouType.data.searchLabels[0].text).toContain(`thing ${count}`);
      }
    } finally {
      isOver = true;
      await attacks;
    }
  });
});

const FOODS = [
  ...[
    'does aspirin treat asthma and ',
    ' ',
    '(',
    '((a)(b',
    '"',
    'a, b and c, or ',
    ' and ',
    'not ',
  ],
  ...['which genes that ', 'of the ', 'a-b-', 'a.', '/', '? ', '1', 'α', '\u0301', '\u{1f600}'],
  ...['\t', '\0a', 'BRCA1 ', 'a* ', 'a:', '~', 'title:(', 'a AND (b OR '],
];
const PLACES = {
  question:
    'query($q: String) { summaryInsights(searchInput: { query: $q, type: [QA] }) { __typename } }',
  'entities of a question': 'query($q: String) { getQids(question: $q) }',
  'question as SPARQL': 'query($q: String) { executeNl2Sparql(question: $q) }',
  typeahead: TYPEAHEAD.replaceAll('$text', '$q'),
  articles: 'query($q: String) { searchInsights(searchInput: { query: $q }) { __typename } }',
  names: 'query($q: String!) { resolveEntities(names: [$q]) { __typename } }',
  entities: 'query($q: String) { searchEntities(name: $q) }',
  neighbors:
    'query($q: String) { graphInsights(graphInput: { startNodeName: $q }) { description } }',
  SMILES: 'query($q: [String!]) { admetPredict(smiles: $q, modelName: "BBB") }',
  SPARQL: 'query($q: String) { advancedSearch(query: $q) { error } }',
};

describe('texts that repeat what rules look for', () => {
  it.each(Object.entries(PLACES))('are answered or rejected as %s', async (_, query) => {
    for (const food of FOODS) {
      const q = food.repeat(Math.ceil(999 / food.length)).slice(0, 999);
      const response = await send(url, key, query, { q });
      expect(response.status, food).toBeLessThan(500);
      expect(await response.text(), food).not.toContain('INTERNAL');
    }
  });
});

describe('a response that is cached', () => {
  it('is not that of a key with other scopes', async () => {
    const [search, all, admet] = [
      await createKey('search'),
      await createKey('search', 'graph'),
      await createKey('admet'),
    ];
    const both = `query B($text: String) {
      a: searchAsYouType(searchInput: { searchText: $text }) { type }
      g: nodeProperties(graphInput: { startNode: "Q1" }) { properties { name } }
    }`;
    const ask = async (key: string, query: string) =>
      (await send(url, key, query, { text: 'thing' })).text();
    for (let count = 0; count < 3; count += 1) await ask(all, TYPEAHEAD);
    expect(await ask(admet, TYPEAHEAD)).toMatch(/FORBIDDEN/);
    for (let count = 0; count < 3; count += 1) {
      expect(await ask(search, both)).toMatch(/"g":null.*FORBIDDEN|FORBIDDEN.*"g":null/s);
      expect(await ask(all, both)).not.toContain('FORBIDDEN');
    }
  });
});

describe('bytes on the wire', () => {
  const head = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nx-api-key: KEY\r\nContent-Type: application/json\r\n`;
  const body = '{"query":"{ __typename }"}';
  const size = body.length;
  const chunk = `Transfer-Encoding: chunked\r\n\r\n${size.toString(16)}`;

  it.each([
    [
      'a length and chunks',
      `${head}Content-Length: ${size}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\n`,
    ],
    ['an unknown encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n${body}`],
    ['a space before a colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head}Content-Length: ${size}\r\nContent-Length: 5\r\n\r\n${body}`],
    ['a length with a sign', `${head}Content-Length: +${size}\r\n\r\n${body}`],
    ['line feeds alone', `${head.replaceAll('\r\n', '\n')}Content-Length: ${size}\n\n${body}`],
    [
      'a long extension of a chunk',
      `${head}${chunk};a=${'b'.repeat(20_000)}\r\n${body}\r\n0\r\n\r\n`,
    ],
    ['a chunk of no size', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n0\r\n\r\n`],
    [
      'a chunk of endless size',
      `${head}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n${body}`,
    ],
    ['a key after the body', `${head}${chunk}\r\n${body}\r\n0\r\nx-api-key: other\r\n\r\n`],
    ['a zero byte in a header', `${head}X-A: a\0b\r\nContent-Length: ${size}\r\n\r\n${body}`],
    ['no version', 'GET /health\r\n\r\n'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc'],
    [
      'a WebSocket',
      'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n\x81\x85aaaa',
    ],
    ['a proxy request', 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['TRACE', `TRACE ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ])('with %s are one request at most, and no failure', async (_, bytes) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () =>
      socket.write(bytes.replace('KEY', key), 'latin1'),
    );
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => {});
    await Promise.race([new Promise((resolve) => socket.once('close', resolve)), sleep(400)]);
    socket.destroy();
    const statuses = answer.match(/HTTP\/1\.1 \d+/g) ?? [];
    expect(statuses.length, answer).toBeLessThanOrEqual(1);
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    expect((await fetch(new URL('/health', url))).status).toBe(200);
  });
});

describe('guesses of a key', () => {
  it('at the metrics count with those at GraphQL, and lock out no key that worked before', async () => {
    await using server = serve(dataDir);
    const [{ url: address }, right] = [await server.listening(), await createKey('metrics')];
    const get = async (sent: string) =>
      (await fetch(new URL('/metrics', address), { headers: { 'x-api-key': sent } })).status;
    expect(await get(right)).toBe(200);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 100; guess += 1) statuses.add(await get(`wrong${guess}`));
    expect(statuses).toEqual(new Set([401, 429]));
    expect((await send(address, 'wrong', '{ __typename }')).status).toBe(429);
    expect(await get(right)).toBe(200);
  });
});

describe('an archive', () => {
  it('reaches no file outside of itself', async () => {
    const folder = newDataDir();
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    const triple = (name: string) => `<urn:${name}> <urn:b> <urn:c> .\n`;
    writeFileSync(join(folder, 'above.nt'), triple('above'));
    writeFileSync(join(folder, 'secret.nt'), triple('secret'));
    writeFileSync(join(inner, 'own.nt'), triple('own'));
    symlinkSync('../secret.nt', join(inner, 'link.nt'));
    const archive = join(folder, 'climb.tar.gz');
    execFileSync('tar', ['-czPf', archive, '-C', inner, '../above.nt', 'own.nt', 'link.nt']);
    const { code, stdout, stderr } = await runBiographql([
      'ingest',
      '--graph',
      archive,
      '--dry-run',
      '--data-dir',
      newDataDir(),
    ]);
    expect(code, stderr).toBe(0);
    expect(`${stdout}${stderr}`).toContain('2 accepted');
  });
});
