import { rules } from './rule.js';
import { WORD_CLASSES } from './word-classes.js';

/** Comparisons, counts, superlatives and likeness, each in one form. */
export const COMPARING = rules(
  {
    ...WORD_CLASSES,
    many: 'large|great|high|big',
    much: '(?:larger|greater|higher|bigger)',
    less: '(?:smaller|lower|lesser)',
    shared: '(?:the )?(?:same|identical|similar|common|shared|overlapping)',
    known: '(?:known |associated |different |distinct |recorded )?',
    more: 'more|fewer|less',
    one: '(?:of (?:the|these|those) (?:two|2|following)(?: {noun})?|of (?:them|both)|(?:one )?of the two)',
  },
  [
    ['^(?:count|tally|number)(?: up)? (?:of )?(?:all )?(?:the )?(?={noun}\\b)', 'how many '],
    ['^how (?:large|big|high|great) is the number of\\b', 'how many'],
    [
      '^what is the (?:total |overall |exact )?(?:number|count|amount|total) of (?=(?:\\S+ ){0,2}{noun}\\b)',
      'how many ',
    ],
    ['\\b(?:what|which) (?:number|count) of\\b', 'how many'],
    ['\\b(?:the )?(?:total|overall|sum|exact) (?:number|count) of\\b', 'number of'],
    ['^(?:which|what) (?:{one})', 'which'],
    [
      '^(?:who|which)(?: {one})? (has|have|shows?|treats?|targets?|is|are) ((?:{more})\\b.+?)[:,]? (?:between|of|among) (.+? (?:and|or) .+)$',
      'which $1 $2, $3',
    ],
    [
      '^(?:between|of|out of|among|comparing|compare) (.+?) (?:and|or|with|to|versus|vs\\.?) (.+?)[,:;]? (which.*\\b(?:{more})\\b.*)$',
      '$3, $1 or $2',
    ],
    [
      '^compare (?:the )?(?:number of )?(.+?) (?:of|for) (.+?) (?:and|with|to|versus|vs\\.?) (.+)$',
      'which has more $1, $2 or $3',
    ],
    ['\\b(?:vs\\.?|versus)\\s', 'or '],
    [
      '^is the (?:number|count) of (.+?) {much} than (?:the (?:number|count) of|that of|the one of|those of|for) (.+)$',
      'are there more $1 than $2',
    ],
    [
      '^is the (?:number|count) of (.+?) {less} than (?:the (?:number|count) of|that of|the one of|those of|for) (.+)$',
      'are there fewer $1 than $2',
    ],
    ['\\ba {much} (?:number|count|amount) of\\b', 'more'],
    ['\\ba {less} (?:number|count|amount) of\\b', 'fewer'],
    ['\\b{much} numbers? of\\b', 'more'],
    [
      '\\bmore ({noun}) than (?:any other|all (?:the )?others?|every other)(?: {noun})?\\b',
      'the most $1',
    ],
    [
      '^(which|what) (.+?) more ({noun}) than (?:any|all|every)(?: of)?(?: the)? others?(?: {noun})?$',
      '$1 $2 the most $3',
    ],
    [
      '\\b(?:the )?(?:{many}est|maximum|maximal|record|top|biggest|most extensive|longest) (?:number|count|amount|list|set|variety|range) of(?: different)?\\b',
      'the most',
    ],
    [
      '\\b(?:the )?(?:smallest|lowest|minimum) (?:number|count|amount|list|set) of\\b',
      'the fewest',
    ],
    ['\\bthe most numerous\\b', 'the most'],
    [
      '^(?:which|what) (?:other )?({noun}) (?:is|are) (?:most )?(?:similar|alike|akin|close|comparable|like) to (.+?) (?:by|in|in terms of|with regard to|regarding|with respect to|based on|as regards|concerning|as to|according to)(?: (?:its|their|the|shared|same))* ({noun})$',
      '$1 with the same $3 as $2',
    ],
    [
      '^(?:which |what )?(?:other )?({noun}) (?:like|similar to|resembling|close to|comparable to|akin to) (.+?) (?:by|in|in terms of|with regard to|regarding|with respect to|based on|as regards)(?: (?:its|their|the|shared|same))* ({noun})$',
      '$1 with the same $3 as $2',
    ],
    [
      '^(?:which |what )?(?:other )?({noun}) (?:is|are|look)? ?(?:most )?(?:like|similar to|resembles?|resembling|close to|alike) (.+?) (?:genetically|in genetic terms|at the genetic level|in (?:its|their) genetics)$',
      '$1 with the same genes as $2',
    ],
    [
      '^(?:which |what )?(?:other )?({noun}) (?:is|are) genetically (?:related|similar|close|akin|linked) to (.+)$',
      '$1 with the same genes as $2',
    ],
    [
      '^(?:which |what )?(?:other |further |additional )({noun}) (?:that |which )?(?:with|having|have|has|sharing|shares?|show|showing) (?:the |its |any |some )?{shared}? ?({noun}) (?:of|as|with|like) (.+)$',
      '$1 with the same $2 as $3',
    ],
    [
      "^(?:which |what )?(?:other |further |additional )({noun}) (?:that |which )?(?:with|having|have|has|sharing|shares?|show|showing|hit|target|bind) (.+?)(?:'s|') ({noun})$",
      '$1 with the same $3 as $2',
    ],
    [
      "^(?:which |what )?(?:other )?({noun}) (?:that |which )?(?:shares?|sharing) (.+?)(?:'s|s') ({noun})$",
      '$1 with the same $3 as $2',
    ],
    [
      '^(?:which |what )?(?:other |further |additional )?({noun}) (?:that |which |do |does )?(?:also )?(?:have|has|having|share|shares|sharing|show|shows|with|possess|possessing) (?:at least one |one or more |any |some |a |an |many |most |several |of )*{shared} {known}({noun}) (?:as|with|like|to) (.+)$',
      '$1 with the same $2 as $3',
    ],
    [
      '^(?:which |what )?(?:other |further |additional )?({noun}) (?:that |which )?(?:share|shares|sharing|overlap(?:s|ping)? in|have|has|having|with) (?:at least one |one or more |any |some |a |an |many |most |several |of |their |its )*{known}({noun}) (?:in common )?(?:as|with|like) (.+?)(?: in common)?$',
      '$1 with the same $2 as $3',
    ],
    [
      '^(?:which |what )?(?:other |further |additional )?({noun}) (?:that |which )?(?:have|has|share) (?:a )?(?:similar|the same|an overlapping|overlapping) ({noun}) (?:profile|spectrum|set|list|pattern)s? (?:as|to|with|like) (.+)$',
      '$1 with the same $2 as $3',
    ],
    [
      '^(?:which |what )?(?:other |further |additional )?({noun}) (?:that |which )?(?:overlaps?|overlapping) with (.+?) (?:in|by|regarding)(?: their| its| the)?(?: known| associated)? ({noun})$',
      '$1 with the same $3 as $2',
    ],
    [
      '^(?:which |what )?(?:other |further )?({drug}) (?:that |which )?(?:also )?(?:act on|hit|bind(?: to)?|target|interact with|share) (?:any of )?(?:the |some of the )?(?:same )?targets of (.+)$',
      '$1 with the same targets as $2',
    ],
    [
      '^(?:which |what )?(?:other )?({noun}) (?:that |which |do |does )?(treat|target|bind|hit|act on|affect|interact with|regulate)s? (?:any of )?{shared} ({noun}) (?:as|like) (.+)$',
      '$1 that $2 the same $3 as $4',
    ],
    [
      '^(?:the |what is the )?(?:genetic|genetical|gene) (?:overlap|intersection|commonality|common ground|similarity) (?:in|of|between|for) (.+) and (.+)$',
      'genes shared by $1 and $2',
    ],
    [
      '^(?:the )?(?:overlap|intersection|commonality|common ground) (?:in|of) ({noun}) (?:between|of|for) (.+) and (.+)$',
      '$1 shared by $2 and $3',
    ],
    [
      '^(?:the |what is the |what are the |is there (?:a |any )?)?(?:shared |common )?({noun}) (?:overlap|intersection|in common|commonalities|shared) (?:between|of|for|by) (.+) and (.+)$',
      '$1 shared by $2 and $3',
    ],
    [
      '^(?:what is the |what are the |which are the |are there |the )?(?:shared|common|overlapping|mutual|joint) ({noun}) (?:of|between|for|in|among)(?: both)? (.+) and (.+)$',
      '$1 shared by $2 and $3',
    ],
    ['^(?:what|which) ({noun}) (?:do|does) (.+?) share with (.+)$', '$1 shared by $2 and $3'],
    [
      '^(?:which|what) ({noun}) (?:does|do|has) (.+?) (?:have )?in common with (.+)$',
      '$1 shared by $2 and $3',
    ],
    [
      '^(?:which|what) ({noun}) do (?:people|patients|those|persons) with (.+?) share with (?:people|patients|those|persons) with (.+)$',
      '$1 shared by $2 and $3',
    ],
    [
      '^(?:which|what) ({noun}) (?:are|is) (?:shared|common|mutual)(?: both)? (?:between|among|to|by|of|for)(?: both)? (.+) and (.+)$',
      '$1 shared by $2 and $3',
    ],
    [
      '\\b(and|to|for|by|in|with|of|treat|against) (?!both)(.+?) and (.+?) (?:alike|both|equally|at the same time|simultaneously|at once|jointly|together|as well|too|likewise)$',
      '$1 both $2 and $3',
    ],
    [
      '\\b(?:as well as|and also|and additionally|but also|and likewise|together with|(?<!go |goes |come |comes |going |coming )along with|in addition to|and at the same time|and equally|and simultaneously|plus)\\b',
      'and',
    ],
    ['\\bnot only (.+?) and\\b', 'both $1 and'],
    [
      '^(?:for )?(?:which|what) (?:other|further) {disease} (?:are|can|do|is) (?:the )?{drug} (?:for|of|against|used for|given for|that treat) (.+?) (?:also )?(?:be )?(?:used|given|prescribed|treat|indicated|taken)(?: for| against| in| to treat)?$',
      'which diseases are treated with the same drugs as $1',
    ],
    [
      '^(?:with |to )?(?:which|what) (?:other|further) {disease} (?:are|have) (?:the )?genes (?:for|of|behind|linked to|associated with) (.+?) (?:also )?(?:been )?(?:associated|linked|tied|connected)(?: with| to)?$',
      'diseases with the same genes as $1',
    ],
    [
      '\\b(?:(?:with the )?exception of|except(?: for| those for| those)?|excluding|apart from|aside from|other than|leaving out|omitting|minus|without those(?: for)?|not counting|ignoring)\\b',
      'except',
    ],
    ['\\bbut (?:are |is )?(?:never|in no way|by no means)\\b', 'but not'],
  ],
);
