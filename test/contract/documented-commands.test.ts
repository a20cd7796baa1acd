import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plugin as admetLab } from '@biographql/admet-lab';
import { plugin as formats } from '@biographql/formats';
import { plugin as graphSchema } from '@biographql/graph-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../packages/server/src/cli/main.js';
import { type DocumentedCode, documentedCode } from './documented-code.js';
import { CODE_DOCS } from './documented-files.js';
import {
  DOCUMENTED_ORIGIN,
  type DocumentedService,
  openDocumentedService,
} from './documented-service.js';

const run = promisify(execFile);
const commands = CODE_DOCS.flatMap(documentedCode).filter(({ language }) =>
  /^(ba)?sh$/.test(language),
);
/** Requests to the service, which every reader can send. */
const isAsking = ({ code, notRun }: DocumentedCode) =>
  notRun === null &&
  (/^\s*ask '/m.test(code) || (/\bcurl\b/.test(code) && code.includes(DOCUMENTED_ORIGIN)));

describe('the requests of a document', () => {
  let service: DocumentedService;
  const folder = mkdtempSync(join(tmpdir(), 'biographql-documented-'));
  beforeAll(async () => {
    service = await openDocumentedService();
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const request of commands.filter(isAsking)) {
    it(`${request.place} are answered`, async () => {
      const code = request.code
        .replaceAll(DOCUMENTED_ORIGIN, service.origin)
        .replace(/\bKEY=\S+/g, `KEY=${service.apiKey}`);
      const script = `${PREAMBLE}\nURL=${service.origin}/biographql/graphql KEY=${service.apiKey}\n${code}`;
      const { stdout } = await run('bash', ['-c', script], { cwd: folder });
      for (const line of stdout.split('\n').filter((text) => text.startsWith('{'))) {
        expect(JSON.parse(line)).not.toHaveProperty('errors');
      }
      if (/^\s*(ask|curl)/m.test(request.code.replace(/^ask\(\).*$/m, ''))) {
        expect(stdout.trim()).not.toBe('');
      }
    });
  }
});

/** Commands of the service are checked below; here they do nothing. */
const PREAMBLE = `set -euo pipefail
biographql() { :; }
ask() { curl -sS "$URL" -H 'content-type: application/json' -H "x-api-key: $KEY" -d "$1"; echo; }`;

describe('the commands of a document', () => {
  it('exist, with their flags', async () => {
    const used = commands.flatMap(({ place, code }) =>
      getCommands(code).map((command) => ({ place, ...command })),
    );
    const helps = new Map<string, string>();
    const mistakes: string[] = [];
    for (const { place, words, flags } of used) {
      const { name, help } = await getCommand(words, helps);
      for (const flag of help === '' ? [''] : flags.filter((one) => !hasFlag(help, one))) {
        mistakes.push(`${place}: biographql ${name} ${flag}`);
      }
    }
    expect(mistakes).toEqual([]);
    expect(used.length).toBeGreaterThan(80);
  });

  it("differ from commands that don't exist", async () => {
    expect(await getHelp('no-such-command')).toBe('');
    expect(hasFlag(await getHelp('ingest'), '--no-such-flag')).toBe(false);
  });
});

/** Commands whose flags are checked above, and what leads up to them; others are not of this project. */
const OWN =
  /^(?:(?:[A-Z_]+=\S+ )?(?:npx )?(?:biographql|@biographql\/\w+)\b|npx |npm install|alias |export |URL=|KEY=|ask\(|cat > |printf |curl \S+ https:\/\/example\.org\S* \| biographql)/;

describe('every block of code', () => {
  it('is tested, or says why it is not', () => {
    const silent = CODE_DOCS.flatMap(documentedCode)
      .filter((block) => block.notRun === null && !isAsking(block) && !isTested(block))
      .map(({ place }) => place);
    expect(silent).toEqual([]);
  });
});

function isTested({ language, code, live }: DocumentedCode): boolean {
  if (live !== null) return true;
  if (/^(?:tsx?|json|ya?ml|turtle|python|r)$/.test(language)) return true;
  if (!/^(?:ba)?sh$/.test(language)) return false;
  const lines = code
    .replace(/ <<'(\w+)'\n[\s\S]*?^\1$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  return lines.map((line) => line.trim()).every((line) => /^(?:#|$)/.test(line) || OWN.test(line));
}

describe('the recipe of a table', () => {
  it('has a mapping that reads it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'biographql-recipe-'));
    const [recipe] = documentedCode('docs/guides/load-a-table.md');
    await run('bash', ['-c', `biographql() { :; }\n${recipe?.code}`], { cwd: folder });
    const [table, mapping] = [join(folder, 'trials.csv'), join(folder, 'trials.yaml')];
    const { code, said } = await commandLine(['inspect', table, '--mapping', mapping]);
    rmSync(folder, { recursive: true, force: true });
    expect([code, said]).toEqual([0, expect.stringContaining('3 entities')]);
    expect(said).toContain('treats <https://w3id.org/biolink/vocab/treats>: treats');
  });
});

interface UsedCommand {
  /** Its name, and the word behind it, which may be the name of a part, as in `keys create`. */
  readonly words: readonly [string, string];
  readonly flags: readonly string[];
}

/** Every `biographql …` of a script, lines that go on included. */
function getCommands(script: string): readonly UsedCommand[] {
  const lines = script
    .replace(/\\\n/g, ' ')
    .replace(/(^|\s)#.*$/gm, '')
    .split('\n');
  return lines.flatMap((line) =>
    Array.from(
      line.matchAll(
        /(?:^\s*|\|\s*|&&\s*|npx\s+)(?:biographql|@biographql\/server)\s+([a-z][a-z-]*)((?:\s+[^|&;)]*)?)/g,
      ),
      ([, name = '', rest = '']): UsedCommand => {
        const [part = ''] = rest.trim().split(/\s+/);
        const flags = Array.from(
          rest.matchAll(/(?:^|\s)(--[a-z][a-z-]*)/g),
          ([, flag = '']) => flag,
        );
        return { words: [name, part], flags };
      },
    ),
  );
}

/** The command, or the part of it, that these words name, with what it says of itself. */
async function getCommand(
  [command, word]: UsedCommand['words'],
  helps: Map<string, string>,
): Promise<{ readonly name: string; readonly help: string }> {
  const cachedHelp = async (name: string) => {
    const help = helps.get(name) ?? (await getHelp(name));
    helps.set(name, help);
    return help;
  };
  const help = await cachedHelp(command);
  const [, parts = ''] = help.split('\nCommands:');
  const isPart = /^[a-z-]+$/.test(word) && new RegExp(`^  ${word}\\b`, 'm').test(parts);
  const name = isPart ? `${command} ${word}` : command;
  return { name, help: isPart ? await cachedHelp(name) : help };
}

function hasFlag(help: string, flag: string): boolean {
  return flag === '--help' || new RegExp(`(^|[\\s,])${flag}(?![a-z-])`).test(help);
}

/** What a command says of itself; empty when there is none of the name. */
async function getHelp(name: string): Promise<string> {
  const { code, said } = await commandLine([...name.split(' '), '--help']);
  return code === 0 && said.includes(`biographql ${name}`) ? said : '';
}

async function commandLine(words: readonly string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const stream = {
    isTTY: false,
    write(text: string) {
      said += text;
    },
  };
  const code = await main(
    ['node', 'biographql', ...words],
    { stdout: stream, stderr: stream },
    async () => [admetLab, formats, graphSchema],
  );
  return { code, said };
}
