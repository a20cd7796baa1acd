import type { Vocabulary } from '@biographql/engines/vocabulary';
import { type ClassModel, createGraphModel } from '../graphql/graph-model.js';
import { fieldType } from '../graphql/schema-text.js';
import type { ClassShape, GraphShape, Retired } from './graph-shape.js';

export interface SchemaChange {
  /** `Disease`, or `Disease.genes`. */
  readonly name: string;
  readonly reason: string;
}

/** The shape to serve next, and what changes for callers of the shape before. */
export interface ComparedShapes {
  readonly shape: GraphShape;
  readonly changes: readonly SchemaChange[];
}

interface NamedField {
  readonly className: string;
  readonly type: string;
  /** Paths of its relations, or its property. */
  readonly sources: ReadonlySet<string>;
  readonly isRetired: boolean;
}

/**
 * Compares the shape of a new dataset with the one before. Parts that disappeared or became empty stay for one version,
 * retired with date and reason; parts retired before are dropped.
 * @param day - of the change, `2026-11-29`.
 */
export function compareShapes(
  before: GraphShape,
  found: GraphShape,
  { vocabulary, day }: { readonly vocabulary: Vocabulary; readonly day: string },
): ComparedShapes {
  const earlier = createGraphModel(before, vocabulary);
  const later = createGraphModel(found, vocabulary);
  const [fieldsBefore, fieldsAfter] = [getFields(earlier), getFields(later)];
  const changes: SchemaChange[] = [];
  const classes = new Map(found.classes.map((each) => [each.type, each]));
  for (const model of earlier) {
    const shape = before.classes.find(({ type }) => type === model.type);
    const now = later.find(({ type }) => type === model.type);
    if (shape === undefined || shape.retired !== undefined || now !== undefined) continue;
    const reason = classes.has(model.type) ? 'no entity has this class' : 'the class disappeared';
    changes.push({ name: model.typeName, reason });
    classes.set(model.type, { ...shape, retired: { since: day, reason } });
  }
  for (const [name, field] of fieldsBefore) {
    const model = later.find(({ typeName }) => typeName === field.className);
    if (model === undefined || field.isRetired) continue;
    const now = fieldsAfter.get(name);
    if (now !== undefined) {
      if (now.type === field.type) continue;
      changes.push({ name, reason: `its type changes from ${field.type} to ${now.type}` });
      continue;
    }
    const reason = `no fact uses it${getSuccessor(name, field, { fieldsBefore, fieldsAfter })}`;
    changes.push({ name, reason });
    const shape = before.classes.find(({ type }) => type === model.type);
    const current = classes.get(model.type);
    if (shape === undefined || current === undefined) continue;
    classes.set(model.type, withRetired(current, shape, field.sources, { since: day, reason }));
  }
  return { shape: { ...found, classes: [...classes.values()] }, changes };
}

function withRetired(
  current: ClassShape,
  { links, values }: ClassShape,
  sources: ReadonlySet<string>,
  retired: Retired,
): ClassShape {
  const retained = new Set(current.links.map(({ path }) => path));
  const lost = links.filter(({ path }) => sources.has(path) && !retained.has(path));
  const held = new Set(current.values.map(({ property }) => property));
  const gone = values.filter(({ property }) => sources.has(property) && !held.has(property));
  return {
    ...current,
    links: [...current.links, ...lost.map((each) => ({ ...each, retired }))],
    values: [...current.values, ...gone.map((each) => ({ ...each, retired }))],
  };
}

/** Names the one new field of the class that has the same type, which a rename may have made. */
function getSuccessor(
  name: string,
  { className, type }: NamedField,
  fields: Readonly<Record<'fieldsBefore' | 'fieldsAfter', ReadonlyMap<string, NamedField>>>,
): string {
  const added = [...fields.fieldsAfter].filter(
    ([other, field]) =>
      !fields.fieldsBefore.has(other) && field.className === className && field.type === type,
  );
  const [[other = ''] = []] = added;
  return added.length === 1 && other !== name ? `; it may have been renamed to ${other}` : '';
}

function getFields(model: readonly ClassModel[]): ReadonlyMap<string, NamedField> {
  const names = new Map(model.map(({ type, typeName }) => [type, typeName]));
  return new Map(
    model.flatMap(({ typeName: className, links, values }) =>
      [...links, ...values].map((field): [string, NamedField] => [
        `${className}.${field.name}`,
        {
          className,
          type: fieldType(field, names),
          sources: new Set(field.kind === 'links' ? field.paths : [field.property]),
          isRetired: field.retired !== null,
        },
      ]),
    ),
  );
}
