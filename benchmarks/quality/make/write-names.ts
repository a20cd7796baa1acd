import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GoldName, Half } from '../gold/gold-question.js';
import type { GraphFacts } from './graph-facts.js';
import { type ListedName, type ListedNames, listNames } from './listed-names.js';

const SHARED = new URL('../../../../shared/data/', import.meta.url).pathname;

/** Writes the names of one half, with all entities that each may stand for. */
export function writeNames(facts: GraphFacts, half: Half, lists: ListedNames): void {
  const names = listNames(lists);
  const held = names.map((name) => isHeld(facts, name));
  const files = filesWith(names.filter((_, at) => !held[at]).map(bare));
  const rows = names.map((name, at): GoldName => {
    const { kind, typed, label } = name;
    const iris = irisOf(facts, name);
    if (iris.length === 0) throw new Error(`The graph has nothing that is called ${label}.`);
    const source = held[at] ? 'graph' : (files.get(bare(name)) ?? null);
    return { id: `${half}-${typed}`, half, kind, typed, label, iris, source };
  });
  const file = new URL(`../gold/names.${half}.jsonl`, import.meta.url);
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const inGraph = rows.filter(({ source }) => source === 'graph').length;
  process.stdout.write(`${half}: ${rows.length} names, ${inGraph} held by the graph\n`);
}

/** All that has the label; of identifiers all that share the code, of brands the product of the name as well. */
function irisOf(
  facts: GraphFacts,
  { kind, typed, label, property }: ListedName,
): readonly string[] {
  const named = facts.named(label);
  const genes = named.filter((iri) => facts.objects('P353', iri).size > 0);
  const meant = genes.length > 0 ? genes : named;
  const same =
    kind === 'brand' || kind === 'lay'
      ? facts
          .named(typed)
          .filter((iri) => facts.labels.get(iri)?.toLowerCase() === typed.toLowerCase())
      : kind === 'identifier' && property !== null
        ? codesOf(typed).flatMap((code) => [...facts.subjects(property, code)])
        : [];
  return [...new Set([...meant, ...same])].sort();
}

function isHeld(facts: GraphFacts, name: ListedName): boolean {
  const { kind, typed, label, property } = name;
  if (property === 'IRI') return true;
  const meant = facts.named(label);
  if (kind !== 'identifier')
    return meant.some((iri) =>
      [facts.labels.get(iri) ?? '', ...facts.aliases(iri)].some(
        (held) => held.toLowerCase() === typed.toLowerCase(),
      ),
    );
  const codes = codesOf(typed);
  return meant.some((iri) => codes.some((code) => facts.objects(property ?? '', iri).has(code)));
}

/** What a file would hold of the name: of an identifier its local part. */
function bare({ kind, typed }: ListedName): string {
  return kind === 'identifier' ? (codesOf(typed)[1] ?? typed) : typed;
}

/** The forms in which the graph may hold an identifier that is typed as a CURIE or an address. */
function codesOf(typed: string): readonly string[] {
  const last = typed.split('/').at(-1) ?? typed;
  const local = last.replace(/^[A-Za-z0-9-]+[:_]/, '');
  return [last, local, last.replace('_', ':'), last.replace(':', '_')];
}

/** The first shared file, but for the graph, in which each name stands as a word. */
function filesWith(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const folder = join(SHARED, 'formats');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const path of paths) {
    if (!/\.(tsv|csv|txt|obo|json|xml|dat|smiles)(\.gz)?$/.test(path)) continue;
    const bytes = readFileSync(join(folder, path));
    const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes)
      .toString('latin1')
      .toLowerCase();
    for (const name of names)
      if (!found.has(name) && hasWord(text, name.toLowerCase())) found.set(name, `formats/${path}`);
  }
  return found;
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[a-z0-9]/.test(text[at - 1] ?? '') && !/[a-z0-9]/.test(text[at + word.length] ?? ''))
      return true;
  return false;
}
