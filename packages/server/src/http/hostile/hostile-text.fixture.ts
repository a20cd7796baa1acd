/** A hostile request and its outcome: `code` is that of the first error, null when the request succeeds. */
export type HostileRow = readonly [
  name: string,
  body: unknown,
  status: number,
  code: string | null,
];

/** The smallest document. */
export const hello = '{ __typename }';

/** `count` pieces of text, each made from its number. */
export function many(count: number, piece: (index: number) => string, separator = ' '): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join(separator);
}

/** Text with `levels` opening and closing pieces around it. */
export function nest(levels: number, open: string, inner: string, close: string): string {
  return `${open.repeat(levels)}${inner}${close.repeat(levels)}`;
}

/** The body of a request with this document. */
export function document(query: string, rest: object = {}): object {
  return { query, ...rest };
}

/** The body of a label search for these fields. */
export function labels(selection: string): object {
  return document(
    `{ searchAsYouType(searchInput: { searchText: "a" }) { data { ${selection} } } }`,
  );
}
