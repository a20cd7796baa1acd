import { LINE_TOO_LONG, lineBlocks, textLines } from '../bytes/lines.js';
import { openBytes } from '../bytes/open-bytes.js';
import { getReject, type Reject } from '../dataset/progress.js';

export interface NameRow {
  readonly name: string;
  readonly entity: string;
  readonly isShort: boolean;
  readonly line: number;
}

const LONGEST = 1_000;

/**
 * Reads a file of names (`.tsv`, also with `.gz` or `.br`): a name, a tab, an identifier or IRI, and in a third column
 * `short` for a short name; nothing else there is read. Blank lines, lines that begin with `#` and a first line `name …` are left out. A row that is none is rejected, and
 * the others are read.
 */
export async function* readNames(
  path: string,
  onReject: (reject: Reject) => void,
): AsyncGenerator<NameRow> {
  await using source = openBytes(path);
  let line = 0;
  const reject = (reason: string, text: string) =>
    onReject(getReject({ source: path, line, reason, text }));
  for await (const block of lineBlocks(source.chunks)) {
    if (block.kind === 'too-long') {
      line += 1;
      reject(LINE_TOO_LONG, block.start);
      continue;
    }
    for (const text of textLines(block.bytes)) {
      line += 1;
      const [name = '', entity = '', kind = ''] = text.split('\t').map((cell) => cell.trim());
      if (text.trim() === '' || text.startsWith('#')) continue;
      if (line === 1 && name.replace(/^\uFEFF/, '').toLowerCase() === 'name') continue;
      if (name === '' || entity === '')
        reject('a row must have a name, a tab and an identifier', text);
      else if (name.length > LONGEST) reject('the name is too long', text);
      else yield { name, entity, isShort: kind.toLowerCase() === 'short', line };
    }
  }
}
