import { LIMITS, UnreadableDocumentError } from './document.js';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
/** A comment may follow the end of the directory. */
const LONGEST_TAIL = 65_557;
const MAX_ENTRIES = 10_000;
const TEXT = /^word\/(?:document|footnotes|endnotes)\.xml$/;
const DEFLATE = 8;

/** @throws UnreadableDocumentError for other files, and for files that are too large unpacked. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts: string[] = [];
  let left: number = LIMITS.unpackedBytes;
  for (const entry of listEntries(bytes, view)) {
    if (!TEXT.test(entry.name)) continue;
    const unpacked = await unpack(bytes, view, entry, left);
    left -= unpacked.length;
    texts.push(toText(new TextDecoder().decode(unpacked)));
  }
  if (texts.length === 0)
    throw new UnreadableDocumentError('The file is not a DOCX: it has no word/document.xml.');
  return texts.join('\n');
}

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

function damaged(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'The DOCX is damaged. Open it in a word processor and save it again.',
  );
}

function listEntries(bytes: Uint8Array, view: DataView): readonly ZipEntry[] {
  let end = view.byteLength - 22;
  const first = Math.max(0, view.byteLength - LONGEST_TAIL);
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < first) throw damaged();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < Math.min(count, MAX_ENTRIES); index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one entry; stops as soon as it passes the limit, whatever size it claims. */
async function unpack(
  bytes: Uint8Array,
  view: DataView,
  { method, packedSize, offset }: ZipEntry,
  limit: number,
): Promise<Uint8Array> {
  if (offset + 30 > view.byteLength) throw damaged();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.slice(start, start + packedSize);
  if (method !== DEFLATE) return packed.subarray(0, limit);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: BlobPart[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw damaged();
    });
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    parts.push(value);
    if (size <= limit) continue;
    await reader.cancel();
    const megabytes = LIMITS.unpackedBytes / 1024 / 1024;
    const message = `The DOCX unpacks to more than ${megabytes} MB. Split the document.`;
    throw new UnreadableDocumentError(message);
  }
}

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** The words of WordprocessingML: paragraphs as lines. Deleted text and field codes are left out. */
function toText(xml: string): string {
  return xml
    .replace(/<w:(delText|instrText)\b[^>]*>[^<]*<\/w:\1>/g, '')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<w:(?:br|cr)\b[^>]*>/g, '\n')
    .replace(/<w:tab\b[^>]*>/g, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi,
      (all, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES.get(name) ?? all;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    );
}
