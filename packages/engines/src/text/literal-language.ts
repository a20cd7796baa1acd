/** Returns whether a literal is one of English, or says no language, by its language tag (BCP 47), `''` for none. */
export function isEnglishOrNone(language: string): boolean {
  return /^(?:en(?:-.*)?)?$/i.test(language);
}
