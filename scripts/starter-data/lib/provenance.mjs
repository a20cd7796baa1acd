import { RELATIONS } from './graph-survey.mjs';
import * as ns from './ntriples.mjs';

/** Counts of what the graph file holds, read from its own lines. */
export function describeGraph(lines) {
  const predicates = {};
  const classes = {};
  const labels = new Map();
  const subjects = new Set();
  const classLinks = [];
  for (const line of lines) {
    const { subject, predicate, object, iri } = ns.parseTriple(line);
    count(predicates, predicate);
    if (subject.startsWith('urn:kg:')) continue;
    subjects.add(subject);
    if (predicate === ns.LABEL && object.endsWith('@en'))
      labels.set(subject, ns.parseLiteral(object).text);
    if (predicate === `${ns.WDT}P31`) classLinks.push([subject, iri]);
  }
  const typed = new Set();
  for (const [subject, iri] of classLinks) {
    typed.add(subject);
    count(classes, `${iri.slice(ns.WD.length)} ${labels.get(iri) ?? ''}`.trim());
  }
  const properties = [...subjects].filter((subject) => /\/entity\/P\d+$/u.test(subject)).length;
  const entities = subjects.size - properties;
  return {
    triples: lines.length,
    entities,
    properties,
    entitiesByClass: ordered({ ...classes, 'without a class': entities - typed.size }),
    relations: Object.fromEntries(
      RELATIONS.map((property) => [property, predicates[ns.WDT + property] ?? 0]),
    ),
    triplesByPredicate: ordered(predicates),
  };
}

/** Counts of what the article file holds. */
export function describeArticles(articles) {
  const having = (field) => articles.filter((article) => article[field] !== undefined).length;
  const authors = articles.flatMap((article) => article.authors ?? []);
  const years = articles
    .flatMap((article) => (article.issued === undefined ? [] : [article.issued.slice(0, 4)]))
    .sort();
  return {
    articles: articles.length,
    withPmid: having('pmid'),
    withDoi: having('doi'),
    withAuthors: having('authors'),
    withAffiliations: having('affiliations'),
    withDate: having('issued'),
    withFullDate: articles.filter((article) => article.issued?.length === 10).length,
    withJournal: having('containerTitle'),
    withPublicationTypes: having('publicationTypes'),
    withMesh: having('mesh'),
    withMeshId: articles.filter((article) =>
      article.mesh?.some((heading) => heading.id !== undefined),
    ).length,
    withFullText: having('hasFullText'),
    authors: authors.length,
    authorsWithOrcid: authors.filter((author) => author.orcid !== undefined).length,
    groupAuthors: authors.filter((author) => author.collective !== undefined).length,
    meshHeadings: articles.reduce((sum, article) => sum + (article.mesh?.length ?? 0), 0),
    firstYear: years[0] ?? null,
    lastYear: years.at(-1) ?? null,
  };
}

function count(counts, key) {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Largest first, so that the file is read like a table. */
function ordered(counts) {
  return Object.fromEntries(
    Object.entries(counts).sort(
      ([leftKey, left], [rightKey, right]) => right - left || (leftKey < rightKey ? -1 : 1),
    ),
  );
}
