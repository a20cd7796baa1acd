import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { LuaFactory } from 'wasmoon';

/**
 * A fake store on the loopback: it speaks the protocol, runs the Lua scripts that it receives, and keeps their
 * entries until they expire by the test's clock. A real one is tested by `redis-limits.live.test.ts`.
 */
export interface LuaStore extends AsyncDisposable {
  readonly url: string;
  /** Whether it reads commands but doesn't answer. */
  isSilent: boolean;
  /** Number of scripts that it ran. */
  readonly scripts: number;
  /** Stored entries, with their remaining milliseconds. */
  entries(): ReadonlyMap<string, { readonly value: string; readonly leftMs: number }>;
  /** Puts its clock forward, or back. */
  advance(ms: number): void;
  /** Closes all connections, accepts no more and forgets all data, like a restart. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
}

interface Entry {
  readonly value: string;
  readonly until: number;
}

const START_MS = 1_700_000_000_000;
const HOST = '127.0.0.1';

/** Starts a stand-in on a free port. */
export async function startLuaStore(): Promise<LuaStore> {
  const lua = await new LuaFactory().createEngine();
  const known = new Map<string, string>();
  const keys = new Map<string, Entry>();
  const sockets = new Set<Socket>();
  let now = START_MS;
  let scripts = 0;
  let port = 0;
  const isLive = ({ until }: Entry) => until > now;
  const find = (key: string) => {
    const found = keys.get(key);
    return found !== undefined && isLive(found) ? found : null;
  };
  const calls: Readonly<Record<string, (...args: readonly string[]) => string | number | false>> = {
    SET(key = '', value = '', _ex, seconds) {
      if (find(key) === null) keys.set(key, { value, until: now + Number(seconds) * 1_000 });
      return 'OK';
    },
    INCRBY(key = '', more) {
      const { value = '0', until = Number.POSITIVE_INFINITY } = find(key) ?? {};
      keys.set(key, { value: String(Number(value) + Number(more)), until });
      return Number(value) + Number(more);
    },
    PTTL(key = '') {
      const found = find(key);
      return found === null ? -2 : found.until - now;
    },
  };
  lua.global.set('hostCall', (name: string, ...args: readonly unknown[]) => {
    const call = calls[name];
    if (call === undefined) throw new Error(`The stand-in knows no ${name}`);
    return call(...args.map(String));
  });
  lua.doStringSync(
    'redis = { call = function(name, ...) return hostCall(string.upper(name), ...) end }',
  );

  function runScript(text: string, [count, ...rest]: readonly string[]): string {
    scripts += 1;
    const list = (all: readonly string[]) => `{${all.map((each) => JSON.stringify(each)).join()}}`;
    const given = `KEYS = ${list(rest.slice(0, Number(count)))} ARGV = ${list(rest.slice(Number(count)))}`;
    return encode(lua.doStringSync(`${given}\n${text}`));
  }

  function answer([name = '', ...args]: readonly string[]): string {
    switch (name.toUpperCase()) {
      case 'INFO':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'EVAL': {
        const [text = '', ...rest] = args;
        known.set(createHash('sha1').update(text).digest('hex'), text);
        return runScript(text, rest);
      }
      case 'EVALSHA': {
        const [sha1 = '', ...rest] = args;
        const text = known.get(sha1);
        return text === undefined ? '-NOSCRIPT No matching script.\r\n' : runScript(text, rest);
      }
      default:
        return '+OK\r\n';
    }
  }

  const store: LuaStore = {
    get url() {
      return `valkey://${HOST}:${port}`;
    },
    isSilent: false,
    get scripts() {
      return scripts;
    },
    entries() {
      const left = [...keys].filter(([, each]) => isLive(each));
      return new Map(left.map(([key, { value, until }]) => [key, { value, leftMs: until - now }]));
    },
    advance(ms) {
      now += ms;
    },
    async stop() {
      known.clear();
      keys.clear();
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async start() {
      server.listen(port, HOST);
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
    },
    async [Symbol.asyncDispose]() {
      if (server.listening) await store.stop();
      lua.global.close();
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    let rest = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      rest += text;
      for (;;) {
        const found = readCommand(rest);
        if (found === null) return;
        rest = rest.slice(found.length);
        if (!store.isSilent) socket.write(answer(found.words));
      }
    });
  });
  await store.start();
  return store;
}

/** Reads the first command of a text in ASCII; null while it is incomplete. */
function readCommand(
  text: string,
): { readonly words: readonly string[]; readonly length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  let at = head[0].length;
  const words: string[] = [];
  for (let left = Number(head[1]); left > 0; left -= 1) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return null;
    const start = at + size[0].length;
    at = start + Number(size[1]) + 2;
    if (at > text.length) return null;
    words.push(text.slice(start, at - 2));
  }
  return { words, length: at };
}

function encode(value: unknown): string {
  if (Array.isArray(value)) return `*${value.length}\r\n${value.map(encode).join('')}`;
  return typeof value === 'number' ? `:${Math.trunc(value)}\r\n` : bulk(String(value));
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}
