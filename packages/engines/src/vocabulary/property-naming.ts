import type { VocabularyData } from './vocabulary-data.js';

/** Where the statements of a property stand: the predicate to a statement, and from there to its value. */
export interface StatementPredicates {
  readonly claim: string;
  readonly value: string;
}

/** Names of properties: the code of a claim, e.g. `P2176`, or the IRI of a predicate without a code. */
export type PropertyNaming = ReturnType<typeof createPropertyNaming>;

export function createPropertyNaming(data: VocabularyData) {
  const systems = data.codes.map((system) => ({
    prefix: system.prefix ?? '',
    claim: expandName(data, system.claim),
    statement: system.statement && expandName(data, system.statement),
    statementValue: system.statementValue && expandName(data, system.statementValue),
    form: new RegExp(`^(?:${system.pattern})$`),
  }));
  const getPlace = (name: string) =>
    systems.findIndex(
      ({ prefix, form }) => name.startsWith(prefix) && form.test(name.slice(prefix.length)),
    );

  const getCode = (predicate: string): string | null => {
    for (const { prefix, claim, form } of systems) {
      if (!predicate.startsWith(claim)) continue;
      const code = predicate.slice(claim.length);
      if (form.test(code)) return prefix + code;
    }
    return null;
  };
  const readName = (predicate: string) => getCode(predicate) ?? predicate;
  const labels = new Map(
    Object.entries(data.properties).map(([name, { label, field }]) => [
      readName(expandName(data, name)),
      { label, field },
    ]),
  );

  return {
    /** The code of a claim's predicate; null for any other predicate. */
    getCode,
    /** The code of a predicate, or its IRI when it has none. */
    readName,
    /** The predicate of a name: the opposite of `readName`. */
    getPredicate(name: string): string {
      const system = systems[getPlace(name)];
      return system === undefined ? name : system.claim + name.slice(system.prefix.length);
    },
    /** What the vocabulary calls a property in English; null for one that it does not define. */
    getLabel: (name: string): string | null => labels.get(name)?.label ?? null,
    /** What a GraphQL schema calls a property; null where its label is to be taken. */
    getField: (name: string): string | null => labels.get(name)?.field ?? null,
    /** Where the statements of a property stand; null when its claims have none. */
    getStatement(name: string): StatementPredicates | null {
      const { prefix = '', statement, statementValue } = systems[getPlace(name)] ?? {};
      if (statement === undefined || statementValue === undefined) return null;
      const code = name.slice(prefix.length);
      return { claim: statement + code, value: statementValue + code };
    },
    /** Orders names for `sort`: codes by number, then IRIs by text. */
    compareNames(left: string, right: string): number {
      if (left === right) return 0;
      const [one, other] = [getPlace(left), getPlace(right)];
      const places = (one < 0 ? systems.length : one) - (other < 0 ? systems.length : other);
      const numbers = one < 0 ? 0 : numberIn(left) - numberIn(right);
      return places || numbers || (left < right ? -1 : 1);
    },
  };
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}

/** A name of the file as the vocabulary uses it: a prefixed name such as `rdfs:label` in full, any other as it stands. */
export function expandName({ prefixes }: Pick<VocabularyData, 'prefixes'>, name: string): string {
  const colon = name.indexOf(':');
  const namespace = colon < 0 ? undefined : prefixes[name.slice(0, colon)];
  return namespace === undefined ? name : namespace + name.slice(colon + 1);
}
