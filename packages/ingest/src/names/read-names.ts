import { readLines } from '../bytes/lines.js';
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
  for await (const lines of readLines(source.chunks, { source: path, onReject })) {
    for (const { text, line } of lines) {
      const [name = '', entity = '', kind = ''] = text.split('\t').map((cell) => cell.trim());
      if (text.trim() === '' || text.startsWith('#')) continue;
      if (line === 1 && name.toLowerCase() === 'name') continue;
      const reason =
        name === '' || entity === ''
          ? 'a row must have a name, a tab and an identifier'
          : 'the name is too long';
      if (entity !== '' && name !== '' && name.length <= LONGEST)
        yield { name, entity, isShort: kind.toLowerCase() === 'short', line };
      else onReject(getReject({ source: path, line, reason, text }));
    }
  }
}
