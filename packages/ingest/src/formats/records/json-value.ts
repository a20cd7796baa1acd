/** A value of a JSON or YAML document, looked at without knowing its form: what is not there is empty. */
export class JsonValue {
  constructor(private readonly value: unknown) {}

  at(...path: readonly string[]): JsonValue {
    let { value } = this;
    for (const name of path) {
      const holder = value;
      value =
        typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
          ? (holder as Readonly<Record<string, unknown>>)[name]
          : undefined;
    }
    return new JsonValue(value);
  }

  /** Returns the members of a list, the value itself when it is no list, and none when there is nothing. */
  list(): readonly JsonValue[] {
    const { value } = this;
    if (value === undefined || value === null || value === '') return [];
    return Array.isArray(value) ? value.flatMap((item) => new JsonValue(item).list()) : [this];
  }

  /** Returns a text, a number or a truth value as a text; empty for all else. */
  text(): string {
    const { value } = this;
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
  }

  texts(): readonly string[] {
    return this.list()
      .map((item) => item.text())
      .filter(Boolean);
  }

  entries(): readonly (readonly [name: string, value: JsonValue])[] {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).map(([name, inner]) => [name, new JsonValue(inner)] as const);
  }
}
