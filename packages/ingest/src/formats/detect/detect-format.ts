import { isTar } from '../../archives/tar-members.js';
import type { GraphFormat } from '../graph-format.js';
import { isParquet } from '../parquet/parquet-file.js';
import { detectJson } from './detect-json.js';
import { detectRdf } from './detect-rdf.js';
import { detectTable } from './detect-table.js';
import { detectXml } from './detect-xml.js';

/**
 * Returns the format that the first bytes of a file tell (decompressed, about 64 KiB); null when they tell none. Tables
 * that need a mapping, articles and pages are none.
 */
export function detectFormat(head: Buffer): GraphFormat | null {
  if (isTar(head)) return 'tar';
  if (isParquet(head)) return 'parquet';
  if (head.includes(0)) return null;
  const text = new TextDecoder().decode(head).replace(/^\uFEFF/, '');
  const begin = text.trimStart();
  if (begin === '') return null;
  if (begin.startsWith('{') || begin.startsWith('[')) {
    return isObo(begin) ? 'obo' : detectJson(begin);
  }
  if (
    begin.startsWith('<?xml') ||
    /^<(?:!--|!DOCTYPE|[A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)?[\s/>])/.test(begin)
  ) {
    return detectXml(begin);
  }
  if (isObo(begin)) return 'obo';
  if (DRUG_MECHANISM.test(begin)) return 'drugmechdb';
  if (SWISS_PROT.test(begin)) return 'uniprot';
  return detectTable(begin) ?? detectRdf(begin);
}

/** A path of DrugMechDB in YAML. */
const DRUG_MECHANISM = /^(?:- )?\s*graph:\n(?:.*\n){0,9}?\s+disease_mesh:/m;
/** An entry of UniProt's flat files. */
const SWISS_PROT = /^ID {3}\w+_\w+ +(?:Reviewed|Unreviewed);/;

function isObo(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('!'));
  const [first = ''] = lines;
  return /^format-version:|^\[(?:Term|Typedef|Instance)\]\s*$/.test(first.trim());
}
