const PARTS =
  /^(.{8,}?)[,;?]?\s+(?:and|also|;)\s+(?=(?:which|what|how|who|where|is|are|does|do|can|list)\b)(.{6,})$/i;
const ASKING = /^(?:which|what|how|who|where|is|are|does|do|can|list|name|give|tell|show)\b/i;
const REFERRING = /\b(?:it|its|them|their|they|this|that)\b/i;
/** What a follow-up opens with. */
const OPENING = /^(?:and|what about|how about|also)\s+/i;

/**
 * Returns the questions that a text asks: two for `What is the gene of X and which drugs treat it?`. The second one may refer
 * to the first. A comparison, or two names that belong together, is one question.
 */
export function splitQuestion(text: string): readonly string[] {
  const [, first, second] = PARTS.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined || !ASKING.test(first.trim())) return [text];
  return REFERRING.test(second) ? [first, second] : [text];
}

/** Whether a question refers to the one before it: `and its side effects?` */
export function isFollowUp(text: string): boolean {
  return OPENING.test(text.trim()) || (REFERRING.test(text) && text.trim().split(/\s+/).length < 9);
}

/** Returns a follow-up with what it refers to: `metformin: its targets`. */
export function withTopic(text: string, topic: string): string {
  const question = text.trim().replace(OPENING, '');
  return REFERRING.test(question)
    ? `${topic}: ${question}`
    : `${question.replace(/\?$/, '')} of ${topic}`;
}
