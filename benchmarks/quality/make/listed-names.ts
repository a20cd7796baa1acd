/** Names as people type them; each list as `typed = label in the graph`, parted by `|`. */
export interface ListedNames {
  readonly brand: string;
  readonly lay: string;
  readonly abbreviation: string;
  /** Keyed by the property that holds the identifier, `IRI` for the entity's own. */
  readonly identifier: Readonly<Record<string, string>>;
}

/** One name with what it stands for. */
export interface ListedName {
  readonly kind: string;
  readonly typed: string;
  readonly label: string;
  /** Only of identifiers. */
  readonly property: string | null;
}

/** Returns the names of all lists, in order. */
export function listNames({ identifier, ...lists }: ListedNames): readonly ListedName[] {
  const named = Object.entries(lists).flatMap(([kind, text]) => parse(kind, text, null));
  const codes = Object.entries(identifier).flatMap(([property, text]) =>
    parse('identifier', text, property),
  );
  return [...named, ...codes];
}

function parse(kind: string, text: string, property: string | null): readonly ListedName[] {
  return text
    .split(/\|/)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [typed = '', label = ''] = entry.split(' = ');
      return { kind, typed, label, property };
    });
}
