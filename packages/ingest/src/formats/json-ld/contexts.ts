/** A context document. */
export interface ContextDocument {
  readonly [name: string]: unknown;
}

const SCHEMA = 'http://schema.org/';
/** Properties of schema.org whose texts are addresses, as its own context says. */
const ADDRESSES =
  'additionalType codeRepository contentUrl downloadUrl image license logo mainEntityOfPage sameAs thumbnailUrl url';

/** The context of schema.org, as far as it changes what a document means. */
const SCHEMA_ORG: ContextDocument = {
  '@vocab': SCHEMA,
  type: '@type',
  id: '@id',
  schema: SCHEMA,
  bioschemas: 'https://bioschemas.org/',
  ...Object.fromEntries(
    ADDRESSES.split(' ').map((name) => [name, { '@id': `${SCHEMA}${name}`, '@type': '@id' }]),
  ),
};

/**
 * Returns a context that documents name by its address, out of those that are built in: none is fetched.
 * @throws Error for any other.
 */
export function contextAt(address: string): ContextDocument {
  if (/^https?:\/\/(?:www\.)?schema\.org(?:\/|\/docs\/jsonldcontext\.jsonld?)?$/.test(address)) {
    return { '@context': SCHEMA_ORG };
  }
  throw new Error(
    `the context ${address} is not built in, and none is fetched: write it into the document`,
  );
}
