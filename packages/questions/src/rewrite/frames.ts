import { rules } from './rule.js';
import { WORD_CLASSES } from './word-classes.js';

/** Turns of phrase around any relation, in the one form that the grammar reads. */
export const FRAMES = rules(
  {
    ...WORD_CLASSES,
    sick: '(?:(?:patients?|people|persons?|someone|somebody|sufferers|those|individuals|anyone|a patient|a person) (?:with|who have|who has|suffering from|having|affected by|living with|diagnosed with) )',
    kind: '(?:class|category|group|family|type|kind|set|heading|umbrella|label|rubric|concept|term|notion|class of|group of)',
    seen: 'class(?:ed|ified|ify)?|count(?:ed)?|consider(?:ed)?|regard(?:ed)?|categori[sz]ed?|describe[d]?|group(?:ed)?|label(?:l?ed)?|see|seen|view(?:ed)?|define[d]?|call(?:ed)?|term(?:ed)?|rank(?:ed)?|list(?:ed)?|know|known|treat(?:ed)? as|designate[d]?|characteri[sz]ed?|think of|thought of|recogni[sz]ed',
    known: 'found|shown|reported|observed|described|identified|demonstrated|known|seen',
    state:
      'associated|linked|related|mutated|mutant|implicated|involved|expressed|targeted|bound|located|regulated',
    part: '(?:one|part|some|any|several|all|members?) of|among(?:st)?|(?:included |listed |counted |numbered |found |named |counting )?(?:among(?:st)?|amongst|in the list of|on the list of|in the set of)',
    carrier:
      'products|protein products|proteins|encoded proteins|gene products|transcripts|variants|mutations|alleles|polymorphisms|expression',
    preposition:
      'in|on|at|to|for|from|with|against|under|by|of|through|via|within|into|onto|upon|over|inside|towards?|among|about|after',
  },
  [
    // Something was found to be so.
    ['\\bhas (?:{adverb} )*been (?:{known})(?: to be| as)? (?={state}\\b)', 'is '],
    ['\\bhave (?:{adverb} )*been (?:{known})(?: to be| as)? (?={state}\\b)', 'are '],
    ['\\b(is|are) (?:{adverb} )*(?:{known}) to be (?={state}\\b)', '$1 '],
    // Something exists.
    [
      '^(?:are|is|do|does|were|have|has) (?:there|we have|you have|doctors have|there exist)(?: exist| be)?(?: already)?(?: any| some| a| an| other| known| certain)*(?: kind of| type of)? (?=(?:other )?(?:known |approved )?{noun}\\b(?! ?(?:between|interaction)))',
      'which ',
    ],
    ['^there (?:are|is|exist|exists)(?: any| some| a| an| known)* (?={noun}\\b)', 'which '],
    [
      '^(?:do|does|can|could|is|are|has|have|did|will) (?:any|some|at least one)(?: other| known)?(?: of the)? (?={noun}\\b)',
      'which ',
    ],
    ['^(which|what) ({noun})? ?(?:is|are|was) (?:it|they|there)(?: that| which| who)?\\b', '$1 $2'],
    [
      '^(which|what)((?: [a-z]+){0,2}? {noun}) (?:exist|exists|are there|is there|are available|are known|are out there|do we have|do you have|do we know|do you know|are recorded|are reported)(?: of| about)? (?=that\\b|which\\b|for\\b|to\\b|with\\b|in\\b|against\\b|of\\b)',
      '$1$2 ',
    ],
    ['^it is (.+?) that (.+)$', '$1 $2'],
    ['^what (?:is|are) the ({noun}) (?:that|which|who) ', 'which $1 '],
    [
      '^what (?:is|are) (?:the )?(?:names?|identity|identities) of (?:the )?(?={noun}\\b)',
      'which ',
    ],
    // Somebody prescribes or takes.
    [
      '^(?:{may}) (?:{doer})(?: {adverb})* (?:prescribe|give|use|take|administer|order|employ|recommend|treat patients with|get|receive|need) (?!.* as (?:an? )?(?:{noun}))(.+?) (?:for|against|to treat|to manage|in|to combat|to relieve|when treating|in treating|in the treatment of|to (?:people|patients|someone|somebody|a patient|those) with|in (?:people|patients|someone|a patient|those) with) (?:{sick})?(.+)$',
      'is $1 used for $2',
    ],
    [
      '^(?:{may}) (?:{sick})(.+?)(?: {adverb})* (?:take|receive|use|be given|be prescribed|be treated with|be put on) (.+?)(?: for (?:it|that|this|their (?:disease|condition|illness)))?$',
      'is $2 used for $1',
    ],
    [
      '^(?:{may}) (.+?) (?:be )?(?:{adverb} )*(?:prescribed|given|used|administered|recommended|employed|taken) (?:as|as a|as an)? ?(?:treatment|therapy|medicine|drug|medication|remedy) (?:for|of|against|in) (?:{sick})?(.+)$',
      'is $1 used for $2',
    ],
    [
      '^(?:{may}) (?:{doer}) (?:treat|manage|combat|fight|relieve) (?:{sick})?(.+?) (?:with|using|by (?:giving|prescribing|using|means of)|by) (.+)$',
      'is $2 used for $1',
    ],
    // Two that stand side by side.
    [
      '^(?:are|is) (?:the )?(?:genes? |proteins? )?(.+?) and (?:the )?(?:gene |protein )?(.+?) (associated|linked|connected|related|tied)(?: (?:to|with) (?:each other|one another))?(?: genetically)?$',
      'is $1 $3 with $2',
    ],
    [
      '^do (?:the )?(?:two )?(?:proteins |genes )?(.+?) and (?:the )?(?:protein |gene )?(.+?) (?:physically )?(interact|bind)(?: (?:with |to )?(?:each other|one another))?(?: physically)?$',
      'does $1 $3 with $2',
    ],
    ['^(is|are|does|do|has|have) (.+) (?:genetically|clinically|at all)$', '$1 $2'],
    ['^is (.+?) an? (?:human )?(chromosome \\S+) (?:gene|protein|locus)$', 'is $1 on $2'],
    ['^is (.+?) (?:at|in|on) ((?:\\d{1,2}|X|Y)[pq]\\d\\S*)$', 'is $1 located at $2'],
    [
      '^(?:{may}) (?:{doer}) (?:find|locate|detect|see) (.+?) (on|in|at) (.+)$',
      'is $1 found $2 $3',
    ],
    [
      '^(?:{may}|has|have) (?:{doer}) (?:associate[d]?|link(?:ed)?|connect(?:ed)?|relate[d]?|tie[d]?) (.+?) (?:with|to) (.+)$',
      'is $1 associated with $2',
    ],
    [
      '^(?:has|have) (?:an? |any )?(link|association|connection|relation|relationship) (between .+?)(?: ever)?(?: been)? (?:found|reported|shown|described|established|made|observed|identified)$',
      'is there an association $2',
    ],
    ['^(?:{may}) (?:{doer}) use (.+?) as an? ({noun}) (?:of|for|in) (.+)$', 'is $1 a $2 of $3'],
    [
      '^(?:is|are|was) (.+?) (?:something|one thing|a thing|what) (?:that |which )?(.+?) (treats?|targets?|binds?|regulates?|expresses?|causes?|interacts? with)$',
      'does $2 $3 $1',
    ],
    ['^(?:is|are) (.+?) (?:something|a thing) (?:that|which) (.+)$', 'does $1 $2'],
    ['^(?:is|are) there (?:something|anything|things) (?:that|which|to) ', 'what '],
    [
      '^(?:which|what) (?:different |various |known )?(?:kinds|types|forms|sorts|varieties|subtypes) of (?!(?:{noun})\\b)(.+?) (?:are there|exist|are known|are recogni[sz]ed|are distinguished|do you know|can be distinguished)$',
      'types of $1',
    ],
    [
      '^is (?!.*\\bchromosome\\b)(.+?) where (.+?) (?:is|sits|lies|resides)(?: (?:found|located|situated))?$',
      'is $2 found in $1',
    ],
    ['^is (.+?) in (?:the )?(.+ pathway)$', 'is $1 part of $2'],
    [
      '^what (?:is|are) (?:all )?(?:the )?({noun}) (?=(?:\\S+ ){1,4}(?:is|are|was|has|have) \\S+)',
      'which $1 ',
    ],
    // Classes.
    [
      '^(?:{may})(?: {doer})? (?:{seen}|say(?: that)?) (.+?)(?: is)? (?:as|to be|a kind of|a type of|under|among|with|into) (?:the {kind}(?: of)? )?(?:an? |the |one of the )?(.+)$',
      'is $1 a $2',
    ],
    [
      '^(?:{may})(?: {doer})? (?:call|consider|term|label|name|deem) (.+?) (an?) (.+)$',
      'is $1 $2 $3',
    ],
    [
      '^(?:{may}|is|are) (.+?)(?: be)? (?:{seen}) (?:as|to be|under|among|with|into) (?:the {kind}(?: of)? )?(?:an? |the |one of the )?(.+)$',
      'is $1 a $2',
    ],
    [
      '^(?:{may}) (.+?) (?:be )?(?:{seen}|qualify|rank|pass|go|figure|function) as (?:the {kind}(?: of)? )?(?:an? |the |one of the )?(.+)$',
      'is $1 a $2',
    ],
    [
      '^(?:{may}) (.+?) (?:fall|come|go|sit|rank|belong|fit) (?:under|into|within|in|among)(?: the)?(?: {kind})?(?: of)?(?: an?| the)? (.+)$',
      'is $1 a $2',
    ],
    ['^(?:{may}) (.+?) belong to the {kind} (?:of )?(.+)$', 'is $1 a $2'],
    ['^(?:{may}) (.+?) belong to the (.+?) (?:class|category|group|family)$', 'is $1 a $2'],
    [
      '^is (.+?) (?:an? )?(?:example|instance|case|specimen|representative) of (?:an? |the )?(.+)$',
      'is $1 a $2',
    ],
    [
      '^is (.+?) a (?:sort|variety|species|sub-?type|subclass|sub-?class|variant|subform|subgroup|subset|sub-?category|category|member of the (?:class|group|category|family)) of (?:an? |the )?(.+)$',
      'is $1 a $2',
    ],
    // Belonging to what the relation's noun names.
    [
      '^(?:{may}) (.+?) (?:belong to|count among(?:st)?|rank among(?:st)?|figure among(?:st)?|be (?:{part})|number among(?:st)?|feature among(?:st)?|appear among(?:st)?|fall among(?:st)?|occur among(?:st)?) (?:the |those |its )?(?:known |main |typical |usual |common |possible )?(?={noun}\\b)',
      'is $1 among the ',
    ],
    [
      '^(is|are|was|were) (.+?) (?:{part}) (?:the |those |all )?(?:known |main |typical |usual |possible |recorded |approved )?(?={noun}\\b)',
      '$1 $2 among the ',
    ],
    [
      '^(?:does|do) (?:the )?(?:list of )?({noun}) (?:of|for) (.+?) include (.+)$',
      'is $3 among the $1 of $2',
    ],
    [
      '^(?:is|are) (.+?) (?:listed|recorded|given|known|reported|described|annotated|documented|stated) as (?:being )?(?:an? |the |one of the )?(?=(?:{noun})\\b)',
      'is $1 a ',
    ],
    [
      '^(?:is|are) (.+?) (?:known|reported|recorded|documented|thought|believed|found|shown|said|described|annotated) to ',
      'does $1 ',
    ],
    ['^does (.+?) be ', 'is $1 '],
    [
      '^(?:{may}|has|have) (.+?) (?:have|got) (.+?) (?:as|among) (?:an? |one of its |one of the |its |the )?({noun})$',
      'is $2 a $3 of $1',
    ],
    [
      '^(which|what) genes? (?:encodes?|codes? for) (?:the )?(?=targets\\b|proteins\\b|markers\\b)',
      '$1 genes are ',
    ],
    // Relative clauses.
    [
      '\\b({noun}) (?:in|for|of|with) (?:which|whom) (.+?) (?:is|are|occurs? as|can be|may be|counts? as|appears? as|shows? up as) (?:an? |one of the |among the |a known |listed as an? )?(?:common |typical |known )?(?:symptom|sign|manifestation|feature)s?\\b',
      '$1 with symptom $2',
    ],
    [
      '\\b({noun}) (?:that|which) (?:have|has|show|present with|come with|include|feature|list) (.+?) as (?:an? |one (?:of their )?)?(?:symptom|sign|manifestation)s?\\b',
      '$1 with symptom $2',
    ],
    [
      '\\b(?:have|has|feature|features|include|includes|list|lists|show|count|with|having) (.+?) (?:among|as (?:one |part )?of|in the list of) (?:their|its|the) ({noun})$',
      'with $2 $1',
    ],
    [
      '\\bwhen (?:you|one|someone|somebody|people|patients|they|i) (?:have|has|suffers? from|got) ',
      'for ',
    ],
    [
      '\\b({noun}) whose (symptoms|signs|manifestations) (?:include|are|comprise|contain|involve|list) ',
      '$1 with symptom ',
    ],
    [
      '\\b({noun}) whose ({noun}) (?:include|are|is|comprise|contain|cover|involve)s? (?!(?:{noun}))',
      '$1 with $2 ',
    ],
    ['\\b(genes?|proteins?) whose (?:{carrier}) (?=\\S)', '$1 that '],
    ['\\bvariants? (?:in|of) (?:which|what) (genes?)\\b', 'which $1'],
    ['^(?:the )?expression of (which|what) (genes?|proteins?) ', '$1 $2 '],
    // A preposition behind what it governs.
    [
      '^(?:{preposition}) (which|what) (?=(?:genes?|proteins?|molecular targets?|targets?|receptors?) (?:do|does|is|are|can)\\b.*\\b(?:act|bind|work)\\b)(.+)$',
      '$1 $2 on',
    ],
    [
      '^(?:to|under|into|in) (?:which|what) ((?:drug |disease |pharmacological |therapeutic |medical )?(?:class|category|group|family|type)(?:es|ies|s)?(?: of (?:drugs?|diseases?|medicines?|medications?|disorders?))?) (?:do|does|is|are|can|would|might) (.+?)(?: be)? (?:belong|fall|assigned|classified|classed|count|counted|put|placed|grouped|sorted|filed|come|go|listed|categori[sz]ed)(?: to| under| into| in)?$',
      'what $1 is $2',
    ],
    [
      '^(?:which|what) ((?:drug |disease |pharmacological |therapeutic |medical )?(?:class|category|group|family|type)(?:es|ies|s)?(?: of (?:drugs?|diseases?|medicines?|medications?|disorders?))?) (?:do|does|is|are|can|would|might) (.+?)(?: be)? (?:belong to|fall under|fall into|fall in|assigned to|classified as|classified under|classed as|counted among|put in|placed in|grouped with|come under)$',
      'what $1 is $2',
    ],
    [
      '^({preposition}) (which|what|how many|whose) (.+? (?:does|do|did|is|are|was|were|can|could|has|have|may|might|would|should) .+)$',
      '$2 $3 $1',
    ],
    [
      '^({preposition}) (which|what|whom) ((?:does|do|did|is|are|was|were|can|could|has|have|may|might|would|should) .+)$',
      '$2 $3 $1',
    ],
    // Fillers that no relation needs.
    ['\\bany (good|use|help|benefit)\\b', '$1'],
    [
      '\\b(?:kind|sort|type)s? of (?=(?:drugs|medicines|medications|treatments|genes|proteins|symptoms|signs|pathways|chromosome)\\b)(?!.*\\b(?:is|are) [^ ]+$)',
      '',
    ],
    [
      '\\b(?:a|the) (?:whole |full |complete |wide |broad )?(?:list|range|set|number|group|variety|array|spectrum) of (?={noun}\\b)',
      '',
    ],
    [
      '\\b(?:patients|people|those|persons|individuals|someone|somebody|sufferers|a patient|a person|anyone|the patient) (?:who (?:are |is )?(?:have|has|suffer(?:s|ing)? from|diagnosed with|affected by|live with|living with)|suffering from|affected by|diagnosed with|living with|having|that have)\\b',
      'people with',
    ],
    [
      '\\b(?!(?:which|what|many|list|name|show|the|all|any) )(\\S+) (?:patients|sufferers) (?=(?:have|show|experience|develop|suffer|complain|present|get|exhibit|take|receive|use)\\b)',
      '$1 ',
    ],
  ],
);
