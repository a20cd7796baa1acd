import fc from 'fast-check';
import { FORMATS as READERS } from '../../../optional/formats/src/formats.js';
import { parseMapping } from '../../../packages/ingest/src/formats/table/parse-mapping.js';
import { readText } from '../../../packages/ingest/test/testing/read-text.js';
import { Finding, type Target } from '../target.js';
import { CHANGES, type Change, changed } from './row-changes.js';

const MAPPING = `
source: Lab
entities:
  one: { id: 'LAB:{id}', category: Gene, name: '{name}' }
  two: { id: '{other}' }
relations:
  - { subject: one, predicate: affects, object: two }
`;

/** A file of rows: its head, and a row with a mark in a place that the reader keeps. */
interface RowFormat {
  readonly format: string;
  readonly head: string;
  readonly mark: string;
  readonly row: (number: number, mark: string) => readonly string[];
}

const tabbed = (format: string, head: string, row: RowFormat['row']): RowFormat => {
  return { format, head, mark: '\t', row };
};

/** Files as the sources write them, in a few columns each. */
const FORMATS: readonly RowFormat[] = [
  tabbed('kgx-tsv', 'id\tcategory\tname\tsynonym', (n, mark) => [
    ...[`HGNC:${n}`, 'biolink:Gene', mark, 'a|b'],
  ]),
  tabbed('kgx-tsv', 'subject\tpredicate\tobject\tnote', (n, mark) => [
    ...[`HGNC:${n}`, 'biolink:affects', 'MONDO:1', mark],
  ]),
  tabbed('table', 'id\tname\tother', (n, mark) => [`${n}`, mark, 'MONDO:1']),
  { ...tabbed('table', 'id,name,other', (n, mark) => [`${n}`, mark, 'MONDO:1']), mark: ',' },
  tabbed('sssom', 'subject_id\tpredicate_id\tobject_id\tmapping_justification', (_, mark) => [
    ...[`LAB:${mark}`, 'skos:exactMatch', 'MONDO:1', 'semapv:Manual'],
  ]),
  tabbed('gaf', '!gaf-version: 2.2', (n, mark) => [
    ...['UniProtKB', mark, `SYM${n}`, 'enables', 'GO:0000001', 'PMID:1', 'IDA', '', 'F', 'name'],
    ...['', 'protein', 'taxon:9606', '20260101', 'UniProt', '', ''],
  ]),
  tabbed('gpad', '!gpa-version: 1.1', (_, mark) => [
    ...['UniProtKB', mark, 'enables', 'GO:0000001', 'PMID:1', 'ECO:0000314', '', ''],
    ...['20260101', 'UniProt', '', ''],
  ]),
  tabbed(
    'babelon',
    'subject_id\tpredicate_id\ttranslation_value\ttranslation_language\tsource_value\tsource_language',
    (n, mark) => [`HP:${n}`, 'rdfs:label', mark, 'fr', 'x', 'en'],
  ),
  tabbed('neo4j', ':ID\tname\t:LABEL', (n, mark) => [`HGNC:${n}`, mark, 'Gene']),
];

interface RowsInput {
  readonly format: number;
  readonly changes: readonly { readonly change: Change; readonly cell: number }[];
  readonly end: '\n' | '\r\n';
}

/** Rows of files of the field: each is accepted, or a reject. */
export const rowsTarget: Target<RowsInput> = {
  name: 'rows',
  promise:
    'files of rows with changed columns, quotes and encodings: each row is accepted or a reject',
  inputs: fc.record({
    format: fc.nat(FORMATS.length - 1),
    changes: fc.array(
      fc.record({
        change: fc.constantFrom(...CHANGES),
        cell: fc.nat(20),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    end: fc.constantFrom('\n', '\r\n'),
  }),
  async open() {
    const mapping = parseMapping(MAPPING, 'mapping.yaml');
    return {
      async attempt({ format: index, changes, end }) {
        const format = FORMATS[index];
        if (format === undefined) throw new TypeError('There is no such format.');
        const lines = changes.map(({ change, cell }, number) => {
          const cells = changed(format.row(number, `mark${number}x`), change, cell);
          return Buffer.from(cells.join(format.mark), change === 'latin1' ? 'latin1' : 'utf8');
        });
        const parts = [Buffer.from(format.head), ...lines];
        const bytes = Buffer.concat(parts.flatMap((line) => [line, Buffer.from(end)]));
        const { triples, rejects } = await readText(format.format, bytes, {
          mapping,
          formats: READERS,
        });
        const found = [...triples, ...rejects.map(({ text }) => text)].join('\n');
        // A reject of the rest of a file has no text, and one of many rows a cut one.
        const isEnded = rejects.some(
          ({ reason, text }) =>
            reason.includes('rest of the file is skipped') || text.endsWith('…'),
        );
        for (const [number, line] of lines.entries()) {
          if (isEnded || !line.includes(`mark${number}x`)) continue;
          if (!found.includes(`mark${number}x`))
            throw new Finding(`row ${number + 1} is neither accepted nor rejected`);
        }
        return `${format.format}: ${rejects.length === 0 ? 'no' : 'some'} rejects`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};
