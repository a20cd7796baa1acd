import { InvalidIdError } from '@biographql/core';
import { PREFIXES, type Prefix } from './prefixes.js';
import type { NamedNode } from './terms.js';

const ENTITY = /^[QPL][1-9]\d{0,14}$/;
const PROPERTY = /^P[1-9]\d{0,14}$/;

/** The entity itself, e.g. `wd('Q12078')` or `wd('P31')`. @throws InvalidIdError unless it is a Q, P or L number. */
export const wd = named('wd', ENTITY, 'a Wikidata identifier such as Q12078');
/** The direct (truthy) claim of a property, e.g. `wdt('P2175')`. @throws InvalidIdError unless it is a P number. */
export const wdt = named('wdt', PROPERTY, 'a Wikidata property such as P2175');
/** From an entity to the statement nodes of a property, e.g. `p('P2175')`. @throws InvalidIdError unless it is a P number. */
export const p = named('p', PROPERTY, 'a Wikidata property such as P2175');
/** From a statement node to its value, e.g. `ps('P2175')`. @throws InvalidIdError unless it is a P number. */
export const ps = named('ps', PROPERTY, 'a Wikidata property such as P2175');
/** From a statement node to a qualifier, e.g. `pq('P459')`. @throws InvalidIdError unless it is a P number. */
export const pq = named('pq', PROPERTY, 'a Wikidata property such as P459');

function named(prefix: Prefix, form: RegExp, expected: string) {
  return (id: string): NamedNode => {
    const local = id.startsWith(`${prefix}:`) ? id.slice(prefix.length + 1) : id;
    if (!form.test(local)) throw new InvalidIdError(id, expected);
    return { termType: 'NamedNode', value: PREFIXES[prefix] + local };
  };
}
