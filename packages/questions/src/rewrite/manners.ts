import { rules } from './rule.js';
import { WORD_CLASSES } from './word-classes.js';

/** `How`, `why`, `when` and `what for`, said with the relation that they ask for. */
export const MANNERS = rules(
  {
    ...WORD_CLASSES,
    treat: 'treat|manage|handle|control|combat|tackle|cure|fight|alleviate|ease|relieve|remedy',
    treated:
      'treated|managed|handled|controlled|tackled|dealt with|cured|alleviated|relieved|eased|combated|fought',
    given:
      'prescribed|given|used|taken|administered|indicated|recommended|needed|required|ordered|employed|applied',
    give: 'prescribe|give|use|take|administer|recommend|order|need|get|receive|be (?:given|prescribed|on|put on)|turn to|want|employ',
    notice:
      'recogni[sz]e|spot|notice|detect|tell(?: that| if| whether)?|identify|know(?: that| if| whether)?|see(?: that| if| whether)?|diagnose|suspect|find out(?: that| if| whether)?',
    noticed: 'recogni[sz]ed|spotted|noticed|identified|characteri[sz]ed',
    having:
      '(?:i|we|you|someone|somebody|one|they|a patient|a person|he|she|patients?|people) (?:have|has|got|might have|may have|is suffering from|suffers? from|am suffering from) ',
    reason:
      'why|for what(?: reasons?| purposes?)?|in (?:which|what) (?:cases?|situations?|circumstances)|under (?:which|what) circumstances|what for',
    sick: '(?:patients?|people|persons?|someone|somebody|sufferers|those|individuals|anyone) (?:with|who have|who has|suffering from|having|affected by|living with|diagnosed with) ',
  },
  [
    ['^how (?:{may})(?: {doer})?(?: {adverb})* (?:{treat}) (?:{sick})?(.+)$', 'what treats $1'],
    [
      '^how (?:{may}|{be})(?: {adverb})* (?:{sick})?(.+?)(?: to)?(?: be)?(?: {adverb})* (?:{treated})(?: {adverb})*$',
      'what treats $1',
    ],
    [
      '^(?:is|are) there (?:anything|something|a drug|any drugs?) (?:that |which )?(?:{doer} )?(?:(?:{may}) )?(?:to )?(?:take|use|give|prescribe|do|try) (?:for|against|to treat) (.+)$',
      'what treats $1',
    ],
    ['^how to {treat} (.+)$', 'what treats $1'],
    [
      '^(?:with what|by what means|what with) (?:{may}|{be})(?: {doer})? (?:{treat} )?(.+?)(?: be)?(?: {treated})?$',
      'what treats $1',
    ],
    [
      '^what (?:{may})(?: {doer})(?: {adverb})* (?:do|take|give|prescribe|use|administer|recommend|try)(?: {adverb})* (?:about|against|for|to treat|to manage|with|to|in|when treating) (?:{sick})?(.+)$',
      'what treats $1',
    ],
    [
      '^what (?:{may}|is to)(?: be)? (?:done|taken|given|prescribed|used|tried|administered|recommended)(?: {adverb})* (?:about|against|for|to treat|to manage|with|to|in) (?:{sick})?(.+)$',
      'what treats $1',
    ],
    [
      '^what (?:{may}|{be})(?: {adverb})* {sick}(.+?)(?: be)?(?: {adverb})* (?:given|prescribed|treated with|put on|take|receive|get)(?: {adverb})*$',
      'what treats $1',
    ],
    ['^what helps(?: {sick}| against| with| for| in)*\\s*(.+)$', 'what treats $1'],
    ['^is there (?:any |a |some )?(?:way|means|possibility) to treat (.+)$', 'what treats $1'],
    ['^(?:{reason}) (?:{may}|{be})(?: {doer})(?: {adverb})* (?:{give}) (.+)$', 'indications of $1'],
    [
      '^(?:{reason}) (?:{may}|{be})(?: {adverb})* (.+?)(?: be)?(?: {adverb})* (?:{given})(?: {adverb})*(?: (?:to|by|for) (?:{doer}|patients?|people))?$',
      'indications of $1',
    ],
    [
      '^when (?:{may}|{be})(?: {doer})(?: {adverb})* (?:prescribe|use|give|recommend) (.+)$',
      'indications of $1',
    ],
    [
      '^when (?:{may}|{be})(?: {adverb})* (.+?)(?: be)?(?: {adverb})* (?:prescribed|given|used|indicated|recommended)$',
      'indications of $1',
    ],
    [
      '^what (?:{be}|{may}) (?!(?:the )?(?:{noun})\\b)(.+?)(?: be)?(?: {adverb})* (?:{given}|good|helpful|useful|effective|beneficial|meant|intended|suitable|approved|licensed|authori[sz]ed|made|there)(?: {adverb})* (?:for|against|to treat|in)$',
      'indications of $1',
    ],
    ['^what (?:is|are) (?!(?:the )?(?:{noun})\\b)(.+?) for$', 'indications of $1'],
    [
      '^what (?:{may}) (.+?) (?:help|work|be good|act)(?: {adverb})* (?:against|with|for)$',
      'indications of $1',
    ],
    [
      '^what (?:is|are) (?:the |a )?(?:purpose|point|reason)s? (?:of|for) (?:taking |using |giving |prescribing )?(.+)$',
      'indications of $1',
    ],
    [
      '^how (?:{may})(?: {doer})(?: {adverb})* (?:{notice})(?: that| if| whether)? (?:{having})?(.+)$',
      'symptoms of $1',
    ],
    ['^how (?:{may}|{be})(?: {adverb})* (.+?)(?: be)? (?:{noticed})$', 'symptoms of $1'],
    [
      '^how (?:{may})(?: {adverb})* (?:{sick})?(.+?)(?: {adverb})* (?:present|manifest|show|appear|look|express|make)(?: itself| themselves| clinically| up| in patients| its presence felt)*$',
      'symptoms of $1',
    ],
    [
      '^what (?:{may})(?: {adverb})* (?:{sick})(.+?)(?: {adverb})* (?:complain (?:of|about)|present with|suffer from|experience|feel|show|have|exhibit|develop|notice|report|look like|get)$',
      'symptoms of $1',
    ],
    [
      '^what (?:{may})(?: {adverb})* (?!.*\\b(?:formula|structure|sequence)\\b)(.+?) (?:look like|feel like|do to (?:you|people|a person|the body|patients))$',
      'symptoms of $1',
    ],
    ['^what (?:{be}|{may}) (?:it )?(?:be )?like to have (.+)$', 'symptoms of $1'],
    [
      '^what (?:{may}) (?:{doer}) (?:expect|look for|watch for|look out for) (?:in|with|of|from) (?:{sick})?(.+)$',
      'symptoms of $1',
    ],
    ['^what happens (?:when|if) (?:{having})(.+)$', 'symptoms of $1'],
    [
      '^how (?:{may}) (.+?)(?: {adverb})* (?:work|act|exert its (?:effects?|action))(?: pharmacologically| in the body| on the molecular level| at the molecular level)?$',
      'targets of $1',
    ],
    [
      '^(?:through|via|by) (?:which|what) (targets?|proteins?|receptors?|genes?|molecules?) (?:{may}) (.+?) (?:exert its (?:effects?|action)|work|act|take effect)$',
      '$1 that $2 targets',
    ],
    [
      '\\b(?:exerts?|exerting|has|have|unfolds?|achieves?|produces?) (?:its|their|an?) (?:therapeutic |pharmacological |main |biological )?(?:effects?|actions?|activity) (?:through|via|by way of|on|at|by (?:binding|acting on|targeting|hitting))\\b',
      'target',
    ],
    [
      '\\bwork(s?) (?:through|via|by (?:binding(?: to)?|targeting|acting on|hitting|engaging))\\b',
      'target$1',
    ],
    [
      '\\bact(s?) (?:through|via|by (?:binding(?: to)?|targeting|hitting|engaging)|upon)\\b',
      'act$1 on',
    ],
    [
      '^how (?:is|are) (.+?) (?:classified|classed|categori[sz]ed|grouped) (?:pharmacologically|therapeutically|as an? (?:drug|medicine))$',
      'what drug class is $1',
    ],
    ['^how (?:is|are) (.+?) (?:classified|classed|categori[sz]ed)$', 'what kind of thing is $1'],
    [
      '^where (?:is|lies|sits|can) (?:the )?(?:human )?(?:gene (\\S+)|(\\S+) gene)(?: be)?(?: (?:located|found|situated|positioned|mapped|placed|encoded))?(?: in the (?:human )?genome)?$',
      'which chromosome is $1$2 located on',
    ],
    ['^where (?:inside|within|in) (?:(?:the|a|our|human) )*cells?\\b', 'where in the cell'],
    [
      '^where in (?:the|a|our|your|human) (?:human )?(body|organism|cell|genome)s? ',
      'where in the $1 ',
    ],
  ],
);
