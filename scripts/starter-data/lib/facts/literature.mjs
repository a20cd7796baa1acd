import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipLines } from '../files.mjs';
import { getLabeledCarriers } from '../name-tables.mjs';
import { getTerms } from '../ontology-names.mjs';
import { isNegated, nameReader, toSentences } from './mentions.mjs';
import { diseasesWithSymptoms, symptomVocabulary } from './symptom-vocabulary.mjs';

/** From the folder of the articles. */
const ONTOLOGY = '../formats/do/doid-2024-01-31.obo.gz';
const PUBMED = 'https://pubmed.ncbi.nlm.nih.gov/?term=';
/** Articles that must name both; fewer, where they say what the symptoms of the disease are. */
const MIN = 3;
const MIN_PLAIN = 2;
/** How far beyond chance: the likelihood ratio of p = 0.001, and twice as often. */
const MIN_RATIO = 10.83;
const MIN_LIFT = 2;
/** Two articles with both in a sentence, or three of which one has, suffice where that is hardly ever chance. */
const FAR_LIFT = 15;
/** Symptoms that are named this often as effects of treatment need plain words of what the disease has. */
const LARGE_SHARE = 0.45;
const OF_LARGE_SHARE = { said: 5, plain: 1, articles: 5, lift: 8 };
/** The articles that a reference names. */
const MAX_NAMED = 5;
/** More diseases in a sentence than this are a list. */
const MAX_DISEASES = 3;
/** Sentences about effects of a treatment, or other diseases. */
const OTHER_MATTER =
  /\b(?:adverse|side[- ]effects?|tolera\w+|toxicit\w+|postoperative\w*|surg(?:ery|ical)|discontinu\w+|treatment-emergent|vaccin\w+|co-?morbid\w*|risk factors?|withdrawals?|safety|induced|differential)\b/iu;
/** Sentences about a trial, which mention side effects as well, unless symptoms get better. */
const TRIAL = /\b(?:placebo|doses?|mg|medications?|drugs?|inhibitors?|versus|vs)\b/iu;
const BETTER =
  /\bsymptoms?\b.*\b(?:improv|reliev|relief|allevia|amelior|reduc|decreas)|\b(?:improv|reliev|relief|allevia|amelior|reduc|decreas)\w*\b.*\bsymptoms?\b/iu;
/** Words that say what a disease looks like. */
const PLAIN =
  /\b(?:present(?:s|ed|ing)? (?:\w+ ){0,3}(?:with|as)|presentations?|symptoms?|symptomatic|manifest\w*|complain\w*|signs?|characteri[sz]ed by|clinical features?|suffer\w* from|accompanied by|hallmarks?|onset|(?:most )?(?:common|frequent)(?:ly)?)\b/iu;
/** Before the disease that has the symptoms: "symptoms of", "manifestations in patients with". */
const OF_DISEASE = /\b(?:of|in|from|for)\b[^,;]*$/iu;
/** What stands between the members of a list, which have so many words at most. */
const SEPARATOR = /,|;|\/|&|\(|\band\b|\bor\b/iu;
const LONGEST_MEMBER = 2;
const SIGN_QUALIFIERS = new Set(['etiology', 'complications', 'diagnosis', 'physiopathology']);

/**
 * Diseases and symptoms that articles name in one sentence, or as MeSH headings with fitting qualifiers, more often than by
 * chance. Each pair names the articles; nothing of their text is carried.
 */
export async function* literatureFacts(path, { survey, diseases, descriptors }) {
  const trees = new Map([...descriptors].map(([id, { places }]) => [id, places]));
  const symptoms = symptomVocabulary(survey, diseases, trees);
  const known = diseasesWithSymptoms(survey, diseases, trees, symptoms);
  const context = {
    symptoms,
    diseases: known,
    read: nameReader(
      survey,
      { disease: known, symptom: symptoms },
      await readNames(path, { survey, diseases, descriptors, symptoms }),
    ),
    byMesh: getLabeledCarriers(survey, 'P486'),
  };
  const tally = new Tally();
  for await (const line of gzipLines(path)) {
    const article = JSON.parse(line);
    tally.add(article.pmid, readArticle(article, context));
  }
  const getName = (iri) => survey.entities.get(iri).label.toLowerCase();
  for (const { disease, symptom, pmids } of tally.associations()) {
    if (isPartOf(getName(disease), getName(symptom)) || pmids.length === 0) continue;
    const query = pmids.slice(0, MAX_NAMED).map((id) => `${id}[uid]`);
    yield {
      kind: 'literature',
      disease,
      symptom,
      url: PUBMED + encodeURIComponent(query.join(' OR ')),
    };
  }
}

/** Further names: exact synonyms of diseases (Disease Ontology), entry terms of symptoms (MeSH). */
async function readNames(path, { survey, diseases, descriptors, symptoms }) {
  const names = new Map();
  const add = (iri, name) => names.set(iri, [...(names.get(iri) ?? []), name]);
  const ontology = join(dirname(path), ONTOLOGY);
  if (existsSync(ontology))
    for await (const term of getTerms(ontology)) {
      const iri = diseases.ofDoid(term.id);
      if (iri !== undefined) for (const name of term.names) add(iri, name);
    }
  for (const iri of symptoms)
    for (const id of survey.entities.get(iri).mesh)
      for (const name of descriptors.get(id)?.terms ?? []) if (!name.includes(',')) add(iri, name);
  return names;
}

/** Entities that an article names, and its disease–symptom pairs: 2 if stated explicitly, 1 otherwise. */
function readArticle(article, { symptoms, diseases, read, byMesh }) {
  const found = { diseases: new Set(), symptoms: new Set(), asEffect: new Set(), pairs: new Map() };
  const abbreviations = new Map();
  const note = (disease, symptom, weight) => {
    const key = `${disease} ${symptom}`;
    found.pairs.set(key, Math.max(weight, found.pairs.get(key) ?? 0));
  };
  let topic;
  for (const [place, sentence] of toSentences(article).entries()) {
    const mentions = read(sentence, abbreviations);
    const named = mentions.filter(({ kind }) => kind === 'disease');
    const signs = mentions.filter(
      ({ kind, start }) => kind === 'symptom' && !isNegated(sentence, start),
    );
    for (const { iri } of named) found.diseases.add(iri);
    for (const { iri } of signs) found.symptoms.add(iri);
    const different = new Set(named.map(({ iri }) => iri));
    if (place === 0 && different.size === 1) [topic] = different;
    if (OTHER_MATTER.test(sentence) || (TRIAL.test(sentence) && !BETTER.test(sentence))) {
      for (const { iri } of signs) found.asEffect.add(iri);
      continue;
    }
    const plain = PLAIN.exec(sentence);
    for (const sign of signs) {
      if (named.length === 0 && topic !== undefined) note(topic, sign.iri, plain === null ? 0 : 2);
      if (different.size > MAX_DISEASES) continue;
      for (const disease of named)
        if (!isListed(sentence, disease, sign, plain))
          note(disease.iri, sign.iri, plain !== null && different.size === 1 ? 2 : 1);
    }
  }
  noteHeadings(article, { symptoms, diseases, byMesh, found, note });
  return found;
}

/** Whether a sentence lists a disease with its symptoms, as one more of them. */
function isListed(sentence, disease, sign, plain) {
  const [first, second] = [disease, sign].sort((left, right) => left.start - right.start);
  const members = sentence.slice(first.end, second.start).split(SEPARATOR);
  const isShort = (member) => (member.match(/\S+/gu) ?? []).length <= LONGEST_MEMBER;
  if (members.length > 1 && members.every(isShort)) return true;
  if (plain === null || plain.index > disease.start) return false;
  return !OF_DISEASE.test(sentence.slice(plain.index + plain[0].length, disease.start));
}

function noteHeadings({ mesh = [] }, { symptoms, diseases, byMesh, found, note }) {
  const headings = mesh.map(({ id, qualifiers = [] }) => ({
    iri: byMesh.get(id),
    mentionsSigns: qualifiers.some((one) => SIGN_QUALIFIERS.has(one)),
  }));
  const ofDiseases = headings.filter(({ iri }) => diseases.has(iri));
  const ofSigns = headings.filter(({ iri }) => symptoms.has(iri));
  for (const { iri } of ofDiseases) found.diseases.add(iri);
  for (const { iri } of ofSigns) found.symptoms.add(iri);
  for (const disease of ofDiseases)
    for (const sign of ofSigns)
      if (disease.mentionsSigns || sign.mentionsSigns) note(disease.iri, sign.iri, 1);
}

/** Counts what articles name. */
class Tally {
  #articles = 0;
  #named = new Map();
  #together = new Map();
  #asEffect = new Map();
  #pairs = new Map();

  add(pmid, { diseases, symptoms, asEffect, pairs }) {
    if (diseases.size + symptoms.size === 0) return;
    this.#articles += 1;
    for (const iri of [...diseases, ...symptoms]) increase(this.#named, iri);
    for (const iri of asEffect) increase(this.#asEffect, iri);
    for (const disease of diseases)
      for (const symptom of symptoms) increase(this.#together, `${disease} ${symptom}`);
    for (const [key, weight] of pairs) {
      if (!this.#pairs.has(key)) this.#pairs.set(key, []);
      this.#pairs.get(key).push({ pmid, weight });
    }
  }

  /** The pairs beyond chance, each with its articles, those first that use plain words. */
  *associations() {
    for (const [key, articles] of this.#pairs) {
      const [disease, symptom] = key.split(' ');
      const plain = articles.filter(({ weight }) => weight === 2).length;
      const both = this.#together.get(key);
      const ratio = this.#ratio(disease, symptom, both);
      const lift = (both * this.#articles) / (this.#named.get(disease) * this.#named.get(symptom));
      const share = (this.#asEffect.get(symptom) ?? 0) / this.#named.get(symptom);
      const isSaid = plain >= MIN && lift > 1;
      if (!isSaid && (ratio < MIN_RATIO || lift < MIN_LIFT)) continue;
      const telling = articles.filter(({ weight }) => weight > 0).length;
      const isFar = telling > 0 && both + telling > 3 && lift >= FAR_LIFT;
      const isEnough =
        share < LARGE_SHARE
          ? plain >= MIN_PLAIN || telling >= MIN || isFar
          : (plain >= OF_LARGE_SHARE.said && lift > 1) ||
            (lift >= OF_LARGE_SHARE.lift &&
              (plain >= MIN_PLAIN ||
                (plain >= OF_LARGE_SHARE.plain && telling >= OF_LARGE_SHARE.articles)));
      if (!isEnough) continue;
      const pmids = articles
        .sort((left, right) => right.weight - left.weight)
        .flatMap(({ pmid }) => pmid ?? []);
      yield { disease, symptom, pmids, plain, articles: telling, ratio, lift, share };
    }
  }

  /** Dunning's log-likelihood ratio of two names in one article. */
  #ratio(disease, symptom, both) {
    const [ofDisease, ofSymptom] = [this.#named.get(disease), this.#named.get(symptom)];
    const all = this.#articles;
    const cells = [
      [both, ofDisease, ofSymptom],
      [ofDisease - both, ofDisease, all - ofSymptom],
      [ofSymptom - both, all - ofDisease, ofSymptom],
      [all - ofDisease - ofSymptom + both, all - ofDisease, all - ofSymptom],
    ];
    return cells.reduce(
      (sum, [seen, row, column]) =>
        seen > 0 ? sum + 2 * seen * Math.log((seen * all) / (row * column)) : sum,
      0,
    );
  }
}

function increase(counts, key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Whether a disease is called by a symptom, or the other way round: dengue fever. */
function isPartOf(disease, symptom) {
  const [one, other] = [disease, symptom].map(
    (name) => new Set(name.match(/\w+/gu).map((word) => word.replace(/s$/u, ''))),
  );
  return [...one].every((word) => other.has(word)) || [...other].every((word) => one.has(word));
}
