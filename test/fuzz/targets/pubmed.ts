import fc from 'fast-check';
import {
  readEuropePmc,
  readJsonLines,
} from '../../../packages/ingest/src/articles/json-article.js';
import { readJats } from '../../../packages/ingest/src/articles/read-jats.js';
import { readPubmedXml } from '../../../packages/ingest/src/articles/read-pubmed-xml.js';
import { readNbib, readRis } from '../../../packages/ingest/src/articles/tagged-records.js';
import { UnreadableError } from '../../../packages/ingest/src/limits.js';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

const READERS = {
  'pubmed-xml': readPubmedXml,
  'json-lines': readJsonLines,
  'europe-pmc': readEuropePmc,
  jats: readJats,
  nbib: readNbib,
  ris: readRis,
} as const;

interface Records {
  readonly format: keyof typeof READERS;
  readonly text: string;
}

/** Stands after the changed text: whatever went wrong before it, it must be found. */
const LAST: Readonly<Record<Records['format'], string>> = {
  'pubmed-xml':
    '\n<PubmedArticle><MedlineCitation><PMID>424242</PMID><Article><ArticleTitle>Last</ArticleTitle></Article></MedlineCitation></PubmedArticle>\n</PubmedArticleSet>',
  'json-lines': '\n{"pmid":"424242","title":"Last"}\n',
  'europe-pmc': ',{"pmid":"424242","title":"Last"}]}}',
  jats: '\n<article><front><article-meta><article-id pub-id-type="pmid">424242</article-id><title-group><article-title>Last</article-title></title-group></article-meta></front></article>',
  nbib: '\n\nPMID- 424242\nTI  - Last\n',
  ris: '\nER  - \nTY  - JOUR\nDO  - 10.1000/last\nTI  - Last\nER  - \n',
};

const XML = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE PubmedArticleSet><PubmedArticleSet>
<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">11</PMID><Article><Journal><ISSN>1234-5678</ISSN><JournalIssue><PubDate><Year>2001</Year><Month>Feb</Month><Day>30</Day></PubDate></JournalIssue><Title>J &amp; K</Title></Journal>
<ArticleTitle>On <i>asthma</i> &#945; &#x3b2;</ArticleTitle><Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText>So.</AbstractText></Abstract>
<AuthorList><Author><LastName>Curie</LastName><ForeName>Marie</ForeName><AffiliationInfo><Affiliation>Paris.</Affiliation></AffiliationInfo></Author><Author><CollectiveName>Group</CollectiveName></Author></AuthorList></Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D001249" MajorTopicYN="Y">Asthma</DescriptorName></MeshHeading></MeshHeadingList></MedlineCitation></PubmedArticle>
<PubmedBookArticle><BookDocument><PMID>12</PMID></BookDocument></PubmedBookArticle>`;
const LINES = [
  '{"pmid":"1","title":"A","abstract":"B.","authors":[{"name":"C D","affiliations":["E"]}],"date":"2001-02-30","meshHeadings":[{"id":"D001249","label":"Asthma"}]}',
  '{"pmid":2,"title":null,"authors":"x","year":1e9}',
];
const JATS = `<article article-type="research-article"><front><journal-meta><journal-title>J</journal-title></journal-meta><article-meta><article-id pub-id-type="doi">10.1000/x</article-id>
<title-group><article-title>On <italic>x</italic></article-title></title-group><contrib-group><contrib contrib-type="author"><name><surname>Li</surname></name><xref ref-type="aff" rid="a1"/></contrib><aff id="a1">Paris</aff></contrib-group>
<pub-date pub-type="epub"><day>2</day><month>8</month><year>2011</year></pub-date><abstract><sec><title>Aim</title><p>To see.</p></sec></abstract></article-meta></front><body/></article>`;
const NBIB =
  'PMID- 11\nTI  - On asthma,\n      and more\nFAU - Curie, Marie\nAD  - Paris.\nDP  - 2001 Feb 30\nMH  - *Asthma/drug therapy\nLID - 10.1000/x [doi]';
const RIS =
  '1.\nTY  - JOUR\nTI  - On asthma\nAU  - Curie, Marie\nPY  - 2001//\nDO  - 10.1000/x\nAB  - So.\nMore.\nKW  - asthma';
const EUROPE_PMC =
  '{"resultList":{"result":[{"id":"1","source":"MED","pmid":"1","title":"A","authorString":"Li X.","meshHeadingList":{"meshHeading":[{"descriptorName":"Asthma"}]}}';
const WORDS = [
  '\nER  - ',
  '\nTY  - ',
  '\nPMID- ',
  '<article>',
  '</front>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '&#0;',
  '&#xD800;',
  '&bogus;',
  '<PubmedArticle>',
  '</PubmedArticle>',
  '<PMID/>',
  '{"',
  '"}',
  '\\ud800',
];

/** Records of articles. */
export const pubmedTarget: Target<Records> = {
  name: 'articles',
  promise:
    'articles in six formats: rejects instead of failures; every whole record of lines after a damaged one is read',
  inputs: fc.oneof(
    nearly([XML], WORDS).map((text) => ({ format: 'pubmed-xml' as const, text })),
    nearly(LINES, WORDS).map((text) => ({ format: 'json-lines' as const, text })),
    nearly([EUROPE_PMC], WORDS).map((text) => ({ format: 'europe-pmc' as const, text })),
    nearly([JATS], WORDS).map((text) => ({ format: 'jats' as const, text })),
    nearly([NBIB], WORDS).map((text) => ({ format: 'nbib' as const, text })),
    nearly([RIS], WORDS).map((text) => ({ format: 'ris' as const, text })),
  ),
  async open() {
    return {
      async attempt({ format, text }) {
        let articles = 0;
        let rejects = 0;
        let last = false;
        try {
          for await (const records of READERS[format](toChunks(text + LAST[format]))) {
            for (const record of records) {
              if ('reason' in record) {
                rejects += 1;
                if (record.reason === '') throw new Finding('a reject without a reason');
              } else if ('article' in record) {
                articles += 1;
                last = record.article.title === 'Last';
              }
            }
          }
        } catch (error) {
          // The ingest turns it into a reject and goes on with the next file.
          if (!(error instanceof UnreadableError)) throw error;
          rejects += 1;
        }
        if (LINED.has(format) && !last) throw new Finding('the whole record at the end was lost');
        return `${format}: ${articles} articles, ${rejects === 0 ? 'no' : 'some'} rejects`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

/** Formats in which nothing before a record can hide it. */
const LINED: ReadonlySet<string> = new Set(['json-lines', 'nbib', 'ris']);

/** In pieces that end within records and within characters. */
async function* toChunks(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += 333) yield bytes.subarray(start, start + 333);
}
