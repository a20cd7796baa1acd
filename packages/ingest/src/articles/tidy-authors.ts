import type { ArticleAuthor } from '@biographql/engines';

/**
 * The authors of a record without what is no name:
 * - `NA`, `N/A`, `None`, `Anonymous`, `[No authors listed]` and other marks of an absent name are left out;
 * - initials that stand as an author of their own are given to the name before them (`Grimstad`, `J` is `Grimstad, J`);
 * - a name all in capitals is written as a name (`ZHENG, YAN` as `Zheng, Yan`) where its given name cannot be initials.
 */
export function tidyAuthors(authors: readonly ArticleAuthor[]): readonly ArticleAuthor[] {
  const named: ArticleAuthor[] = [];
  let hasBareName = false;
  for (const author of authors) {
    const { family, given } = author;
    const isBare = given === '' && author.orcid === undefined;
    if (isBare && NO_NAME.test(family)) continue;
    const last = named.at(-1);
    if (isBare && STRAY_INITIALS.test(family) && hasBareName && last !== undefined) {
      named[named.length - 1] = { ...last, given: [...family].join(' ') };
      hasBareName = false;
      continue;
    }
    named.push(inSmallLetters(author));
    hasBareName = isBare && /\p{Ll}/u.test(family);
  }
  return named;
}

/** As a whole: marks in any letter case, but `NA` in capitals only, since Na is a name. */
const NO_NAME =
  /^\W*(?:NA|[nN]\/[aA]|n\.a|NaN|nan|(?:[nN]ull|NULL)|(?:[nN]one|NONE)|(?:[uU]nknown|UNKNOWN)|(?:[aA]non(?:ymous)?|ANON(?:YMOUS)?)|[nN]ot available|[nN]o authors? listed|et al)?\W*$/;
const STRAY_INITIALS = /^\p{Lu}{1,3}$/u;
/** Three letters or more, one of them a vowel that does not come first: `YAN`, not `JRB`. */
const CAPITAL_NAME = /^\p{Lu}[\p{Lu}'’-]*[AEIOUY][\p{Lu}'’-]*$/u;
const CAPITAL_WORD = /(?<![\p{L}'’])\p{Lu}[\p{Lu}'’-]+/gu;

function inSmallLetters(author: ArticleAuthor): ArticleAuthor {
  const { family, given } = author;
  const isShouted =
    family.length > 1 &&
    given.length > 2 &&
    !/\p{Ll}/u.test(family + given) &&
    given.split(/\s+/).some((word) => word.length > 2 && CAPITAL_NAME.test(word));
  if (!isShouted) return author;
  return { ...author, family: capitalized(family), given: capitalized(given) };
}

function capitalized(name: string): string {
  return name.replace(CAPITAL_WORD, (word) =>
    word.replace(
      /(\p{Lu})(\p{Lu}*)/gu,
      (_, first: string, rest: string) => first + rest.toLowerCase(),
    ),
  );
}
