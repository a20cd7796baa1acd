import { PackedRows } from '../../sqlite/packed-rows.js';
import type { SqlDatabase } from '../../sqlite/sqlite.js';
import { readUint32Array } from '../../sqlite/stored-arrays.js';
import type { FacetCount } from '../article-index.js';
import { NO_FORM } from '../authors/author-collector.js';
import { authorKey, type FoldedAuthor, foldAuthor, foldFamily } from '../authors/author-name.js';
import type { AuthorTable } from '../authors/find-authors.js';
import { PACKED } from './sqlite-article-format.js';

export class StoredAuthors implements AuthorTable {
  readonly authorOfForm: Uint32Array;
  /** Family name, given names and ORCID iD of each form, in the order of folded family names. */
  readonly #forms: PackedRows;
  readonly #usualForms: Uint32Array;
  readonly #orcidForms: Uint32Array;
  /** Made when first needed. */
  #authorsByOrcid: ReadonlyMap<string, number> | undefined;

  constructor(database: SqlDatabase) {
    this.#forms = new PackedRows(database, PACKED.authorForms);
    this.authorOfForm = readUint32Array(database, 'author-of-form');
    this.#usualForms = readUint32Array(database, 'usual-form');
    this.#orcidForms = readUint32Array(database, 'orcid-form');
  }

  get size(): number {
    return this.#usualForms.length;
  }

  *formsOfFamily(family: string): Generator<number> {
    const first = this.#forms.firstFrom(([text]) => foldFamily(String(text)) < family);
    for (let form = first; form < this.#forms.length; form++) {
      if (foldFamily(String(this.#forms.at(form)[0])) !== family) return;
      yield form;
    }
  }

  form(form: number): FoldedAuthor {
    const [family, given] = this.#forms.at(form);
    return foldAuthor(String(family), String(given));
  }

  getAuthor(form: number): number {
    return this.authorOfForm[form] ?? 0;
  }

  usualForm(author: number): number {
    return this.#usualForms[author] ?? 0;
  }

  hasOrcid(author: number): boolean {
    return this.#getOrcid(author) !== null;
  }

  authorOfOrcid(orcid: string): number | null {
    this.#authorsByOrcid ??= new Map(
      Array.from(this.#orcidForms, (_, author) => [this.#getOrcid(author) ?? '', author]),
    );
    return this.#authorsByOrcid.get(orcid) ?? null;
  }

  *formsOfAuthor(author: number): Generator<number> {
    for (let form = 0; form < this.authorOfForm.length; form++) {
      if (this.authorOfForm[form] === author) yield form;
    }
  }

  describe(author: number): Omit<FacetCount, 'count'> {
    const [family = '', given = ''] = this.#forms.at(this.usualForm(author)).map(String);
    const orcid = this.#getOrcid(author);
    const named = { family, given, affiliations: [] };
    return {
      key: authorKey(foldAuthor(family, given), orcid),
      label: [family, given].filter(Boolean).join(', '),
      author: orcid === null ? named : { ...named, orcid },
    };
  }

  #getOrcid(author: number): string | null {
    const form = this.#orcidForms[author] ?? NO_FORM;
    const orcid = form === NO_FORM ? null : this.#forms.at(form)[2];
    return typeof orcid === 'string' ? orcid : null;
  }
}
