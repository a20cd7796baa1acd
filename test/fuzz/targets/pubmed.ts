import fc from 'fast-check';
import { readJsonLines } from '../../../packages/ingest/src/articles/read-json-lines.js';
import { readPubmedXml } from '../../../packages/ingest/src/articles/read-pubmed-xml.js';
import { nearly } from '../mutate.js';
import { Finding, type Target } from '../target.js';

interface Records {
  readonly format: 'pubmed-xml' | 'json-lines';
  readonly text: string;
}

/** Stands after the changed text: whatever went wrong before it, it must be found. */
const LAST = {
  'pubmed-xml':
    '\n<PubmedArticle><MedlineCitation><PMID>424242</PMID><Article><ArticleTitle>Last</ArticleTitle></Article></MedlineCitation></PubmedArticle>\n</PubmedArticleSet>',
  'json-lines': '\n{"pmid":"424242","title":"Last"}\n',
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
const WORDS = [
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
    'PubMed XML and JSON lines: rejects instead of failures; every whole JSON line after a damaged one is read',
  inputs: fc.oneof(
    nearly([XML], WORDS).map((text) => ({ format: 'pubmed-xml' as const, text })),
    nearly(LINES, WORDS).map((text) => ({ format: 'json-lines' as const, text })),
  ),
  async open() {
    return {
      async attempt({ format, text }) {
        let articles = 0;
        let rejects = 0;
        let last = false;
        for await (const records of readerOf(format)(chunksOf(text + LAST[format]))) {
          for (const record of records) {
            if (record.kind === 'reject') {
              rejects += 1;
              if (record.reason === '') throw new Finding('a reject without a reason');
            } else {
              articles += 1;
              last = record.article.title === 'Last';
            }
          }
        }
        if (format === 'json-lines' && !last)
          throw new Finding('the whole line at the end was lost');
        return `${format}: ${articles} articles, ${rejects === 0 ? 'no' : 'some'} rejects`;
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

function readerOf(format: Records['format']) {
  return format === 'pubmed-xml' ? readPubmedXml : readJsonLines;
}

/** In pieces that end within records and within characters. */
async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += 333) yield bytes.subarray(start, start + 333);
}
