/** What opens a query before its form; each part starts with characters of its own. */
const GRAPH_FORM =
  /^(?:[\s\uFEFF]|#[^\r\n]*|BASE\s*<[^<>\s]*>|PREFIX\s+[^:\s]*:\s*<[^<>\s]*>)*(?:CONSTRUCT|DESCRIBE)\b/i;

/** Returns whether the answer to a query is a graph: a CONSTRUCT or DESCRIBE, which `@biographql/sparql/triples` reads. */
export function isGraphQuery(text: string): boolean {
  return GRAPH_FORM.test(text);
}
