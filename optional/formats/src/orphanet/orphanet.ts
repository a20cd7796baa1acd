import type { GraphFormat } from '@biographql/ingest';
import { rootElement } from '@biographql/ingest/internal';
import { readOrphanet } from './read-orphanet.js';

const PACKET = /^[{[\s]*"Orphapacket"\s*:/;

/** ORPHApackets JSON and Orphadata XML. */
export const ORPHANET: GraphFormat = {
  name: 'orphanet',
  title: 'ORPHApackets JSON and Orphadata XML',
  detect: (head) => PACKET.test(head.text) || rootElement(head)?.name === 'JDBOR',
  read: readOrphanet,
};
