import { scan, type Token } from './scan.js';

/** The tokens of a text, and how far behind their own places they stand in it. */
export interface PlacedTokens {
  readonly tokens: readonly Token[];
  readonly offset: number;
}

const known = new WeakMap<object, PlacedTokens>();

/** Notes the tokens of a text by the object that holds it, so that a text is cut once however often it is looked at. */
export function rememberTokens(of: { readonly text: string }, placed: PlacedTokens): void {
  known.set(of, placed);
}

/** The tokens of a query's text, cut now where they are not known. */
export function tokensOf(of: { readonly text: string }): PlacedTokens {
  return known.get(of) ?? { tokens: scan(of.text), offset: 0 };
}
