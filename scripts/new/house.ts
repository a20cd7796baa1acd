import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files and lines to be added to the repository. Nothing is written before {@link House.write}, so that nothing stays half done. */
export class House {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  /** @param root - the folder of the repository. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Makes a file. @throws Error when it is there. */
  add(path: string, text: string): void {
    if (this.#texts.has(path) || existsSync(join(this.#root, path))) {
      throw new Error(`${path} is there already.`);
    }
    this.#texts.set(path, text.trimStart());
  }

  /** Puts text right before the first match of an anchor. @throws Error when the anchor is not there. */
  before(path: string, anchor: RegExp, text: string): void {
    this.#edit(path, anchor, (match) => text + match);
  }

  /** Puts text right behind the first match of an anchor. @throws Error when the anchor is not there. */
  after(path: string, anchor: RegExp, text: string): void {
    this.#edit(path, anchor, (match) => match + text);
  }

  /** Puts text at the end of a file. */
  append(path: string, text: string): void {
    this.#texts.set(path, this.#read(path) + text);
  }

  /** Writes everything. Returns the files that were made or changed, in order. */
  write(): readonly string[] {
    for (const [path, text] of this.#texts) {
      const target = join(this.#root, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return [...this.#texts.keys()];
  }

  #edit(path: string, anchor: RegExp, replace: (match: string) => string): void {
    const before = this.#read(path);
    if (!anchor.test(before)) {
      throw new Error(`${path} has no place for the new lines: ${anchor} is not in it.`);
    }
    this.#texts.set(path, before.replace(anchor, replace));
  }

  #read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }
}
