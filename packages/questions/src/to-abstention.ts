import type { Abstention, AbstentionReason } from './claim.js';

export function toAbstention(
  reason: AbstentionReason,
  message: string,
  more: Partial<Omit<Abstention, 'reason' | 'message'>> = {},
): Abstention {
  return { reason, message, unread: [], lookedFor: null, suggestions: [], ...more };
}
