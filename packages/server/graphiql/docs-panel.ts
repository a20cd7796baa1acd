import {
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { create } from './view.js';

export interface DocsPanel {
  readonly element: HTMLElement;
  show(name: string): void;
}

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
      const before = visited.pop();
      if (before !== undefined) show(before);
    });
    const query = link(schema.getQueryType() ?? type);
    content.replaceChildren(
      create('nav', {}, back, query),
      create('h2', {}, name),
      create('p', {}, type.description ?? ''),
      ...getMembers(type),
    );
    element.scrollTop = 0;
  }

  function link(type: GraphQLType): HTMLElement {
    const named = getNamedType(type);
    const anchor = create('a', { href: '#' }, String(type));
    anchor.addEventListener('click', (event) => {
      event.preventDefault();
      show(named.name);
    });
    return anchor;
  }

  function entry(name: string, type: GraphQLType | null, description: string | null | undefined) {
    const head = create('dt', {}, create('code', {}, name));
    if (type !== null) head.append(': ', link(type));
    return [head, create('dd', {}, description ?? '')];
  }

  function getMembers(type: GraphQLNamedType): readonly HTMLElement[] {
    const list = create('dl');
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        list.append(...entry(field.name, field.type, field.description));
        const args = create('dl');
        for (const arg of field.args) args.append(...entry(arg.name, arg.type, arg.description));
        if (field.args.length > 0) list.append(create('dd', {}, args));
      }
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        list.append(...entry(field.name, field.type, field.description));
    }
    if (isEnumType(type)) {
      for (const value of type.getValues())
        list.append(...entry(value.name, null, value.description));
    }
    if (isUnionType(type)) {
      for (const member of type.getTypes())
        list.append(create('dt', {}, link(member)), create('dd', {}, member.description ?? ''));
    }
    return [list];
  }

  show(schema.getQueryType()?.name ?? '');
  return { element, show };
}
