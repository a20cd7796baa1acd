import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Adds files and lines to the repository, and remembers which. */
export class House {
  readonly #root: string;
  readonly #touched: string[] = [];

  /** @param root - the folder of the repository. */
  constructor(root: string) {
    this.#root = root;
  }

  /** The files that were made or changed, in order, each once. */
  get touched(): readonly string[] {
    return [...new Set(this.#touched)];
  }

  /** Makes a file. @throws Error when it is there. */
  add(path: string, text: string): void {
    const target = join(this.#root, path);
    if (existsSync(target)) throw new Error(`${path} is there already.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.trimStart());
    this.#touched.push(path);
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
    this.#edit(path, /$(?![\s\S])/, () => text);
  }

  #edit(path: string, anchor: RegExp, replace: (match: string) => string): void {
    const target = join(this.#root, path);
    const before = readFileSync(target, 'utf8');
    if (!anchor.test(before))
      throw new Error(`${path} has no place for it: ${anchor} is not there.`);
    writeFileSync(target, before.replace(anchor, replace));
    this.#touched.push(path);
  }
}
