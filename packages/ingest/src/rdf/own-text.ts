/**
 * Copies a text that was cut out of a larger one. V8 keeps the larger text alive as long as a cut lives, which would
 * hold the whole file in memory.
 */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
