import { getOrAdd } from '@biographql/core/internal';
import { ListWriter, type NumberLists, renumberValues, selectLists } from '../../number-lists.js';
import { sortedPlaces } from '../../text/compare.js';
import type { ArticleAuthor } from '../article-index.js';
import {
  type AuthorForm,
  type AuthorIdentity,
  identifyAuthors,
  usualForm,
} from './author-identity.js';
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
  /** The form that names each author. */
  readonly usualForms: Uint32Array;
  readonly authorOfForm: Uint32Array;
  /** Forms per article; row 0 is empty. */
  readonly postings: NumberLists;
}

interface NumberedForm extends AuthorForm {
  readonly number: number;
}

/** Gathers authors, article by article, and decides at the end who is the same. */
export class AuthorCollector {
  readonly #forms = new AuthorForms();
  readonly #lists = new ListWriter();

  nextArticle(authors: readonly ArticleAuthor[]): void {
    for (const author of authors) this.#lists.add(this.#forms.getNumber(author));
    this.#lists.endList();
  }

  /** Names without a letter or digit do not count. @param rows - articles by place from 1; default: as they came. */
  finish(rows?: Uint32Array): CollectedAuthors {
    const all = this.#lists.finish();
    const lists = rows === undefined ? all : selectLists(all, rows);
    const { forms, postings } = countForms(this.#forms, lists);
    const identified = identifyAuthors(forms).map((identity) => toAuthor(identity));
    const order = sortedPlaces(identified.map(({ author }) => author.key));
    const authorOfForm = new Uint32Array(forms.length);
    const usualForms = new Uint32Array(identified.length);
    const authors: CollectedAuthor[] = [];
    for (const place of order) {
      const found = identified[place];
      if (found === undefined) continue;
      for (const { number } of found.forms) authorOfForm[number] = authors.length;
      usualForms[authors.length] = found.usual.number;
      authors.push(found.author);
    }
    return { authors, forms, usualForms, authorOfForm, postings };
  }
}

/** The forms of names, numbered from 0 in the order in which they first occur; equal folded names share memory. */
class AuthorForms {
  readonly families: string[] = [];
  readonly givenNames: (readonly string[])[] = [];
  readonly familyTexts: string[] = [];
  readonly givenTexts: string[] = [];
  readonly orcids: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #foldedFamilies = new Map<string, string>();
  readonly #foldedGivenNames = new Map<string, readonly string[]>();

  getNumber({ family, given, orcid = '' }: ArticleAuthor): number {
    const key = `${family}\n${given}\n${orcid}`;
    return getOrAdd(this.#numbers, key, () => {
      this.familyTexts.push(family);
      this.givenTexts.push(given);
      this.orcids.push(orcid);
      this.givenNames.push(getOrAdd(this.#foldedGivenNames, given, () => foldGivenNames(given)));
      const folded = getOrAdd(this.#foldedFamilies, family, () => foldFamily(family));
      return this.families.push(folded) - 1;
    });
  }
}

/** Numbers the forms that occur by folded family name, and counts their articles. */
function countForms(all: AuthorForms, lists: NumberLists) {
  const occurring = new Uint8Array(all.families.length);
  for (const form of lists.values) occurring[form] = 1;
  const order = sortedPlaces(all.families).filter(
    (form) => occurring[form] === 1 && all.families[form] !== '',
  );
  const numbers = new Int32Array(all.families.length).fill(-1);
  order.forEach((form, number) => {
    numbers[form] = number;
  });
  const articles = new Uint32Array(order.length);
  const postings = renumberValues(lists, numbers, (form) => {
    const number = numbers[form] ?? 0;
    articles[number] = (articles[number] ?? 0) + 1;
  });
  const forms: NumberedForm[] = [];
  for (const form of order) {
    forms.push({
      number: forms.length,
      family: all.families[form] ?? '',
      given: all.givenNames[form] ?? [],
      orcid: all.orcids[form] || null,
      familyText: all.familyTexts[form] ?? '',
      givenText: all.givenTexts[form] ?? '',
      articles: articles[forms.length] ?? 0,
    });
  }
  return { forms, postings };
}

function toAuthor(identity: AuthorIdentity<NumberedForm>) {
  const usual = usualForm(identity);
  const { orcid } = identity;
  const author: CollectedAuthor = {
    key: authorKey(usual, orcid),
    family: usual.familyText,
    given: usual.givenText,
    orcid,
  };
  return { author, usual, forms: identity.forms };
}
