import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** New files and lines for the workspace. Nothing is written before {@link WorkspaceEdit.write}, so a failure leaves no trace. */
export class WorkspaceEdit {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  /** @param root - folder of the repository. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Adds a file. @throws Error when it exists. */
  add(path: string, text: string): void {
    if (this.#texts.has(path) || existsSync(join(this.#root, path))) {
      throw new Error(`${path} already exists.`);
    }
    this.#texts.set(path, text.trimStart());
  }

  /** Inserts text before the first match of an anchor. @throws Error when the anchor is missing. */
  before(path: string, anchor: RegExp, text: string): void {
    this.#replace(path, anchor, (match) => text + match);
  }

  /** Inserts text after the first match of an anchor. @throws Error when the anchor is missing. */
  after(path: string, anchor: RegExp, text: string): void {
    this.#replace(path, anchor, (match) => match + text);
  }

  append(path: string, text: string): void {
    this.#texts.set(path, this.#read(path) + text);
  }

  /** Writes everything. Returns the files that were added or changed, in order. */
  write(): readonly string[] {
    for (const [path, text] of this.#texts) {
      const target = join(this.#root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return [...this.#texts.keys()];
  }

  #replace(path: string, anchor: RegExp, replace: (match: string) => string): void {
    const before = this.#read(path);
    if (!anchor.test(before)) {
      throw new Error(`Cannot insert into ${path}: ${anchor} does not match.`);
    }
    this.#texts.set(path, before.replace(anchor, replace));
  }

  #read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }
}
