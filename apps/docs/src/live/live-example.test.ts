import { describe, expect, it } from 'vitest';
import { askExample, UnreadableExample } from './ask-example.js';
import { liveExample } from './live-example.js';
import { liveFences } from './live-fences.js';

const CLIENT = "const client = createClient({ url: '/' });\n";

describe('an example', () => {
  it('is the one call of a program', () => {
    const program = `${CLIENT}const all = await getNeighbors(client, {\n  entity: 'Q35869',\n});\nconsole.log(all);\n`;
    const { text } = liveExample('ts', program);
    expect(text).toBe("getNeighbors(client, {\n  entity: 'Q35869',\n})");
  });

  it('is none of a program with several calls, or with none', () => {
    const call = "await getNeighbors(client, { entity: 'Q1' });\n";
    expect(() => liveExample('ts', CLIENT)).toThrow('not 0');
    expect(() => liveExample('ts', CLIENT + call + call)).toThrow('not 2');
  });

  it.each([
    ['ts', 'alert(1)', ''],
    ['ts', 'createClient(client, { url: "/" })', ''],
    ['ts', 'getNeighbors(client, { entity: start() })', ''],
    ['graphql', '{ a }', '[1]'],
    ['graphql', '{ a }', '{ "a": '],
  ] as const)('that cannot be read is not sent: %s %s %s', async (language, text, variables) => {
    const line = {
      url: 'http://test/graphql',
      fetch: () => Promise.reject(new Error('It was sent.')),
    };
    const asked = askExample({ language, text, variables }, line);
    await expect(asked).rejects.toBeInstanceOf(UnreadableExample);
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

  it('that are live stand in a component with their variables', () => {
    const html = rendered([
      fence('graphql live', '{ "a" }'),
      fence('json variables', '{}'),
      fence('sh', 'ls'),
    ]);
    expect(html).toBe(
      '<LiveBlock language="graphql" text="%7B%20%22a%22%20%7D" variables="%7B%7D">' +
        '<pre class="graphql">{ "a" }</pre><pre class="json">{}</pre></LiveBlock>\n<pre class="sh">ls</pre>',
    );
  });

  it('of other languages, and variables of nothing, are blocks', () => {
    const html = rendered([fence('sh live', 'ls'), fence('json variables', '{}')]);
    expect(html).toBe('<pre class="sh live">ls</pre><pre class="json">{}</pre>');
  });
});
