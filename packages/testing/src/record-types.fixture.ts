import { readOperationName } from '@biographql/core/internal';
import { persistedDocuments } from '@biographql/core/manifest';
import { schemaText } from '@biographql/core/schema';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { TypesByPath } from './type-names.js';

/** Reads the types of all objects that the documents of the contract ask for. */
export function recordTypes(): Readonly<Record<string, TypesByPath>> {
  return Object.fromEntries(
    Object.values(persistedDocuments)
      .map((text) => [readOperationName(text) ?? '', typesIn(text)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const schema = buildSchema(schemaText);

function typesIn(text: string): TypesByPath {
  const types: Record<string, string> = {};
  const path: string[] = [];
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    Field: {
      enter({ alias, name }) {
        path.push((alias ?? name).value);
        const type = getNamedType(info.getType());
        if (isObjectType(type)) types[path.join('.')] = type.name;
      },
      leave() {
        path.pop();
      },
    },
  });
  visit(parse(text), visitor);
  return types;
}
