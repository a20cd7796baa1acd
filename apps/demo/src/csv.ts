/** Writes rows as CSV by RFC 4180: CRLF, and quotes where a value needs them. Null is an empty field. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function field(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reads CSV, TSV or lines of text: the separator is that of the first line. Empty lines are left out. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const separator = ['\t', ';', ','].find((mark) => first.includes(mark)) ?? ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endRow = () => {
    row.push(value);
    if (row.some((part) => part.trim() !== '')) rows.push(row);
    row = [];
    value = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (isQuoted) {
      if (char !== '"') value += char;
      else if (text[at + 1] === '"') {
        value += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && value === '') isQuoted = true;
    else if (char === separator) {
      row.push(value);
      value = '';
    } else if (char === '\n') endRow();
    else if (char !== '\r') value += char;
  }
  endRow();
  return rows;
}

/** Hands a text to the user as a file. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
