import { readFile } from 'node:fs/promises';
import { getCarriers, namedOnce, namedTwice } from './name-tables.mjs';
import { WD } from './ntriples.mjs';

/** What an entity of each kind is an instance of; a drug may also be known by what it treats. */
const CLASSES = {
  drug: ['Q12140', 'Q11173'],
  disease: ['Q12136', 'Q169872'],
  gene: ['Q7187', 'Q8054'],
};
/** As abbreviations are written; the label index reads them alike. */
const SHORT = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d][\p{Lu}\d-]{1,9}$/u;

/**
 * Our own list of brands, lay names, abbreviations and names of proteins: each entity by its label among those of its
 * kind, else by an alias that one of them alone has; a condition also among those that are of no class. An abbreviation is a short name unless it is something's label.
 *
 * @param report - called with rows whose entity the graph lacks (`unresolved`) or has twice (`ambiguous`), and of names that are
 * also the label of something else (`shared`).
 */
export async function* curatedNames(path, survey, { report = () => {} }) {
  const finders = Object.fromEntries(
    Object.entries(CLASSES).map(([kind, classes]) => [kind, namedOnce(survey, isOf(classes))]),
  );
  const findUnclassed = namedOnce(survey, ({ classes }) => classes.length === 0);
  const labels = labelsOf(survey);
  for (const [kind, entity, names] of await rowsOf(path)) {
    const find = kind === 'disease' ? [finders.disease, findUnclassed] : [finders[kind]];
    const found = find.flatMap((one) => entity.split('|').map(one));
    const iri = found.find((one) => one !== undefined && one !== null);
    if (iri === undefined) report(found.includes(null) ? 'ambiguous' : 'unresolved', entity);
    else yield* getNames({ iri, names: names.split('|'), labels, survey, report });
  }
}

/** Rows of our list of abbreviations whose entity is in the graph. */
export async function* abbreviations(path, survey, { report = () => {} }) {
  const byDisease = getCarriers(survey, 'P699');
  const labels = labelsOf(survey);
  for (const [name, id] of await rowsOf(path)) {
    const iri = id.startsWith('Q') ? `${WD}${id}` : byDisease.get(id);
    if (survey.entities.get(iri)?.label === undefined) report('unresolved', name);
    else yield* getNames({ iri, names: [name], labels, survey, report });
  }
}

function* getNames({ iri, names, labels, survey, report }) {
  const { label, aliases } = survey.entities.get(iri);
  for (const name of names) {
    const bearers = labels.get(name.toLowerCase()) ?? [];
    const isShared = bearers.some((bearer) => bearer !== iri);
    if (isShared) report('shared', name);
    const isShort = SHORT.test(name) && !isShared;
    if (name !== label && (isShort || !aliases.includes(name))) yield { iri, name, isShort };
  }
}

function isOf(classes) {
  const iris = classes.map((code) => `${WD}${code}`);
  const treats = classes.includes('Q12140') ? 'P2175' : undefined;
  return ({ classes: entityClasses, properties }) =>
    entityClasses.some((iri) => iris.includes(iri)) || properties.has(treats);
}

function labelsOf({ entities }) {
  return namedTwice([...entities].map(([iri, { label = '' }]) => [label.toLowerCase(), iri]));
}

async function rowsOf(path) {
  const lines = (await readFile(path, 'utf8')).split('\n');
  return lines.filter((line) => line !== '' && line[0] !== '#').map((line) => line.split('\t'));
}
