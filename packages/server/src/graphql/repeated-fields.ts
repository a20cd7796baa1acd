import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { getFragments, tooComplex } from './document-limits.js';

/** Pairs of fields and of fragments that validation compares: those under one name of the response. */
const MAX_COMPARISONS = 50_000;

/**
 * Validation compares each field with each other of its name in the response: quadratic. Below `__schema` and `__type` no field
 * may stand under two names, since lists of lists there grow with the power of their number.
 */
export function checkRepeatedFields(document: DocumentNode): void {
  const fragments = getFragments(document);
  const identities = new Map<FieldNode, number>();
  const compared = new Set<string>();
  let comparisons = 0;

  function compare(key: string, count: number): boolean {
    if (compared.has(key)) return false;
    compared.add(key);
    comparisons += (count * (count - 1)) / 2;
    if (comparisons > MAX_COMPARISONS) throw tooComplex('repeats of fields', MAX_COMPARISONS);
    return true;
  }

  function visitMerged(sets: readonly SelectionSetNode[], isIntrospection: boolean): void {
    const merged = mergeFields(sets, fragments);
    compare(`...${[...merged.spreads].join()}`, merged.spreads.size);
    checkAliases(merged.fields, isIntrospection);
    for (const fields of merged.fields.values()) {
      if (!compare(fields.map(getIdentity).join(), fields.length)) continue;
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length === 0) continue;
      visitMerged(below, isIntrospection || fields.some(isIntrospectionField));
    }
  }

  function getIdentity(field: FieldNode): number {
    const identity = identities.get(field) ?? identities.size;
    identities.set(field, identity);
    return identity;
  }

  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      visitMerged([definition.selectionSet], false);
  }
}

interface MergedFields {
  readonly fields: ReadonlyMap<string, readonly FieldNode[]>;
  /** The fragments that they come from, each once. */
  readonly spreads: ReadonlySet<string>;
}

function mergeFields(
  sets: readonly SelectionSetNode[],
  fragments: ReturnType<typeof getFragments>,
): MergedFields {
  const fields = new Map<string, FieldNode[]>();
  const spreads = new Set<string>();
  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const known = fields.get(name);
        if (known === undefined) fields.set(name, [selection]);
        else known.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet);
      } else if (!spreads.has(selection.name.value)) {
        spreads.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment !== undefined) collect(fragment.selectionSet);
      }
    }
  }
  for (const set of sets) collect(set);
  return { fields, spreads };
}

function isIntrospectionField({ name }: FieldNode): boolean {
  return name.value === '__schema' || name.value === '__type';
}

/** Types by name may be asked for several times, the whole schema may not. */
function checkAliases(fields: MergedFields['fields'], isIntrospection: boolean): void {
  const names = new Set<string>();
  for (const [field] of fields.values()) {
    const name = field?.name.value ?? '__typename';
    const isCounted = isIntrospection ? name !== '__typename' : name === '__schema';
    if (!isCounted) continue;
    if (names.has(name)) throw tooComplex('aliases of one field of introspection', 1);
    names.add(name);
  }
}
