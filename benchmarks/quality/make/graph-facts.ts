import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

const DIRECT = 'http://www.wikidata.org/prop/direct/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const ALIAS = 'http://www.w3.org/2004/02/skos/core#altLabel';
const DESCRIPTION = 'http://schema.org/description';
const TRIPLE = /^<([^>]*)> <([^>]*)> (?:<([^>]*)>|"((?:[^"\\]|\\.)*)"(?:@([\w-]+))?.*) \.$/;

/** Objects of each subject, or subjects of each object. */
type Adjacency = ReadonlyMap<string, ReadonlySet<string>>;

const NOTHING: ReadonlySet<string> = new Set();

/** The direct statements, names and descriptions of an N-Triples file, in memory. */
export interface GraphFacts {
  readonly labels: ReadonlyMap<string, string>;
  /** Things with exactly this English label, whatever its case; by an alias where no label fits. */
  named(name: string): readonly string[];
  descriptions(iri: string): readonly string[];
  aliases(iri: string): readonly string[];
  objects(property: string, subject: string): ReadonlySet<string>;
  subjects(property: string, object: string): ReadonlySet<string>;
  /** Every subject of a property with its objects. */
  pairs(property: string): Adjacency;
}

/** Reads a gzipped N-Triples file: direct properties by their code, English names. */
export async function readGraphFacts(path: string): Promise<GraphFacts> {
  const out = new Map<string, Map<string, Set<string>>>();
  const back = new Map<string, Map<string, Set<string>>>();
  const labels = new Map<string, string>();
  const byLabel = new Map<string, string[]>();
  const byAlias = new Map<string, string[]>();
  const aliases = new Map<string, string[]>();
  const descriptions = new Map<string, string[]>();
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  for await (const line of lines) {
    const [, subject, predicate, iri, text, language] = TRIPLE.exec(line) ?? [];
    if (subject === undefined || predicate === undefined) continue;
    if (predicate.startsWith(DIRECT)) {
      const property = predicate.slice(DIRECT.length);
      const object = iri ?? unescaped(text ?? '');
      addTo(out, property, subject, object);
      addTo(back, property, object, subject);
      continue;
    }
    if (text === undefined || (language !== undefined && language !== 'en')) continue;
    const name = unescaped(text);
    if (predicate === LABEL && !labels.has(subject)) {
      labels.set(subject, name);
      push(byLabel, name.toLowerCase(), subject);
    } else if (predicate === ALIAS) {
      push(byAlias, name.toLowerCase(), subject);
      push(aliases, subject, name);
    } else if (predicate === DESCRIPTION) push(descriptions, subject, name);
  }
  return {
    labels,
    named: (name) => byLabel.get(name.toLowerCase()) ?? byAlias.get(name.toLowerCase()) ?? [],
    aliases: (iri) => aliases.get(iri) ?? [],
    descriptions: (iri) => descriptions.get(iri) ?? [],
    objects: (property, subject) => out.get(property)?.get(subject) ?? NOTHING,
    subjects: (property, object) => back.get(property)?.get(object) ?? NOTHING,
    pairs: (property) => out.get(property) ?? new Map(),
  };
}

function addTo(
  index: Map<string, Map<string, Set<string>>>,
  property: string,
  key: string,
  value: string,
): void {
  const ofProperty = index.get(property) ?? new Map<string, Set<string>>();
  index.set(property, ofProperty);
  const values = ofProperty.get(key) ?? new Set<string>();
  ofProperty.set(key, values.add(value));
}

function push(index: Map<string, string[]>, key: string, value: string): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else values.push(value);
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\u([0-9A-F]{4})|\\U([0-9A-F]{8})/gi, (_, short: string, long: string) =>
      String.fromCodePoint(Number.parseInt(short ?? long, 16)),
    )
    .replace(/\\([tnr"'\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
}

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r' };
