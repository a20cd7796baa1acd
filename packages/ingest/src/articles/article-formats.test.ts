import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Article } from '@biographql/engines';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reject } from '../dataset/progress.js';
import { readArticleBatches } from './read-articles.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'article-formats-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  await writeFile(path, content);
  const articles: Article[] = [];
  const rejects: Reject[] = [];
  const onReject = (reject: Reject) => rejects.push(reject);
  for await (const batch of readArticleBatches(path, { onReject })) articles.push(...batch);
  return { articles, rejects };
}

const JATS = `<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) v1.0//EN" "JATS-archivearticle1.dtd">
<article article-type="review-article" xml:lang="en"><front><journal-meta><journal-title-group><journal-title>PLoS ONE</journal-title></journal-title-group><issn pub-type="epub">1932-6203</issn></journal-meta><article-meta>
<article-id pub-id-type="pmid">23029536</article-id><article-id pub-id-type="pmc">3460867</article-id><article-id pub-id-type="doi">10.1371/journal.pone.0046493</article-id>
<title-group><article-title>M<italic>m</italic>PPOX &amp; <italic>M. tb</italic><xref ref-type="fn">*</xref></article-title></title-group>
<contrib-group><contrib contrib-type="author"><contrib-id contrib-id-type="orcid">http://orcid.org/0000-0002-1825-0097</contrib-id><name><surname>Li</surname><given-names>Wei</given-names></name><xref ref-type="aff" rid="aff1"/></contrib>
<contrib contrib-type="author"><collab>The Group</collab></contrib></contrib-group><aff id="aff1"><label>1</label>CNRS, Marseille</aff>
<contrib-group><contrib contrib-type="editor"><name><surname>No</surname></name></contrib></contrib-group>
<pub-date pub-type="collection"><year>2012</year></pub-date><pub-date pub-type="epub"><day>27</day><month>9</month><year>2012</year></pub-date>
<abstract abstract-type="graphical"><p>A picture.</p></abstract><abstract><sec><title>Aim</title><p>To see.</p></sec><sec><title>Results</title><p>Seen.</p></sec></abstract>
<kwd-group><kwd>lipase</kwd></kwd-group></article-meta></front><body><p>a < b is no markup</p></body></article>`;

const NBIB = `
PMID- 23039619
TI  - Effects of different parameters in the fast scanning
      method.
DP  - 2012 Oct
LID - 10.1118/1.4748329 [doi]
IS  - 0094-2405 (Print)
AB  - PURPOSE: High-intensity.
FAU - Qiao, Shan
AU  - Qiao S
AUID- ORCID: 0000-0002-1825-0097
AD  - Shanghai, People's
      Republic of China.
FAU - Shen, Guofeng
JT  - Medical physics
PT  - Journal Article
MH  - *Computer Simulation
MH  - Information Storage and Retrieval/*methods
OT  - *HIFU

PMID- 5

PMID- none
TI  - No number
`;

const RIS = `\uFEFF1.
TY  - JOUR
TI  - On asthma
AU  - Curie, Marie
PY  - 2014/05/01/
AB  - First line,
second line
DO  - https://doi.org/10.1000/XYZ
SN  - 1932-6208
KW  - asthma
ER  -

TY  - JOUR
TI  - Nothing to know it by
ER  -
TY  - JOUR
UR  - https://pubmed.ncbi.nlm.nih.gov/123/
T1  - By its link
`;

const EUROPE_PMC = JSON.stringify({
  version: '6.9',
  hitCount: 2,
  resultList: {
    result: [
      {
        id: '29768149',
        source: 'MED',
        pmcid: 'PMC1',
        title: 'Mild <i>asthma</i>.',
        abstractText: '<h4>Background</h4>Many. <h4>Methods</h4>Some &lt; all.',
        authorList: {
          author: [
            {
              firstName: 'Paul M',
              lastName: "O'Byrne",
              authorId: { type: 'ORCID', value: '0000-0002-1825-0097' },
              authorAffiliationDetailsList: { authorAffiliation: [{ affiliation: 'Hamilton' }] },
            },
            { collectiveName: 'SYGMA' },
          ],
        },
        journalInfo: {
          dateOfPublication: '2018 May',
          journal: { title: 'NEJM', issn: '0028-4793' },
        },
        pubTypeList: { pubType: ['Journal Article'] },
        meshHeadingList: {
          meshHeading: [
            {
              descriptorName: 'Asthma',
              meshQualifierList: { meshQualifier: [{ majorTopic_YN: 'Y' }] },
            },
          ],
        },
        isOpenAccess: 'N',
      },
      { id: 'PPR1', source: 'PPR', title: 'A preprint without a DOI', authorString: 'Li X.' },
    ],
  },
});

describe('readArticleBatches, other formats, whatever the file is called', () => {
  it('reads what stands before the body of a full text', async () => {
    const { articles, rejects } = await read('jats', JATS);
    expect(rejects).toEqual([]);
    expect(articles).toEqual([
      {
        id: 'pmid:23029536',
        pmid: '23029536',
        pmcid: 'PMC3460867',
        doi: '10.1371/journal.pone.0046493',
        title: 'MmPPOX & M. tb',
        abstract: 'Aim: To see.\nResults: Seen.',
        authors: [
          {
            family: 'Li',
            given: 'Wei',
            orcid: '0000-0002-1825-0097',
            affiliations: ['CNRS, Marseille'],
          },
          { family: 'The Group', given: '', affiliations: [] },
        ],
        containerTitle: 'PLoS ONE',
        issn: '1932-6203',
        issued: '2012-09-27',
        language: 'en',
        publicationTypes: ['Journal Article', 'Review'],
        mesh: [],
        keywords: ['lipase'],
        hasFullText: true,
        entities: [],
      },
    ]);
  });

  it('reads several full texts of a file, and loses only the one that is malformed', async () => {
    const bad = JATS.slice(JATS.indexOf('<article ')).replace('</surname>', '</family>');
    const good = JATS.slice(JATS.indexOf('<article '));
    const { articles, rejects } = await read('set', `<articles>${bad}${good}</articles>`);
    expect(articles).toHaveLength(1);
    expect(rejects).toMatchObject([{ line: 1, reason: expect.stringContaining('malformed XML') }]);
  });

  it('reads nbib', async () => {
    const { articles, rejects } = await read('export.txt', NBIB);
    expect(articles).toMatchObject([
      {
        id: 'pmid:23039619',
        doi: '10.1118/1.4748329',
        title: 'Effects of different parameters in the fast scanning method.',
        issued: '2012-10',
        issn: '0094-2405',
        authors: [
          {
            family: 'Qiao',
            given: 'Shan',
            orcid: '0000-0002-1825-0097',
            affiliations: ["Shanghai, People's Republic of China."],
          },
          { family: 'Shen', given: 'Guofeng', affiliations: [] },
        ],
        mesh: [
          { label: 'Computer Simulation', isMajor: true },
          { label: 'Information Storage and Retrieval', isMajor: true },
        ],
        keywords: ['HIFU'],
      },
    ]);
    expect(rejects).toMatchObject([
      { line: 21, text: 'pmid:5', reason: 'the record has no title' },
      { line: 23, text: '', reason: 'the record has no PMID' },
    ]);
  });

  it('reads RIS, known by a DOI or a link', async () => {
    const { articles, rejects } = await read('zotero', RIS);
    expect(articles).toMatchObject([
      {
        id: 'doi:10.1000/xyz',
        abstract: 'First line, second line',
        issued: '2014-05-01',
        authors: [{ family: 'Curie', given: 'Marie' }],
        publicationTypes: ['Journal Article'],
      },
      { id: 'pmid:123', title: 'By its link' },
    ]);
    expect(rejects).toMatchObject([{ line: 13, reason: 'the record has no PMID, DOI or PMCID' }]);
  });

  it('reads answers of Europe PMC', async () => {
    const { articles, rejects } = await read('search', EUROPE_PMC);
    expect(articles).toMatchObject([
      {
        id: 'pmid:29768149',
        title: 'Mild asthma.',
        abstract: 'Background: Many.\nMethods: Some < all.',
        authors: [{ family: "O'Byrne", affiliations: ['Hamilton'] }, { family: 'SYGMA' }],
        issued: '2018-05',
        containerTitle: 'NEJM',
        mesh: [{ label: 'Asthma', isMajor: true }],
        hasFullText: true,
      },
    ]);
    expect(rejects).toMatchObject([{ reason: 'the record has no PMID, DOI or PMCID' }]);
    const cut = await read('cut', EUROPE_PMC.slice(0, -40));
    expect(cut.articles).toHaveLength(1);
    expect(cut.rejects).toMatchObject([{ reason: expect.stringContaining('ends too early') }]);
  });

  it('reads archives as folders, and reports where a rejected record was', async () => {
    const files = { 'a/one.nxml': JATS, 'a/two.nbib': NBIB, 'a/README': 'nothing to read' };
    const archive = await packTar(
      Object.entries(files).map(([name, body]) => ({
        header: { name, size: Buffer.byteLength(body), type: 'file' as const },
        body,
      })),
    );
    const { articles, rejects } = await read('package', gzipSync(archive));
    expect(articles.map(({ pmid }) => pmid)).toEqual(['23029536', '23039619']);
    expect(rejects.map(({ source }) => source)).toEqual(
      Array.from({ length: 2 }, () => join(folder, 'package/a/two.nbib')),
    );
    const damaged = await read('short', gzipSync(archive.subarray(0, 1024)));
    expect(damaged.rejects.at(-1)?.reason).toContain('damaged');
  });
});
