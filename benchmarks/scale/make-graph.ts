/** Writes a graph of a given size, made of copies of a real one: `make-graph.ts <source> <target> <triples>`. */
import { copyGraph } from './copy-graph.js';

const [source, target, triples] = process.argv.slice(2);
if (source === undefined || target === undefined || !(Number(triples) > 0))
  throw new Error('Usage: make-graph.ts <source.nt.gz> <target.nt.gz> <triples>');
process.stdout.write(`${JSON.stringify(await copyGraph(source, target, Number(triples)))}\n`);
