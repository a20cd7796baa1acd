import type { ArticleAuthor } from '@biographql/engines';
import { childOf, childrenOf, getText, type XmlElement } from '../xml/xml-element.js';
import { readOrcid, spaceInitials } from './identifiers.js';
import { tidyAuthors } from './tidy-authors.js';

/** The authors of an `Article` element in order. Names that PubMed marks as corrected (`ValidYN="N"`) are left out. */
export function pubmedAuthors(element: XmlElement | undefined): readonly ArticleAuthor[] {
  const authors = childrenOf(childOf(element, 'AuthorList'), 'Author')
    .filter(({ attributes }) => attributes.ValidYN !== 'N')
    .flatMap(toAuthor);
  return withOldAffiliation(tidyAuthors(authors), getText(childOf(element, 'Affiliation')));
}

function toAuthor(element: XmlElement): readonly ArticleAuthor[] {
  const collective = getText(childOf(element, 'CollectiveName'));
  const family = getText(childOf(element, 'LastName'));
  const given =
    getText(childOf(element, 'ForeName')) || spaceInitials(getText(childOf(element, 'Initials')));
  const name = family || given || collective;
  if (name === '') return [];
  const affiliations = getAffiliations(element);
  if (family === '') return [{ family: collective || given, given: '', affiliations }];
  const orcid = getOrcid(element);
  return [{ family, given, ...(orcid === null ? {} : { orcid }), affiliations }];
}

function getAffiliations(element: XmlElement): readonly string[] {
  const listed = childrenOf(element, 'AffiliationInfo').flatMap((entry) =>
    childrenOf(entry, 'Affiliation').map(getText),
  );
  const direct = childrenOf(element, 'Affiliation').map(getText);
  return [...new Set([...listed, ...direct])].filter(Boolean);
}

function getOrcid(element: XmlElement): string | null {
  const identifier = childrenOf(element, 'Identifier').find(
    ({ attributes }) => attributes.Source?.toUpperCase() === 'ORCID',
  );
  return readOrcid(getText(identifier));
}

/** Records from before 2014 have one affiliation, the first author's, beside the list. */
function withOldAffiliation(
  authors: readonly ArticleAuthor[],
  affiliation: string,
): readonly ArticleAuthor[] {
  const [first, ...others] = authors;
  if (first === undefined || affiliation === '' || first.affiliations.length > 0) return authors;
  return [{ ...first, affiliations: [affiliation] }, ...others];
}
