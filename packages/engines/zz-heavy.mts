import { readFileSync } from 'node:fs';
import { parseQuery } from '@biographql/sparql';
import { oxigraphStore } from './src/graph-store/oxigraph/oxigraph-store.ts';
const store = oxigraphStore({ path: '/tmp/w/data/m3/dataset/graph.nt.gz', workers: 1, timeoutMs: 120000, memoryGrowthBytes: 2**32, queryMemoryBytes: 2**31 });
await store.ready();
const base = store.status()[0]!.memoryBytes;
console.log('loaded', base/2**20, process.memoryUsage.rss()/2**20);
for (const q of [
  'SELECT (COUNT(*) AS ?n) { ?s ?p ?o }',
  'SELECT (COUNT(DISTINCT ?s) AS ?n) { ?s ?p ?o }',
  'SELECT (COUNT(DISTINCT ?o) AS ?n) { ?s ?p ?o }',
  'SELECT ?p (COUNT(*) AS ?n) { ?s ?p ?o } GROUP BY ?p ORDER BY DESC(?n)',
  'SELECT ?s (COUNT(*) AS ?n) { ?s ?p ?o } GROUP BY ?s ORDER BY DESC(?n) LIMIT 10',
  'SELECT ?o (COUNT(*) AS ?n) { ?s ?p ?o } GROUP BY ?o ORDER BY DESC(?n) LIMIT 10',
  'SELECT ?s ?l { ?s rdfs:label ?l } ORDER BY ?l LIMIT 10',
  'SELECT DISTINCT ?s ?l { ?s rdfs:label ?l } ORDER BY DESC(STRLEN(?l)) LIMIT 10',
  'SELECT ?s ?p ?o { ?s ?p ?o } LIMIT 100000',
  'SELECT ?s ?p ?o { ?s ?p ?o } ORDER BY ?o LIMIT 10',
  'SELECT ?a (COUNT(DISTINCT ?b) AS ?n) { ?a wdt:P31 ?t . ?a ?p ?b . ?b wdt:P31 ?u } GROUP BY ?a ORDER BY DESC(?n) LIMIT 10',
]) {
  const before = store.status()[0]!; const t = performance.now();
  let out = '';
  try { const r = await store.select(parseQuery(q)); out = r.solutions.length + ' rows'; } catch (e) { out = String((e as any).shortMessage ?? e).slice(0, 80); }
  console.log(q.slice(0, 90), '|', out, Math.round(performance.now()-t)+'ms', 'rss', Math.round(process.memoryUsage.rss()/2**20));
}
await store[Symbol.asyncDispose]();
