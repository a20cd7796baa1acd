/** Measures what the starter data holds of common diseases, drugs and genes: `tsx measure-starter.ts [--data-dir DIR] [--show]`. */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isRecord } from '@biographql/core/internal';
import { ownArguments } from '../../scripts/own-arguments.js';
import { type BenchService, openBenchService } from '../quality/bench/open-service.js';

const { values } = parseArgs({
  args: [...ownArguments],
  options: {
    'data-dir': { type: 'string', default: '.biographql/bench-starter' },
    show: { type: 'boolean', default: false },
  },
});

/** What is counted of an entity of each list: a SPARQL pattern from `?entity` to `?found`. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  diseases: {
    genes: '?entity wdt:P2293|^wdt:P2293 ?found . ?found wdt:P31 wd:Q7187 .',
    symptoms: '?entity wdt:P780 ?found .',
    drugs: '?entity wdt:P2176|^wdt:P2175 ?found .',
  },
  drugs: {
    treats: '?entity wdt:P2175|^wdt:P2176 ?found .',
    targets: '?entity wdt:P129 ?found .',
    'SMILES or InChIKey': '?entity wdt:P233|wdt:P235 ?found .',
    SMILES: '?entity wdt:P233 ?found .',
  },
  genes: {
    diseases: '?entity wdt:P2293|^wdt:P2293 ?found .',
    'GO terms': '?entity wdt:P680|wdt:P681|wdt:P682 ?found .',
  },
};

const TYPES: Readonly<Record<string, readonly string[]>> = {
  diseases: ['DISEASE'],
  drugs: ['MEDICATION', 'CHEMICAL_COMPOUND'],
  genes: ['GENE'],
};

await using bench = await openBenchService(values['data-dir']);
for (const list of Object.keys(COUNTED)) await measure(bench, list);

async function measure(bench: BenchService, list: string): Promise<void> {
  const rows = (await readFile(new URL(`lists/${list}.tsv`, import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const found = new Map<string, string>();
  const brands = { asked: 0, right: [] as string[], wrong: [] as string[] };
  for (const [name = '', brand = '-'] of rows) {
    const iri = await firstNamed(bench, name, TYPES[list] ?? []);
    if (iri !== undefined) found.set(name, iri);
    if (brand === '-') continue;
    brands.asked += 1;
    const [first] = await hitsFor(bench, brand);
    (first !== undefined && first.qid === iri ? brands.right : brands.wrong).push(brand);
  }
  const missing = rows.flatMap(([name = '']) => (found.has(name) ? [] : [name]));
  console.log(
    `${list}: ${found.size} of ${rows.length} found; missing: ${missing.join(', ') || 'none'}`,
  );
  if (brands.asked > 0)
    console.log(
      `  brands at rank 1: ${brands.right.length} of ${brands.asked}; not: ${brands.wrong.join(', ')}`,
    );
  for (const [what, pattern] of Object.entries(COUNTED[list] ?? {})) {
    const counts = await countsOf(bench, [...found.values()], pattern);
    const each = rows.map(([name = '']) => counts.get(found.get(name) ?? '') ?? 0);
    const sorted = [...each].sort((left, right) => left - right);
    const median = ((sorted[49] ?? 0) + (sorted[50] ?? 0)) / 2;
    console.log(
      `  ${what}: median ${median}, none for ${each.filter((count) => count === 0).length}`,
    );
    if (values.show)
      console.log(`    ${rows.map(([name], place) => `${name} ${each[place]}`).join(', ')}`);
  }
}

interface Hit {
  readonly qid: string;
  /** Whether the text is a name of it, as the search compares names. */
  readonly isExact: boolean;
  readonly types: readonly string[];
}

/** Returns the first hit that goes by a name and is of a type. */
async function firstNamed(
  bench: BenchService,
  name: string,
  types: readonly string[],
): Promise<string | undefined> {
  const hit = (await hitsFor(bench, name)).find(
    ({ isExact, types: own }) => isExact && own.some((type) => types.includes(type)),
  );
  return hit?.qid;
}

async function hitsFor(bench: BenchService, searchText: string): Promise<readonly Hit[]> {
  const answer = await bench.ask(
    'query Find($searchText: String) { searchAsYouType(searchInput: { searchText: $searchText, type: SEARCH_LABEL }) { data { searchLabels { qid text matchKind nodeTypes } } } }',
    { searchText },
  );
  const data =
    isRecord(answer) && isRecord(answer.searchAsYouType) ? answer.searchAsYouType.data : null;
  const labels = isRecord(data) && Array.isArray(data.searchLabels) ? data.searchLabels : [];
  return labels.filter(isRecord).map((label) => ({
    qid: String(label.qid),
    isExact: ['LABEL', 'ALIAS', 'ABBREVIATION'].includes(String(label.matchKind)),
    types: listOf(label.nodeTypes).map(String),
  }));
}

async function countsOf(
  bench: BenchService,
  iris: readonly string[],
  pattern: string,
): Promise<ReadonlyMap<string, number>> {
  const entities = iris.map((iri) => `<${iri.startsWith('http') ? iri : WD + iri}>`).join(' ');
  const query = `SELECT ?entity (COUNT(DISTINCT ?found) AS ?count) WHERE { VALUES ?entity { ${entities} } ${pattern} } GROUP BY ?entity`;
  const answer = await bench.ask(
    'query Count($query: String) { advancedSearchGraph(query: $query) { results } }',
    { query },
  );
  const graph =
    isRecord(answer) && isRecord(answer.advancedSearchGraph) ? answer.advancedSearchGraph : {};
  const results = isRecord(graph.results) ? listOf(graph.results.bindings) : [];
  const rows = results.filter(isRecord).map((row) => [textOf(row.entity), textOf(row.count)]);
  return new Map(
    rows.flatMap(([iri = '', count]) => [
      [iri, Number(count)],
      [iri.replace(WD, ''), Number(count)],
    ]),
  );
}

const WD = 'http://www.wikidata.org/entity/';

function textOf(term: unknown): string {
  return isRecord(term) ? String(term.value) : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
