import type { EntityIri } from '@biographql/core';
import type { AnnotatedParts, Article, LabelRow, MeshDescriptor } from '@biographql/engines';
import { foldKey } from '@biographql/engines/text';
import { CHECK_TAGS } from '@biographql/engines/vocabulary';
import { findEquivalents, NamedEntities } from './equivalent-entities.js';
import { headingNames, meshHeadings } from './mesh-headings.js';
import { findName, findNames, NameDictionary } from './name-dictionary.js';

export interface ArticleAnnotator {
  /**
   * The same record with `entities` filled: those it has, then those of its MeSH headings, of its title, and of its
   * keywords; equivalents (see `findEquivalents`) are replaced by the canonical one.
   */
  annotate(article: Article): Article;
  entitiesOf(article: AnnotatedParts): readonly EntityIri[];
  getMainSubjects(article: Article): readonly EntityIri[];
  getLabel(iri: EntityIri): string | null;
  getEquivalentEntities(iri: EntityIri): readonly EntityIri[];
}

const UNANNOTATED: ReadonlySet<string> = new Set(CHECK_TAGS.map(foldKey));

/** Last meaning of a heading, cached because its identifier is nearly always the same. */
interface KnownHeading {
  readonly id: string;
  readonly entities: readonly EntityIri[];
}

/**
 * Creates an annotator from the rows of a label index, the most popular first, whose names it keeps in memory.
 * A MeSH heading means what `meshHeadings` says, else the entity whose label it is (of several the one whose type comes
 * first in `TITLE_TYPES`, then the most popular), else the one entity with it as an alias. Titles are searched, see
 * `findNames`. A keyword counts only if all of it is a name.
 */
export async function createArticleAnnotator(
  batches: AsyncIterable<readonly LabelRow[]>,
): Promise<ArticleAnnotator> {
  const entities = new NamedEntities();
  const dictionary = new NameDictionary();
  for await (const batch of batches)
    for (const row of batch) entities.add(row, dictionary.add(row));
  const equivalents = findEquivalents(entities.all);
  const headings = meshHeadings(entities.all, dictionary);

  const known = new Map<string, KnownHeading>();
  const ofHeading = (descriptor: MeshDescriptor): readonly EntityIri[] => {
    const { id = '', label } = descriptor;
    const last = known.get(label);
    if (last !== undefined && last.id === id) return last.entities;
    const meant = findHeading(descriptor);
    known.set(label, { id, entities: meant });
    return meant;
  };
  const findHeading = (descriptor: MeshDescriptor): readonly EntityIri[] => {
    if (UNANNOTATED.has(foldKey(descriptor.label))) return [];
    const found = headings.find(descriptor);
    if (found.length > 0) return found;
    for (const name of headingNames(descriptor.label)) {
      const named = findName(name, dictionary);
      if (named !== null) return [named];
    }
    return [];
  };

  const entitiesOf = (article: AnnotatedParts): readonly EntityIri[] => {
    const entities = new Set<EntityIri>();
    const add = (iri: EntityIri) => entities.add(equivalents.canonical(iri));
    article.entities.forEach(add);
    for (const descriptor of article.mesh) ofHeading(descriptor).forEach(add);
    findNames(article.title, dictionary).forEach(add);
    for (const keyword of article.keywords ?? []) {
      const named = UNANNOTATED.has(foldKey(keyword)) ? null : findName(keyword, dictionary);
      if (named !== null) add(named);
    }
    return [...entities];
  };

  return {
    annotate: (article) => ({ ...article, entities: entitiesOf(article) }),
    entitiesOf,
    getMainSubjects({ mesh }) {
      const subjects = mesh.filter(({ isMajor }) => isMajor).flatMap(ofHeading);
      return [...new Set(subjects.map(equivalents.canonical))];
    },
    getLabel: (iri) => entities.getLabel(iri),
    getEquivalentEntities: equivalents.getEquivalentEntities,
  };
}

export async function* annotateBatches(
  batches: AsyncIterable<readonly Article[]>,
  annotator: ArticleAnnotator,
): AsyncGenerator<readonly Article[]> {
  for await (const batch of batches) yield batch.map(annotator.annotate);
}
