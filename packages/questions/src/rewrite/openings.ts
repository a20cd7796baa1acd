import { rules } from './rule.js';
import { WORD_CLASSES } from './word-classes.js';

/** What stands before and after a question and asks nothing. */
export const OPENINGS = rules(
  {
    ...WORD_CLASSES,
    verb: 'tell|inform|show|give|explain|list|name|find|say|help|let|remind|advise|look up|look|provide|check|state|describe|define|identify|point out|enumerate|outline|summari[sz]e|mention|confirm|clarify|teach|share|return|retrieve|fetch|display|send|print|get|see|write|spell out',
    greeting:
      'hi(?: there)?|hello(?: there)?|hey(?: there)?|dear [a-z]+|good (?:morning|afternoon|evening)|excuse me|sorry|please|pls|plz|kindly|okay|ok|well|now|so|um+|quick question|a question|question|just curious|out of curiosity|curious|thanks|thank you|btw|by the way|in short|briefly|basically|for my (?:thesis|homework|class|course|report|paper|project|exam|research)|for a (?:report|paper|project|review|talk)',
    want: "like|love|want|need|wish|try|trying|wonder|wondering|curious|interested|keen|looking|searching|look|search|seek|seeking|require|asking|ask|writing|hoping|hope|eager|after|able|have to|got to|going|'ll",
    learn:
      'know|learn|find out|find|see|get|understand|hear|identify|list|check|look up|determine|figure out|discover|read|ask|be told|have|establish|obtain|compile|retrieve|verify|be sure|make sure|receive',
    list: '(?:the |a |an )?(?:full |complete |short |brief |whole |entire )?(?:list(?:ing)?|overview|enumeration|catalogue|catalog|inventory|names?|set|summary|rundown|details|information|info|facts|identity|identities)',
    back: 'them(?: all)?|these|those|which ones|the names|their names|all of them|it',
  },
  [
    ['^(?:{greeting})\\b\\s*[,:;!.\\u2013-]*\\s+(?=\\S)', ''],
    ['^(?:{greeting})\\s*[,:;!.]+\\s*', ''],
    [
      '^(?:so|and|but|then|also|or)\\b,?\\s+(?=(?:which|what|how|where|who|is|are|does|do|can)\\b)',
      '',
    ],
    [
      '^(?:would|could|can|might) (?:it be|i|we) (?:possible to )?(?:ask|get|have|know|see|learn|find out)(?: for| about| to know| to learn| to see| you)?\\s+',
      '',
    ],
    [
      '^(?:would|could|can|will|might) (?:you|someone|somebody|anyone|anybody|we|i)(?: (?:please|kindly|perhaps|possibly|maybe|also|just|quickly|be so kind (?:as )?to|be able to))*\\s+(?=(?!(?:describe|define|identify) .+ as an? )(?!give (?!(?:me|us|a list|an overview|the names?|all|examples)\\b))(?:{verb})\\b)',
      '',
    ],
    ['^(?:would|do) you mind (?:tell|show|giv|list|nam)ing(?: me| us)?\\s+', ''],
    [
      '^(?:do|would|does|did) (?:you|anyone|anybody|somebody|someone|we|science)(?: happen to| already| perhaps| by any chance)* know(?: of| about)?\\s+(?!as\\b)',
      '',
    ],
    [
      '^(?:any idea|any clue|no idea|have you any idea|do you have any idea|is it known|is anything known about|remind me|tell me|let me know|not sure|unsure)\\s+(?=(?:which|what|how|where|who|if|whether)\\b)',
      '',
    ],
    [
      '^(?:i|we) (?:(?:would|will|am|are|was|were|do|have|just|really|also|currently|still) )*(?:{want})(?: (?:to|in|for|at|about|after|up|on|how|{adverb}))*(?: (?:{learn}|knowing|learning|finding out|finding|seeing|getting|hearing))*(?: (?:about|for|out|to|me|us|of|from you))*\\s+(?=\\S)',
      '',
    ],
    [
      '^what (?:i|we) (?:would like|want|need|wish)(?: to (?:know|find out|learn|see))? (?:is|are)[:,]?\\s+',
      '',
    ],
    ['^(?:what|how) about\\s+', ''],
    ['^my question is[:,]?\\s+', ''],
    [
      '^(?:{verb}) (?:me |us )?(?:about |of )?{list} (?:of|about|on|for)\\s+(?=(?:all|the|every|any|drugs?|genes?|which|what|{noun}|known)\\b)',
      '',
    ],
    ['^{list} of (?:all |the |all the |every |any |known )*(?={noun}\\b)', ''],
    [
      '^(?:please |kindly )?(?:tell|inform|advise|remind|show|teach|ask|let) (?:me|us)(?: know| see)?(?: please)?(?: about| of)?\\s+(?=(?:which|what|how|where|who|whose|whom|in|on|at|by|for|to|with|of|from|under|against|through|if|whether|why|when)\\b)',
      '',
    ],
    [
      '^(?:say|state|check|explain|determine|find out|look up|figure out|identify|see|confirm|verify|know|clarify)(?: for me)? (?=(?:which|what|how|where|who|whose|if|whether|that|why)\\b)',
      '',
    ],
    [
      '^(?:(?:is|was) it (?:known|true|correct|right|the case|reported|established|a fact|stated)|is there (?:any |some )?(?:evidence|proof|indication|record|data|information))(?: that| whether| if| showing that| of the fact that)\\s+',
      'is it true that ',
    ],
    [
      '^(?:true or false|right or wrong|yes or no|correct or not|fact check|verify|confirm)\\s*[:,.?-]*\\s+(?:that\\s+)?(?!(?:is|are|do|does|can|has|was)\\b)',
      'is it true that ',
    ],
    ['^(?:true or false|right or wrong|yes or no|correct or not)\\s*[:,.?-]*\\s+', ''],
    ['^(?:if|whether|confirm that|verify that)\\s+', 'is it true that '],
    ['^(?:is it true that )+', 'is it true that '],
    [
      '^is it true that (.+?)[,.:?]?\\s+(?:or not|right|correct|true or false)$',
      'is it true that $1',
    ],
    [
      '^((?!which|what|who|where|how|is\\b|are\\b|do\\b|does\\b|can\\b).+?),? (?:right|correct|yes or no|true or false|is that (?:right|true|correct)|am i right|true|or not|(?:is|does|are|do|has|can) (?:not )?(?:it|they)|(?:is|does|are|do|has|can) (?:it|they) not)$',
      'is it true that $1',
    ],
    ['^is it true that (is|are|does|do|can|has) ', '$1 '],
    [
      '\\s*[,;.:?!\\u2013-]+\\s*(?:please|pls|thanks|thank you|thx|cheers|if any|if known|if there (?:is|are)(?: any| one)?|if you can|any ideas?|do you know|you know|exactly|anyone|anybody|and which|which(?: ones?)?(?: (?:are|is) (?:they|there|those|these|it|known))?|what are they|who are they|what is it|(?:please )?(?:list|name|show|give|tell)(?: me| us)? (?:{back}|(?:the |all |all the )?{noun})(?: please)?|(?:can|could) you (?:please )?(?:list|name|tell me) {back})$',
      '',
    ],
    [
      '(?: please| thanks| thank you| pls| if any| for me| exactly| or not| so far| to date| in general| at all| at present| as of now| nowadays)$',
      '',
    ],
    [
      '(?:,)? (?:according to|based on|in|from|within|per|as recorded in|as listed in|using) (?:the |this |your |our )?(?:knowledge )?(?:graph|database|data|dataset|data ?base|knowledge ?graph|knowledge ?base|records?)(?: here)?(?: you have| that you have)?$',
      '',
    ],
    [
      '^(?:according to|based on|in|from|per|using) (?:the |this |your |our )?(?:knowledge )?(?:graph|database|data|dataset|data ?base|knowledge ?graph|knowledge ?base|records?),?\\s+',
      '',
    ],
    [
      '^(?:show|display|return|fetch|retrieve|print|get|present)(?: me| us)? (?=(?:all|the|every|any|some|known|{noun})\\b)',
      'list ',
    ],
  ],
);
