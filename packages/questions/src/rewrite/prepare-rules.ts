import { nextTurn } from '@biographql/core/internal';
import { COMPARING } from './comparing.js';
import { DEFINING } from './defining.js';
import { FRAMES } from './frames.js';
import { MANNERS } from './manners.js';
import { NOUN_PHRASES } from './noun-phrases.js';
import { OPENINGS } from './openings.js';

/** The first use of an expression reads it, the second one makes code of it. */
const USES = 2;
/** Fits no rule. */
const TEXT = 'x';

let preparing: Promise<void> | null = null;

/**
 * Compiles the rules by which questions are rewritten, a rule at a time, and gives way to other work between them; once, also
 * when it is called again. The first question would otherwise do it, in one step of half a second.
 */
export function prepareRules(): Promise<void> {
  preparing ??= compileRules();
  return preparing;
}

async function compileRules(): Promise<void> {
  for (const rules of [OPENINGS, DEFINING, MANNERS, COMPARING, FRAMES, NOUN_PHRASES]) {
    for (const [pattern, replacement] of rules) {
      for (let use = 0; use < USES; use += 1) {
        TEXT.replace(pattern, replacement);
        await nextTurn();
      }
    }
  }
}
