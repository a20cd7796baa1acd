import { isLiveLanguage, LIVE_NOTE, liveExample, VARIABLES_NOTE } from './live-example.js';

/** The part of markdown-it that is used here. */
interface Markdown<Token, Rest extends unknown[]> {
  readonly renderer: { readonly rules: { fence?: Fence<Token, Rest> | undefined } };
}

type Fence<Token, Rest extends unknown[]> = (
  tokens: Token[],
  index: number,
  ...rest: Rest
) => string;

interface LiveToken {
  readonly info: string;
  readonly type: string;
  readonly content: string;
}

/** Puts live blocks of code, with the block of their variables, into a component that runs them. */
export function liveFences<Token extends LiveToken, Rest extends unknown[]>(
  markdown: Markdown<Token, Rest>,
): void {
  const { rules } = markdown.renderer;
  const plain = rules.fence;
  if (plain === undefined) throw new Error('Markdown has no rule for blocks of code.');
  rules.fence = (tokens, index, ...rest) => {
    const [token, next] = [tokens[index], tokens[index + 1]];
    const [language = '', note] = words(token);
    if (token === undefined || !isLiveLanguage(language) || note !== LIVE_NOTE) {
      if (token === undefined || note !== VARIABLES_NOTE) return plain(tokens, index, ...rest);
      // The document before shows its variables.
      if (isLive(tokens[index - 1])) return '';
      return plain(withInfo(tokens, index, language), index, ...rest);
    }
    const hasVariables = next?.type === 'fence' && words(next)[1] === VARIABLES_NOTE;
    const example = liveExample(language, token.content, hasVariables ? next.content : '');
    const shown = [plain(withInfo(tokens, index, language), index, ...rest)];
    if (hasVariables) shown.push(plain(withInfo(tokens, index + 1, 'json'), index + 1, ...rest));
    const encoded = encodeURIComponent(JSON.stringify(example));
    return `<LiveBlock example="${encoded}">${shown.join('')}</LiveBlock>\n`;
  };
}

function isLive(token: LiveToken | undefined): boolean {
  const [language = '', note] = words(token);
  return isLiveLanguage(language) && note === LIVE_NOTE;
}

function words(token: LiveToken | undefined): readonly string[] {
  return token?.info.trim().split(/\s+/) ?? [];
}

/** The list with another language of one block, which keeps its note for the block behind it. */
function withInfo<Token extends LiveToken>(
  tokens: readonly Token[],
  index: number,
  info: string,
): Token[] {
  return tokens.map((token, at) => {
    if (at !== index) return token;
    return Object.assign(Object.create(Object.getPrototypeOf(token)), token, { info });
  });
}
