import { readFile } from 'node:fs/promises';
import { InvalidArgumentError } from '@biographql/core';
import * as v from 'valibot';
import { parse } from 'yaml';
import {
  columnsOfMapping,
  type MappingPresets,
  MappingSchema,
  type TableMapping,
} from './table-mapping.js';

/**
 * Reads a mapping file in YAML or JSON, or returns the preset of that name.
 * @throws InvalidArgumentError when there is no such file, or with the place and the reason of each fault (at most five).
 */
export async function readMapping(
  path: string,
  presets: MappingPresets = {},
): Promise<TableMapping> {
  const preset = presets[path];
  if (preset !== undefined) return preset;
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text !== null) return parseMapping(text, path);
  const names = Object.keys(presets);
  const expected =
    names.length === 0 ? 'must be a file' : `must be a file, or one of ${names.join(', ')}`;
  throw new InvalidArgumentError('mapping', expected, path);
}

/**
 * Returns the mapping that a text in YAML or JSON describes.
 * @param name - How messages call the text.
 * @throws InvalidArgumentError with the place and the reason of each fault (at most five).
 */
export function parseMapping(text: string, name: string): TableMapping {
  const parsed = v.safeParse(MappingSchema, getYaml(text, name));
  const faults = parsed.success
    ? getFaults(parsed.output)
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  if (parsed.success && faults.length === 0) return parsed.output;
  throw invalid(faults, name);
}

const SHOWN_FAULTS = 5;

function getYaml(text: string, name: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw invalid([reason], name);
  }
}

function getFaults(mapping: TableMapping): readonly string[] {
  const { entities, relations, columns } = mapping;
  const ends = relations.flatMap((relation, index) =>
    (['subject', 'object'] as const)
      .filter((end) => entities[relation[end]] === undefined)
      .map((end) => `relations.${index}.${end}: there is no entity "${relation[end]}"`),
  );
  const absent = columnsOfMapping(mapping).filter((column) => columns?.includes(column) === false);
  const empty = columnsOfMapping(mapping).length === 0 ? ['entities: no {column} is read'] : [];
  return [
    ...ends,
    ...absent.map((column) => `columns: there is no column "${column}"`),
    ...empty,
    ...badPatterns(mapping, ''),
  ];
}

function badPatterns(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => badPatterns(item, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = `${path}.${key}`.replace(/^\./, '');
    if (key === 'told') return patternFaults(Object.values(inner ?? {}), place);
    if (key === 'matches' && typeof inner === 'string') return patternFaults([inner], place);
    if (key === 'replace' && Array.isArray(inner)) {
      return patternFaults(
        inner.flatMap((pair: readonly string[]) => pair.slice(0, 1)),
        place,
      );
    }
    return badPatterns(inner, place);
  });
}

function patternFaults(patterns: readonly string[], place: string): readonly string[] {
  return patterns.flatMap((pattern) => {
    try {
      new RegExp(pattern, 'u');
      return [];
    } catch {
      return [`${place}: "${pattern}" is not a regular expression`];
    }
  });
}

function invalid(faults: readonly string[], name: string): InvalidArgumentError {
  const shown = faults.slice(0, SHOWN_FAULTS).join('; ');
  const more = faults.length > SHOWN_FAULTS ? `; and ${faults.length - SHOWN_FAULTS} more` : '';
  return new InvalidArgumentError('mapping', `must be a mapping: ${shown}${more}`, name);
}
