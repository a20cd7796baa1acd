import type { Article } from '@biographql/engines';
import { describe, expect, it } from 'vitest';
import { parseXmlElement } from '../xml/read-xml.js';
import { toPubmedArticle } from './read-pubmed-xml.js';

function read(article: string, { citation = '', pubmed = '' } = {}): Article {
  const xml = `<PubmedArticle><MedlineCitation><PMID>007</PMID><Article>${article}</Article>${citation}</MedlineCitation>
    <PubmedData>${pubmed}</PubmedData></PubmedArticle>`;
  const outcome = toPubmedArticle(parseXmlElement(xml));
  if (!('article' in outcome)) throw new Error(outcome.reason);
  return outcome.article;
}

const TITLE = '<ArticleTitle>T</ArticleTitle>';

describe('toPubmedArticle', () => {
  it('reads a whole record', () => {
    const article = read(
      `<Journal><ISSN>1234-5678</ISSN><JournalIssue><PubDate><Year>1999</Year><Month>Sep</Month><Day>3</Day></PubDate></JournalIssue>
       <Title>J Test</Title></Journal><ArticleTitle>CO<sub>2</sub> and <i>E.
       coli</i> &amp; more</ArticleTitle><ELocationID EIdType="pii">x</ELocationID><ELocationID EIdType="doi">10.1000/ABC</ELocationID>
       <Language>eng</Language><PublicationTypeList><PublicationType>Review</PublicationType></PublicationTypeList>`,
      {
        pubmed:
          '<ArticleIdList><ArticleId IdType="pmc">PMC42</ArticleId><ArticleId IdType="doi">10.1000/other</ArticleId></ArticleIdList>',
      },
    );
    expect(article).toEqual({
      id: 'pmid:7',
      pmid: '7',
      pmcid: 'PMC42',
      doi: '10.1000/abc',
      title: 'CO2 and E. coli & more',
      abstract: null,
      authors: [],
      containerTitle: 'J Test',
      issn: '1234-5678',
      issued: '1999-09-03',
      language: 'eng',
      publicationTypes: ['Review'],
      mesh: [],
      hasFullText: true,
      entities: [],
    });
  });

  it('does not take a reference list for the article', () => {
    const pubmed = `<ArticleIdList><ArticleId IdType="doi">10.1000/own</ArticleId></ArticleIdList><ReferenceList><Reference>
      <ArticleIdList><ArticleId IdType="doi">10.1000/cited</ArticleId></ArticleIdList></Reference></ReferenceList>`;
    expect(read(TITLE, { pubmed }).doi).toBe('10.1000/own');
  });

  it('puts the sections of an abstract on lines with their labels', () => {
    const abstract = `<Abstract><AbstractText Label="AIM">Find.</AbstractText><AbstractText Label="UNLABELLED">Plain
      text.</AbstractText><AbstractText Label="EMPTY"/><CopyrightInformation>(c)</CopyrightInformation></Abstract>`;
    expect(read(TITLE + abstract).abstract).toBe('AIM: Find.\nPlain text.');
  });

  it.each([
    ['<Year>2001</Year>', '2001'],
    ['<Year>2001</Year><Month>7</Month>', '2001-07'],
    ['<Year>2001</Year><Month>Feb</Month><Day>31</Day>', '2001-02'],
    ['<Year>2001</Year><Season>Winter</Season>', '2001'],
    ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', '1998'],
    ['<MedlineDate>unknown</MedlineDate>', null],
  ])('dates %j as %j', (date, issued) => {
    const journal = `<Journal><JournalIssue><PubDate>${date}</PubDate></JournalIssue></Journal>`;
    expect(read(TITLE + journal).issued).toBe(issued);
  });

  it('falls back on the electronic date and on the title in the own language', () => {
    const article = read(
      `<ArticleTitle>[Not Available].</ArticleTitle><VernacularTitle>Über Asthma</VernacularTitle>
       <ArticleDate><Year>2020</Year><Month>02</Month><Day>01</Day></ArticleDate>`,
    );
    expect(article).toMatchObject({ title: 'Über Asthma', issued: '2020-02-01' });
  });

  it('reads authors, groups, ORCID iDs in every spelling, and several affiliations', () => {
    const author = (inside: string, valid = 'Y') => `<Author ValidYN="${valid}">${inside}</Author>`;
    const orcid = (text: string) => `<Identifier Source="ORCID">${text}</Identifier>`;
    const { authors } = read(
      `${TITLE}<AuthorList>
        ${author(`<LastName>Müller</LastName><ForeName>Jörg K</ForeName>${orcid('http://orcid.org/0000-0002-1825-0097')}
          <AffiliationInfo><Affiliation>A</Affiliation></AffiliationInfo><AffiliationInfo><Affiliation>B</Affiliation></AffiliationInfo>`)}
        ${author(`<LastName>Li</LastName><Initials>XY</Initials>${orcid('0000000218250097')}`)}
        ${author(`<LastName>Wrong</LastName><ForeName>W</ForeName>${orcid('0000-0002-1825-0098')}`)}
        ${author('<LastName>Old</LastName><ForeName>O</ForeName>', 'N')}
        ${author('<CollectiveName>The Group</CollectiveName>')}
      </AuthorList>`,
    );
    expect(authors).toEqual([
      { family: 'Müller', given: 'Jörg K', orcid: '0000-0002-1825-0097', affiliations: ['A', 'B'] },
      { family: 'Li', given: 'X Y', orcid: '0000-0002-1825-0097', affiliations: [] },
      { family: 'Wrong', given: 'W', affiliations: [] },
      { family: 'The Group', given: '', affiliations: [] },
    ]);
  });

  it('gives the one affiliation of an old record to the first author', () => {
    const list =
      '<AuthorList><Author><LastName>A</LastName></Author><Author><LastName>B</LastName></Author></AuthorList>';
    const { authors } = read(`${TITLE}<Affiliation>Here</Affiliation>${list}`);
    expect(authors.map(({ affiliations }) => affiliations)).toEqual([['Here'], []]);
  });

  it('calls a descriptor major when one of its qualifiers is', () => {
    const citation = `<MeshHeadingList><MeshHeading><DescriptorName UI="D001249" MajorTopicYN="N">Asthma</DescriptorName>
      <QualifierName MajorTopicYN="Y">therapy</QualifierName></MeshHeading><MeshHeading><DescriptorName>Humans</DescriptorName>
      </MeshHeading></MeshHeadingList>`;
    expect(read(TITLE, { citation }).mesh).toEqual([
      { label: 'Asthma', id: 'D001249', isMajor: true },
      { label: 'Humans', isMajor: false },
    ]);
  });

  it('reads supplementary concepts and keywords', () => {
    const citation = `<ChemicalList><Chemical><NameOfSubstance UI="D006418">Heme</NameOfSubstance></Chemical>
      <Chemical><NameOfSubstance UI="C000592401">ruxolitinib</NameOfSubstance></Chemical></ChemicalList>
      <SupplMeshList><SupplMeshName Type="Disease" UI="C538265">Chronic Q fever</SupplMeshName></SupplMeshList>
      <KeywordList Owner="NOTNLM"><Keyword>wheeze</Keyword><Keyword>lung </Keyword></KeywordList>
      <KeywordList Owner="NASA"><Keyword>wheeze</Keyword></KeywordList>`;
    const { mesh, keywords } = read(TITLE, { citation });
    expect(mesh).toEqual([
      { label: 'Chronic Q fever', id: 'C538265', isMajor: false },
      { label: 'ruxolitinib', id: 'C000592401', isMajor: false },
    ]);
    expect(keywords).toEqual(['wheeze', 'lung']);
    expect(read(TITLE)).not.toHaveProperty('keywords');
  });
});
