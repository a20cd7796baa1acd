/** A variable name that existing clients send, and the declared name they mean. */
export interface VariableRepair {
  readonly sent: string;
  readonly declared: string;
}

/** Known slips of existing clients. The service's reference declares `maxNeighbors` and sends `maxNeighbours`. */
const VARIABLE_REPAIRS: readonly VariableRepair[] = [
  { sent: 'maxNeighbours', declared: 'maxNeighbors' },
];

/** Returns the repairs that a document can need: it declares the meant name and not the sent one. */
export function repairsFor(
  declared: ReadonlySet<string>,
  table: readonly VariableRepair[] = VARIABLE_REPAIRS,
): readonly VariableRepair[] {
  return table.filter((repair) => declared.has(repair.declared) && !declared.has(repair.sent));
}

/** Returns the variables with each misnamed value under its declared name; a value sent under the declared name wins. */
export function repairVariables(
  variables: Readonly<Record<string, unknown>>,
  repairs: readonly VariableRepair[],
): Readonly<Record<string, unknown>> {
  let repaired = variables;
  for (const { sent, declared } of repairs) {
    if (Object.hasOwn(variables, declared) || !Object.hasOwn(variables, sent)) continue;
    repaired = { ...repaired, [declared]: variables[sent] };
  }
  return repaired;
}
