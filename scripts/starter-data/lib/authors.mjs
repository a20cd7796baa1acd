const GROUP_WORDS =
  /\b(?:Groups?|Stud(?:y|ies)|Investigators?|Collaborat(?:ion|ive|ors?)|Trial(?:ists?)?|Consortium|Committee|Network|Team|Program(?:me)?|Society|Association|Initiative|Project|Institute|Center|Centre|Foundation|University|Department|Council|Organi[sz]ation|Taskforce|Task Force|Working|Researchers|Registry)\b/u;
/** Longer than any person's or group's name: a byline that was glued together. */
const LONGEST_NAME = 150;
const GENERATIONS = /^(?:Jr|Sr|I{2,3}|IV|2nd|3rd|4th)\.?$/u;
const INITIAL = /^(?:\p{Lu}\p{M}?\.?(?:-\p{Lu}\.?)?|\p{Lu}\.\p{Lu}\.)$/u;
const PARTICLES = new Set(
  'van von der den de del della di da dos das du la le los el al bin ibn ten ter te zu zur af av st san y e'.split(
    ' ',
  ),
);

/**
 * Byline of a source record as persons ({family, given?, orcid?, affiliations?}) and groups ({collective, …}).
 *
 * Records whose names were split at the comma ("Bianchi Porro", "G", "Stubhaug", "A") are recognized by an entry that
 * is nothing but initials and are paired again; otherwise "P F Liddle" and "Virginia I Douglas" are split
 * before the family name. Entries without a name ("NA") are dropped.
 */
export function readAuthors(authors, internAffiliation) {
  const named = authors.filter((author) => {
    const length = (author.collective ?? author.last ?? '').trim().length;
    return length > 0 && length <= LONGEST_NAME;
  });
  const bare = named.every(
    (author) => author.last && !author.fore && !author.initials && !author.affiliations,
  );
  if (bare)
    return readBareNames(
      named.map((author) => collapse(author.last)).filter((name) => name !== 'NA'),
    );
  return named.map((author) => readStructured(author, internAffiliation));
}

function readStructured(author, internAffiliation) {
  const indexes = [...new Set((author.affiliations ?? []).map(internAffiliation))].filter(
    (index) => index >= 0,
  );
  const affiliations = indexes.length > 0 ? { affiliations: indexes } : {};
  if (author.collective) return { collective: collapse(author.collective), ...affiliations };

  const orcid = /(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/u.exec(author.orcid ?? '')?.[1];
  const name = author.fore
    ? { family: collapse(author.last), given: collapse(author.fore).replace(/\.(?=\s|$)/gu, '') }
    : withInitials(collapse(author.last), collapse(author.initials ?? ''));
  if (!name.given && GROUP_WORDS.test(name.family))
    return { collective: name.family, ...affiliations };
  return { ...name, ...(orcid === undefined ? {} : { orcid }), ...affiliations };
}

/** "Caviness VS" with initials "Jr" is V S Caviness Jr; "GK" becomes "G K". */
function withInitials(last, initials) {
  if (initials === '') return { family: last };
  if (!GENERATIONS.test(initials)) return { family: last, given: spaced(initials) };
  const match = /^(.+) (\p{Lu}{1,4})$/u.exec(last);
  return match === null
    ? { family: last }
    : { family: match[1], given: `${spaced(match[2])} ${initials}` };
}

function spaced(initials) {
  return /^\p{Lu}{2,4}$/u.test(initials)
    ? [...initials].join(' ')
    : initials.replace(/\.(?=\s|$)/gu, '');
}

function readBareNames(names) {
  const pairs = names.some((name) => isGivenOnly(name));
  return pairs ? readPairs(names) : names.map(readFullName);
}

/** "M H", "P", "Gregory P": ends in an initial, which no family name does. */
function isGivenOnly(name) {
  const words = name.split(' ');
  return INITIAL.test(words.at(-1)) && words.length <= 4;
}

function startsWithInitial(name) {
  return name.includes(' ') && INITIAL.test(name.slice(0, name.indexOf(' ')));
}

function readPairs(names) {
  const authors = [];
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    const next = names[index + 1];
    if (isGivenOnly(name) && authors.length === 0) continue; // given names whose family name was lost
    if (next !== undefined && isGivenOnly(next)) {
      authors.push({ family: name, given: next });
      index += 1;
    } else if (!isGivenOnly(name)) {
      authors.push(
        startsWithInitial(name) || GROUP_WORDS.test(name) ? readFullName(name) : { family: name },
      );
    }
  }
  return authors;
}

function readFullName(name) {
  if (GROUP_WORDS.test(name)) return { collective: name };
  let words = name.split(' ');
  let suffix = '';
  if (words.length > 2 && GENERATIONS.test(words.at(-1))) {
    suffix = ` ${words.at(-1)}`;
    words = words.slice(0, -1);
  }
  if (words.length === 1) return { family: name };
  const start = familyStart(words);
  return {
    family: words.slice(start).join(' '),
    given:
      words
        .slice(0, start)
        .join(' ')
        .replace(/\.(?=\s|$)/gu, '') + suffix,
  };
}

/** The family name starts after the last initial, or else at its first particle, or else is the last word. */
function familyStart(words) {
  const lastInitial = words.findLastIndex(
    (word, index) => index < words.length - 1 && INITIAL.test(word),
  );
  if (lastInitial >= 0) return lastInitial + 1;
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word.toLowerCase()));
  return particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
}

function collapse(text) {
  return text.replace(/\s+/gu, ' ').trim();
}
