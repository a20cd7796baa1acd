import { plugin as documentNodes } from '@graphql-codegen/typed-document-node';
import { plugin as operationTypes } from '@graphql-codegen/typescript-operations';
import { print, visit } from 'graphql';

const WRITERS = { documents: documentNodes, types: operationTypes };

/** Writes typed documents, or the types of their data and variables, as the plugin of that name does, with docstrings. */
export const plugin = async (schema, documents, { part, ...config }, info) => {
  const output = await WRITERS[part](schema, documents, config, info);
  return { ...output, content: describe(output.content, schema, documents) };
};

/** Adds a docstring to each exported document, and to the types of its data and variables. */
function describe(content, schema, documents) {
  const operations = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter(({ kind }) => kind === 'OperationDefinition'),
  );
  const comments = new Map(operations.flatMap((operation) => getComments(operation, schema)));
  return content.replace(/^export (?:const|type) (\w+)/gm, (line, name) => {
    const comment = comments.get(name);
    return comment === undefined ? line : `/** ${comment} */\n${line}`;
  });
}

function getComments(operation, schema) {
  const name = operation.name.value.replace(/^./, (letter) => letter.toUpperCase());
  const types = name.replace(/Query$/, '');
  const link = `{@link ${name}Document}`;
  return [
    [`${name}Document`, `${getField(operation, schema)} Operation \`${operation.name.value}\`.`],
    [`${types}Query`, `The data of ${link}.`],
    [`${types}QueryVariables`, `The variables of ${link}.`],
  ];
}

/** Description of the operation's field in the schema, with the choices of the operation. */
function getField(operation, schema) {
  const [field] = operation.selectionSet.selections;
  const { description } = schema.getQueryType().getFields()[field.name.value];
  const choices = [];
  for (const argument of field.arguments) {
    visit(argument, {
      ObjectField(node) {
        const isChoice = node.value.kind === 'EnumValue' || node.value.kind === 'ListValue';
        if (isChoice) choices.push(print(node));
      },
    });
  }
  const choicesNote = choices.length > 0 ? ` Here with \`${choices.join(', ')}\`.` : '';
  return `${description.replaceAll(/\s+/g, ' ').trim()}${choicesNote}`;
}
