import { stemWord } from './words.js';

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Words of grammar that change nothing in what is asked: articles, auxiliaries, prepositions, question words for things. */
const SKIPPED: ReadonlySet<string> = wordSet(
  `a an the any all every each some is are was were be been being am do does did done can could may might will would should shall
has have had having that which what whose who whom these those this it its their there here i we me my our us you your
of in on at by for from to with into onto as about among within through via so such please kindly just also too own ones
they them let tell give list show find name mention enumerate identify state where up out over both either go choices really actually
against upon behind toward towards onto alike ever else inside someone somebody anyone anybody everyone something anything everything get gets got getting exactly precisely specifically namely respectively regarding concerning own`,
);

/** Whether a folded word of grammar may be passed over. */
export function isSkipped(folded: string): boolean {
  return SKIPPED.has(folded);
}

/** Words that may stand in a question about the graph and change nothing in what is asked; a closed list, compared by stem. */
const FILLERS: ReadonlySet<string> = new Set(
  `known flare flares episode episodes human humans person people patient patients individual individuals currently current existing exist reported
identified described available different various several possible other total graph database data dataset record
recorded according option doctor doctors physician physicians clinician clinicians main major common commonly typical typically usual usually frequent frequently important primary general generally
certain specific true case correct know called considered knowledge listed stated body mainly biological molecular primarily medical clinical established documented annotated relevant respective corresponding overall full complete entire whole different distinct official
researcher researchers scientist scientists biologist biologists geneticist geneticists neurologist neurologists expert experts pharmacologist pharmacologists specialist specialists oncologist oncologists psychiatrist psychiatrists cardiologist cardiologists dermatologist dermatologists practitioner practitioners`
    .split(/\s+/)
    .map(stemWord),
);

/** Whether a stem is filler. */
export function isPassedOver(stem: string): boolean {
  return FILLERS.has(stem);
}

/** Fillers that somebody may ask for, who is no entity of a graph: `How many people have asthma?` */
const PEOPLE: ReadonlySet<string> = new Set(
  `human humans person people patient patients individual individuals case cases doctor doctors physician physicians clinician
clinicians researcher researchers scientist scientists biologist biologists geneticist geneticists neurologist neurologists
expert experts pharmacologist pharmacologists specialist specialists oncologist oncologists psychiatrist psychiatrists
cardiologist cardiologists dermatologist dermatologists practitioner practitioners`
    .split(/\s+/)
    .map(stemWord),
);

/** Whether a stem names people, or cases of a disease. */
export function namesPeople(stem: string): boolean {
  return PEOPLE.has(stem);
}

/** What a word does to the sets of values on its sides. */
export type Connective = 'and' | 'or' | 'not' | 'neither';

const CONNECTIVES: Readonly<Record<string, Connective>> = {
  and: 'and',
  plus: 'and',
  or: 'or',
  not: 'not',
  but: 'and',
  except: 'not',
  excluding: 'not',
  without: 'not',
  nor: 'neither',
  neither: 'neither',
  never: 'neither',
  no: 'neither',
};

/** Returns what a folded word connects; undefined for any other word. */
export function getConnective(folded: string): Connective | undefined {
  return Object.hasOwn(CONNECTIVES, folded) ? CONNECTIVES[folded] : undefined;
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns the number that a folded word stands for, 1 to 10,000; null for any other word. */
export function getNumber(folded: string): number | null {
  const number = NUMBERS.indexOf(folded) + 1 || (/^\d{1,5}$/.test(folded) ? Number(folded) : 0);
  return number >= 1 && number <= 10_000 ? number : null;
}

/** Nouns that name a type and nothing narrower, so that they may stand beside a name: `the gene BRCA1`. */
const PLAIN_NOUNS: ReadonlySet<string> = new Set(
  `gene genes protein proteins drug drugs medication medications medicine medicines disease diseases disorder disorders
condition conditions illness illnesses syndrome syndromes symptom symptoms sign signs phenotype phenotypes organism organisms
species tissue tissues organ organs cell cells pathway pathways process processes chromosome chromosomes
compound compounds chemical chemicals substance substances treatment treatments therapy therapies manifestation manifestations
organelle organelles pathogen pathogens bacterium bacteria virus viruses parasite taxon taxa ailment ailments
pharmaceutical pharmaceuticals compartment complex complexes marker markers biomarker biomarkers finding findings molecule molecules pill pills tablet tablets remedy remedies structure structures locus loci agent agents`
    .split(/\s+/)
    .map(stemWord),
);

/** Whether a stem names a type of entities as a whole; `antibiotic` and `cancer` name less. */
export function isPlainNoun(stem: string): boolean {
  return PLAIN_NOUNS.has(stem);
}
