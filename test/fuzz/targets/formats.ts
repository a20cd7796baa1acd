import fc from 'fast-check';
import { Store } from 'oxigraph';
import { readText } from '../../../optional/formats/test/read-text.js';
import { parseMapping } from '../../../packages/ingest/src/formats/table/parse-mapping.js';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';
import { FORMAT_TEXTS, type FormatText, MAPPING, MARK, type TextFormat } from './format-texts.js';

interface FormatInput {
  readonly format: TextFormat;
  readonly text: string;
}

const WORDS = [
  '\n\n[Term]\n',
  'id: ',
  '\t',
  '\n!',
  '\n#',
  '""',
  '|',
  ';',
  '{"',
  '"}',
  '[]',
  'null',
  '1e999',
  '"@id"',
  'NOT|',
  'HP:1',
  'http://e.org/ <x>',
  'urn:x\\u003E',
  '<![CDATA[',
  ']]>',
  '&bogus;',
  '&#0;',
  '</triple>',
  '@en',
  '*a',
  '&a ',
  '!!js/function ',
];
/** Formats in which no line hides another: quotes of tables may span lines, and a table's header decides what it is. */
const INDEPENDENT: ReadonlySet<TextFormat> = new Set(['n-quads', 'kgx-jsonl']);

/** Graphs in the formats of the field. */
export const formatsTarget: Target<FormatInput> = {
  name: 'formats',
  promise:
    'graphs in 23 formats: rejects with a reason instead of failures; each triple is one to Oxigraph; the size of blocks changes nothing',
  inputs: fc.oneof(
    ...(Object.keys(FORMAT_TEXTS) as TextFormat[]).map((format) =>
      nearly([FORMAT_TEXTS[format].text], WORDS).map((text) => ({ format, text })),
    ),
  ),
  async open() {
    const mapping = parseMapping(MAPPING, 'mapping.yaml');
    return {
      async attempt({ format, text }) {
        const whole = text + getLast(format);
        const read = await readText(format, whole, { mapping, chunkBytes: 100_000 });
        const pieces = await readText(format, whole, { mapping, chunkBytes: 333 });
        if (read.rejects.some(({ reason }) => reason === ''))
          throw new Finding('a reject without a reason');
        // The parser of JSON-LD finds triples behind promises, so that a fault may come before those of its own block.
        const isRecognized = format !== 'json-ld' || read.rejects.length === 0;
        if (isRecognized && read.triples.join('\n') !== pieces.triples.join('\n'))
          throw new Finding('smaller blocks give other triples');
        checkTriples(read.triples);
        if (INDEPENDENT.has(format) && !read.triples.some((triple) => triple.includes(MARK)))
          throw new Finding('the line at the end was lost');
        const kind = read.triples.length === 0 ? 'no triples' : 'triples';
        return `${format}: ${kind}, ${read.rejects.length === 0 ? 'no' : 'some'} rejects`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

function getLast(format: TextFormat): string {
  const known: FormatText = FORMAT_TEXTS[format];
  return known.last ?? '';
}

/** @throws Finding when a text got into the syntax of its triple. */
function checkTriples(triples: readonly string[]): void {
  const store = new Store();
  const oneByOne = () => {
    for (const triple of triples) {
      const before = store.size;
      try {
        store.load(`${triple}\n`, { format: 'application/n-triples' });
      } catch (error) {
        throw new Finding(`not a triple: ${triple} (${String(error)})`);
      }
      if (store.size > before + 1) throw new Finding(`more than a triple: ${triple}`);
    }
  };
  try {
    store.load(triples.map((triple) => `${triple}\n`).join(''), {
      format: 'application/n-triples',
    });
  } catch {
    oneByOne();
  }
  if (store.size > triples.length)
    throw new Finding(`${triples.length} lines, ${store.size} triples`);
}
