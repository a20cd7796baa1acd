/**
 * Splits a word that is as often written with a hyphen or in two: `betablocker` as `beta`, `blocker`, `antiinflammatory`,
 * `nonsteroidal`, `metaanalysis`, `followup`. Other words stay whole, since of `antibody` the second part would be found
 * as a `body`.
 * @param word - one folded word, as of `foldWords`.
 */
export function splitCompound(word: string): readonly string[] {
  for (const compound of COMPOUNDS) {
    const [, first, second] = compound.exec(word) ?? [];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [word];
}

/** Greek letters before five letters or more; the others before the stems with which they are written in both ways. */
const COMPOUNDS: readonly RegExp[] = [
  /^(alpha|beta|gamma|delta)([a-z]{5,})$/,
  /^(anti)((?:coagul|convuls|depress|diabet|emetic|epilep|fungal|hypertens|inflammat|oxida|platelet|psycho|retrovir|thrombo|tumou?r|viral).*)$/,
  /^(non)((?:alcoholic|hodgkin|invasive|linear|opioid|pharmac|responder|selective|small|smoker|specific|steroid|surgical).*)$/,
  /^(pre)((?:clinical|eclampsia|menopaus|natal|operativ|term|treat).*)$/,
  /^(post)((?:menopaus|natal|operativ|partum|prandial|surgical|traumatic|treat).*)$/,
  /^(co)((?:administ|factor|infect|morbid|transport|treat).*)$/,
  /^(re)((?:admission|analys|hospitali).*)$/,
  /^(meta)(analy.+)$/,
  /^(follow)(ups?)$/,
  /^(health)(care)$/,
  /^(x)(rays?)$/,
];
