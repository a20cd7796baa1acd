import * as ns from '../ntriples.mjs';
import { quoted } from '../ntriples.mjs';
import { toRecordUrl } from './record-urls.mjs';

const LABELS = {
  P231: 'CAS Registry Number',
  P233: 'canonical SMILES',
  P267: 'ATC code',
  P688: 'encodes',
  P1550: 'Orphanet ID',
  P3345: 'RxNorm CUI',
  P3493: 'legal status (medicine)',
  P3781: 'has active ingredient',
  P652: 'UNII',
  P680: 'molecular function',
  P681: 'cell component',
  P682: 'biological process',
  P715: 'DrugBank ID',
  P3841: 'Human Phenotype Ontology ID',
  P5270: 'Mondo ID',
};
/** Predicates of relations that Wikidata has no property for, by their names in the Biolink model. */
const OWN = /^[a-z_]+$/u;
const BIOLINK = 'https://w3id.org/biolink/vocab/';

/** The predicates of a claim: direct, to its statement, and from there to its value. */
function toPredicates(property) {
  return OWN.test(property)
    ? [BIOLINK + property, `urn:kg:claim:${property}`, `urn:kg:value:${property}`]
    : [ns.WDT + property, ns.P + property, ns.PS + property];
}

const WIKIDATA = 'https://www.wikidata.org/';
const RELATING = new Set(['P680', 'P681', 'P682', 'P688', 'P3781']);

/** Turns facts into claims, statements and references in the shape of the graph, each fact once, and notes them in the survey. */
export class FactWriter {
  #survey;
  #urls;
  #lines = new Set();
  /** Claims of the graph and of this writer, as `subject property value`. */
  #claims = new Set();
  /** Statements by what they claim. */
  #statements = new Map();
  /** Sources by claim; `graph` for the source graph. */
  #sources = new Map();
  /** Claims of the graph that a source other than Wikidata states. */
  #backed = new Set();
  /** Statements with a source that they refer to. */
  #referred = new Set();
  /** Numbers of values by subject and property. */
  #values = new Map();

  constructor(survey, urls) {
    this.#survey = survey;
    this.#urls = urls;
    for (const relation of survey.relations) {
      this.#claims.add(relation.join(' '));
      this.#sources.set(relation.join(' '), new Set(['graph']));
    }
    for (const [iri, { owner, property, value, references }] of survey.statements) {
      const key = [owner, property, value].join(' ');
      this.#note(key, iri);
      if (references.some((one) => survey.homes.get(one) !== WIKIDATA)) this.#backed.add(key);
    }
  }

  /** A relation that is a reason to keep both ends; one that the graph has already gains a reference. */
  relate(subject, property, value, source, url) {
    const claim = this.#claim(subject, property, value, source, url);
    if (claim !== undefined) this.#survey.relations.push(claim);
  }

  /** Annotates a subject that is part of the graph. */
  annotate(subject, property, value, source, url) {
    const claim = this.#claim(subject, property, value, source, url);
    if (claim !== undefined) this.#survey.annotations.push(claim);
  }

  /** A statement that a source denies: deprecated, without a claim. */
  deny(subject, property, value, source, url) {
    const [, toStatement, toValue] = toPredicates(property);
    const statement = `${ns.STATEMENT}${localName(subject)}-${property}-${localName(value)}-denied`;
    this.#survey.statements.set(statement, { property, value, owner: subject, roles: [] });
    this.#lines.add(`<${subject}> <${toStatement}> <${statement}> .`);
    this.#lines.add(`<${statement}> <${toValue}> <${value}> .`);
    this.#lines.add(`<${statement}> <${ns.WIKIBASE}rank> <${ns.WIKIBASE}DeprecatedRank> .`);
    this.#refer(statement, source, url);
  }

  /** Gives the graph's claims of a property a statement with its source, where they have none. */
  attribute(property, source) {
    for (const [subject, relation, value] of [...this.#survey.relations])
      if (relation === property && !this.#statements.has([subject, property, value].join(' ')))
        this.#claim(subject, property, value, source);
  }

  /** How many sources state a claim. */
  countSources(subject, property, value) {
    return this.#sources.get([subject, property, value].join(' '))?.size ?? 0;
  }

  /** Whether one of some sources states a claim. */
  isStatedBy(subject, property, value, sources) {
    const known = this.#sources.get([subject, property, value].join(' '));
    return sources.some((source) => known?.has(source) === true);
  }

  /** Whether nobody but Wikidata states a claim. */
  isFromWikidataAlone(subject, property, value) {
    const key = [subject, property, value].join(' ');
    const sources = this.#sources.get(key);
    return sources?.size === 1 && sources.has('graph') && !this.#backed.has(key);
  }

  /** How many values of a property have statements. */
  countValues(subject, property) {
    return this.#values.get(`${subject} ${property}`) ?? 0;
  }

  /** Literals of a property that an entity has none of; registry numbers are added to those that it has. */
  describe(entity, property, texts) {
    const known = this.#survey.entities.get(entity).properties;
    if (texts.length === 0 || (known.has(property) && property !== 'P231')) return;
    known.add(property);
    this.#describe(property);
    for (const text of texts) this.state(entity, ns.WDT + property, text);
  }

  /** A literal about an entity. */
  state(entity, predicate, text, language) {
    this.#lines.add(`<${entity}> <${predicate}> ${quoted(text, language)} .`);
    this.#survey.entities.get(entity).facts += 1;
  }

  /** What an entity is, or is a kind of. */
  link(entity, property, value) {
    this.#describe(property);
    this.#lines.add(`<${entity}> <${ns.WDT}${property}> <${value}> .`);
    this.#survey.entities.get(entity).links.push(value);
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

  #note(key, statement) {
    if (this.#statements.has(key)) return;
    this.#statements.set(key, statement);
    const name = key.slice(0, key.lastIndexOf(' '));
    this.#values.set(name, (this.#values.get(name) ?? 0) + 1);
  }

  /** @returns the claim when it is new. */
  #claim(subject, property, value, source, url) {
    const key = [subject, property, value].join(' ');
    const [direct, toStatement, toValue] = toPredicates(property);
    const known = this.#statements.get(key);
    const statement =
      known ?? `${ns.STATEMENT}${localName(subject)}-${property}-${localName(value)}`;
    if (known === undefined) {
      this.#note(key, statement);
      this.#survey.statements.set(statement, { property, value, owner: subject, roles: [] });
      this.#lines.add(`<${subject}> <${toStatement}> <${statement}> .`);
      this.#lines.add(`<${statement}> <${toValue}> <${value}> .`);
    }
    const record = toRecordUrl(this.#urls[source], { subject, property, value }, this.#survey);
    this.#refer(statement, source, url ?? record);
    this.#sources.set(key, (this.#sources.get(key) ?? new Set()).add(source));
    if (this.#claims.has(key)) return undefined;
    this.#claims.add(key);
    this.#describe(property);
    this.#lines.add(`<${subject}> <${direct}> <${value}> .`);
    return [subject, property, value];
  }

  /** A reference to the source, or to the first record of it that has an address of its own; to each article that was read. */
  #refer(statement, source, url) {
    const key = `${statement} ${source} ${source === 'abstracts' ? url : ''}`;
    if (this.#referred.has(key)) return;
    this.#referred.add(key);
    const record =
      url === undefined ? '' : `-${url.replace(/^https?:\/\//u, '').replace(/[^\w.-]/gu, '_')}`;
    const reference = `${ns.REFERENCE}${source}${record}`;
    this.#lines.add(`<${statement}> <${ns.DERIVED_FROM}> <${reference}> .`);
    this.#lines.add(`<${reference}> <${ns.PR}P854> <${url ?? this.#urls[source]}> .`);
  }

  /** The graph describes every property that it uses; these are not in every layer of it. */
  #describe(property) {
    const label = LABELS[property];
    const entity = ns.WD + property;
    if (label === undefined || this.#survey.entities.has(entity)) return;
    const relates = RELATING.has(property);
    const type = relates
      ? 'WikibaseItem'
      : property === 'P233' || property === 'P3493'
        ? 'String'
        : 'ExternalId';
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
