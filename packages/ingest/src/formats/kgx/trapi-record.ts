import { JsonValue } from '../records/json-value.js';

/** Members of TRAPI that have a form of their own. */
const SHAPED = new Set(['sources', 'attributes', 'qualifiers', 'categories']);

/**
 * Makes a node or an edge of KGX of one of TRAPI: attributes and qualifiers become its properties, and the sources those
 * that name them.
 * @param key - The member's name, which is the identifier of a node.
 */
export function trapiRecord(value: unknown, key: string): unknown {
  const member = new JsonValue(value);
  if (member.entries().length === 0) return value;
  const record: Record<string, unknown> = {};
  for (const [name, inner] of member.entries()) {
    if (!SHAPED.has(name)) record[name] = inner.text() || inner.texts();
  }
  const add = (name: string, values: readonly string[]) => {
    const bare = name.replace(/^biolink:/, '').replaceAll(' ', '_');
    if (bare !== '')
      record[bare] = [...(record[bare] === undefined ? [] : [record[bare]].flat()), ...values];
  };
  for (const attribute of member.at('attributes').list())
    add(attribute.at('attribute_type_id').text(), attribute.at('value').texts());
  for (const qualifier of member.at('qualifiers').list())
    add(qualifier.at('qualifier_type_id').text(), qualifier.at('qualifier_value').texts());
  for (const source of member.at('sources').list())
    add(source.at('resource_role').text(), source.at('resource_id').texts());
  const categories = member.at('categories').texts();
  const isNode = member.at('subject').text() === '' && member.at('predicate').text() === '';
  return isNode ? { id: key, category: categories, ...record } : record;
}
