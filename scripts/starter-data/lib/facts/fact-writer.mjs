import * as ns from '../ntriples.mjs';
import { quoted } from '../ntriples.mjs';

const LABELS = {
  P233: 'canonical SMILES',
  P680: 'molecular function',
  P681: 'cell component',
  P682: 'biological process',
  P715: 'DrugBank ID',
  P3841: 'Human Phenotype Ontology ID',
  P5270: 'Mondo ID',
};
const RELATING = new Set(['P680', 'P681', 'P682']);

/** Turns facts into claims, statements and references in the shape of the graph, each fact once, and notes them in the survey. */
export class FactWriter {
  #survey;
  #urls;
  #lines = new Set();
  /** Claims of the graph and of this writer, as `subject property value`. */
  #claims = new Set();
  /** Statements by what they claim. */
  #statements = new Map();

  constructor(survey, urls) {
    this.#survey = survey;
    this.#urls = urls;
    for (const relation of survey.relations) this.#claims.add(relation.join(' '));
    for (const [iri, { owner, property, value }] of survey.statements)
      this.#statements.set([owner, property, value].join(' '), iri);
  }

  /** A relation that is a reason to keep both ends; one that the graph has already gains a reference. */
  relate(subject, property, value, source) {
    const claim = this.#claim(subject, property, value, source);
    if (claim !== undefined) this.#survey.relations.push(claim);
  }

  /** A relation that keeps its value only where the subject is kept. */
  annotate(subject, property, value, source) {
    const claim = this.#claim(subject, property, value, source);
    if (claim !== undefined) this.#survey.annotations.push(claim);
  }

  /** A literal about an entity. */
  state(entity, predicate, text, language) {
    this.#lines.add(`<${entity}> <${predicate}> ${quoted(text, language)} .`);
    this.#survey.entities.get(entity).facts += 1;
  }

  classify(entity, type) {
    this.#lines.add(`<${entity}> <${ns.WDT}P31> <${type}> .`);
  }

  /**
   * Identifiers of entities, but for those that two entities share and those of which an entity would have several.
   *
   * @returns how many were added.
   */
  identify(identifiers) {
    const pairs = new Set();
    for (const { entity, property, value } of identifiers)
      if (this.#survey.entities.get(entity)?.label !== undefined)
        pairs.add(`${property} ${value} ${entity}`);
    const uses = new Map();
    const count = (key) => uses.set(key, (uses.get(key) ?? 0) + 1);
    for (const pair of pairs) {
      const [property, value, entity] = pair.split(' ');
      count(`${property} ${value}`);
      count(`${property} ${entity}`);
    }
    let added = 0;
    for (const pair of pairs) {
      const [property, value, entity] = pair.split(' ');
      if (uses.get(`${property} ${value}`) > 1 || uses.get(`${property} ${entity}`) > 1) continue;
      this.#describe(property);
      this.state(entity, ns.WDT + property, value);
      this.#survey.entities.get(entity).properties.add(property);
      added += 1;
    }
    return added;
  }

  lines() {
    return [...this.#lines];
  }

  /** @returns the claim when it is new. */
  #claim(subject, property, value, source) {
    const key = [subject, property, value].join(' ');
    const known = this.#statements.get(key);
    const statement =
      known ?? `${ns.STATEMENT}${localName(subject)}-${property}-${localName(value)}`;
    if (known === undefined) {
      this.#statements.set(key, statement);
      this.#survey.statements.set(statement, { property, value, owner: subject, roles: [] });
      this.#lines.add(`<${subject}> <${ns.P}${property}> <${statement}> .`);
      this.#lines.add(`<${statement}> <${ns.PS}${property}> <${value}> .`);
    }
    const reference = `${ns.REFERENCE}${source}`;
    this.#lines.add(`<${statement}> <${ns.DERIVED_FROM}> <${reference}> .`);
    this.#lines.add(`<${reference}> <${ns.PR}P854> <${this.#urls[source]}> .`);
    if (this.#claims.has(key)) return undefined;
    this.#claims.add(key);
    this.#describe(property);
    this.#lines.add(`<${subject}> <${ns.WDT}${property}> <${value}> .`);
    return [subject, property, value];
  }

  /** The graph describes every property that it uses; these are not in every layer of it. */
  #describe(property) {
    const label = LABELS[property];
    const entity = ns.WD + property;
    if (label === undefined || this.#survey.entities.has(entity)) return;
    const relates = RELATING.has(property);
    const type = relates ? 'WikibaseItem' : property === 'P233' ? 'String' : 'ExternalId';
    for (const fact of [
      `<${ns.LABEL}> ${quoted(label, 'en')}`,
      `<${ns.RDF_TYPE}> <${ns.WIKIBASE}Property>`,
      `<${ns.WIKIBASE}directClaim> <${ns.WDT}${property}>`,
      `<${ns.WIKIBASE}propertyType> <${ns.WIKIBASE}${type}>`,
      ...(relates
        ? [
            `<${ns.WIKIBASE}claim> <${ns.P}${property}>`,
            `<${ns.WIKIBASE}statementProperty> <${ns.PS}${property}>`,
          ]
        : []),
    ])
      this.#lines.add(`<${entity}> ${fact} .`);
  }
}

function localName(iri) {
  return iri.replace(/^.*[/#:]/u, '');
}
