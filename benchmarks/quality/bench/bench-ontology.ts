import { parseQuery } from '@biographql/sparql';
import { shuffled, toHash } from './random.js';
import { readShared } from './read-gold.js';
import { mean, say, share } from './say.js';
import type { BenchContext, Table } from './sections.js';
import { typed } from './wire.js';

interface Term {
  readonly label: string;
  /** The entities that have its identifier, one of those entities' Mondo identifiers, or are the same thing in the dataset. */
  readonly iris: ReadonlySet<string>;
}

/** Types names of the Disease Ontology: exact ones, with a typing error, and their beginnings. */
export async function benchOntology(context: BenchContext): Promise<readonly Table[]> {
  const terms = await readTerms(context);
  const sample = shuffled(terms, 'ontology', ({ label }) => label).slice(0, context.max);
  say(`ontology: ${sample.length} of ${terms.length} terms`);
  const synonyms = await unambiguousSynonyms(context, sample);
  const long = sample.filter(({ label }) => label.length >= 6);
  const getCount = countBeginnings(terms);
  const few = long.filter(({ label }) => getCount(getBeginning(label)) <= SHOWN);
  const wrong: string[] = [];
  const rank = async (text: string, { label, iris }: Term, within: number) => {
    const at = (await typed(context, text)).findIndex((iri) => iris.has(iri)) + 1;
    const isRight = at > 0 && at <= within;
    if (!isRight && wrong.length < 60) wrong.push(`${text} (${label}): ${at || 'not found'}`);
    return isRight;
  };
  const rows = {
    'exact label at rank 1': await figures(sample, (term) => rank(term.label, term, 1)),
    'unambiguous synonym at rank 1': await figures(synonyms, ({ alias, term }) =>
      rank(alias, term, 1),
    ),
    'one typing error in top 5': await figures(long, (term) => rank(mistyped(term.label), term, 5)),
    '60 % of the name in top 5': {
      ...(await figures(long, (term) => rank(getBeginning(term.label), term, SHOWN))),
      ceiling: mean(long.map(({ label }) => Math.min(1, SHOWN / getCount(getBeginning(label))))),
    },
    '60 %, where at most 5 labels begin so': {
      ...(await figures(few, (term) => rank(getBeginning(term.label), term, SHOWN))),
      ceiling: 1,
    },
  };
  const notes = [
    'ceiling: what an order can reach that knows the typed letters and the labels of the ontology, and takes each label that begins so for as likely as the next.',
  ];
  return [{ title: `Disease Ontology, ${sample.length} terms by seed`, rows, wrong, notes }];
}

const SHOWN = 5;

function getBeginning(label: string): string {
  return label.slice(0, Math.ceil(label.length * 0.6));
}

/** Returns how many labels of the ontology begin with a text; letter case is of no account. */
function countBeginnings(terms: readonly Term[]): (text: string) => number {
  const labels = terms.map(({ label }) => label.toLowerCase()).sort();
  const getPlace = (text: string) => {
    let [low, high] = [0, labels.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((labels[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (text) => getPlace(`${text.toLowerCase()}\uffff`) - getPlace(text.toLowerCase());
}

async function figures<Item>(
  items: readonly Item[],
  isRight: (item: Item) => Promise<boolean>,
): Promise<Readonly<Record<string, number | null>>> {
  let right = 0;
  for (const item of items) if (await isRight(item)) right += 1;
  return { requested: items.length, right, share: share(right, items.length) };
}

async function readTerms({ service }: BenchContext): Promise<readonly Term[]> {
  const byCode = await codes(service, 'P699');
  const byMondo = await codes(service, 'P5270');
  const mondoOf = new Map<string, string[]>();
  for (const [code, iris] of byMondo)
    for (const iri of iris) mondoOf.set(iri, [...(mondoOf.get(iri) ?? []), code]);
  const groupOf = await equivalentGroups(service);
  const lines = new Map(
    readShared('graph/disease-ontology-terms.tsv.gz')
      .split('\n')
      .slice(1)
      .map((line) => {
        const [id = '', label = ''] = line.split('\t').map((cell) => cell.replace(/^"|"$/g, ''));
        return [id, label] as const;
      }),
  ); // a term with several parents has a line for each
  return [...lines].flatMap(([id, label]) => {
    const iris = new Set(byCode.get(id) ?? []);
    for (const iri of iris)
      for (const code of mondoOf.get(iri) ?? [])
        for (const same of byMondo.get(code) ?? []) iris.add(same);
    for (const iri of [...iris]) for (const other of groupOf.get(iri) ?? []) iris.add(other);
    return iris.size === 0 || label === '' ? [] : [{ label, iris }];
  });
}

/** The entities that the dataset takes for one thing, by each of them. */
async function equivalentGroups({
  engines,
}: BenchContext['service']): Promise<ReadonlyMap<string, readonly string[]>> {
  const byLeader = new Map<string, string[]>();
  for await (const batch of engines.labels.rows())
    for (const { iri, representative } of batch)
      if (representative !== null)
        byLeader.set(representative, [...(byLeader.get(representative) ?? []), iri]);
  return new Map([...byLeader.values()].flatMap((group) => group.map((iri) => [iri, group])));
}

async function codes(
  { engines }: BenchContext['service'],
  property: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const query = `SELECT ?entity ?code WHERE { ?entity <http://www.wikidata.org/prop/direct/${property}> ?code }`;
  const { solutions } = await engines.graph.select(parseQuery(query));
  const found = new Map<string, string[]>();
  for (const [entity, code] of solutions)
    if (entity && code) found.set(code.value, [...(found.get(code.value) ?? []), entity.value]);
  return found;
}

/** Aliases that nothing else has for a label or an alias. */
async function unambiguousSynonyms(
  { service, max }: BenchContext,
  sample: readonly Term[],
): Promise<readonly { readonly alias: string; readonly term: Term }[]> {
  const owners = new Map<string, Set<string>>();
  for await (const batch of service.engines.labels.rows())
    for (const { iri, label, aliases } of batch)
      for (const name of [label, ...aliases]) {
        const key = name.toLowerCase();
        owners.set(key, (owners.get(key) ?? new Set()).add(iri));
      }
  const synonyms: { alias: string; term: Term }[] = [];
  for (const term of sample)
    for (const iri of term.iris)
      for (const alias of await service.engines.labels.aliases(iri)) {
        const all = [...(owners.get(alias.toLowerCase()) ?? [])];
        if (alias.length > 3 && all.every((owner) => term.iris.has(owner)))
          synonyms.push({ alias, term });
      }
  return shuffled(synonyms, 'synonyms', ({ alias }) => alias).slice(0, max);
}

/** One character, no digit, left out, doubled, exchanged with the next, or replaced: which and where follow from the name. */
function mistyped(name: string): string {
  const seed = toHash(`typo:${name}`);
  const places = [...name.slice(1, -1)].flatMap((letter, at) =>
    /\d/.test(letter) ? [] : [at + 1],
  );
  const at = places[Number.parseInt(seed.slice(0, 6), 16) % places.length] ?? 1;
  const letter = name[at] ?? '';
  const kind = Number.parseInt(seed.slice(6, 8), 16) % 4;
  const other = String.fromCharCode(97 + (Number.parseInt(seed.slice(8, 12), 16) % 26));
  const after = name.slice(at + 1);
  if (kind === 0) return name.slice(0, at) + after;
  if (kind === 1) return name.slice(0, at) + letter + letter + after;
  if (kind === 2) return name.slice(0, at) + (after[0] ?? '') + letter + after.slice(1);
  return name.slice(0, at) + other + after;
}
