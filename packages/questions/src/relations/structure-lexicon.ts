import { beside, nouns, states } from './grammar.js';
import type { Cue } from './relation.js';

/** More wordings of parts, classes and origins, by relation. */
export const STRUCTURE_LEXICON: Readonly<Record<string, readonly Cue[]>> = {
  subclass: [
    ...nouns(
      `subtype | sub-type | subclass | sub-class | subform | kind | form | variety | variant | example | instance | subcategory
      sub-category | subgroup | type | narrower term | child term | descendant | specific form | different form | different type
      different kind | specific type | known form | known type`,
      { end: 'left', weight: 0.9 },
    ),
    ...nouns(
      `superclass | parent class | parent term | parent | broader term | supertype | category | disease category | disease class
      disease group | disease type | disease family | classification | disease classification | class of disease | category of disease
      group of diseases | type of disease | kind of disease | sort of disease | family of diseases | category of diseases | kind of disorder
      type of disorder | kind of condition | type of condition | kind of illness | type of illness | sort of illness | sort of disorder
      group of disorders | class of diseases | class of disorders | category of disorders | parent disease | umbrella term`,
      { end: 'right', weight: 0.95 },
    ),
    ...states(
      `come under | fall under | fall into | fall within | belong to | count as | count among | counted among | counted as | classified as
      classed as | classified under | considered | regarded as | kind of | form of | type of | sort of | variety of | subtype of
      subsumed under | grouped under | included in | included under | listed under | filed under | a case of | subclass of
      subsumed by | covered by | rank among | grouped with | categorized as | categorised as`,
      { end: 'left', weight: 0.85 },
    ),
    ...beside(
      'kind | form | type | class | category | group | family | fall | under | come | belong | classify | different | exist | distinguish | there | subtype | count | list | include',
    ),
  ],
  'develops-from': [
    ...states(
      `develop from | derive from | derived from | arise from | arise out of | originate from | originate in | grow out of | grow from | form from
      come from | descend from | stem from | emerge from | formed from | built from | evolve from | made from | develop out of | originate`,
      { end: 'left', weight: 0.9 },
    ),
    ...states(
      'give rise to | develop into | become | turn into | differentiate into | grow into | form | produce | develop to',
      {
        end: 'right',
        weight: 0.85,
      },
    ),
    ...nouns(
      `precursor | embryonic precursor | origin | embryonic origin | developmental origin | developmental precursor | anlage | primordium
      progenitor | embryological origin | germ layer | embryonic source | developmental source | forerunner`,
      { end: 'right', weight: 0.9 },
    ),
    ...beside(
      'embryonic | embryologically | develop | development | during development | in development | in the embryo | embryo | derive | origin | originate | arise | come | structure | form',
    ),
  ],
};
