type Renamed<Input, Names> = {
  readonly [Name in keyof Input as Name extends keyof Names
    ? Extract<Names[Name], string>
    : Name]: Input[Name];
};

/**
 * Gives the properties of an action's input the names of its document's variables. A property without an entry in
 * `names` keeps its own: a misspelled one, which types cannot stop in plain JavaScript or in an object held in a
 * variable, so reaches `checkVariables` and is refused there, where it would otherwise be dropped and a default be used.
 */
export function toVariables<
  Input extends object,
  const Names extends { readonly [Name in keyof Input]?: string },
>(input: Input, names: Names): Renamed<Input, Names>;
export function toVariables(input: object, names: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      Object.hasOwn(names, name) ? names[name] : name,
      value,
    ]),
  );
}
