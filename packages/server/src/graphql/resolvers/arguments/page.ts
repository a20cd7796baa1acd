import { InvalidArgumentError } from '@biographql/core';
import type { PageInfo } from '../../../generated/resolvers.js';
import { optionalNumber } from './required.js';

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface PageArguments {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

export interface PageBounds {
  readonly max: number;
  readonly usual: number;
}

const CURSOR = /^after:(\d{1,7})$/;

export function parsePage({ first, after }: PageArguments, { max, usual }: PageBounds): Page {
  return {
    limit: optionalNumber('first', first, { min: 1, max }) ?? usual,
    offset: after === null || after === undefined ? 0 : parseCursor(after),
  };
}

function parseCursor(cursor: string): number {
  try {
    const [, place] = CURSOR.exec(atob(cursor)) ?? [];
    if (place !== undefined) return Number(place);
  } catch (error) {
    // What `atob` says of other texts.
    if (!(error instanceof DOMException)) throw error;
  }
  throw new InvalidArgumentError('after', 'must be the `cursor` of an edge', cursor);
}

/** Returns a page of a list as a connection. @param total - of all pages. */
export function toConnection<T>(nodes: readonly T[], { offset }: Page, total: number) {
  const edges = nodes.map((node, index) => ({ cursor: btoa(`after:${offset + index + 1}`), node }));
  const pageInfo: PageInfo = {
    hasNextPage: offset + nodes.length < total,
    hasPreviousPage: offset > 0,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo, totalCount: total };
}

export function cutConnection<T>(nodes: readonly T[], page: Page) {
  return toConnection(nodes.slice(page.offset, page.offset + page.limit), page, nodes.length);
}
