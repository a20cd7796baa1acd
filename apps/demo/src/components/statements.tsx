import type { GraphStatement } from '@biographql/client';
import { useProvenance } from '@biographql/react';
import { type ComponentProps, Fragment, useMemo } from 'react';
import { External } from './controls.tsx';
import { EntityLink } from './entity.tsx';

export type Reference = GraphStatement['references'][number];

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
        if (url === null) return dataset ?? 'a source without an address';
        const credit = data?.dataset.credits.find((each) => each.url && url.startsWith(each.url));
        return credit?.name ?? shortAddress(url);
      },
    [data],
  );
}

export function countArticles(references: readonly Reference[] | null): number | null {
  return references && new Set(references.flatMap(({ articleId }) => articleId ?? [])).size;
}

export function toReferenceText(statements: readonly (GraphStatement | null)[]): string {
  const texts = getReferences(statements).flatMap(
    ({ articleId, url, dataset }) => articleId ?? url ?? dataset ?? [],
  );
  return [...new Set(texts)].join(' ');
}

export function StatementList(props: { readonly statements: readonly (GraphStatement | null)[] }) {
  const { statements } = props;
  const pairs = new Map<string, GraphStatement[]>();
  for (const statement of statements) {
    if (statement === null) continue;
    const key = [statement.subject, statement.object].toSorted().join(' ');
    pairs.set(key, [...(pairs.get(key) ?? []), statement]);
  }
  return (
    <ul className="plain">
      {[...pairs].map(([key, both]) => (
        <li key={key}>
          {both.slice(0, 1).map(({ subject, object, ...labels }) => (
            <Fragment key={subject}>
              <EntityLink iri={subject}>{labels.subjectLabel}</EntityLink>{' '}
              <span title={labels.property}>{labels.propertyLabel}</span>{' '}
              {/^https?:/.test(object) && labels.objectLabel !== object ? (
                <EntityLink iri={object}>{labels.objectLabel}</EntityLink>
              ) : (
                labels.objectLabel
              )}
            </Fragment>
          ))}
          <StatementRecord
            record={{
              rank: both.find(({ rank }) => rank !== 'NORMAL')?.rank ?? null,
              references: getReferences(both),
            }}
          />
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
      {rank !== null && rank !== 'NORMAL' && ` · ${rank.toLowerCase()}`}
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
