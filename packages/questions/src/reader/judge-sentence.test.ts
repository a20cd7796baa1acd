import type { EntityType } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { toInquiry } from './inquiry.js';
import { judgeSentence } from './judge-sentence.js';
import type { AskedTerms } from './question-answerer.js';

function entity(text: string, type: EntityType, ...names: readonly string[]) {
  return { text, names, types: [type] };
}

function asked(relation: string, ...entities: AskedTerms['entities']): AskedTerms {
  const ends = { relation, left: 0, right: 1 };
  return { entities, ends, wanted: [], said: [], rest: [] };
}

const ASPIRIN_FEVER = asked(
  'treats',
  entity('aspirin', 'MEDICATION', 'acetylsalicylic acid', 'ASA'),
  entity('fever', 'DISEASE', 'pyrexia'),
);
const HD_HTT = asked(
  'genetic-association',
  entity("Huntington's disease", 'DISEASE', 'HD'),
  entity('HTT', 'GENE', 'huntingtin'),
);
const AIDS_HIV = asked('cause', entity('AIDS', 'DISEASE'), entity('HIV', 'TAXON'));
const IMATINIB_ABL = asked(
  'drug-target',
  entity('imatinib', 'MEDICATION'),
  entity('ABL1', 'GENE', 'BCR-ABL'),
);

function judge(text: string, terms: AskedTerms, question = 'Is it so?', before = '') {
  const passage = { id: 'pmid:1', index: 'articles', title: 'T', text: `T\n${before}${text}` };
  const start = passage.text.length - text.length;
  const sentence = { text, start, end: passage.text.length };
  return judgeSentence({ sentence, passage }, toInquiry(question, terms))?.polarity ?? 'nothing';
}

describe('a treatment', () => {
  it.each([
    ['Aspirin is effective for fever.', 'states'],
    ['Aspirin is widely used in the treatment of fever.', 'states'],
    ['Aspirin treats fever.', 'states'],
    ['Aspirin (ASA), a cheap drug, is effective in adults with fever.', 'states'],
    ['Aspirin (ASA), a cheap drug, is effective in children with fever.', 'nothing'],
    ['Acetylsalicylic acid is an old drug for pyrexia.', 'states'],
    ['Fever is treated with paracetamol or aspirin.', 'states'],
    ['Drugs for fever include ibuprofen, paracetamol and aspirin.', 'states'],
    ['The treatment of choice for fever is aspirin.', 'states'],
    ['Aspirin is effective for pain, headache, and fever.', 'states'],
    ['The efficacy of aspirin in fever has been demonstrated.', 'states'],
    ['Aspirin is not effective for fever.', 'denies'],
    ['Aspirin was ineffective in fever.', 'denies'],
    ['Aspirin does not treat fever.', 'denies'],
    ['Aspirin failed to improve fever.', 'denies'],
    ['We investigated whether aspirin is effective for fever.', 'nothing'],
    ['The aim was to show that aspirin is effective for fever.', 'nothing'],
    ['There is no evidence that aspirin is effective for fever.', 'nothing'],
    ['Aspirin may be effective for fever.', 'nothing'],
    ['Aspirin would be effective for fever.', 'nothing'],
    ['It is unclear if aspirin is effective for fever.', 'nothing'],
    ['Is aspirin effective for fever?', 'nothing'],
    ['A trial of aspirin for fever was started.', 'nothing'],
    ['Compared with aspirin, paracetamol is effective for fever.', 'nothing'],
    ['Paracetamol is more effective than aspirin for fever.', 'nothing'],
    ['Patients with fever were treated with quinine and aspirin.', 'nothing'],
    ['Aspirin was given; paracetamol is effective for fever.', 'nothing'],
    ['Aspirin is effective for pain in patients without fever.', 'nothing'],
    ['Aspirin is effective for yellow fever.', 'nothing'],
    ['Aspirin is effective for fever blisters.', 'nothing'],
    ['Aspirin is effective for fever in mice.', 'nothing'],
    ['Aspirin-exacerbated disease is common in fever.', 'nothing'],
    ['Fever and aspirin.', 'nothing'],
    ['The study shows efficacy of aspirin and codeine in combination in fever.', 'nothing'],
    ['Aspirin is the most intensively investigated drug in fever.', 'nothing'],
    ['Aspirin is effective compared with placebo for fever.', 'nothing'],
    ['Aspirin, compared with placebo, is effective for fever.', 'nothing'],
    ['Aspirin is effective for fever and did not affect pain.', 'nothing'],
    ['Aspirin is an investigational drug for fever.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge(text, ASPIRIN_FEVER)).toBe(expected);
  });
});

describe('other relations', () => {
  it.each([
    [HD_HTT, "Huntington's disease is caused by mutations in the HTT gene.", 'states'],
    [HD_HTT, "Mutations in HTT cause Huntington's disease.", 'states'],
    [HD_HTT, "HTT is associated with Huntington's disease.", 'states'],
    [HD_HTT, "Huntingtin is the gene mutated in Huntington's disease.", 'states'],
    [HD_HTT, "HTT is not associated with Huntington's disease.", 'denies'],
    [HD_HTT, "HTT was studied in Huntington's disease.", 'nothing'],
    [HD_HTT, "HTT interacts with a gene of Huntington's disease.", 'nothing'],
    [AIDS_HIV, 'HIV causes AIDS.', 'states'],
    [AIDS_HIV, 'AIDS is caused by HIV.', 'states'],
    [AIDS_HIV, 'HIV is the cause of AIDS.', 'states'],
    [AIDS_HIV, 'AIDS causes HIV.', 'nothing'],
    [IMATINIB_ABL, 'Imatinib inhibits BCR-ABL.', 'states'],
    [IMATINIB_ABL, 'Imatinib is a selective inhibitor of the BCR-ABL kinase.', 'states'],
    [IMATINIB_ABL, 'Imatinib does not bind BCR-ABL.', 'denies'],
  ])('%# %s %s', (terms, text, expected) => {
    expect(judge(text, terms)).toBe(expected);
  });

  it.each([
    ['Is ABL1 inhibited by imatinib?', 'Imatinib is a BCR-ABL agonist.', 'nothing'],
    ['Is ABL1 inhibited by imatinib?', 'Imatinib inhibits BCR-ABL.', 'states'],
    ['Does imatinib target ABL1?', 'Imatinib is a potent BCR-ABL inhibitor.', 'nothing'],
    ['Does imatinib target ABL1?', 'Imatinib is a selective BCR-ABL inhibitor.', 'states'],
  ])('%s %s', (question, text, expected) => {
    expect(judge(text, IMATINIB_ABL, question)).toBe(expected);
  });

  it('takes no abbreviation of a longer name', () => {
    const before = "Juvenile Huntington's disease (JHD) is rare. ";
    expect(judge('HTT is associated with JHD.', HD_HTT, undefined, before)).toBe('nothing');
  });

  it('takes an abbreviation for a name only where the article explains it', () => {
    const text = 'HTT is associated with HD.';
    expect(judge(text, HD_HTT)).toBe('nothing');
    expect(judge(text, HD_HTT, undefined, "We saw Huntington's disease (HD). ")).toBe('states');
  });
});

describe('a question without a relation of the graph', () => {
  it.each([
    ['Do river stones turn green?', 'River stones turn green in summer.', 'states'],
    ['Do river stones turn green?', 'River stones do not turn green.', 'denies'],
    ['Do river stones turn green?', 'River stones turn brown.', 'nothing'],
    ['Do only river stones turn green?', 'River stones turn green.', 'nothing'],
    ['Do river stones turn green?', 'BACKGROUND: River stones turn green.', 'nothing'],
    ['What turns river stones green?', 'River stones turn green.', 'nothing'],
    ['What turns river stones green?', 'Algae turn river stones green.', 'nothing'],
    ['What turns river stones green?', 'Algae turn river stones green in summer.', 'states'],
    ['Do river stones turn GREEN?', 'River stones turn green in summer.', 'nothing'],
    ['Is moss caused by algae?', 'These results suggest that algae grow.', 'nothing'],
    ['What is the function of algae?', 'The function of algae differs between rivers.', 'nothing'],
  ])('%s %s %s', (question, text, expected) => {
    const rest = toInquiry(question, undefined).rest;
    expect(judge(text, { entities: [], ends: null, wanted: [], said: [], rest }, question)).toBe(
      expected,
    );
  });

  it.each([
    ['Does SOX2 regulate E2F1?', 'SOX2 can regulate E2F1 in cells.', 'states'],
    ['Does SOX2 regulate E2F1?', 'MYC, SOX2, XRN2, E2F1 and SPI1 can regulate others.', 'nothing'],
    ['Does SOX2 interact with E2F1?', 'SOX2 and E2F1 interact in cells.', 'states'],
  ])('takes no list for what its members do to each other: %s %s', (question, text, expected) => {
    const entities = [entity('SOX2', 'GENE'), entity('E2F1', 'GENE')];
    const rest = toInquiry(question, undefined).rest.filter((stem) => !/sox2|e2f1/.test(stem));
    const terms = { entities, ends: null, wanted: [], said: [], rest };
    expect(judge(text, terms, question)).toBe(expected);
  });

  it.each([
    ['Acupotomy is a method of treatment with small needles.', 'states'],
    ['Acupotomy (AT), a modern technique, is a kind of surgery.', 'states'],
    ['Acupotomy is a common cause of complaints.', 'nothing'],
    ['Acupotomy was studied in 40 patients.', 'nothing'],
    ['Surgery and acupotomy are a matter of taste.', 'nothing'],
    ['Acupotomy, a minor procedure with needles, was studied.', 'states'],
    ['Acupotomy refers to surgery with needles.', 'states'],
    ['Acupotomy is one of the most serious complications of surgery.', 'nothing'],
    ['Acupotomy is a preventable tragedy for many people.', 'nothing'],
    ['Acupotomy is the predominant early defect.', 'nothing'],
    ['Acupotomy is a challenging diagnosis.', 'nothing'],
    ['We show that 67 outbreaks of acupotomy were reported.', 'nothing'],
  ])('What is acupotomy? %s %s', (text, expected) => {
    const terms = { entities: [], ends: null, wanted: [], said: [], rest: ['acupotomy'] };
    for (const question of [
      'What is acupotomy?',
      'What does acupotomy mean?',
      'What is the definition of acupotomy?',
    ])
      expect(judge(text, terms, question)).toBe(expected);
  });
});

describe('a definition', () => {
  it.each([
    ['Gout is a disease caused by urate crystals.', 'states'],
    ['Gout is a metabolic disorder.', 'states'],
    ['Gout is a common disorder characterized by painful joints.', 'states'],
    ['Gout is a common disorder.', null],
    ['Gout is a widespread medical condition.', null],
    ['Gout is a rare symptom in childhood.', null],
    ['Gout is a frequent side effect of diuretics.', null],
    ['Gout is a rare but severe form of the disorder.', null],
  ])('%s %s', (text, expected) => {
    const asked = { ...NOTHING_ASKED, entities: [{ text: 'gout', names: [], types: [] }] };
    const passage = { id: 'pmid:1', index: 'articles', title: 'T', text: `T\n${text}` };
    const sentence = { text, start: 2, end: 2 + text.length };
    const judgment = judgeSentence({ sentence, passage }, toInquiry('What is gout?', asked));
    expect(judgment?.polarity ?? null).toBe(expected);
  });
});

const NOTHING_ASKED = { ends: null, wanted: [], said: [], rest: [] } as const;
