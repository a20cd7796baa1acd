import { WIKIDATA_ENTITY } from '@biographql/core';
import { PREFIXES } from '../prefixes.js';

/** Texts that the service returns for an entity, by the end of the variable's name. */
export type LabelKind = 'AltLabel' | 'Label' | 'Description';

export interface LabelTarget {
  readonly name: string;
  readonly kind: LabelKind;
  /** The entity as the author writes it: a variable or an IRI. */
  readonly subject: string;
}

export const LABEL_PREDICATES: Readonly<Record<LabelKind, string>> = {
  AltLabel: `${PREFIXES.skos}altLabel`,
  Label: `${PREFIXES.rdfs}label`,
  Description: `${PREFIXES.schema}description`,
};
/** `AltLabel` comes first because it ends with `Label`. */
export const LABEL_KINDS = Object.keys(LABEL_PREDICATES) as readonly LabelKind[];

interface PatternOptions {
  /** In the order of preference. */
  readonly languages: readonly string[];
  /** The pattern that binds the subjects, as text without label services. */
  readonly pattern: string;
  /** Returns a variable that the text does not have, with `?`. */
  readonly fresh: () => string;
}

/** An IRI that names nothing, in place of an unbound subject. */
const NOTHING = 'urn:biographql:nothing';

/**
 * Pattern that binds a target once per solution, so that no solution is lost or multiplied: the first language that has
 * a value wins, then a literal without a language, and of several values in one language the first by text. An entity
 * without a label is named by its QID, another IRI by itself, and anything else stays unchanged. Aliases are joined.
 */
export function labelPattern(target: LabelTarget, options: PatternOptions): string {
  const { name, kind, subject } = target;
  const { fresh } = options;
  const isVariable = /^[?$]/.test(subject);
  // An unbound subject would match every label of the graph.
  const key = isVariable ? fresh() : subject;
  const keyed = isVariable ? ` BIND(COALESCE(${subject}, <${NOTHING}>) AS ${key})` : '';
  const languages = [...options.languages, ''];
  if (kind === 'AltLabel') return keyed + aliases(target, key, { ...options, languages });
  const value = kind === 'Label' ? fresh() : `?${name}`;
  const other = fresh();
  const predicate = `<${LABEL_PREDICATES[kind]}>`;
  const optionals = languages.map(
    (language) =>
      ` OPTIONAL { ${key} ${predicate} ${value} FILTER(${hasLanguage(value, language)}) FILTER NOT EXISTS { ${key} ${predicate} ${other} ` +
      `FILTER(${hasLanguage(other, language)} && STR(${other}) < STR(${value})) } }`,
  );
  const named =
    kind === 'Label' ? ` BIND(COALESCE(${value}, ${nameOfEntity(subject)}) AS ?${name})` : '';
  return keyed + optionals.join('') + named;
}

/** Aliases are collected only for subjects of the pattern: the whole graph has a million. */
function aliases(
  { name, subject }: LabelTarget,
  key: string,
  { languages, pattern, fresh }: PatternOptions,
): string {
  const isVariable = key !== subject;
  const subjects = `{ SELECT DISTINCT (${subject} AS ${key}) WHERE { ${pattern}\n FILTER(BOUND(${subject})) } } `;
  const found = languages.map((language) => {
    const [alias, joined] = [fresh(), fresh()];
    const text =
      ` OPTIONAL { SELECT ${isVariable ? key : ''} (GROUP_CONCAT(${alias}; SEPARATOR=", ") AS ${joined}) ` +
      `WHERE { ${isVariable ? subjects : ''}${key} <${LABEL_PREDICATES.AltLabel}> ${alias} ` +
      `FILTER(${hasLanguage(alias, language)}) } ${isVariable ? `GROUP BY ${key}` : 'HAVING(COUNT(*) > 0)'} }`;
    return { text, joined };
  });
  const names = found.map(({ joined }) => joined).join(', ');
  return `${found.map(({ text }) => text).join('')} BIND(COALESCE(${names}) AS ?${name})`;
}

/** Engines store tags in lower case or unchanged. */
function hasLanguage(value: string, language: string): string {
  const tag = `LANG(${value})`;
  return `${language.includes('-') ? `LCASE(${tag})` : tag} = "${language}"`;
}

function nameOfEntity(subject: string): string {
  const text = `STR(${subject})`;
  const entity = `"${WIKIDATA_ENTITY}"`;
  return `IF(ISIRI(${subject}), IF(STRSTARTS(${text}, ${entity}), STRAFTER(${text}, ${entity}), ${text}), ${subject})`;
}
