import type { GraphFormat } from '@biographql/ingest';
import { rootElement } from '@biographql/ingest/internal';
import { readMeshXml } from './read-mesh-xml.js';

/** MeSH XML. */
export const MESH_XML: GraphFormat = {
  name: 'mesh-xml',
  title: 'MeSH XML',
  detect: (head) =>
    ['DescriptorRecordSet', 'SupplementalRecordSet'].includes(rootElement(head)?.name ?? ''),
  read: readMeshXml,
};
