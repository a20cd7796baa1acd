import type { EntityType } from '@biographql/core';
import clinicalNames from '../../data/clinical-names.json' with { type: 'json' };
import variants from '../../data/name-variants.json' with { type: 'json' };

/** A name inside a written one, such as the drug in `metformin HCl 500 mg`. */
export interface NameReading {
  readonly text: string;
  /** How the written text was read, as a sentence for people. */
  readonly note: string;
  /** Types that it can have; empty for all. */
  readonly types: readonly EntityType[];
}

const LONGEST = 200;
export const GENE_TYPES: readonly EntityType[] = ['GENE', 'PROTEIN'];
const DRUG_TYPES: readonly EntityType[] = ['MEDICATION', 'CHEMICAL_COMPOUND', 'PROTEIN'];
/** Senses of an abbreviation, each with its names, the usual one first. */
const CLINICAL_NAMES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(clinicalNames).map(([name, senses]) => [
    name,
    senses.map((sense) => sense.split('|')),
  ]),
);
/** Other spellings of a name: singular, without a possessive, in another word order, with the class word left out. */
const VARIANTS = variants.map(({ from, to, isExact = false }) => ({
  pattern: new RegExp(from, isExact ? 'gu' : 'giu'),
  to,
}));

/** Cells of tables that say that there is no value, and words for groups, samples and columns. */
const NO_NAMES: ReadonlySet<string> = new Set(
  [
    'unknown|n/a|#n/a|na|nan|none|null|nil|true|false|yes|no|y|n|other|others|misc|missing|blank|empty|undefined',
    'unspecified|not available|not applicable|not reported|not specified|to be determined|tbd|#ref!|#value!|#name?',
    'control|controls|control group|placebo group|untreated|vehicle|mock|wild type|wild-type|wildtype|wt|baseline',
    'test|sample|samples|replicate|rep|case|cases|patient|patients|subject|subjects|batch|plate|well|day|week|month',
    'visit|male|female|left|right|total|average|mean|median|sum|header|name|id|symbol|gene|genes|drug|drugs|disease',
    'normal|abnormal|mild|moderate|severe|positive|negative|high|low|approved|pending|rejected|before|after',
  ].flatMap((line) => line.split('|')),
);
/** Numbers, punctuation, dates (but not CAS numbers), times, amounts, positions in a genome, and numbered samples. */
const NO_NAME =
  /^(?:[^\p{L}\p{N}]*|[+-]?[\d.,]+(?:e[+-]?\d+)?\s*(?:%|mg|g|kg|ml|l|[munµμ]m|µg|μg)?|(?!\d{2,7}-\d\d-\d$)\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?|chr[\dxym]{1,2}(?::[\d,-]+)?|(?:test|sample|rep|replicate|patient|subject|case|control|batch|plate|day|week|month|visit|well)[ _-]?(?:\d{1,5}|[a-p]\d{1,2}))$/iu;

/** Units in column headings; in capitals they are abbreviations (`MG`, myasthenia gravis). */
const UNIT = /^(?:[mk]?g|[md]?l|[cmk]?m)$/u;

/** Whether a text is a placeholder of a table (`n/a`, `control`, `0`) and names no entity. */
export function namesNothing(text: string): boolean {
  const trimmed = text.trim();
  const folded = trimmed.toLowerCase();
  return NO_NAMES.has(folded) || NO_NAME.test(folded) || UNIT.test(trimmed);
}

/** Additions to names in lists of diagnoses and codes. */
const CODING_SUFFIX =
  /(?:,?\s+(?:nos|unspecified|not otherwise specified)|,\s+(?:(?:acute |severe )?exacerbation|(?:poorly |well[- ]|un)?controlled|severe|moderate|mild|recurrent|bilateral|left|right|stable|suspected|(?:newly )?diagnosed)|,?\s+(?:stage|grade) [ivx\d]{1,4}[a-c]?|\s+[([](?:disorder|disease|finding|procedure|substance|product|situation|medicinal product|morphologic abnormality|body structure|organism)[)\]])$/i;
const SYNONYM = /^([^()]{3,}?)\s+\(([^()]{2,})\)$/;
const AMOUNT =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|μg|g|ml|iu|units?|%)(?:\s?\/\s?(?:\d+\s?)?(?:ml|mg|h|hr|day|dose|tablet))?(?![a-z])/gi;
const FORM =
  /\b(?:tablets?|tabs?|capsules?|caps?|injections?|injectable|oral|solution|suspension|cream|ointment|gel|inhaler|syrup|patch|drops|spray|(?:film|enteric)-coated|odt|nasal|inhaled|ophthalmic|(?:extended|delayed|modified|immediate|sustained)[- ]release|er|xr|sr|xl|cr|dr|ec|mr|iv|im|sc|po|prn|qd|od|bd|bid|tid|qid|q\d{1,2}h|daily|weekly|nightly|twice|once|by mouth)\b/gi;
const SALT =
  /\s+(?:(?:mono|di|tri|hemi)?(?:hydrochloride|hydrobromide|hydrate|sodium|potassium|nitrate|phosphate)|hcl|hbr|hyclate|embonate|napsylate|calcium|magnesium|sul(?:f|ph)ate|acetate|maleate|tartrate|citrate|fumarate|mesylate|besylate|tosylate|succinate|bromide|chloride|iodide|lactate|gluconate|pamoate|valerate|dipropionate)$/i;
const SALT_SYMBOL = /\s+(?:Na|K)$/;
/** The anion of an organic acid after its counter-ion; the anion of an inorganic salt is not a drug. */
const ACID_SALT =
  /^(?:(?:mono|di|tri)?sodium|(?:mono|di)?potassium|calcium|magnesium)\s+(?!(?:bi|di|hexa|meta|per|poly|pyro|sesqui|thio|tri)*(?:alumin|arsen|bor|brom|carbon|chlor|chrom|cyan|iod|mangan|molybd|nitr|phosph|selen|silic|sulf|sulph|tungst)ate$)([a-z]{3,}ate)$/i;
/** Names that are incomplete without an anion: `sodium chloride` without `chloride` is something else. */
const SALT_BASE =
  /^(?:sodium|potassium|calcium|magnesium|lithium|zinc|ferrous|ferric|iron|silver|ammonium|aluminum|aluminium|copper|barium|cobalt|hydrogen|methyl|ethyl|vinyl|polyvinyl)$/i;
const VARIANT =
  /^([A-Z][A-Z0-9]{1,9})[\s(:]+(?:(?:p\.)?\(?(?:(?:del|Δ)[A-Z]\d{1,4}|[A-Z]\d{1,4}(?:[A-Z*]|del|fs\S{0,6})|[A-Z][a-z]{2}\d{1,4}(?:[A-Z][a-z]{2}|del|fs\S{0,6}|\*))\)?|c\.\S{3,40}|exon \d{1,2}\b.{0,30}|mutations?|mutant|mutated|amplification|rearrangement)\)?$/;
const ALLELE =
  /^(?:(HLA-(?:[A-CE-G]|D[MOPQR][AB]\d?))(?:\d{1,2}|\*\d{2,3}(?::\d{2,3}){0,3})|(APOE)[ -]?[eɛε]?[234]|(CYP\d{1,2}[A-Z]\d{1,2})\*\d{1,3}[A-Z]?)$/u;
const CLASSED_SYMBOL = /^(\S{2,10}) (?:gene|protein)$/i;
/** A part of a complex: `NF-kB p65`. */
const SUBUNIT = /^\S{2,12} (p\d{2,3})(?: subunit)?$/u;
const PROTEIN_ENTRY = /^([A-Z0-9]{2,5})_HUMAN$/i;
const DATE = /^(?:(\d{1,2})-(sep|sept|mar|dec|oct)|(sep|sept|mar|dec|oct)-(\d{1,2}))$/i;
const DATED_SYMBOLS: Readonly<Record<string, string>> = {
  sep: 'SEPTIN',
  mar: 'MARCHF',
  dec: 'DELEC',
  oct: 'OCT',
};
const MAX_INGREDIENTS = 4;
const MALIGNANT =
  /^(?:(?:malignant (?:neoplasm|tumou?r)s?|cancers?) of (?:the )?(.+)|(.+?),? malignant (?:neoplasm|tumou?r)s?)$/i;
/** Organs whose cancers are not named by the noun. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  cervix: 'cervical',
  'cervix uteri': 'cervical',
  ovary: 'ovarian',
  pancreas: 'pancreatic',
  testis: 'testicular',
  uterus: 'uterine',
};

/**
 * Reads the name inside a written one: without a dose, form, salt or coding suffix, the gene of a variant, the gene behind a
 * date of a spreadsheet. The likeliest first; empty for other texts.
 */
export function readWrittenName(written: string): readonly NameReading[] {
  const text = written.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > LONGEST) return [];
  return [...readSymbol(text), ...readPhrase(text)];
}

/** Three or more small letters, which people type for an abbreviation: `hiv`. */
const SMALL_LETTERS = /^[a-z][a-z0-9]{2,}$/;
/** Abbreviations that are words in small letters. */
const WORDS: ReadonlySet<string> = new Set(
  'aids all bed cap gist hit lad mac pad pan pots sad ten'.split(' '),
);

/** The senses of a clinical abbreviation, each by its names; also in lowercase unless that is a word. */
export function readAbbreviation(text: string): readonly (readonly string[])[] {
  const isTyped = SMALL_LETTERS.test(text) && !WORDS.has(text);
  const senses = CLINICAL_NAMES.get(text) ?? CLINICAL_NAMES.get(text.toLowerCase());
  return senses ?? (isTyped ? CLINICAL_NAMES.get(text.toUpperCase()) : undefined) ?? [];
}

/** Other spellings of a name, each once. */
export function toSpellings(name: string): readonly string[] {
  if (name.length > LONGEST) return [];
  const spellings = new Set(VARIANTS.map(({ pattern, to }) => name.replace(pattern, to)));
  spellings.delete(name);
  return [...spellings].filter((spelling) => spelling.trim().length > 2);
}

/** The gene of a variant, an allele, an entry name or a damaged symbol. */
export function readSymbol(text: string): readonly NameReading[] {
  const [, day, month, monthFirst, dayAfter] = DATE.exec(text) ?? [];
  const dated = DATED_SYMBOLS[(month ?? monthFirst ?? '').toLowerCase().slice(0, 3)];
  if (dated !== undefined) {
    const symbol = `${dated}${Number(day ?? dayAfter)}`;
    return [
      toReading(
        symbol,
        `"${text}" may be ${symbol}, converted to a date by a spreadsheet.`,
        GENE_TYPES,
      ),
    ];
  }
  const [, gene] = VARIANT.exec(text) ?? [];
  if (gene !== undefined)
    return [toReading(gene, `Interpreted the variant "${text}" as its gene ${gene}.`, GENE_TYPES)];
  const [, ...loci] = ALLELE.exec(text) ?? [];
  const locus = loci.find((one) => one !== undefined);
  if (locus !== undefined)
    return [toReading(locus, `Interpreted the allele "${text}" as its gene ${locus}.`, GENE_TYPES)];
  const member = text.replace(/^([A-Z]{3,6})-(?=[A-Z]$)/, '$1');
  if (member !== text)
    return [toReading(member, `Interpreted "${text}" as ${member}.`, GENE_TYPES)];
  const [, symbol] = CLASSED_SYMBOL.exec(text) ?? [];
  if (symbol !== undefined)
    return [toReading(symbol, `Interpreted "${text}" as ${symbol}.`, GENE_TYPES)];
  const [, part] = SUBUNIT.exec(text) ?? [];
  if (part !== undefined)
    return [toReading(part, `Interpreted "${text}" as the subunit ${part}.`, GENE_TYPES)];
  const [, entry] = PROTEIN_ENTRY.exec(text) ?? [];
  if (entry === undefined) return [];
  return [
    toReading(entry, `Interpreted the UniProt entry name "${text}" as ${entry}.`, GENE_TYPES),
  ];
}

function readPhrase(text: string): readonly NameReading[] {
  const general = text.replace(CODING_SUFFIX, '');
  const [, outer, inner] = SYNONYM.exec(general) ?? [];
  const whole = [general, general.replace(/ \([^()]*\) /g, ' '), outer, inner];
  const drug = withoutDose(outer ?? general);
  const base = withoutSalt(drug);
  const others = [withoutSalt(base)];
  const ingredients = general.split(/\s*[/+]\s*|\s+(?:and|with)\s+/);
  if (ingredients.length > 1 && ingredients.length <= MAX_INGREDIENTS)
    others.push(ingredients.reverse().join('/'));
  if (text.includes('-')) others.push(text.replace(/(?<=[a-z]{3})-(?=[a-z]{3})/gi, ''));
  const [, organ, organBefore] = MALIGNANT.exec(general) ?? [];
  const site = organ ?? organBefore;
  if (site !== undefined) others.push(`${ADJECTIVES[site.toLowerCase()] ?? site} cancer`);
  // `Cough syrup` must be a drug, not a cough.
  const ofDrug = drug === (outer ?? general) ? [] : DRUG_TYPES;
  const types: readonly EntityType[] = site === undefined ? [] : ['DISEASE'];
  const readings = new Map<string, NameReading>();
  const add = (name: string | undefined, types: readonly EntityType[]) => {
    if (name && name !== text && !readings.has(name))
      readings.set(name, toReading(name, `Interpreted "${text}" as ${name}.`, types));
  };
  for (const name of whole) add(name, types);
  for (const name of [drug, base]) add(name, site === undefined ? ofDrug : types);
  for (const name of others) add(name, types);
  return [...readings.values()];
}

/** The substance of a salt, a dose or a form: `metformin` of `metformin HCl 500 mg`, `valproate` of `sodium valproate`. */
export function readParentName(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const drug = withoutDose(text);
  const parent = withoutSalt(withoutSalt(drug.replace(ACID_SALT, '$1')));
  return parent === text ? undefined : parent;
}

function withoutDose(text: string): string {
  const name = text.replace(AMOUNT, ' ').replace(FORM, ' ').replace(/\s+/g, ' ').trim();
  return name.length < 3 ? text : name.replace(/[\s,;/-]+$/, '');
}

function withoutSalt(text: string): string {
  const name = text.replace(SALT, '').replace(SALT_SYMBOL, '');
  return name.length < 4 || SALT_BASE.test(name) ? text : name;
}

export function toReading(
  text: string,
  note: string,
  types: readonly EntityType[] = [],
): NameReading {
  return { text, note, types };
}
