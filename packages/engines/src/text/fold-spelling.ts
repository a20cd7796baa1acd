import tables from '../../data/words.json' with { type: 'json' };

/**
 * Folds the British spelling of a word to the American one, so that both meet under one key: `tumour` and `tumor`,
 * `haematology`, `oesophagus`, `leucocyte`, `diarrhoea`, `randomised`, `analyse`, `fibre`, `labelled`. Other words stay as
 * they are. Applying it again changes nothing. For keys only, never for display.
 * @param word - one folded word, as of `foldWords`: lower case, without marks.
 */
export function foldSpelling(word: string): string {
  if (word.length < SHORTEST || !MAY_DIFFER.test(word)) return word;
  let folded = WHOLE_WORDS.get(word) ?? word;
  for (const [british, american] of PATTERNS) folded = folded.replace(british, american);
  return foldIse(folded);
}

/** The shortest words that differ: `grey`, `foetal`, `fibre`. */
const SHORTEST = 4;

/** In every word that differs, and in few others: spares the patterns below. */
const MAY_DIFFER =
  /[ao]e|ou|fibre|re[d]?$|leuco|sulph|logue$|ence$|gramme|is(?:e|a|i)|lys[ei]|ll(?:e|i|or)|ageing|minium|rtefact|nexion|disc|nrol|lfil|grey|stalm|dgem|neurone|skilful|sceptic|speciality|practis|yoghurt/;

const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(tables.britishWords));

/** Stems and endings in which the spellings differ, one after the other; words that only look alike are `aerobic`, `four`, `leucine`. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/haem/g, 'hem'],
  [/a+emi/g, 'emi'],
  [/paed/g, 'ped'],
  [/aesthe/g, 'esthe'],
  [/aetio/g, 'etio'],
  [/gynaec/g, 'gynec'],
  [/faec/g, 'fec'],
  [/caec(?=al|um|o)/g, 'cec'],
  [/caes(?=ar|ium)/g, 'ces'],
  [/palaeo/g, 'paleo'],
  [/phaeo/g, 'pheo'],
  [/archae/g, 'arche'],
  [/chimaer/g, 'chimer'],
  [/spirochaet/g, 'spirochet'],
  [/^naev/, 'nev'],
  [/^laevo/, 'levo'],
  [/o+esoph/g, 'esoph'],
  [/o+estr/g, 'estr'],
  [/o+edem/g, 'edem'],
  [/^foet/, 'fet'],
  [/rrhoe/g, 'rrhe'],
  [/pnoe/g, 'pne'],
  [/coeli(?=a|o)/g, 'celi'],
  [/homoeo/g, 'homeo'],
  [/amoeb/g, 'ameb'],
  [/poeia/g, 'peia'],
  [/manoeuv(?:re|er|r)/g, 'maneuver'],
  [/leuc(?=em)/g, 'leuk'],
  [/leuco(?!v|m|n)/g, 'leuko'],
  [/sulph/g, 'sulf'],
  [
    /(tum|behavi|col|neighb|harb|flav|endeav|^(?:dis|mal|)od|^(?:dis)?hon|^hum|^vap|^lab|^(?:un)?fav|^rum|^rig|^vig|^ferv|^sav|^arm|^splend)our/g,
    '$1or',
  ],
  [/fibre/g, 'fiber'],
  [/(cent|lit|met|tit|theat|calib|goit|lust|spect)re$/, '$1er'],
  [/(cent|calib|tit)red$/, '$1ered'],
  [/(ana|cata|dia|homo|ortho|para|xeno)logue$/, '$1log'],
  [/(def|off|lic|pret)ence$/, '$1ense'],
  [/gramme$/, 'gram'],
  [/isation/g, 'ization'],
  [/lys(?=e[dr]?$|ers$|ing$)/, 'lyz'],
  [
    /^((?:re|un|mis|de)?(?:cancel|channel|counsel|fuel|label|level|libel|marshal|model|panel|pencil|quarrel|shovel|signal|spiral|total|travel|tunnel|unravel))l(?=ed$|ing$|ers?$|ors?$)/,
    '$1',
  ],
];

const ISE = /^(.{3,})is(e|ed|er|ers|ing)$/;
/** Stems of words that are written with `-ise` everywhere, or with `-is-` for another reason: `exercise`, `noise`, `likewise`. */
const NEVER_IZE =
  /(?:[aouvw]|wh|^(?:up|sun|moon)r|exerc|conc|prec|exc|inc|circumc|surpr|compr|prom|prem|enterpr|repr|appr|advert|dem|surm|merchand|parad|expert|franch|treat|desp|disgu|chem|anthem)$/;

function foldIse(word: string): string {
  const [, stem, ending] = ISE.exec(word) ?? [];
  return stem === undefined || NEVER_IZE.test(stem) ? word : `${stem}iz${ending}`;
}
