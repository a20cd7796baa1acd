import { InvalidIdError } from '@biographql/core';
import { PREFIXES, type Prefix } from './prefixes.js';
import type { NamedNode } from './terms.js';

/** The entity itself, e.g. `wd('Q12078')` or `wd('P31')`. @throws InvalidIdError unless it is a Q, P or L number. */
export const wd = /* @__PURE__ */ named('wd', '[QPL]', 'identifier such as Q12078');
/** The direct (truthy) claim of a property, e.g. `wdt('P2175')`. @throws InvalidIdError unless it is a P number. */
export const wdt = /* @__PURE__ */ named('wdt');
/** From an entity to the statement nodes of a property, e.g. `p('P2175')`. @throws InvalidIdError unless it is a P number. */
export const p = /* @__PURE__ */ named('p');
/** From a statement node to its value, e.g. `ps('P2175')`. @throws InvalidIdError unless it is a P number. */
export const ps = /* @__PURE__ */ named('ps');
/** From a statement node to a qualifier, e.g. `pq('P459')`. @throws InvalidIdError unless it is a P number. */
export const pq = /* @__PURE__ */ named('pq');

function named(prefix: Prefix, letter = 'P', expected = 'property such as P2175') {
  const form = new RegExp(`^(?:${prefix}:)?(${letter}[1-9]\\d{0,14})$`);
  return (id: string): NamedNode => {
    const local = form.exec(id)?.[1];
    if (!local) throw new InvalidIdError(id, `a Wikidata ${expected}`);
    return { termType: 'NamedNode', value: PREFIXES[prefix] + local };
  };
}
