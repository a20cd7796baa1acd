import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isRecord } from '@biographql/core/internal';
import type { GraphFacts } from './graph-facts.js';

/** What a name of the graph can be asked as. */
export type AskedKind = 'drug' | 'disease' | 'symptom' | 'gene';

/** A thing that articles name. */
export interface AskedThing {
  readonly kind: AskedKind;
  readonly iri: string;
  readonly name: string;
}

/** What sentences of articles name, alone and together. */
export interface CoMentions {
  /** Two things of one sentence, either way round, as often as a sentence names both. */
  readonly pairs: readonly (readonly [AskedThing, AskedThing])[];
  /** A thing as often as a sentence names it. */
  readonly things: readonly AskedThing[];
}

/** Names that a person would type: words, no long systematic names. */
const WORDY = /^[A-Za-z][a-z]{3,}([ -][A-Za-z0-9][a-z0-9]*){0,3}$/;
const SYMBOL = /^[A-Z][A-Z0-9]{2,7}$/;
const LONGEST = 4;
/** Names of whole kinds, which no question is about. */
const TOO_WIDE = new Set(
  `disease syndrome disorder infection cancer injury drug gene protein symptom water death
  tumor neoplasm inflammation complication pregnancy`.split(/\s+/),
);

/** Reads a gzipped file of articles, a JSON object a line, and finds the names of the graph's drugs, diseases, symptoms and genes in its sentences. */
export async function readCoMentions(path: string, facts: GraphFacts): Promise<CoMentions> {
  const names = nameIndex(facts);
  const pairs: (readonly [AskedThing, AskedThing])[] = [];
  const things: AskedThing[] = [];
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  for await (const line of lines) {
    const article: unknown = JSON.parse(line);
    if (!isRecord(article)) continue;
    const texts = [article.title, article.abstract].filter((text) => typeof text === 'string');
    for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!])\s+(?=[A-Z])/))) {
      const named = namedIn(sentence, names);
      things.push(...named);
      for (const a of named) for (const b of named) if (a !== b) pairs.push([a, b]);
    }
  }
  return { pairs, things };
}

/** Things by name: symbols as they are written, other names in lower case. */
function nameIndex(facts: GraphFacts): ReadonlyMap<string, AskedThing> {
  const index = new Map<string, AskedThing>();
  const kinds: readonly (readonly [AskedKind, Iterable<string>])[] = [
    ['drug', facts.pairs('P2175').keys()],
    ['disease', facts.pairs('P2176').keys()],
    ['disease', facts.pairs('P780').keys()],
    ['disease', facts.pairs('P2293').keys()],
    ['symptom', valuesOf(facts, 'P780')],
    ['gene', valuesOf(facts, 'P2293')],
  ];
  for (const isLabel of [true, false])
    for (const [kind, iris] of kinds)
      for (const iri of iris) {
        const label = facts.labels.get(iri);
        const own = isLabel ? (label === undefined ? [] : [label]) : facts.aliases(iri);
        for (const name of own) {
          const isFit = kind === 'gene' ? SYMBOL.test(name) : WORDY.test(name);
          const key = kind === 'gene' ? name : name.toLowerCase();
          if (isFit && !TOO_WIDE.has(key) && !index.has(key)) index.set(key, { kind, iri, name });
        }
      }
  return index;
}

function* valuesOf(facts: GraphFacts, property: string): Iterable<string> {
  for (const values of facts.pairs(property).values()) yield* values;
}

/** The things of a sentence, the longest name at each place. */
function namedIn(
  sentence: string,
  names: ReadonlyMap<string, AskedThing>,
): ReadonlySet<AskedThing> {
  const words = sentence.match(/[A-Za-z0-9]+(-[A-Za-z0-9]+)*/g) ?? [];
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
