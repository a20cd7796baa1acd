import { describe, expect, it } from 'vitest';
import { getTable } from './ask-example.js';
import { liveExample } from './live-example.js';
import { liveFences } from './live-fences.js';

const CLIENT = "const client = createClient({ url: '/' });\n";

describe('a live example', () => {
  it('is the one call of a program, whose input is a literal', () => {
    const program = `${CLIENT}const all = await getNeighbors(client, {\n  entity: 'Q35869',\n});\nconsole.log(all);\n`;
    expect(liveExample('ts', program)).toEqual({
      language: 'ts',
      action: 'getNeighbors',
      input: { entity: 'Q35869' },
    });
  });

  it.each([
    ['ts', CLIENT, ''],
    ['ts', "await getNeighbors(client, { entity: 'Q1' });\n".repeat(2), ''],
    ['ts', 'createClient(client, { url: "/" });', ''],
    ['ts', 'getNeighbors(client, { entity: start() });', ''],
    ['graphql', '{ a }', '[1]'],
    ['graphql', '{ a }', '{ "a": '],
  ] as const)('that cannot be read fails the build: %s %s %s', (language, text, variables) => {
    expect(() => liveExample(language, text, variables)).toThrow();
  });
});

describe('blocks of code', () => {
  const fence = (info: string, content: string) => ({ type: 'fence', info, content });
  const rendered = (tokens: ReturnType<typeof fence>[]) => {
    const markdown = {
      renderer: {
        rules: {
          fence: (all: ReturnType<typeof fence>[], at: number) =>
            `<pre class="${all[at]?.info}">${all[at]?.content}</pre>`,
        },
      },
    };
    liveFences(markdown);
    return tokens.map((_, at) => markdown.renderer.rules.fence(tokens, at)).join('');
  };

  it('that are live are in a component with their variables', () => {
    const html = rendered([
      fence('graphql live', '{ "a" }'),
      fence('json variables', '{}'),
      fence('sh', 'ls'),
    ]);
    const [, example = ''] = /^<LiveBlock example="([^"<>]*)">/.exec(html) ?? [];
    expect(JSON.parse(decodeURIComponent(example))).toEqual({
      language: 'graphql',
      text: '{ "a" }',
      hash: null,
      variables: {},
    });
    expect(html).toMatch(/<pre class="json">\{\}<\/pre><\/LiveBlock>\n<pre class="sh">ls<\/pre>$/);
  });

  it('of other languages, and variables of nothing, are blocks', () => {
    const html = rendered([fence('sh live', 'ls'), fence('json variables', '{}')]);
    expect(html).toBe('<pre class="sh live">ls</pre><pre class="json">{}</pre>');
  });
});

describe('the table of an answer', () => {
  it('has the solutions of a query, unbound variables empty, and counts them all', () => {
    const bindings = [{ drug: { value: 'a' } }, { drug: { value: 'b' }, name: { value: 'B' } }];
    const answer = { head: { vars: ['drug', 'name'] }, results: { bindings } };
    expect(getTable(answer)).toEqual({
      columns: ['drug', 'name'],
      rows: [
        ['a', ''],
        ['b', 'B'],
      ],
      total: 2,
    });
    const many = { ...answer, results: { bindings: Array(250).fill(bindings[0]) } };
    expect([getTable(many)?.rows.length, getTable(many)?.total]).toEqual([100, 250]);
  });

  it('is none for any other answer', () => {
    for (const answer of [null, 3, 'text', [], { rows: [] }, { results: { bindings: [] } }]) {
      expect(getTable(answer)).toBeNull();
    }
  });
});
