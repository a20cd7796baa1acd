import type { EntityIri } from '@biographql/core';
import type { Article, LabelRow, MeshDescriptor } from '@biographql/engines';
import { foldKey } from '@biographql/engines/text';
import { CHECK_TAGS } from '@biographql/vocabulary';
import { findNames } from './find-names.js';
import { createNameDictionary, titleParts } from './name-dictionary.js';

/** Says which entities of the graph an article speaks of. */
export interface ArticleAnnotator {
  /** The same record with `entities` filled: those it has, then those of its MeSH descriptors, then those of its title. */
  annotate(article: Article): Article;
  /** The label of an entity; null when the graph has none such. */
  labelOf(iri: EntityIri): string | null;
}

/** MEDLINE's check tags, as they are compared. */
const UNANNOTATED: ReadonlySet<string> = new Set(CHECK_TAGS.map(foldKey));

/** What a descriptor meant when it last came: nearly always it has the same identifier again. */
interface KnownDescriptor {
  readonly id: string;
  readonly entities: readonly EntityIri[];
}

/**
 * Creates an annotator from the rows of a label index, the most popular first, whose names it keeps in memory (some 200
 * bytes per name).
 * A MeSH descriptor means the entity with its identifier, else the one entity of the descriptor's name, also when MeSH
 * puts it the other way round (`Leukemia, Myeloid`). Titles are searched for names: see `findNames`.
 */
export async function createArticleAnnotator(
  rows: AsyncIterable<readonly LabelRow[]>,
): Promise<ArticleAnnotator> {
  const dictionary = createNameDictionary();
  const labels = new Map<string, string>();
  const byMeshId = new Map<string, EntityIri>();
  const add = (entity: LabelRow) => {
    labels.set(entity.iri, entity.label);
    dictionary.add(entity);
    for (const id of entity.meshIds) if (!byMeshId.has(id)) byMeshId.set(id, entity.iri);
  };
  for await (const batch of rows) batch.forEach(add);

  const known = new Map<string, KnownDescriptor>();
  const ofDescriptor = (descriptor: MeshDescriptor): readonly EntityIri[] => {
    const { id = '', label } = descriptor;
    const last = known.get(label);
    if (last !== undefined && last.id === id) return last.entities;
    const entities = findDescriptor(descriptor);
    known.set(label, { id, entities });
    return entities;
  };
  const findDescriptor = ({ id, label }: MeshDescriptor): readonly EntityIri[] => {
    if (UNANNOTATED.has(foldKey(label))) return [];
    const identified = byMeshId.get(id ?? '');
    if (identified !== undefined) return [identified];
    const inverted = label.split(', ').reverse().join(' ');
    for (const name of new Set([label, inverted])) {
      const [entry, another] = dictionary
        .find(titleParts(name))
        .filter(({ isLabel, symbol }) => isLabel && symbol === null);
      if (entry !== undefined && another === undefined) return [entry.iri];
    }
    return [];
  };

  return {
    annotate(article) {
      const entities: EntityIri[] = [];
      const add = (iri: EntityIri) => {
        if (!entities.includes(iri)) entities.push(iri);
      };
      article.entities.forEach(add);
      for (const descriptor of article.mesh) ofDescriptor(descriptor).forEach(add);
      findNames(article.title, dictionary).forEach(add);
      return { ...article, entities };
    },
    labelOf: (iri) => labels.get(iri) ?? null,
  };
}

/** Annotates lists of articles on their way. */
export async function* annotateBatches(
  batches: AsyncIterable<readonly Article[]>,
  annotator: ArticleAnnotator,
): AsyncGenerator<readonly Article[]> {
  for await (const batch of batches) yield batch.map(annotator.annotate);
}
