import type { GraphStatement } from '@biographql/client';
import { useProvenance } from '@biographql/react';
import { type ComponentProps, useMemo } from 'react';
import { External } from './controls.tsx';
import { EntityLink } from './entity.tsx';

export type Reference = GraphStatement['references'][number];

const NO_ADDRESS = 'a source without a link';

/** Returns the references of statements, each once: a fact that is stated in both directions usually has them twice. */
export function getReferences(statements: readonly (GraphStatement | null)[]) {
  const all = statements.flatMap((statement) => statement?.references ?? []);
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** Returns a function that names the source of a reference as the dataset credits it, or by its address. */
export function useSourceNames({ isRequested = false } = {}): (reference: Reference) => string {
  // Pages that show the dataset have its credits already.
  const { data } = useProvenance({}, { enabled: isRequested });
  return useMemo(
    () =>
      ({ url, articleId, dataset }) => {
        if (articleId !== null) return articleId;
        if (url === null) return dataset ?? NO_ADDRESS;
        const credit = data?.dataset.credits.find((each) => each.url && url.startsWith(each.url));
        return credit?.name ?? shortAddress(url);
      },
    [data],
  );
}

export function countArticles(references: readonly Reference[] | null): number | null {
  return references && new Set(references.flatMap(({ articleId }) => articleId ?? [])).size;
}

export const toSourceText = ({ articleId, url, dataset }: Reference): string =>
  articleId ?? url ?? dataset ?? NO_ADDRESS;

export const toRankText = (rank: GraphStatement['rank']) => rank?.toLowerCase() ?? null;

/** Merges statements about the same two entities into the first, with the sources and rank of all. */
export function mergeStatements(
  statements: readonly (GraphStatement | null)[],
): readonly GraphStatement[] {
  const pairs = new Map<string, GraphStatement[]>();
  for (const statement of statements) {
    if (statement === null) continue;
    const key = [statement.subject, statement.object].toSorted().join(' ');
    pairs.set(key, [...(pairs.get(key) ?? []), statement]);
  }
  return [...pairs.values()].flatMap((both) => {
    const { rank } = both.find((each) => each.rank !== 'NORMAL') ?? { rank: 'NORMAL' };
    return both.slice(0, 1).map((first) => ({ ...first, rank, references: getReferences(both) }));
  });
}

export function StatementList(props: { readonly statements: readonly (GraphStatement | null)[] }) {
  return (
    <ul className="plain">
      {mergeStatements(props.statements).map(({ subject, object, ...record }) => (
        <li key={`${subject} ${object}`}>
          <EntityLink iri={subject}>{record.subjectLabel}</EntityLink>{' '}
          <span title={record.property}>{record.propertyLabel}</span>{' '}
          {/^https?:/.test(object) && record.objectLabel !== object ? (
            <EntityLink iri={object}>{record.objectLabel}</EntityLink>
          ) : (
            record.objectLabel
          )}
          <StatementRecord record={record} />
        </li>
      ))}
    </ul>
  );
}

/** The references of a statement with their licenses, and its rank if it isn't normal. Null for a statement that the graph lacks. */
export function StatementRecord(props: {
  readonly record: Pick<GraphStatement, 'rank' | 'references'> | null | undefined;
}) {
  const { record } = props;
  const getName = useSourceNames({ isRequested: true });
  const { rank = null, references = [] } = record ?? {};
  return (
    <small className="quiet">
      {rank !== null && rank !== 'NORMAL' && ` · ${toRankText(rank)}`}
      {references.length === 0 && ' · no source recorded'}
      {references.map((reference) => {
        const { url, articleId, license, evidence } = reference;
        return (
          <span key={JSON.stringify(reference)}>
            {' · '}
            {articleId !== null ? (
              <ArticleLink id={articleId} />
            ) : (
              <External href={url ?? undefined} title={url ?? undefined}>
                {getName(reference)}
              </External>
            )}
            {evidence && `, ${evidence.toLowerCase().replace('_', ' ')}`}
            {license !== null && ` (${license.replace(/ \((.+)\)$/, ', $1')})`}
          </span>
        );
      })}
    </small>
  );
}

/** A link to an article at PubMed or its publisher, by its identifier: `pmid:…` or `doi:…`. */
export function ArticleLink({
  id,
  children = id.replace(/^pmid:/, 'PMID ').replace(/^doi:/, 'DOI '),
  ...props
}: ComponentProps<'a'> & { readonly id: string }) {
  const [, pmid, doi] = /^(?:pmid:(\d+)|doi:(.+))$/.exec(id) ?? [];
  if (pmid === undefined && doi === undefined) return <span>{id}</span>;
  const href = doi
    ? `https://doi.org/${encodeURI(doi)}`
    : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  return (
    <External {...props} href={href}>
      {children}
    </External>
  );
}

/** Host and last segment of a long URL: `nlm.nih.gov/…/NDFRT`. */
function shortAddress(url: string): string {
  const plain = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  const [host, ...steps] = plain.split('/');
  return steps.length > 2 ? `${host}/…/${steps.at(-1)}` : plain;
}
