import type { ArticleAuthor } from '@biographql/engines';
import { childOf, childrenOf, getText, type XmlElement } from '../xml/xml-element.js';
import { readOrcid } from './identifiers.js';
import { tidyAuthors } from './tidy-authors.js';

export function jatsAuthors(meta: XmlElement | undefined): readonly ArticleAuthor[] {
  const groups = childrenOf(meta, 'contrib-group');
  const places = affiliationTexts([...(meta === undefined ? [] : [meta]), ...groups]);
  const authors = groups.flatMap((group) => {
    const shared = childrenOf(group, 'aff').map(affiliationText);
    return childrenOf(group, 'contrib')
      .filter(({ attributes }) => (attributes['contrib-type'] ?? 'author') === 'author')
      .flatMap((contributor) => toAuthor(contributor, places, shared));
  });
  return tidyAuthors(authors);
}

function toAuthor(
  element: XmlElement,
  places: ReadonlyMap<string, string>,
  shared: readonly string[],
): readonly ArticleAuthor[] {
  const name = childOf(element, 'name') ?? childOf(element, 'name-alternatives', 'name');
  const family = getText(childOf(name, 'surname'));
  const given = getText(childOf(name, 'given-names'));
  const collective =
    getText(childOf(element, 'collab', 'named-content')) || collabText(childOf(element, 'collab'));
  const affiliations = getAffiliations(element, places, shared);
  if (family === '' && given === '') {
    return collective === '' ? [] : [{ family: collective, given: '', affiliations }];
  }
  const orcid = getOrcid(element);
  const named = family === '' ? { family: given, given: '' } : { family, given };
  return [{ ...named, ...(orcid === null ? {} : { orcid }), affiliations }];
}

/** Without the members of the group, who are authors of their own. */
function collabText(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  const content = element.content.filter(
    (piece) => typeof piece === 'string' || piece.name !== 'contrib-group',
  );
  return getText({ ...element, content });
}

function getAffiliations(
  element: XmlElement,
  places: ReadonlyMap<string, string>,
  shared: readonly string[],
): readonly string[] {
  const own = childrenOf(element, 'aff').map(affiliationText);
  const named = childrenOf(element, 'xref')
    .filter(({ attributes }) => attributes['ref-type'] === 'aff')
    .flatMap(({ attributes }) => (attributes.rid ?? '').split(/\s+/))
    .map((rid) => places.get(rid) ?? '');
  const told = [...own, ...named].filter(Boolean);
  return [...new Set(told.length > 0 ? told : shared)];
}

function affiliationTexts(parents: readonly XmlElement[]): ReadonlyMap<string, string> {
  return new Map(
    parents.flatMap((parent) =>
      childrenOf(parent, 'aff').map((aff) => [aff.attributes.id ?? '', affiliationText(aff)]),
    ),
  );
}

function affiliationText(aff: XmlElement): string {
  const content = aff.content.filter(
    (piece) =>
      typeof piece === 'string' || !['label', 'sup', 'institution-id'].includes(piece.name),
  );
  return getText({ ...aff, content }).replace(/^[\s,;*†‡]+/, '');
}

function getOrcid(element: XmlElement): string | null {
  const identifier = childrenOf(element, 'contrib-id').find(
    ({ attributes }) => attributes['contrib-id-type'] === 'orcid',
  );
  return readOrcid(getText(identifier));
}
