import type { PropertyNaming } from './vocabulary.js';
import type { VocabularyData } from './vocabulary-data.js';

/** Reads and writes the names of properties by the code systems of a vocabulary. */
export function createPropertyNaming(data: VocabularyData): PropertyNaming {
  const systems = data.codes.map((system) => ({
    claim: expandName(data, system.claim),
    statement: system.statement && expandName(data, system.statement),
    statementValue: system.statementValue && expandName(data, system.statementValue),
    form: new RegExp(`^(?:${system.pattern})$`),
  }));
  const systemOf = (name: string) => systems.find(({ form }) => form.test(name));
  const labels = new Map(
    Object.entries(data.properties).map(([name, { label }]) => [expandName(data, name), label]),
  );

  const codeOf = (predicate: string): string | null => {
    for (const { claim, form } of systems) {
      if (!predicate.startsWith(claim)) continue;
      const code = predicate.slice(claim.length);
      if (form.test(code)) return code;
    }
    return null;
  };
  const numberOf = (name: string): number =>
    systemOf(name) === undefined ? Number.MAX_SAFE_INTEGER : Number(/\d+/.exec(name)?.[0] ?? 0);

  return {
    codeOf,
    nameOf: (predicate) => codeOf(predicate) ?? predicate,
    predicateOf: (name) => `${systemOf(name)?.claim ?? ''}${name}`,
    labelOf: (name) => labels.get(name) ?? null,
    statementOf(name) {
      const { statement, statementValue } = systemOf(name) ?? {};
      if (statement === undefined || statementValue === undefined) return null;
      return { claim: statement + name, value: statementValue + name };
    },
    compareNames(left, right) {
      if (left === right) return 0;
      return numberOf(left) - numberOf(right) || (left < right ? -1 : 1);
    },
  };
}

/** A name of the file as the vocabulary uses it: a prefixed name such as `rdfs:label` in full, any other as it stands. */
export function expandName({ prefixes }: Pick<VocabularyData, 'prefixes'>, name: string): string {
  const colon = name.indexOf(':');
  const namespace = colon < 0 ? undefined : prefixes[name.slice(0, colon)];
  return namespace === undefined ? name : namespace + name.slice(colon + 1);
}
