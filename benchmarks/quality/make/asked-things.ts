import type { LabelIndex } from '@biographql/engines';
import type { GraphFacts } from './graph-facts.js';

/** What a name can be asked as: a thing of the graph, or a topic of articles that the graph has no thing for. */
export type AskedKind = 'drug' | 'disease' | 'symptom' | 'gene' | 'topic';

/** A thing that articles name. */
export interface AskedThing {
  readonly kind: AskedKind;
  /** Of a topic its name. */
  readonly iri: string;
  /** As a question names it: the label, or the alias that articles write. */
  readonly name: string;
  /** All its names, `name` among them. */
  readonly names: readonly string[];
}

/** Returns what of the graph a text names: symbols as they are written, other names whatever their case, the longest at each place. */
export type FindThings = (text: string) => ReadonlySet<AskedThing>;

/** Names that a person would type: words, no long systematic names, nothing that is short enough to mean anything. */
const WORDY = /^(?=.{5})[A-Za-z][A-Za-z0-9]*(?:['’]s)?(?:[ -][A-Za-z0-9]+(?:['’]s)?){0,4}$/;
const SYMBOL = /^[A-Z][A-Z0-9]{2,7}$/;
const LONGEST = 5;
const WORDS = /[A-Za-z0-9]+(?:['’]s)?(?:-[A-Za-z0-9]+(?:['’]s)?)*/g;
/** Names of whole kinds, which no question is about. */
const TOO_WIDE = new Set(
  `disease syndrome disorder infection cancer injury drug gene protein symptom water death
  tumor neoplasm inflammation complication pregnancy`.split(/\s+/),
);

/** Classes of the graph, after the things that have a relation: of one name what has one comes first. */
const CLASSES: readonly (readonly [AskedKind, cls: string])[] = [
  ['drug', 'http://www.wikidata.org/entity/Q12140'],
  ['drug', 'http://www.wikidata.org/entity/Q11173'],
  ['disease', 'http://www.wikidata.org/entity/Q12136'],
  ['symptom', 'http://www.wikidata.org/entity/Q169872'],
  ['gene', 'http://www.wikidata.org/entity/Q7187'],
];

/** Creates a finder of the graph's drugs, diseases, symptoms and genes by all names that the service knows them by, and of topics. */
export async function createThingFinder(
  facts: GraphFacts,
  known: LabelIndex,
  topics: Iterable<string>,
): Promise<FindThings> {
  const index = new Map(await nameIndex(facts, known));
  for (const name of topics) {
    const key = name.toLowerCase();
    if (!WORDY.test(name) || TOO_WIDE.has(key) || index.has(key)) continue;
    index.set(key, { kind: 'topic', iri: name, name, names: [name] });
  }
  return (text) => namedIn(text, index);
}

async function nameIndex(
  facts: GraphFacts,
  known: LabelIndex,
): Promise<ReadonlyMap<string, AskedThing>> {
  const index = new Map<string, AskedThing>();
  const kinds: readonly (readonly [AskedKind, Iterable<string>])[] = [
    ['drug', facts.pairs('P2175').keys()],
    ['disease', facts.pairs('P2176').keys()],
    ['disease', facts.pairs('P780').keys()],
    ['disease', facts.pairs('P2293').keys()],
    ['symptom', valuesOf(facts, 'P780')],
    ['gene', valuesOf(facts, 'P2293')],
    ...CLASSES.map(([kind, cls]) => [kind, facts.subjects('P31', cls)] as const),
  ];
  const kept = new Map<string, readonly string[]>();
  for (const isLabel of [true, false])
    for (const [kind, iris] of kinds)
      for (const iri of iris) {
        const names = kept.get(iri) ?? (await namesOf(iri, facts, known));
        kept.set(iri, names);
        for (const name of isLabel ? names.slice(0, 1) : names) {
          const isFit = kind === 'gene' ? SYMBOL.test(name) : WORDY.test(name);
          const key = kind === 'gene' ? name : name.toLowerCase();
          if (!isFit || TOO_WIDE.has(key) || index.has(key)) continue;
          index.set(key, { kind, iri, name, names });
        }
      }
  return index;
}

/** The label first. */
async function namesOf(
  iri: string,
  facts: GraphFacts,
  known: LabelIndex,
): Promise<readonly string[]> {
  const label = facts.labels.get(iri);
  return label === undefined ? [] : [label, ...(await known.aliases(iri))];
}

function* valuesOf(facts: GraphFacts, property: string): Iterable<string> {
  for (const values of facts.pairs(property).values()) yield* values;
}

function namedIn(text: string, names: ReadonlyMap<string, AskedThing>): ReadonlySet<AskedThing> {
  const words = text.match(WORDS) ?? [];
  const found = new Set<AskedThing>();
  for (let at = 0; at < words.length; at += 1)
    for (let length = LONGEST; length > 0; length -= 1) {
      const written = words.slice(at, at + length).join(' ');
      const thing = names.get(written) ?? names.get(written.toLowerCase());
      if (thing === undefined || (thing.kind === 'gene' && thing.name !== written)) continue;
      found.add(thing);
      at += length - 1;
      break;
    }
  return found;
}
