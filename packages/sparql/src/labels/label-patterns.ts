import { WIKIDATA_ENTITY } from '@biographql/core';
import { LABEL_PREDICATES, type LabelTarget } from './label-service.js';

/** An IRI that names nothing, in place of an unbound subject. */
const NOTHING = 'urn:biographql:nothing';

/** What the patterns of some targets are made from. */
export interface LabelPatternParts {
  readonly targets: readonly LabelTarget[];
  /** In the order of preference; a literal without a language comes after all of them. */
  readonly languages: readonly string[];
  /** The pattern that binds the subjects, as text without label services. */
  readonly pattern: string;
  /** Returns a variable that the text does not have, with `?`. */
  readonly fresh: () => string;
}

/**
 * Patterns that bind each target once per solution, so that no solution is lost or multiplied: the first language that
 * has a value wins, and of several values in one language the first by text. An entity without a label is named by its
 * QID, another IRI by itself, and anything else stays unchanged. Aliases are one text, separated by commas.
 */
export function labelPatterns(parts: LabelPatternParts): string {
  return parts.targets.map((target) => getPattern(target, parts)).join('');
}

function getPattern(target: LabelTarget, parts: LabelPatternParts): string {
  const { name, kind, subject } = target;
  const isVariable = /^[?$]/.test(subject);
  // An unbound subject would meet every label of the graph.
  const key = isVariable ? parts.fresh() : subject;
  const keyed = isVariable ? ` BIND(COALESCE(${subject}, <${NOTHING}>) AS ${key})` : '';
  if (kind === 'AltLabel') return keyed + aliases(target, { ...parts, key });
  const value = kind === 'Label' ? parts.fresh() : `?${name}`;
  const other = parts.fresh();
  const [triple, earlier] = [value, other].map(
    (found) => `${key} <${LABEL_PREDICATES[kind]}> ${found}`,
  );
  const optionals = getLanguages(parts).map(
    (language) =>
      ` OPTIONAL { ${triple} FILTER(${hasLanguage(value, language)}) FILTER NOT EXISTS { ${earlier} ` +
      `FILTER(${hasLanguage(other, language)} && STR(${other}) < STR(${value})) } }`,
  );
  const named =
    kind === 'Label' ? ` BIND(COALESCE(${value}, ${readName(subject)}) AS ?${name})` : '';
  return keyed + optionals.join('') + named;
}

/** Aliases are collected over the subjects of the pattern alone: over the whole graph they are a million. */
function aliases(
  { name, subject }: LabelTarget,
  parts: LabelPatternParts & { readonly key: string },
): string {
  const { key, pattern } = parts;
  const isVariable = key !== subject;
  const subjects = `{ SELECT DISTINCT (${subject} AS ${key}) WHERE { ${pattern}\n FILTER(BOUND(${subject})) } } `;
  const found = getLanguages(parts).map((language) => {
    const [alias, joined] = [parts.fresh(), parts.fresh()];
    const text =
      ` OPTIONAL { SELECT ${isVariable ? key : ''} (GROUP_CONCAT(${alias}; SEPARATOR=", ") AS ${joined}) ` +
      `WHERE { ${isVariable ? subjects : ''}${key} <${LABEL_PREDICATES.AltLabel}> ${alias} ` +
      `FILTER(${hasLanguage(alias, language)}) } ${isVariable ? `GROUP BY ${key}` : 'HAVING(COUNT(*) > 0)'} }`;
    return { text, joined };
  });
  const names = found.map(({ joined }) => joined).join(', ');
  return `${found.map(({ text }) => text).join('')} BIND(COALESCE(${names}) AS ?${name})`;
}

/** A literal without a language is the last choice. */
function getLanguages({ languages }: LabelPatternParts): readonly string[] {
  return [...languages, ''];
}

/** Engines store tags in lower case or unchanged. */
function hasLanguage(value: string, language: string): string {
  return language.includes('-')
    ? `LCASE(LANG(${value})) = "${language}"`
    : `LANG(${value}) = "${language}"`;
}

function readName(subject: string): string {
  const text = `STR(${subject})`;
  const entity = `"${WIKIDATA_ENTITY}"`;
  return `IF(ISIRI(${subject}), IF(STRSTARTS(${text}, ${entity}), STRAFTER(${text}, ${entity}), ${text}), ${subject})`;
}
