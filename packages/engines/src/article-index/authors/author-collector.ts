import { getOrAdd } from '@biographql/core/internal';
import { ListWriter, type NumberLists, renumberValues, selectLists } from '../../number-lists.js';
import { sortedPlaces } from '../../text/labels.js';
import type { ArticleAuthor } from '../article-index.js';
import { type AuthorForm, identifyAuthors, usualForm } from './author-identity.js';
import { authorKey, foldFamily, foldGivenNames } from './author-name.js';

export interface CollectedAuthor {
  /** Family name, given names, ORCID iD; folded; unique. */
  readonly key: string;
  readonly family: string;
  readonly given: string;
  readonly orcid: string | null;
}

export interface CollectedAuthors {
  readonly authors: readonly CollectedAuthor[];
  /** In the order of their folded family names. */
  readonly forms: readonly AuthorForm[];
  readonly usualForms: Uint32Array;
  readonly authorOfForm: Uint32Array;
  /** Forms per article; row 0 is empty. */
  readonly postings: NumberLists;
}

interface NumberedForm extends AuthorForm {
  number: number;
  articles: number;
}

/** Collects authors, article by article, and decides at the end who is the same. */
export class AuthorCollector {
  readonly #forms: NumberedForm[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #givenNames = new Map<string, readonly string[]>();
  readonly #lists = new ListWriter();

  nextArticle(authors: readonly ArticleAuthor[]): void {
    for (const author of authors) this.#lists.add(this.#getNumber(author));
    this.#lists.endList();
  }

  /** Names without a letter or digit do not count. @param rows - articles by place from 1; default: as they came. */
  finish(rows?: Uint32Array): CollectedAuthors {
    const all = this.#lists.finish();
    const { forms, postings } = this.#countForms(rows === undefined ? all : selectLists(all, rows));
    const identified = identifyAuthors(forms).map((identity) => {
      const usual = usualForm(identity);
      return { ...identity, usual, key: authorKey(usual, identity.orcid) };
    });
    const authorOfForm = new Uint32Array(forms.length);
    const usualForms = new Uint32Array(identified.length);
    const authors: CollectedAuthor[] = [];
    for (const place of sortedPlaces(identified.map(({ key }) => key))) {
      const found = identified[place];
      if (found === undefined) continue;
      const { key, usual, orcid } = found;
      for (const { number } of found.forms) authorOfForm[number] = authors.length;
      usualForms[authors.length] = usual.number;
      authors.push({ key, family: usual.familyText, given: usual.givenText, orcid });
    }
    return { authors, forms, usualForms, authorOfForm, postings };
  }

  #getNumber({ family, given, orcid = '' }: ArticleAuthor): number {
    return getOrAdd(this.#numbers, `${family}\n${given}\n${orcid}`, () => {
      const form: NumberedForm = {
        number: -1,
        family: foldFamily(family),
        given: getOrAdd(this.#givenNames, given, () => foldGivenNames(given)),
        orcid: orcid || null,
        familyText: family,
        givenText: given,
        articles: 0,
      };
      return this.#forms.push(form) - 1;
    });
  }

  /** Numbers the forms that occur by folded family name, and counts their articles. */
  #countForms(lists: NumberLists) {
    const occurring = new Set(lists.values);
    const numbers = new Int32Array(this.#forms.length).fill(-1);
    const forms: NumberedForm[] = [];
    for (const place of sortedPlaces(this.#forms.map(({ family }) => family))) {
      const form = this.#forms[place];
      if (form === undefined || form.family === '' || !occurring.has(place)) continue;
      numbers[place] = form.number = forms.length;
      forms.push(form);
    }
    const postings = renumberValues(lists, numbers, (place) => {
      const form = this.#forms[place];
      if (form !== undefined) form.articles += 1;
    });
    return { forms, postings };
  }
}
