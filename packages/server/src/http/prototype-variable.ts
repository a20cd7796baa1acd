import { type DocumentNode, Kind, visit } from 'graphql';
import type { VariableRepair } from './variable-repairs.js';

/** The one name that engines do not take for a name: the values of variables are kept in an object. */
const PROTOTYPE = '__proto__';

/** A document whose variables may be kept in an object. */
export interface PlainVariables {
  readonly document: DocumentNode;
  readonly repairs: readonly VariableRepair[];
  /** Whether a name could be taken for an inherited property: the compiled form of a document reads variables so. */
  readonly isInherited: boolean;
}

/** Gives a variable called `__proto__` another name, under which its value is then found. */
export function plainVariables(document: DocumentNode, source: string): PlainVariables {
  if (!source.includes(PROTOTYPE)) {
    return { document, repairs: [], isInherited: declaresInherited(document) };
  }
  let declared = `${PROTOTYPE}_`;
  while (source.includes(declared)) declared += '_';
  const renamed = visit(document, {
    Variable(node) {
      if (node.name.value !== PROTOTYPE) return undefined;
      return { ...node, name: { ...node.name, value: declared } };
    },
  });
  return { document: renamed, repairs: [{ sent: PROTOTYPE, declared }], isInherited: true };
}

function declaresInherited({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.variableDefinitions?.some(
        ({ variable }) => variable.name.value in Object.prototype,
      ),
  );
}
