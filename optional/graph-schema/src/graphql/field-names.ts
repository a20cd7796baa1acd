/** Returns a label as GraphQL field name: `ICD-10-CM code` as `icd10CmCode`; empty without Latin letters or digits. */
export function getFieldName(label: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // A change from small letters to capitals parts words; an acronym stays one.
    .replace(/([a-z0-9])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '', ...rest] = words.map((word) => word.toLowerCase());
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[0-9]/.test(name) ? `n${name}` : name;
}

export function getTypeName(type: string): string {
  if (type === 'UNDEFINED') return 'Thing';
  const name = getFieldName(type);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the English plural of a field's name, by its last word. */
export function getPlural(name: string): string {
  if (/(?:sis|axis)$/.test(name)) return name.replace(/is$/, 'es');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  if (/(?:s|x|z|ch|sh)$/.test(name)) return `${name}es`;
  return `${name}s`;
}

/** Returns an unused name, numbered if necessary, and reserves it with all of its suffixes. */
export function takeName(
  wanted: string,
  names: Set<string>,
  suffixes: readonly string[] = [''],
): string {
  let name = wanted;
  for (let number = 2; suffixes.some((suffix) => names.has(`${name}${suffix}`)); number += 1) {
    name = `${wanted}${number}`;
  }
  for (const suffix of suffixes) names.add(`${name}${suffix}`);
  return name;
}
