import type { PropertyNaming } from './vocabulary.js';
import type { VocabularyData } from './vocabulary-data.js';

export function createPropertyNaming(data: VocabularyData): PropertyNaming {
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
    getCode,
    readName,
    getPredicate(name) {
      const system = systems[getPlace(name)];
      return system === undefined ? name : system.claim + name.slice(system.prefix.length);
    },
    getLabel: (name) => labels.get(name)?.label ?? null,
    getField: (name) => labels.get(name)?.field ?? null,
    getStatement(name) {
      const { prefix = '', statement, statementValue } = systems[getPlace(name)] ?? {};
      if (statement === undefined || statementValue === undefined) return null;
      const code = name.slice(prefix.length);
      return { claim: statement + code, value: statementValue + code };
    },
    compareNames(left, right) {
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
