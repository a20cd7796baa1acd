/** The forms of one name: `drug-interactions`. */
export interface Names {
  /** `drug-interactions`: files. */
  readonly kebab: string;
  /** `drugInteractions`: fields and functions. */
  readonly camel: string;
  /** `DrugInteractions`: types and hooks. */
  readonly pascal: string;
  /** `drug interactions`: sentences. */
  readonly words: string;
}

/** Returns the forms of a kebab-case name. @throws RangeError for any other text. */
export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new RangeError(
      `"${kebab}" is no name: use small letters and hyphens, e.g. drug-interactions.`,
    );
  }
  const pascal = kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, words: kebab.replaceAll('-', ' ') };
}
