import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import { ACTIONS } from './actions.mjs';
import { ANSWERS, indent, NAMES, SCALARS } from './answers.mjs';
import { findSelection, findVariable } from './fragments.mjs';

const IMPORTS = `import type { EntityIri, EntityMatch, EntityType, NodeType, PredicateMatch, QuestionQid, ServedAdmetModel } from '@biographql/core';
import type { InsightSearch } from '../actions/article-insights.js';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import { servedAdmetModel } from '../wire/admet.js';
import { type NamingClient, pickInsights, requireField, sendObject, toFilters, toSubtype } from '../wire/fields.js';
import type { EntityCount, EntityHit, InsightRows, ResolvedName, SupportedInsight, TopAffiliation, TopAuthor } from './answers.js';
`;
const SITE = 'https://github.com/biographql/biographql/blob/main';
/** Client functions that convert a contract type, by the type's name. */
const READERS = { Subtype: 'toSubtype' };
/** The client's names for the fields of each contract type. */
const RENAMED = new Map(Object.values(ANSWERS).map(([, type, names = {}]) => [type, names]));

/** Writes the functions of the client that follow from the contract, with the types of their inputs. */
export function plugin(schema, documents) {
  const operations = documents.flatMap(({ document }) => document?.definitions ?? []);
  const inputs = new Set();
  const texts = Object.entries(ACTIONS).flatMap(([name, action]) => {
    const operation = operations.find((one) => one.name?.value === action.operation);
    const context = { ...action, name, schema, operation, names: action.names ?? {} };
    const isKnown = action.takes || inputs.has(action.input);
    inputs.add(action.input);
    return isKnown ? [writeAction(context)] : [...writeInputs(context), writeAction(context)];
  });
  const text = texts.map(indent).join('\n');
  const used = text.match(/\b\w+(?:Document|Query)\b|\b(?:EntityKey|VerifyItem)\b/g);
  const names = [...new Set(used)]
    .sort()
    .map((one) => (/Document$/.test(one) ? one : `type ${one}`));
  return `${IMPORTS}import { ${names.join(', ')} } from '@biographql/core/strings';\n\n${text}`;
}

/** The variables of an operation, or the fields of its only one. */
function getInputs({ schema, operation }) {
  const variables = operation.variableDefinitions.map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type),
    description: findVariable(schema, operation, variable.name.value)?.description,
  }));
  const [{ name, type }] = variables;
  const object = getNullableType(type);
  return isInputObjectType(object)
    ? { wrapper: name, inputs: Object.values(object.getFields()) }
    : { inputs: variables.filter((one) => one.name !== 'engineID') };
}

function writeInputs(context) {
  const { schema, input, name, names, about = {}, parts = {} } = context;
  const write = (title, type, inputs, changes) => {
    const fields = inputs
      .filter((one) => changes[one.name] !== null)
      .map((one) => {
        const change = changes[one.name] ?? one.name;
        const typed = change.includes(':') ? change : `${change}${toInput(one.type, parts)}`;
        const description = about[typed.match(/^\w+/)[0]] ?? one.description;
        return `${comment(description, changes)}readonly ${typed};\n`;
      });
    return `${comment(title)}export interface ${type} {\n${fields.join('')}}\n`;
  };
  const objects = Object.entries(parts).map(([type, part]) => {
    const { description, getFields } = schema.getType(type);
    return write(description, part, Object.values(getFields.call(schema.getType(type))), {});
  });
  const { inputs } = getInputs(context);
  return [...objects, write(`Input of \`${name}\`.`, input, inputs, names)];
}

/** The type of an input from its colon on. */
function toInput(type, parts) {
  return isNonNullType(type)
    ? `: ${toName(type.ofType, parts)}`
    : `?: ${toName(type, parts)} | undefined`;
}

function toName(type, parts) {
  if (isListType(type)) return `readonly ${toName(getNullableType(type.ofType), parts)}[]`;
  if (!isEnumType(type)) return SCALARS[type.name] ?? parts[type.name] ?? type.name;
  if (type.name === 'NodeType') return type.name;
  return type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ');
}

function writeAction(context) {
  const { schema, operation, name, takes, pick, part, answer, isLenient } = context;
  const input = takes ?? context.input;
  const [{ name: root }] = operation.selectionSet.selections;
  const field = schema.getQueryType().getFields()[root.value];
  const constant = operation.name.value.replace(/^./, (letter) => letter.toUpperCase());
  const isList = isLenient || pick || isListType(getNullableType(field.type));
  const [type, title] = [answer].flat();
  const path = `data.${context.path ?? root.value}`;
  const picked = pick && `pickInsights(${path}, '${pick[0]}').flatMap((one) => one.${pick[1]})`;
  const required = isLenient ? `${path} ?? []` : `requireField(${path}, '${path.slice(5)}')`;
  const found = picked ?? required;
  const parameter = input
    .split(/(?=[A-Z])/)
    .at(-1)
    .toLowerCase();
  return [
    title && comment(title),
    title &&
      `export type ${type} = NonNullable<${constant}Query['${root.value}']>${isList ? '[number]' : ''};\n\n`,
    part && `${comment(part[2])}export type ${part[0]} = ${part[1]};\n\n`,
    document(context, field.description),
    `export async function ${name}(\n  client: BioGraphQLClient,\n`,
    `  ${parameter}: ${input}${context.isInputOptional ? ' = {}' : ''},\n  options?: RequestOptions,\n): `,
    `Promise<${context.returns ?? (isList ? `readonly ${type}[]` : type)}> {\n`,
    request(context, constant, takes ? `toFilters(${parameter})` : parameter),
    result(context, type, found, isList),
    '}\n',
  ]
    .filter(Boolean)
    .join('');
}

function document({ description, example, throws, see }, ofContract) {
  const lines = [
    rename(description ?? ofContract),
    throws && `@throws ${throws}`,
    '@example\n```ts',
    example.trim(),
    '```',
    see && `@see {@link ${SITE}/${see}}`,
  ];
  const text = lines.filter(Boolean).join('\n');
  return `/**\n${text.replace(/^/gm, ' * ')}\n */\n`;
}

function request(context, constant, parameter) {
  const { wrapper } = getInputs(context);
  const renamed = Object.entries(context.names).flatMap(([name, change]) => {
    const [clientName] = change?.match(/^\w+/) ?? [name];
    return clientName === name ? [] : `${clientName}: '${name}'`;
  });
  const names = renamed.length > 0 ? `{ ${renamed.join(', ')} }` : '{}';
  const document = `${constant}Document`;
  const call = wrapper
    ? `sendObject(client, ${document}, '${wrapper}', ${parameter}, ${names}, options)`
    : `(client as NamingClient).request(${document}, ${parameter}, { ...options, names: ${names} })`;
  return `const data = await ${call};\n`;
}

/** Return type of a function, with the client's names instead of the contract's. */
function result({ schema, operation, read }, answer, found, isList) {
  if (read) return `return (${found}).${read};\n`;
  const [, type] = ANSWERS[answer] ?? [];
  const renaming =
    type && getRenaming(schema, schema.getType(type), findSelection(schema, operation, type));
  if (!renaming) return `return ${found};\n`;
  const [pattern, object] = renaming;
  const list = found.includes('??') ? `(${found})` : found;
  return isList
    ? `return ${list}.map((${pattern}) => (${object}));\n`
    : `const ${pattern} = ${found};\nreturn ${object};\n`;
}

/** The destructuring pattern of a contract object, and the client's object; null if they are the same. */
function getRenaming(schema, type, { selections }) {
  const changes = RENAMED.get(type.name) ?? {};
  const taken = [];
  const given = [];
  for (const { name: field, selectionSet } of selections) {
    const name = field.value;
    const change = changes[name];
    if (change === null || name === '__typename') taken.push(`${name}: _`);
    else if (change !== undefined) {
      const [clientName, cast] = change.split(': ');
      taken.push(clientName === name ? name : `${name}: ${clientName}`);
      given.push(cast ? `${clientName}: ${clientName} as ${toCast(cast)}` : clientName);
    } else if (selectionSet) {
      const value = readField(schema, name, type.getFields()[name].type, selectionSet);
      if (value) {
        taken.push(name);
        given.push(`${name}: ${value}`);
      }
    }
  }
  if (taken.length === 0) return null;
  return [`{ ${[...taken, '...rest'].join(', ')} }`, `{ ...rest, ${given.join(', ')} }`];
}

function readField(schema, name, type, selectionSet) {
  const namedType = getNamedType(type);
  if (READERS[namedType.name]) return `${name} && ${READERS[namedType.name]}(${name})`;
  const renaming = getRenaming(schema, namedType, selectionSet);
  return renaming && `${name}.map((${renaming[0]}) => (${renaming[1]}))`;
}

/** A list of the contract is cast in two steps, because it isn't read-only. */
function toCast(type) {
  return type.startsWith('readonly ') ? `readonly string[] as ${type}` : type;
}

/** A contract comment with the client's names. */
function comment(description, names = {}) {
  return `/** ${rename(description, names)} */\n`;
}

const ABSENT = [
  [/ Required\b[^.]*\.$/, ''],
  [/; (\w+) when null\b/, '. Default: $1'],
  [/(`\w+`), which null means,/, '$1 (default)'],
  [/\bnull (?:or empty: |means )/, 'default: '],
  [/\b(?:empty or )?absent means\b/, 'default:'],
];

function rename(description, names = {}) {
  const changes = Object.fromEntries(
    Object.entries(names).map(([name, change]) => [name, change?.match(/^\w+/)[0]]),
  );
  const text = description.replace(/\s+/g, ' ').trim();
  const renamed = text.replace(/(?<=`)\w+(?=`)/g, (name) => changes[name] ?? NAMES[name] ?? name);
  return ABSENT.reduce((read, [pattern, words]) => read.replace(pattern, words), renamed);
}
