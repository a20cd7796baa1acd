import { rules } from './rule.js';
import { WORD_CLASSES } from './word-classes.js';

/** Requests for a definition, in the one form `What is X`. */
export const DEFINING = rules(
  {
    ...WORD_CLASSES,
    definition:
      '(?:short |brief |quick |simple |concise |one-line |general |basic |clear )?(?:definition|description|explanation|meaning|summary|overview|introduction|outline)',
    term: '(?:the |a )?(?:(?:term|word|phrase|expression|name|abbreviation|acronym|notion|concept|gene symbol|symbol|letters)s? )?',
  },
  [
    ['^what (?:exactly|precisely|actually|in short|basically) (is|are|does|do)\\b', 'what $1'],
    ['^what (is|are) (?:exactly|precisely|actually|basically) ', 'what $1 '],
    [
      '^what (?:is|are) (.+?),? (?:exactly|precisely|actually|in simple terms|in plain (?:words|english|language)|in a nutshell|in short|in brief|anyway|all about|like)$',
      'what is $1',
    ],
    [
      '^what (?:does|do|did) {term}(.+?) (?:mean|stand for|refer to|denote|signify|designate|describe|represent)$',
      'what is $1',
    ],
    [
      '^what (?:is|are) {term}(.+?) (?:short for|an? (?:abbreviation|acronym|symbol|name) (?:of|for))$',
      'what is $1',
    ],
    [
      '^what (?:do|does|would|is|are|did) (?:{doer}) (?:mean|understand|refer to|call|have in mind) (?:by|under|as|when they say|with) {term}(.+)$',
      'what is $1',
    ],
    [
      '^what (?:is|are) (?:meant|understood|denoted|referred to|described|called|known) (?:by|under|as|with) {term}(.+)$',
      'what is $1',
    ],
    [
      '^what (?:is|are|would be) (?:the |a |your )?{definition} (?:of|for|behind) {term}(.+)$',
      'what is $1',
    ],
    [
      '^(?:give|provide|write|show|need|offer|state)?\\s*(?:me |us )?(?:the |a |an )?{definition} (?:of|for) (?:what |the )?{term}(.+?)(?: is| are| means)?$',
      'what is $1',
    ],
    [
      '^how (?:is|are|can|would|could|do|does) (?:{doer} )?(?:one )?(?:define|be defined)?\\s*(.+?) defined$',
      'what is $1',
    ],
    [
      '^how (?:do|does|would|can|could|should) (?:{doer}) (?:define|describe|explain) {term}(.+)$',
      'what is $1',
    ],
    [
      '^(?:define|describe|explain|characteri[sz]e|introduce|summari[sz]e)(?: to me| for me| me| us)?(?: briefly| shortly| the)? (?:what )?{term}(.+?)(?: is| are| means| stands for)?(?: to me| for me| briefly| in short| in one sentence| in simple terms)?$',
      'what is $1',
    ],
    [
      '^(?:tell|teach) (?:me|us) (?:something |a bit |a little |more |everything )?(?:about|on) {term}(.+)$',
      'what is $1',
    ],
    ['^(?:tell|teach) (?:me|us) what {term}(.+?) (?:is|are|means|stands for)$', 'what is $1'],
    ['^what {term}(.+?) (?:is|are|means|stands for)$', 'what is $1'],
    [
      '^(?:some |any |basic |general |more )?(?:information|info|facts|details|background) (?:on|about|for|regarding|concerning) {term}(.+)$',
      'what is $1',
    ],
    [
      '^{term}(.+?)[,:]? (?:definition|meaning|explained|description|defined|what is (?:it|that|this)|what does (?:it|that|this) (?:mean|stand for))$',
      'what is $1',
    ],
    [
      '^i (?:have never|never|do not) (?:heard?|know|understand)(?: of| what)? (.+?)(?: is)?[.,;:!?]+ what (?:is|does) (?:it|that|this)(?: mean)?$',
      'what is $1',
    ],
    [
      '^what (?:sort|kind|type) of (?:a )?(?:thing|entity|beast|animal|concept|object) (?:is|are) (.+)$',
      'what kind of thing is $1',
    ],
    ['^who or what is ', 'what is '],
  ],
);
