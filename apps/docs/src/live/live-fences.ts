import { isLiveLanguage, LIVE_NOTE, liveExample, VARIABLES_NOTE } from './live-example.js';

interface LiveToken {
  info: string;
  readonly content: string;
}

type Fence<Token, Rest extends unknown[]> = (
  tokens: Token[],
  index: number,
  ...rest: Rest
) => string;

/** Puts live blocks of code, with the block of their variables, into a component that runs them. */
export function liveFences<Token extends LiveToken, Rest extends unknown[]>({
  renderer: { rules },
}: {
  readonly renderer: { readonly rules: { fence?: Fence<Token, Rest> | undefined } };
}): void {
  const plain = rules.fence;
  if (plain === undefined) throw new Error('The Markdown renderer has no rule for code blocks.');
  rules.fence = (tokens, index, ...rest) => {
    const [token, next] = [tokens[index], tokens[index + 1]];
    // Shown with the document before this block.
    if (token === undefined || token.info === SHOWN) return '';
    const [language = '', note] = words(token);
    if (note === VARIABLES_NOTE) token.info = language;
    if (!isLiveLanguage(language) || note !== LIVE_NOTE) return plain(tokens, index, ...rest);
    token.info = language;
    const variables = next && words(next)[1] === VARIABLES_NOTE ? next : undefined;
    const example = liveExample(language, token.content, variables?.content);
    let shown = plain(tokens, index, ...rest);
    if (variables) {
      variables.info = 'json';
      shown += plain(tokens, index + 1, ...rest);
      variables.info = SHOWN;
    }
    const encoded = encodeURIComponent(JSON.stringify(example));
    return `<LiveBlock example="${encoded}">${shown}</LiveBlock>\n`;
  };
}

const SHOWN = 'shown';

function words({ info }: LiveToken): readonly string[] {
  return info.trim().split(/\s+/);
}
