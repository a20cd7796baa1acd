/** A turn of phrase and what is said instead; `$1` and so on stand for its groups. */
export type Rule = readonly [pattern: RegExp, replacement: string];

/** Returns rules of patterns in which `{name}` stands for alternatives; case is of no account. */
export function rules(
  parts: Readonly<Record<string, string>>,
  written: readonly (readonly [pattern: string, replacement: string])[],
): readonly Rule[] {
  return written.map(([pattern, replacement]) => [
    new RegExp(expand(pattern, parts), 'i'),
    replacement,
  ]);
}

/** Parts may hold parts. */
function expand(pattern: string, parts: Readonly<Record<string, string>>): string {
  const once = pattern.replace(/\{(\p{Ll}+)\}/gu, (all, name: string) =>
    parts[name] === undefined ? all : `(?:${parts[name]})`,
  );
  return once === pattern ? once : expand(once, parts);
}
