import { fragments, introspection } from './fragments-and-schema.fixture.js';
import type { HostileRow } from './hostile-text.fixture.js';
import { lists } from './long-lists.fixture.js';
import { depth, directives, texts } from './long-texts.fixture.js';
import { bodies, names, unicode } from './odd-names.fixture.js';
import { variables } from './odd-variables.fixture.js';
import { operations, repeatedFields } from './repeated-selections.fixture.js';

/** Requests that would bring down an unprotected service, or block its other requests. */
export const HOSTILE_REQUESTS: readonly HostileRow[] = [
  ...repeatedFields,
  ...operations,
  ...fragments,
  ...introspection,
  ...depth,
  ...texts,
  ...directives,
  ...variables,
  ...lists,
  ...names,
  ...unicode,
  ...bodies,
];
