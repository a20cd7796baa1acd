const COUNTS = /V[23]000\s*$/;

function isCountsLine(line: string): boolean {
  return COUNTS.test(line);
}

export function countMolfileAtoms(text: string): number {
  const counts = text.split('\n').find(isCountsLine) ?? text.split('\n', 4)[3];
  return Number(/^M {2}V30 COUNTS (\d+)/m.exec(text)?.[1] ?? counts?.slice(0, 3)) || 0;
}

export type CheckedMolfile = { readonly molfile: string } | { readonly problem: string };

/**
 * Finds errors that the toolkit rejects without a message, and restores parts that pasting cut off: lines above the
 * counts line, and `M  END`.
 */
export function checkMolfile(text: string): CheckedMolfile {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const tagged = lines.findIndex(isCountsLine);
  const at = tagged < 0 && /^\s*\d+\s+\d+/.test(lines[3] ?? '') ? 3 : tagged;
  const counts = lines[at];
  if (counts === undefined)
    return { problem: 'It has no counts line (the line that ends in `V2000` or `V3000`).' };
  const end = lines.findIndex((line, i) => i > at && /^M {2}END|^> |^\$\$\$\$/.test(line));
  const body = lines.slice(at + 1, end < 0 ? undefined : end);
  const problem = /V3000/.test(counts) ? checkV3000(body) : checkV2000(counts, body);
  const header = ['', '', '', ...lines.slice(0, at)].slice(-3);
  return problem ? { problem } : { molfile: [...header, counts, ...body, 'M  END'].join('\n') };
}

const ATOM_LINE = /^[-\d. ]{10,40} [A-Za-z*]/;
const BOND_LINE = /^[ \d]{5}\d[ \d]{2}\d/;

function checkV2000(counts: string, body: readonly string[]): string | undefined {
  const [atoms, bonds] = [counts.slice(0, 3), counts.slice(3, 6)].map(Number);
  if (!Number.isInteger(atoms) || !Number.isInteger(bonds) || atoms === undefined)
    return 'Its counts line must have the number of atoms in columns 1 to 3, and the number of bonds in columns 4 to 6.';
  const written = countWhile(body, ATOM_LINE);
  const rest = body.slice(written);
  const bonded = countWhile(rest, BOND_LINE);
  const wrong = compareCounts(atoms, written, 'atom') ?? compareCounts(bonds, bonded, 'bond');
  if (wrong) return wrong;
  const ends = rest.slice(0, bonded).flatMap((line) => [line.slice(0, 3), line.slice(3, 6)]);
  const missing = ends.find((end) => Number(end) < 1 || Number(end) > atoms);
  return missing && `A bond refers to atom ${missing.trim()}, but the molfile has ${atoms} atoms.`;
}

function checkV3000(body: readonly string[]): string | undefined {
  const text = body.join('\n').replace(/-\nM {2}V30 /g, ' ');
  const [, atoms, bonds] = /^M {2}V30 COUNTS (\d+) (\d+)/m.exec(text) ?? [];
  if (atoms === undefined) return 'It has no line `M  V30 COUNTS`.';
  const linesOf = (block: string) =>
    text
      .split(`BEGIN ${block}`)[1]
      ?.split(`END ${block}`, 1)[0]
      ?.match(/^M {2}V30 \d.*/gm) ?? [];
  return (
    compareCounts(Number(atoms), linesOf('ATOM').length, 'atom') ??
    compareCounts(Number(bonds), linesOf('BOND').length, 'bond')
  );
}

function countWhile(lines: readonly string[], pattern: RegExp): number {
  const first = lines.findIndex((line) => !pattern.test(line));
  return first < 0 ? lines.length : first;
}

function compareCounts(stated = 0, found: number, noun: string): string | undefined {
  if (stated === found) return undefined;
  return `Its counts line says ${stated} ${noun}${stated === 1 ? '' : 's'}, but ${found} ${noun} ${found === 1 ? 'line follows' : 'lines follow'}.`;
}

/** The records of an SDF, with their title as the field `name`. A damaged one has a `problem`. */
export function readSdfRecords(text: string) {
  return splitRecords(text).map(({ lines, line }) => ({ ...readRecord(lines), line }));
}

/** Records end with `$$$$`, or where the next one has its counts line. */
function splitRecords(text: string) {
  const records: { lines: string[]; line: number }[] = [];
  let lines: string[] = [];
  let from = 1;
  let isEnded = false;
  const close = (next: number) => {
    if (lines.some((line) => line.trim() !== '')) records.push({ lines, line: from });
    [lines, from, isEnded] = [[], next, false];
  };
  for (const [i, line] of text.split('\n').entries()) {
    if (line.startsWith('$$$$')) {
      close(i + 2);
      continue;
    }
    if (isEnded && isCountsLine(line)) {
      const header = lines.splice(-3);
      close(i - 2);
      lines = header;
    }
    isEnded ||= /^M {2}END/.test(line);
    lines.push(line);
  }
  close(0);
  return records;
}

function readRecord(lines: readonly string[]) {
  const end = lines.findIndex((line) => /^(?:M {2}END|> )/.test(line));
  const molfile = end < 0 ? lines : lines.slice(0, end);
  const counts = lines.findIndex(isCountsLine);
  const title = lines[counts < 0 ? 0 : counts - 3] ?? '';
  const fields = new Map([['name', title.trim()]]);
  const data = lines.slice(molfile.length).join('\n');
  for (const block of data.split(/^> /m).slice(1)) {
    const [heading = '', ...values] = block.split('\n');
    const name = /<([^>]*)>/.exec(heading)?.[1];
    const value = values.join(' ').replace(/\s+/g, ' ').trim();
    if (name) fields.set(name, value);
  }
  const text = [...molfile, 'M  END'].join('\n');
  const checked = checkMolfile(text);
  return 'problem' in checked ? { text, fields, ...checked } : { text: checked.molfile, fields };
}
