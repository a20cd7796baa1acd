import type { GraphStatement } from '@biographql/client';
import type { ReactNode } from 'react';
import { getColor, getSign, toWords } from '../entity-colors.ts';
import { shortIri } from '../place.ts';
import { Icon } from './icon.tsx';
import { PlaceLink } from './place-link.tsx';

/** The type of an entity as a colored label with an icon, so that types don't differ only by color. */
export function TypeBadge({ type }: { readonly type: string }) {
  const sign = getSign(type);
  return (
    <span className="badge" style={{ '--tone': getColor(type) } as React.CSSProperties}>
      {sign !== null && <Icon path={sign} />}
      {toWords(type)}
    </span>
  );
}

/** The icon of a type in its color. */
export function TypeSign({ type }: { readonly type: string }) {
  const sign = getSign(type);
  return sign === null ? null : (
    <span className="type-sign" style={{ '--tone': getColor(type) } as React.CSSProperties}>
      <Icon path={sign} />
    </span>
  );
}

export function EntityLink({
  iri,
  children,
}: {
  readonly iri: string;
  readonly children: ReactNode;
}) {
  return (
    <PlaceLink to={{ page: 'explore', parameters: { entity: shortIri(iri) } }}>
      {children}
    </PlaceLink>
  );
}

/** The references of a statement with their licenses, and its rank if it isn't normal. */
export function StatementRecord({
  record: { rank, references },
  isAlone = false,
}: {
  readonly record: Pick<GraphStatement, 'rank' | 'references'>;
  readonly isAlone?: boolean;
}) {
  const parts = [
    ...(rank !== null && rank !== 'NORMAL' ? [rank.toLowerCase()] : []),
    ...(references.length === 0 ? ['no source recorded'] : references),
  ];
  return (
    <small className="quiet">
      {parts.map((part, at) => (
        <span key={at}>
          {(at > 0 || !isAlone) && ' · '}
          {typeof part === 'string' ? part : <Reference reference={part} />}
        </span>
      ))}
    </small>
  );
}

function Reference({
  reference: { license, ...source },
}: {
  readonly reference: GraphStatement['references'][number];
}) {
  return (
    <>
      <Source {...source} />
      {license !== null && ` (${license.replace(/ \((.+)\)$/, ', $1')})`}
    </>
  );
}

/** An article's identifier, `pmid:…` or `doi:…`, as a link to its page. */
export function ArticleLink({ id }: { readonly id: string }) {
  const pmid = /^pmid:(\d+)$/.exec(id)?.[1];
  const doi = /^doi:(.+)$/.exec(id)?.[1];
  const address =
    pmid !== undefined
      ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
      : doi !== undefined && `https://doi.org/${encodeURI(doi)}`;
  if (!address) return <span>{id}</span>;
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {id}
    </a>
  );
}

type SourceParts = Pick<GraphStatement['references'][number], 'url' | 'articleId' | 'dataset'>;

function Source({ url, articleId, dataset }: SourceParts) {
  if (articleId !== null) return <ArticleLink id={articleId} />;
  if (url === null) return <span>{dataset ?? 'a source without an address'}</span>;
  return (
    <a href={url} rel="noreferrer" target="_blank" title={url}>
      {shortAddress(url)}
    </a>
  );
}

/** Host and last segment of a long URL: `nlm.nih.gov/…/NDFRT`. */
function shortAddress(url: string): string {
  const plain = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  const [host, ...steps] = plain.split('/');
  return steps.length > 2 ? `${host}/…/${steps.at(-1)}` : plain;
}

export function InheritedMark({ from }: { readonly from: string }) {
  return <Quiet text={from && ` inherited from ${from}`} />;
}

/** A remark in small letters; nothing without a text. */
export function Quiet({ text }: { readonly text: string | undefined }) {
  return text ? <small className="quiet">{text}</small> : null;
}
