const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, quotes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Escapes a text for HTML and marks one stretch of it, given by UTF-16 offsets, with `<em>`; an empty stretch marks nothing. */
export function emphasize(text: string, start: number, end: number): string {
  if (end <= start) return escapeHtml(text);
  return `${escapeHtml(text.slice(0, start))}<em>${escapeHtml(text.slice(start, end))}</em>${escapeHtml(text.slice(end))}`;
}
