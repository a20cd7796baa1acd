/**
 * Reads MeSH headings of citation records against the descriptor names that other records prove to exist.
 *
 * Some sources split headings at their commas ("Child", "Preschool"). `repair` joins neighbors whose joined
 * text is a known descriptor, longest first, and drops a leftover that is only ever the tail of a heading.
 */
export class MeshHeadings {
  #ids = new Map();
  #namesById = new Map();
  #names = new Map();
  #tails = new Set();
  #proposals = new Map();

  /** Registers a complete descriptor name, with its id where the source has one. */
  learn(name, id) {
    const key = keyOf([name]);
    if (!this.#names.has(key)) this.#names.set(key, name);
    if (id !== undefined && !this.#ids.has(key)) this.#ids.set(key, id);
    if (id !== undefined && !this.#namesById.has(id)) this.#namesById.set(id, name);
    const parts = key.split(', ');
    for (const part of parts.slice(1)) this.#tails.add(part);
  }

  getId(name) {
    return this.#ids.get(keyOf([name]));
  }

  /** The first name learned for an id. */
  readName(id) {
    return this.#namesById.get(id);
  }

  /**
   * Notes which neighbors of one record look like a heading that no record spells out.
   *
   * The sources list headings alphabetically, so a name that breaks the order is the tail of the heading before
   * it: "Analgesia", "Patient-Controlled", "Anesthesia".
   */
  propose(names) {
    this.#read(names, (joined) => {
      this.#proposals.set(joined, (this.#proposals.get(joined) ?? 0) + 1);
      return joined;
    });
  }

  /** Learns the proposals of at least `least` records: an accident of order seldom repeats. */
  acceptProposals(least) {
    for (const [name, count] of this.#proposals) if (count >= least) this.learn(name);
    this.#proposals.clear();
  }

  /** Headings of one record with split ones joined, each name once, in the record's order; stray tails are dropped. */
  repair(names) {
    return [...new Set(this.#read(names, (_joined, previous) => previous))];
  }

  /** `onTail` decides what becomes of a heading whose presumable tail was found behind it. */
  #read(names, onTail) {
    if (names.some((name) => name.includes(', '))) return names;
    const sorted = isMostlySorted(names);
    const headings = [];
    for (let index = 0; index < names.length; ) {
      const length = this.#longestHeading(names, index);
      if (length > 0) {
        headings.push(this.#spelling(names.slice(index, index + length)));
        index += length;
        continue;
      }
      const previous = headings.at(-1);
      if (sorted && this.#isTail(names, index, previous)) {
        headings[headings.length - 1] = onTail(`${previous}, ${names[index]}`, previous);
      } else if (this.#isPlausible(names[index])) {
        headings.push(names[index]);
      }
      index += 1;
    }
    return headings;
  }

  /** One spelling for all records; a graph's label in lower case is no heading's spelling. */
  #spelling(parts) {
    const known = this.#names.get(keyOf(parts));
    return /^\p{Ll}/u.test(known) ? parts.join(', ') : known;
  }

  #isTail(names, index, previous) {
    // "p-Cresol" and "5-HT" stand under their first capital, so their place proves nothing.
    if (previous === undefined || !/^\p{Lu}/u.test(names[index])) return false;
    const [key, before] = [names[index].toLowerCase(), previous.toLowerCase()];
    if (before.startsWith(`${key}, `)) return false; // the next heading of the same head
    if (key < before) return true;
    const after = names[index + 1]?.toLowerCase();
    return (
      after !== undefined &&
      after >= before &&
      key > after &&
      this.#longestHeading(names, index + 1) > 0
    );
  }

  #longestHeading(names, start) {
    for (let length = Math.min(5, names.length - start); length > 0; length -= 1) {
      if (
        this.#names.has(
          names
            .slice(start, start + length)
            .join(', ')
            .toLowerCase(),
        )
      )
        return length;
    }
    return 0;
  }

  #isPlausible(name) {
    return (
      name.length > 2 &&
      /^[\p{Lu}\d]|^[a-z]+-\p{Lu}/u.test(name) &&
      !this.#tails.has(name.toLowerCase())
    );
  }
}

function keyOf(parts) {
  return parts.join(', ').toLowerCase();
}

/** Three neighbors of four ascend: what a sorted list with split headings still shows. */
function isMostlySorted(names) {
  const keys = names.map((name) => name.toLowerCase());
  const ascending = keys.filter((key, index) => index > 0 && key >= keys[index - 1]).length;
  return names.length > 3 && ascending >= 0.75 * (names.length - 1);
}
