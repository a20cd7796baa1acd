import type { EntityType } from '@biographql/core';
import type { LabelIndex } from '@biographql/engines';

/** What a name can be asked as. */
export type AskedKind = 'drug' | 'disease' | 'symptom' | 'gene' | 'protein' | 'topic';

/** A thing of the graph that articles name. */
export interface AskedThing {
  readonly kind: AskedKind;
  readonly iri: string;
  /** As a question names it: the label, or the alias that articles write. */
  readonly name: string;
  /** All its names, `name` among them. */
  readonly names: readonly string[];
  readonly types: readonly EntityType[];
}

/** Returns what of the graph a text names: symbols as they are written, other names whatever their case, the longest at each place. */
export type FindThings = (text: string) => ReadonlySet<AskedThing>;

/** Names that a person would type: words, no long systematic names, nothing that is short enough to mean anything. */
const WORDY = /^(?=.{5})[A-Za-z][A-Za-z0-9]*(?:['’]s)?(?:[ -][A-Za-z0-9]+(?:['’]s)?){0,4}$/;
const SYMBOL = /^[A-Z][A-Z0-9]{2,7}$/;
/** All names that a sentence may write in letters, digits and hyphens: short forms, and those with hyphens, of up to eight words. */
const ANY_NAME = /^(?=.{3})[A-Za-z][A-Za-z0-9-]*(?:['’]s)?(?:[ -][A-Za-z0-9-]+(?:['’]s)?){0,7}$/;
const SHORT_FORM = /^(?=.*[A-Z].*[A-Z])[A-Za-z0-9-]{3,}$/;
const LONGEST_OF_ANY = 8;
const LONGEST = 5;
const WORDS = /[A-Za-z0-9]+(?:['’]s)?(?:-[A-Za-z0-9]+(?:['’]s)?)*/g;
/** Names of whole kinds, which no question is about. */
const TOO_WIDE = new Set(
  `disease syndrome disorder infection cancer injury drug gene protein symptom water death
  tumor neoplasm inflammation complication pregnancy`.split(/\s+/),
);

/** The kinds of things by the first of their types that has one; a topic is what has no type that says more. */
const KINDS: ReadonlyMap<EntityType, AskedKind> = new Map<EntityType, AskedKind>([
  ['DISEASE', 'disease'],
  ['SYMPTOM', 'symptom'],
  ['GENE', 'gene'],
  ['MEDICATION', 'drug'],
  ['PHARMACEUTICAL_PRODUCT', 'drug'],
  ['PHARMACOLOGIC_ACTION', 'drug'],
  ['CHEMICAL_COMPOUND', 'drug'],
  ['GROUP_OF_STEREOISOMERS', 'drug'],
  ['PROTEIN', 'protein'],
  ['TAXON', 'topic'],
  ['CHEMICAL_HAZARD', 'topic'],
  ['UNDEFINED', 'topic'],
]);

/** Kinds that only the wide finder knows. */
const FURTHER_KINDS: ReadonlyMap<EntityType, AskedKind> = new Map<EntityType, AskedKind>([
  ['CHEMICAL_ACTIONS_AND_USES', 'drug'],
  ['MECHANISM_OF_ACTION', 'drug'],
  ['THERAPEUTIC_USE', 'drug'],
  ['PROTEIN_FAMILY', 'protein'],
  ['PROTEIN_COMPLEX', 'protein'],
  ['PATHOGEN', 'topic'],
  ['HEALTH_SPECIALTY', 'topic'],
  ['BIOLOGICAL_PROCESS', 'topic'],
]);

/**
 * Creates a finder of things by all names that the service knows them by; of one name the most popular thing that has it as its label comes first.
 *
 * @param isWide - Whether short forms, names with hyphens, long names, names of genes in words and kinds of proteins count, too.
 */
export async function createThingFinder(
  known: Pick<LabelIndex, 'rows'>,
  isWide = false,
): Promise<FindThings> {
  const labels = new Map<string, AskedThing>();
  const aliases = new Map<string, AskedThing>();
  const isFit = isWide ? isAnyName : isPlainName;
  const kinds = isWide ? new Map([...KINDS, ...FURTHER_KINDS]) : KINDS;
  for await (const batch of known.rows())
    for (const { iri, label, aliases: others, types } of batch) {
      const kind = types.map((type) => kinds.get(type)).find((one) => one !== undefined);
      if (kind === undefined) continue;
      const names = [label, ...others];
      const add = (index: Map<string, AskedThing>, name: string) => {
        const key = isSymbolic(name, kind) ? name : name.toLowerCase();
        if (!isFit(name, kind) || TOO_WIDE.has(key) || index.has(key)) return;
        index.set(key, { kind, iri, name, names, types });
      };
      add(labels, label);
      for (const name of others) add(aliases, name);
    }
  const most = isWide ? LONGEST_OF_ANY : LONGEST;
  return (text) => namedIn(text, most, (name) => labels.get(name) ?? aliases.get(name));
}

function isPlainName(name: string, kind: AskedKind): boolean {
  return kind === 'gene' ? SYMBOL.test(name) : WORDY.test(name);
}

function isAnyName(name: string, kind: AskedKind): boolean {
  if (kind === 'gene' && SYMBOL.test(name)) return true;
  return name.length >= 5 ? ANY_NAME.test(name) : kind !== 'gene' && SHORT_FORM.test(name);
}

/** Whether a name is compared as it is written. */
function isSymbolic(name: string, kind: AskedKind): boolean {
  return kind === 'gene' ? SYMBOL.test(name) : name.length < 5;
}

function namedIn(
  text: string,
  most: number,
  find: (name: string) => AskedThing | undefined,
): ReadonlySet<AskedThing> {
  const words = text.match(WORDS) ?? [];
  const found = new Set<AskedThing>();
  for (let at = 0; at < words.length; at += 1)
    for (let length = most; length > 0; length -= 1) {
      const written = words.slice(at, at + length).join(' ');
      const thing = find(written) ?? find(written.toLowerCase());
      if (thing === undefined || (isSymbolic(thing.name, thing.kind) && thing.name !== written))
        continue;
      found.add(thing);
      at += length - 1;
      break;
    }
  return found;
}
