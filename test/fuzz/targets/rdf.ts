import fc from 'fast-check';
import { Store } from 'oxigraph';
import { UnreadableError } from '../../../packages/ingest/src/limits.js';
import { readNTriples } from '../../../packages/ingest/src/rdf/read-n-triples.js';
import { readTurtle } from '../../../packages/ingest/src/rdf/read-turtle.js';
import type { Triple } from '../../../packages/ingest/src/rdf/triple.js';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

interface RdfText {
  readonly format: 'n-triples' | 'turtle';
  readonly text: string;
}

const N_TRIPLES = [
  '<http://e.org/a> <http://e.org/p> <http://e.org/b> .\n<http://e.org/a> <http://e.org/l> "a \\"b\\" \\u00e9 \\U0001F600"@en-GB .\n',
  '_:a.b <urn:p> "1"^^<http://www.w3.org/2001/XMLSchema#integer> . # a comment\n\n# one\n<urn:s>\t<urn:p>"x\\n\\t\\\\".\r\n',
];
const TURTLE = [
  '@prefix e: <http://e.org/> . @base <http://b.org/> .\ne:a e:p e:b , "x"@en ; a <T> ; e:q [ e:r ( 1 2.0 3e4 true ) ] .\n',
  'PREFIX : <urn:x:>\n:a :b """long "quoted" text\nof lines""" , \'single\' , -5 .\n',
];
const WORDS = [
  '<urn:a>',
  '_:b',
  '"x"',
  '@en',
  '@',
  '^^<urn:t>',
  ' .\n',
  '\\u0022',
  '\\uD800',
  '<',
  '>',
  '@prefix',
  '[]',
  '()',
  '#',
];

/** Triples against Oxigraph's readers. */
export const rdfTarget: Target<RdfText> = {
  name: 'rdf',
  promise:
    'N-Triples and Turtle: rejects instead of failures; a text without rejects gives the triples that Oxigraph reads',
  inputs: fc.oneof(
    nearly(N_TRIPLES, WORDS).map((text) => ({ format: 'n-triples' as const, text })),
    nearly(TURTLE, WORDS).map((text) => ({ format: 'turtle' as const, text })),
  ),
  async open() {
    return {
      async attempt({ format, text }) {
        const { triples, rejects } = await read(format, text);
        const theirs = countedBy(format, text);
        if (rejects === 0 && theirs !== null) {
          const ours = countedBy('n-triples', triples.map((triple) => triple.ntriples).join('\n'));
          if (ours !== theirs) throw new Finding(`${ours} triples, Oxigraph reads ${theirs}`);
        }
        return `${format}: ${rejects === 0 ? 'whole' : 'with rejects'}, ${theirs === null ? 'rejected' : 'read'} by Oxigraph`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

async function read(format: RdfText['format'], text: string) {
  const triples: Triple[] = [];
  let rejects = 0;
  const reader = format === 'n-triples' ? readNTriples : readTurtle;
  const chunks = (async function* () {
    yield Buffer.from(text);
  })();
  const options = {
    source: 'a',
    onReject: () => {
      rejects += 1;
    },
    renameBlank: (label: string) => label,
  };
  try {
    for await (const batch of reader(chunks, options)) triples.push(...batch);
  } catch (error) {
    // The ingest turns it into a reject and goes on with the next file.
    if (!(error instanceof UnreadableError)) throw error;
    rejects += 1;
  }
  return { triples, rejects };
}

function countedBy(format: RdfText['format'], text: string): number | null {
  const store = new Store();
  try {
    store.load(Buffer.from(text).toString(), {
      format: format === 'turtle' ? 'text/turtle' : 'application/n-triples',
    });
    return store.size;
  } catch {
    return null;
  }
}
