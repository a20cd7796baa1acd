import type { Vocabulary } from '@biographql/engines/vocabulary';
import { shortenIri } from '@biographql/sparql';
import { getFieldName, takeName } from '../graphql/field-names.js';
import type { ClassTerm, GraphTerms, PropertyTerms } from '../survey/survey-terms.js';

interface NamedTerm {
  readonly name: string;
  /** As it stands in a query. */
  readonly text: string;
  readonly comment: string;
}

/** Types that a comment names; more say little. */
const MOST_TYPES = 3;

/**
 * Returns a TypeScript module of a graph: its properties with the kinds of their values, its classes, both by name for texts,
 * and `select` and `ask` with these types.
 */
export function getTypesModule(terms: GraphTerms, vocabulary: Vocabulary): string {
  const { dataset, properties, classes } = terms;
  const named = namedProperties(properties, vocabulary);
  const used = [
    ...['askFor', 'selectFor'],
    ...(properties.some(({ isClass }) => isClass) ? ['type ClassProperty'] : []),
    ...(properties.some(({ isClass }) => !isClass) ? ['type Property'] : []),
  ];
  return `// Made by \`biographql schema --types\` from a graph${dataset === null ? '' : ` (${dataset})`}. Run it again when the graph changes.
import { ${used.sort(byWord).join(', ')} } from '@biographql/graph-schema/sparql';

/** Every property and every class that occurs in the graph. */
export interface Graph {
  readonly properties: {
${properties.map(propertyType).join('\n')}
  };
  readonly classes: {
${classes.map((each) => `${getComment(classComment(each), 4)}\n    readonly ${JSON.stringify(each.iri)}: true;`).join('\n')}
  };
}

/** Properties by their label, to be written into a query: \`?drug \${properties.…} ?disease\`. */
export const properties = ${getConstant(named)};

/** Classes by their label. */
export const classes = ${getConstant(namedClasses(classes))};

/** Makes a SELECT query that this graph can answer. */
export const select = selectFor<Graph>();

/** Makes an ASK query that this graph can answer. */
export const ask = askFor<Graph>();
`;
}

function propertyType(property: PropertyTerms): string {
  const { iri, values, subjects, isClass } = property;
  const generic = isClass ? 'ClassProperty' : 'Property';
  const subject = subjects.includes('blank') ? `, ${getUnion(subjects)}` : '';
  return `${getComment(propertyComment(property), 4)}\n    readonly ${JSON.stringify(iri)}: ${generic}<${getUnion(values)}${subject}>;`;
}

function namedProperties(
  properties: readonly PropertyTerms[],
  vocabulary: Vocabulary,
): readonly NamedTerm[] {
  const endings = new Map<string, string>();
  for (const { iri } of properties) {
    const statement = vocabulary.getStatement(vocabulary.readName(iri));
    if (statement === null) continue;
    endings.set(statement.claim, 'Statement').set(statement.value, 'StatementValue');
  }
  const names = new Set<string>();
  // The properties themselves get the plain names.
  const order = [...properties].sort(
    (a, b) => Number(endings.has(a.iri)) - Number(endings.has(b.iri)),
  );
  return order.map((property) => ({
    name: takeName(`${getName(property)}${endings.get(property.iri) ?? ''}` || 'term', names),
    text: getText(property.iri),
    comment: propertyComment(property),
  }));
}

function namedClasses(classes: readonly ClassTerm[]): readonly NamedTerm[] {
  const names = new Set<string>();
  return classes.map((each) => ({
    name: takeName(getName(each) || 'term', names),
    text: getText(each.iri),
    comment: classComment(each),
  }));
}

function getName({ label, iri }: PropertyTerms | ClassTerm): string {
  return getFieldName(label ?? shortenIri(iri).replace(/^.*[:/#]/, ''));
}

function getText(iri: string): string {
  const short = shortenIri(iri);
  return short === iri ? `<${iri}>` : short;
}

function getConstant(terms: readonly NamedTerm[]): string {
  const lines = [...terms]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, text, comment }) => `${getComment(comment, 2)}\n  ${name}: ${JSON.stringify(text)},`,
    );
  return `{\n${lines.join('\n')}\n} as const`;
}

function propertyComment({ label, iri, facts, from, to }: PropertyTerms): string {
  const ends = [
    ...(from.length > 0 ? [`of ${getList(from)}`] : []),
    ...(to.length > 0 ? [`to ${getList(to)}`] : []),
  ].join(' ');
  return `${label ?? shortenIri(iri)}: ${facts.toLocaleString('en-US')} facts${ends && ` ${ends}`}`;
}

function classComment({ label, iri, members }: ClassTerm): string {
  return `${label ?? shortenIri(iri)}: ${members.toLocaleString('en-US')} members`;
}

function getList(types: readonly string[]): string {
  const shown = types.slice(0, MOST_TYPES).join(', ');
  return types.length > MOST_TYPES ? `${shown} …` : shown;
}

function getUnion(kinds: readonly string[]): string {
  return kinds.map((kind) => `'${kind}'`).join(' | ');
}

/** Labels come from the graph: they may not end a comment. */
function getComment(text: string, indent: number): string {
  const line = text.replaceAll('*/', '* /').replace(/\s+/g, ' ');
  return `${' '.repeat(indent)}/** ${line} */`;
}

function byWord(a: string, b: string): number {
  const [one, other] = [a, b].map((word) => word.replace('type ', '').toLowerCase());
  return (one ?? '') < (other ?? '') ? -1 : 1;
}
