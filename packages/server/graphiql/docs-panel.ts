import { type GraphQLSchema, printType } from 'graphql';
import { create } from './elements.js';

export interface DocsPanel {
  readonly element: HTMLElement;
  show(name: string): void;
}

const WORD = /\w+/g;

/** Shows one type at a time, as the schema defines it; names of other types lead on. */
export function createDocsPanel(schema: GraphQLSchema): DocsPanel {
  const content = create('div');
  const element = create('aside', { className: 'docs', ariaLabel: 'Documentation' }, content);
  const visited: string[] = [];

  function show(name: string): void {
    const type = schema.getType(name);
    if (!type) return;
    if (visited.at(-1) !== name) visited.push(name);
    const back = create('button', { type: 'button' }, 'Back');
    back.disabled = visited.length < 2;
    back.addEventListener('click', () => {
      visited.pop();
      show(visited.at(-1) ?? '');
    });
    const nav = create('nav', {}, back, link(schema.getQueryType()?.name ?? ''));
    const text = create('pre', {}, ...withLinks(printType(type), name));
    content.replaceChildren(nav, create('h2', {}, name), text);
    element.scrollTop = 0;
  }

  function link(name: string): HTMLElement {
    const anchor = create('a', { href: '#' }, name);
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      show(name);
    });
    return anchor;
  }

  function withLinks(text: string, own: string): readonly (HTMLElement | string)[] {
    const parts: (HTMLElement | string)[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (word === own || !schema.getType(word)) continue;
      parts.push(text.slice(end, index), link(word));
      end = index + word.length;
    }
    return [...parts, text.slice(end)];
  }

  show(schema.getQueryType()?.name ?? '');
  return { element, show };
}
