import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, describe, expect, it } from 'vitest';
import { ingestSmallData } from './small-data.js';
import { newDataDir, serve } from './start-biographql.js';

const PROGRAM = fileURLToPath(new URL('../../packages/mcp/bin/biographql-mcp.js', import.meta.url));
const KEY = 'a key for agents';
let dataDir = '';

beforeAll(async () => {
  dataDir = newDataDir();
  await ingestSmallData(dataDir);
});

async function askFor(agent: Client): Promise<string> {
  const { content } = await agent.callTool({
    name: 'find_entities',
    arguments: { names: ['thing 7'] },
  });
  return JSON.stringify(content);
}

function stdio(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  return new StdioClientTransport({
    command: process.execPath,
    args: [PROGRAM, ...args],
    env: { PATH, ...env },
  });
}

describe('biographql-mcp', () => {
  it('serves an agent on standard input and output, over a running service', async () => {
    await using service = serve(dataDir, { BIOGRAPHQL_API_KEY: KEY });
    const { url } = await service.listening();
    const agent = new Client({ name: 'test', version: '1' });
    await agent.connect(stdio(['--url', url], { BIOGRAPHQL_API_KEY: KEY }));
    expect((await agent.listTools()).tools).toHaveLength(14);
    expect(await askFor(agent)).toContain('Q7');
    await agent.close();
  });

  it('needs no service where it opens the data itself', async () => {
    const agent = new Client({ name: 'test', version: '1' });
    await agent.connect(stdio(['--data-dir', dataDir], {}));
    expect(await askFor(agent)).toContain('Q7');
    await agent.close();
  });

  it('prints its usage, and what is wrong with a command line', async () => {
    const ended = async (...args: readonly string[]) => {
      const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: 'pipe' });
      let text = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
      }
      const [code] = await once(child, 'close');
      return { code, text };
    };
    expect(await ended('--help')).toEqual({ code: 0, text: expect.stringContaining('--data-dir') });
    expect(await ended('--nothing')).toMatchObject({ code: 2 });
    expect(await ended('--url', 'http://a/', '--data-dir', 'x')).toEqual({
      code: 1,
      text: expect.stringContaining('not both'),
    });
  });
});
