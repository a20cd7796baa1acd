import { getNamedType, Kind, print, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Shared fragments, each an operation's selection of a type. */
const FRAGMENTS = {
  ArticleFields: ['searchArticles', 'Article'],
  ClaimFields: ['questionAnswer', 'Claim'],
  EdgeFields: ['graphInsights', 'Edge'],
  EntityCandidateFields: ['resolveEntities', 'EntityCandidate'],
  EntityCountFields: ['TopEntities', 'ChartMap'],
  NodeFields: ['graphInsights', 'Node'],
  OrganizationFields: ['TopAffiliations', 'Organization'],
  PersonFields: ['TopAuthors', 'Person'],
  PropertyFields: ['nodeProperties', 'Property'],
  RelatedDocumentFields: ['findDocuments', 'RelatedDocument'],
  SearchLabelFields: ['searchEntity', 'SearchLabel'],
};

/** Writes the operations' selections of types as fragments, for users' documents. */
export const plugin = (schema, documents) => {
  const all = documents.flatMap(({ document }) => document?.definitions ?? []);
  const texts = Object.entries(FRAGMENTS).map(([name, [operation, type]]) => {
    const definition = all.find((one) => one.name?.value === operation);
    return [name, type, print(getFragment(schema, definition, name, type))];
  });
  return texts
    .map(([name, type, text]) => {
      const constant = name[0].toLowerCase() + name.slice(1);
      const one = text.replaceAll(/\s+/g, ' ');
      return `/** What the operations of this package read of \`${type}\`: \`...${name}\`. */\nexport const ${constant} =\n  '${one}';\n`;
    })
    .join('\n');
};

/** The fields of an operation's first selection of a type. */
export function findSelection(schema, operation, type) {
  const types = new TypeInfo(schema);
  let found;
  visit(
    operation,
    visitWithTypeInfo(types, {
      Field: {
        enter({ selectionSet }) {
          const isPlain = selectionSet?.selections.every(({ kind }) => kind === Kind.FIELD);
          if (isPlain && getNamedType(types.getType())?.name === type) found ??= selectionSet;
        },
      },
      InlineFragment: {
        enter({ selectionSet, typeCondition }) {
          if (typeCondition?.name.value === type) found ??= selectionSet;
        },
      },
    }),
  );
  if (!found) throw new Error(`${operation?.name.value} selects no ${type}.`);
  return found;
}

/** The argument, or the member of an input, that takes a variable of an operation. */
export function findVariable(schema, operation, variable) {
  const types = new TypeInfo(schema);
  let found;
  visit(
    operation,
    visitWithTypeInfo(types, {
      Variable({ name }, _key, parent) {
        if (name.value !== variable) return;
        const fields =
          parent.kind === Kind.OBJECT_FIELD && getNamedType(types.getParentInputType()).getFields();
        found ??= fields ? fields[parent.name.value] : types.getArgument();
      },
    }),
  );
  return found;
}

function getFragment(schema, operation, name, type) {
  // Every operation that uses the fragment would have to declare its variables.
  const selectionSet = visit(findSelection(schema, operation, type), {
    Field: ({ arguments: given }) => (given?.length ? null : undefined),
  });
  return {
    kind: Kind.FRAGMENT_DEFINITION,
    name: { kind: Kind.NAME, value: name },
    typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
    selectionSet,
  };
}
