import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipOf } from './docx.fixture.js';
import { readDocument } from './read-document.js';

async function itemsOf(name: string, content: string | Uint8Array) {
  const { items } = await readDocument(name, content);
  return items.map(({ item, line }) => [line, item]);
}

describe('reads', () => {
  it('Markdown: citations, quotes, reference lists and identifiers', async () => {
    const text = `# Notes
Asthma is MONDO:0004979 (asthma) and **wheeze** (HP:0030828).
Smith wrote “children who wheeze are not all asthmatic” (PMID: 101).
See [eczema](http://purl.obolibrary.org/obo/MONDO_0004980) and https://doi.org/10.1000/inhaled.
1. Müller A, van der Berg P. Inhaled salbutamol in children with asthma. J Trials. 2014;3:1-9. PMID: 101; doi:10.1000/inhaled
Okafor, C., & Smith, J. (2019). Memory loss in older adults who sleep badly. J Sleep, 3. https://doi.org/10.1000/sleep`;
    expect(await itemsOf('notes.md', text)).toEqual([
      [2, { identifier: 'MONDO:0004979', label: 'asthma' }],
      [2, { identifier: 'HP:0030828', label: 'wheeze' }],
      [3, { article: 'PMID: 101', quote: 'children who wheeze are not all asthmatic' }],
      [4, { article: 'https://doi.org/10.1000/inhaled' }],
      [4, { identifier: 'http://purl.obolibrary.org/obo/MONDO_0004980', label: 'eczema' }],
      ...['PMID: 101', 'doi:10.1000/inhaled'].map((article) => [
        5,
        {
          article,
          author: 'Müller A',
          title: 'Inhaled salbutamol in children with asthma',
          year: 2014,
        },
      ]),
      [
        6,
        {
          article: 'https://doi.org/10.1000/sleep',
          author: 'Okafor',
          title: 'Memory loss in older adults who sleep badly',
          year: 2019,
        },
      ],
    ]);
  });

  it('BibTeX with braces, TeX accents and string entries', async () => {
    const text = `@string{j = "Journal"}
@article{mueller2014,
  title = {Inhaled {S}albutamol in \\emph{children}: {50\\%} more},
  author = {M{\\"u}ller, Anna and van der Berg, Piet},
  journal = j, year = 2014,
  doi = {10.1000/inhaled}, pmid = "101"
}

@misc{no-id, title = "A title alone", year = {2001}}`;
    const cited = {
      title: 'Inhaled Salbutamol in children: 50% more',
      author: 'Müller, Anna',
      year: 2014,
    };
    expect(await itemsOf('refs.bib', text)).toEqual([
      [2, { article: '101', ...cited }],
      [2, { article: '10.1000/inhaled', ...cited }],
      [9, { title: 'A title alone', year: 2001 }],
    ]);
  });

  it('RIS and nbib, with continued lines', async () => {
    const ris =
      'TY  - JOUR\nTI  - Inhaled salbutamol\nAU  - Müller, Anna\nPY  - 2014/05//\nDO  - 10.1000/inhaled\nER  - \n';
    expect(await itemsOf('refs.ris', ris)).toEqual([
      [
        1,
        {
          article: '10.1000/inhaled',
          title: 'Inhaled salbutamol',
          author: 'Müller, Anna',
          year: 2014,
        },
      ],
    ]);
    const nbib =
      '\nPMID- 101\nDP  - 2014 May\nTI  - Inhaled salbutamol in\n      children\nFAU - Müller, Anna\nLID - 10.1000/inhaled [doi]\n\nPMID- 102\nTI  - Memory\n';
    const cited = { title: 'Inhaled salbutamol in children', author: 'Müller, Anna', year: 2014 };
    expect(await itemsOf('refs.nbib', nbib)).toEqual([
      [2, { article: '101', ...cited }],
      [2, { article: '10.1000/inhaled', ...cited }],
      [9, { article: '102', title: 'Memory' }],
    ]);
  });

  it('CSL-JSON', async () => {
    const csl = [
      {
        type: 'article',
        title: 'Inhaled salbutamol',
        author: [{ family: 'Müller', given: 'Anna' }],
        issued: { 'date-parts': [[2014, 5]] },
        DOI: '10.1000/inhaled',
        PMID: '101',
      },
    ];
    const cited = { title: 'Inhaled salbutamol', author: 'Müller', year: 2014 };
    expect(await itemsOf('refs.json', JSON.stringify(csl))).toEqual([
      [1, { article: '101', ...cited }],
      [1, { article: '10.1000/inhaled', ...cited }],
    ]);
  });

  it('YAML curation files: terms, evidence, and nodes whose label is their kind', async () => {
    const text = `disease_term:
  preferred_term: Asthma
  term:
    id: MONDO:0004979
    label: asthma
evidence:
  - reference: PMID:101
    snippet: "A dose of 2.5 mg"
nodes:
  - id: MESH:D000068877
    label: Drug
    name: imatinib
claims:
  - claim: Salbutamol treats asthma.
    pmid: 101
  - {subject: salbutamol, relation: treats, object: asthma}
`;
    expect(await itemsOf('asthma.yaml', text)).toEqual([
      [4, { identifier: 'MONDO:0004979', label: 'asthma' }],
      [7, { article: 'PMID:101', quote: 'A dose of 2.5 mg' }],
      [10, { identifier: 'MESH:D000068877', label: 'imatinib' }],
      [14, { article: '101' }],
      [14, { claim: 'Salbutamol treats asthma.', article: '101' }],
      [16, { statement: { subject: 'salbutamol', relation: 'treats', object: 'asthma' } }],
    ]);
  });

  it('tables: SSSOM, a preamble before the header, quoted cells, and bare numbers under the name of a scheme', async () => {
    const sssom =
      '#license: CC0\n#curie_map: a, b, c\nsubject_id\tsubject_label\tpredicate_id\tobject_id\tobject_label\nMONDO:0004979\tasthma\tskos:exactMatch\tDOID:2841\tasthma\n';
    expect(await itemsOf('map.sssom.tsv', sssom)).toEqual([
      [4, { identifier: 'MONDO:0004979', label: 'asthma' }],
      [4, { identifier: 'DOID:2841', label: 'asthma' }],
    ]);
    const csv =
      '"A TITLE","",""\n"GENE SYMBOL","GENE ID (HGNC)","DISEASE LABEL","DISEASE ID (MONDO)","PMID"\n"A2ML1","HGNC:23336","Noonan, ""all""","MONDO:0018997","101; 102"\n"B",5,"x",6,""\n';
    expect(await itemsOf('genes.csv', csv)).toEqual([
      [3, { identifier: 'HGNC:23336', label: 'A2ML1' }],
      [3, { identifier: 'MONDO:0018997', label: 'Noonan, "all"' }],
      [3, { article: '101' }],
      [3, { article: '102' }],
      [4, { identifier: 'HGNC:5', label: 'B' }],
      [4, { identifier: 'MONDO:6', label: 'x' }],
    ]);
  });

  it('the text of a DOCX, a line for each paragraph', async () => {
    const xml =
      '<w:document><w:p><w:r><w:t>Asthma &amp; more, </w:t></w:r><w:del><w:delText>PMID: 9</w:delText></w:del><w:r><w:t>PMID: 101</w:t></w:r></w:p><w:p><w:t>MONDO:0004979 (asthma)</w:t></w:p></w:document>';
    expect(await itemsOf('paper.docx', zipOf('word/document.xml', Buffer.from(xml)))).toEqual([
      [1, { article: 'PMID: 101' }],
      [2, { identifier: 'MONDO:0004979', label: 'asthma' }],
    ]);
  });
});

describe('rejects', () => {
  const nested = (open: string, close: string, depth: number) =>
    open.repeat(depth) + close.repeat(depth);
  it.each<[string, string, string | Uint8Array, RegExp]>([
    [
      'a line of 10 MB',
      'a.md',
      `PMID: 1 ${'x'.repeat(10_000_000)}`,
      /Line 1 has more than 1,000,000/,
    ],
    [
      'a line of 10 MB in a table',
      'a.tsv',
      'id\tname\n'.padEnd(10_000_000, 'x'),
      /Line 2 has more/,
    ],
    [
      'nested BibTeX braces',
      'a.bib',
      `@article{a, title = ${nested('{', '}', 100_000)}}`,
      /nested more than 100/,
    ],
    ['a BibTeX value without an end', 'a.bib', '@article{a, title = {never', /is not closed/],
    ['nested JSON', 'a.json', nested('[', ']', 100_000), /nested more than 100/],
    ['nested YAML', 'a.yaml', `${'- '.repeat(5_000)}x`, /nested more than 100/],
    [
      'indented YAML',
      'a.yaml',
      Array.from({ length: 400 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
      /nested more than 100/,
    ],
    ['broken YAML', 'a.yaml', 'a: [1, 2', /not valid YAML/],
    ['text that is not UTF-8', 'a.txt', Buffer.from([0x50, 0xff, 0xfe, 0x00]), /not UTF-8/],
    ['a file of 40 MB', 'a.txt', 'x\n'.repeat(20_000_000), /larger than 32 MB/],
    [
      'a DOCX that is none',
      'a.docx',
      Buffer.from('not a zip at all, but long enough to be read'),
      /damaged/,
    ],
    ['a zip without text', 'a.docx', zipOf('other.xml', Buffer.from('x')), /not a DOCX/],
    [
      'a zip bomb',
      'a.docx',
      zipOf('word/document.xml', deflateRawSync(Buffer.alloc(200_000_000, 'a')), true),
      /unpacks to more than 64 MB/,
    ],
    [
      'a cut DOCX',
      'a.docx',
      zipOf(
        'word/document.xml',
        deflateRawSync(Buffer.from('abc'.repeat(99))).subarray(0, 4),
        true,
      ),
      /damaged/,
    ],
  ])('%s', async (_, name, content, message) => {
    await expect(readDocument(name, content)).rejects.toThrow(message);
  });

  it('no YAML alias expansion: aliases are left out', async () => {
    const bomb = `a: &a [x, x]\n${Array.from({ length: 60 }, (_, at) => `b${at}: &b${at} [${`*${at === 0 ? 'a' : `b${at - 1}`}, `.repeat(9)}x]`).join('\n')}\nreference: PMID:101\n`;
    expect(await itemsOf('bomb.yaml', bomb)).toEqual([[1, { article: 'PMID:101' }]]);
  });
});
