import { isRecord } from '@biographql/core/internal';
import type { Evidence, Passage } from '../answer/question-answerer.js';

interface CitedReply {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** Why a reply is no answer: `abstained` is the model's own choice, the others are refusals. */
export type ReplyFault = 'abstained' | 'not-the-form' | 'no-citation' | 'citation-not-found';

const LONGEST_REPLY = 20_000;
const LONGEST_ANSWER = 1_000;
const MOST_CITATIONS = 8;
const SHORTEST_QUOTE = 20;
const LONGEST_QUOTE = 1_500;

/** Returns the answer of a reply, or why there is none; every quote must stand in the passage of its number. */
export function parseReply(reply: string, passages: readonly Passage[]): CitedReply | ReplyFault {
  const fields = parseObject(reply);
  if (fields === null || Object.keys(fields).some((key) => !FIELDS.has(key))) return 'not-the-form';
  const { answer, citations } = fields;
  if (answer === null) return 'abstained';
  if (typeof answer !== 'string' || answer.trim() === '' || answer.length > LONGEST_ANSWER)
    return 'not-the-form';
  if (!Array.isArray(citations) || citations.length > MOST_CITATIONS) return 'not-the-form';
  if (citations.length === 0) return 'no-citation';
  const evidence: Evidence[] = [];
  for (const citation of citations) {
    const found = findCitation(citation, passages);
    if (typeof found === 'string') return found;
    evidence.push(found);
  }
  return { text: answer.trim(), evidence };
}

const FIELDS = new Set(['answer', 'citations']);

export function parseObject(reply: string): Readonly<Record<string, unknown>> | null {
  if (reply.length > LONGEST_REPLY) return null;
  try {
    const value: unknown = JSON.parse(reply);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function findCitation(citation: unknown, passages: readonly Passage[]): Evidence | ReplyFault {
  if (!isRecord(citation)) return 'not-the-form';
  const { passage: number, quote } = citation;
  if (typeof number !== 'number' || typeof quote !== 'string') return 'not-the-form';
  const passage = Number.isInteger(number) ? passages[number - 1] : undefined;
  const wanted = quote.trim().split(/\s+/);
  const length = wanted.join(' ').length;
  if (passage === undefined || length < SHORTEST_QUOTE || length > LONGEST_QUOTE)
    return 'citation-not-found';
  const pattern = new RegExp(wanted.map(escapePattern).join('\\s+'), 'u');
  const match = pattern.exec(passage.text);
  if (match === null) return 'citation-not-found';
  return { passageId: passage.id, start: match.index, end: match.index + match[0].length };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
