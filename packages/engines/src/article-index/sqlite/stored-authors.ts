import type { SqlDatabase, SqlStatement } from '../../sqlite/sqlite.js';
import { readUint32Array } from '../../sqlite/stored-values.js';
import type { FacetCount } from '../article-index.js';
import type { AuthorTable } from '../authors/author-name.js';
import { authorKey, type FoldedAuthor, foldAuthor } from '../authors/author-name.js';

export class StoredAuthors implements AuthorTable {
  readonly authorOfForm: Uint32Array;
  readonly size: number;
  readonly #author: SqlStatement;
  readonly #form: SqlStatement;
  readonly #byOrcid: SqlStatement;
  readonly #formsByFamily: SqlStatement;
  readonly #formsByAuthor: SqlStatement;

  constructor(database: SqlDatabase) {
    this.authorOfForm = readUint32Array(database, 'author-of-form');
    this.size = Number(database.prepare('SELECT count(*) FROM author').row([])?.[0]);
    this.#author = database.prepare('SELECT usual_form, orcid FROM author WHERE author = ?');
    this.#form = database.prepare('SELECT family, given FROM author_form WHERE form = ?');
    this.#byOrcid = database.prepare('SELECT author FROM author WHERE orcid = ?');
    this.#formsByFamily = database.prepare(
      'SELECT form FROM author_form WHERE folded_family = ? ORDER BY form',
    );
    this.#formsByAuthor = database.prepare('SELECT form FROM author_form WHERE author = ?');
  }

  formsOfFamily(family: string): readonly number[] {
    return this.#formsByFamily.rows([family]).map(([form]) => Number(form));
  }

  form(form: number): FoldedAuthor {
    const [family, given] = this.#form.row([form]) ?? [];
    return foldAuthor(String(family), String(given));
  }

  getAuthor(form: number): number {
    return this.authorOfForm[form] ?? 0;
  }

  usualForm(author: number): number {
    return Number(this.#author.row([author])?.[0]);
  }

  hasOrcid(author: number): boolean {
    return typeof this.#author.row([author])?.[1] === 'string';
  }

  authorOfOrcid(orcid: string): number | null {
    const [author] = this.#byOrcid.row([orcid]) ?? [];
    return typeof author === 'number' ? author : null;
  }

  formsOfAuthor(author: number): readonly number[] {
    return this.#formsByAuthor.rows([author]).map(([form]) => Number(form));
  }

  describe(author: number): Omit<FacetCount, 'count'> {
    const [form = 0, stored] = this.#author.row([author]) ?? [];
    const [family = '', given = ''] = (this.#form.row([form]) ?? []).map(String);
    const orcid = typeof stored === 'string' ? stored : null;
    const named = { family, given, affiliations: [] };
    return {
      key: authorKey(foldAuthor(family, given), orcid),
      label: [family, given].filter(Boolean).join(', '),
      author: orcid === null ? named : { ...named, orcid },
    };
  }
}
