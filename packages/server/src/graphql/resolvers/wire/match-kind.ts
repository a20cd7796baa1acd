import type { LabelMatch } from '@biographql/engines';
import type { MatchKind } from '../../../generated/resolvers.js';

/** How a text matched, in its wire form. */
export const MATCH_KINDS: Readonly<Record<LabelMatch, MatchKind>> = {
  identifier: 'IDENTIFIER',
  'exact-label': 'LABEL',
  abbreviation: 'ABBREVIATION',
  'exact-alias': 'ALIAS',
  'related-alias': 'RELATED_ALIAS',
  prefix: 'PREFIX',
  fuzzy: 'FUZZY',
};
