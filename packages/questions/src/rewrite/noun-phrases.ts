import { rules } from './rule.js';

/** Phrases that name a type of things, said with the plain noun. */
export const NOUN_PHRASES = rules({}, [
  [
    '\\b(?:active|therapeutic|pharmacological|pharmacologic|pharmaceutical|medicinal|medical|drug) (?:substance|ingredient|compound|agent|drug|medicine|product|molecule|therap(?:y|ie)|treatment|option|remed(?:y|ie)|preparation|medication)s\\b(?! (?:of|in|from|contained))',
    'drugs',
  ],
  [
    '\\b(?:active|therapeutic|pharmacological|pharmaceutical|medicinal) (?:substance|compound|agent|drug|medicine|molecule|therapy|treatment|remedy|medication)\\b(?! (?:of|in|from|contained))',
    'drug',
  ],
  [
    '\\b(?:treatment|therapy|therapeutic|medication|drug) (?:options|choices|possibilities|alternatives)\\b',
    'treatments',
  ],
  ['\\bgene products(?! of)\\b', 'proteins'],
  ['\\b(?:human|individual) genes\\b', 'genes'],
  [
    '\\b(?:embryonic|embryological|developmental) (structure|tissue|organ|precursor)(s?)\\b(?=.*\\b(?:give|gives|develop|develops|derive|derives|derived|arise|arises|originate|originates|become|becomes|precursor))',
    '$1$2',
  ],
  ['\\b(?:body|anatomical|anatomic) (?:site|part|region|area|location)s\\b(?! of)', 'organs'],
  [
    '\\b(?:disease|medical|clinical|health) (condition|entit(?:y|ie)|state|problem)s\\b',
    'diseases',
  ],
  ['\\b(?:health|medical) (?:problem|condition)\\b', 'disease'],
  ['\\b(?:sorts?|kinds?|types?|varieties|variety) of cells?\\b', 'cell types'],
  ['\\b(?:cell|cellular) populations\\b', 'cell types'],
  ['\\b(?:signs|symptoms) (?:and|or) (?:signs|symptoms)\\b', 'symptoms'],
  [
    '\\b(?:signal(?:l)?ing|metabolic|cellular|biochemical|molecular) (?:pathways|cascades|routes)\\b',
    'pathways',
  ],
  [
    '\\b(?:known|documented|reported|recorded|annotated) (?=drug|gene|disease|symptom|target|pathway)',
    '',
  ],
]);
