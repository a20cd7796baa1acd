import type { ArticleAuthor } from './article-index.js';
import {
  type AuthorForm,
  type AuthorIdentity,
  identifyAuthors,
  usualForm,
} from './author-identity.js';
import { foldAuthor } from './author-name.js';
import { type Postings, PostingsWriter } from './postings.js';

/** An author as the index keeps it. */
export interface CollectedAuthor {
  /** Family name, given names, ORCID iD; folded; unique. */
  readonly key: string;
  readonly family: string;
  readonly given: string;
  readonly orcid: string | null;
}

/** All authors in the order of their keys, the forms in which they are written, and which article has which form. */
export interface CollectedAuthors {
  readonly authors: readonly CollectedAuthor[];
  readonly forms: readonly AuthorForm[];
  /** The author of each form. */
  readonly authorOfForm: Uint32Array;
  /** Forms per article; row 0 is empty. */
  readonly postings: Postings;
}

/** Gathers authors, article by article, and decides at the end who is the same. */
export class AuthorCollector {
  readonly #numbers = new Map<string, number>();
  readonly #forms: AuthorForm[] = [];
  readonly #articles: number[] = [];
  readonly #postings = new PostingsWriter();

  /** Takes the authors of the next article. Names without a letter or digit do not count. */
  nextArticle(authors: readonly ArticleAuthor[]): void {
    for (const author of authors) {
      const number = this.#numberOf(author);
      if (number === null || !this.#postings.add(number)) continue;
      this.#articles[number] = (this.#articles[number] ?? 0) + 1;
    }
    this.#postings.nextRow();
  }

  finish(): CollectedAuthors {
    const forms = this.#forms.map((form, number) => ({
      ...form,
      articles: this.#articles[number] ?? 0,
    }));
    const numbers = new Map(forms.map((form, number) => [form, number]));
    const identified = identifyAuthors(forms)
      .map((identity) => ({ identity, author: toAuthor(identity) }))
      .sort((a, b) => (a.author.key < b.author.key ? -1 : 1));
    const authorOfForm = new Uint32Array(forms.length);
    identified.forEach(({ identity }, author) => {
      for (const form of identity.forms) authorOfForm[numbers.get(form) ?? 0] = author;
    });
    return {
      authors: identified.map(({ author }) => author),
      forms,
      authorOfForm,
      postings: this.#postings.finish(),
    };
  }

  #numberOf({ family, given, orcid }: ArticleAuthor): number | null {
    const text = `${family}\n${given}\n${orcid ?? ''}`;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const folded = foldAuthor(family, given);
    if (folded.family === '') return null;
    const number = this.#forms.length;
    this.#numbers.set(text, number);
    this.#forms.push({
      ...folded,
      orcid: orcid ?? null,
      familyText: family,
      givenText: given,
      articles: 0,
    });
    return number;
  }
}

function toAuthor(identity: AuthorIdentity): CollectedAuthor {
  const usual = usualForm(identity);
  const name = [usual.family, usual.given.join(' ')].filter(Boolean).join(', ');
  return {
    key: identity.orcid === null ? name : `${name}, ${identity.orcid}`,
    family: usual.familyText,
    given: usual.givenText,
    orcid: identity.orcid,
  };
}
