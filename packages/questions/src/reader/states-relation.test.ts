import type { EntityType } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { toInquiry } from './inquiry.js';
import { judgeSentence } from './judge-sentence.js';
import type { AskedEntity } from './question-answerer.js';

const TYPES: Readonly<Record<string, readonly [left: EntityType, right: EntityType]>> = {
  treats: ['MEDICATION', 'DISEASE'],
  'side-effect': ['MEDICATION', 'SYMPTOM'],
  'drug-target': ['MEDICATION', 'GENE'],
  cause: ['DISEASE', 'DISEASE'],
  symptom: ['DISEASE', 'SYMPTOM'],
  'genetic-association': ['DISEASE', 'GENE'],
};

function judge(
  relation: string,
  [left, right]: readonly [string, string],
  text: string,
  title = 'T',
) {
  const [leftType, rightType] = TYPES[relation] ?? ['DISEASE', 'DISEASE'];
  return judgeOf(relation, [entity(left, leftType), entity(right, rightType)], { text, title });
}

function entity(text: string, ...types: readonly EntityType[]): AskedEntity {
  return { text, names: [], types };
}

function judgeOf(
  relation: string,
  entities: readonly AskedEntity[],
  { text, title }: { readonly text: string; readonly title: string },
) {
  const terms = {
    entities,
    ends: { relation, left: 0, right: 1 },
    ...{ wanted: [], said: [], rest: [] },
  };
  const passage = { id: 'pmid:1', index: 'articles', title, text: `${title}\n${text}` };
  const sentence = { text, start: title.length + 1, end: passage.text.length };
  return judgeSentence({ sentence, passage }, toInquiry('Is it so?', terms))?.polarity ?? 'nothing';
}

describe('a side effect', () => {
  it.each([
    ['Aspirin caused nausea.', 'states'],
    ['Treatment with aspirin causes nausea.', 'states'],
    ['Aspirin was associated with a higher frequency of nausea.', 'nothing'],
    ['Aspirin was associated with an increased risk of nausea.', 'nothing'],
    ['One patient developed nausea induced by aspirin.', 'nothing'],
    ['The other patient had aspirin-induced nausea.', 'nothing'],
    ['Aspirin was associated with nausea.', 'nothing'],
    ['A few small studies suggested that aspirin causes nausea.', 'nothing'],
    ['Aspirin and it caused nausea.', 'nothing'],
    ['In three patients aspirin caused nausea.', 'nothing'],
    ['Aspirin did not cause nausea.', 'denies'],
    ['Aspirin 75 mg did not cause nausea.', 'nothing'],
    ['Aspirin did not cause nausea in hypertensive patients.', 'nothing'],
    ['Aspirin did not cause nausea in patients with gout.', 'nothing'],
    ['We measured aspirin-induced vomiting and nausea.', 'states'],
    ['Aspirin-induced adverse effects such as nausea were seen.', 'states'],
    ['Aspirin caused nausea where possible.', 'states'],
    ['We saw one possible aspirin-induced nausea.', 'nothing'],
    ['Aspirin produced lasting effects on nausea.', 'nothing'],
    ['Aspirin caused a marked reduction in nausea.', 'nothing'],
    ['Aspirin was associated with a lower frequency of nausea.', 'nothing'],
    ['We measured aspirin-induced platelet changes in nausea.', 'nothing'],
    ['Ginger taken before oral aspirin causes nausea.', 'nothing'],
    ['Aspirin did not cause nausea in our study.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('side-effect', ['aspirin', 'nausea'], text)).toBe(expected);
  });

  it.each(['Aspirin in ferrets', 'Nausea of PC12 cells'])(
    'is none of people, nor a cause, in an article called %s',
    (title) => {
      const text = 'Nausea is caused by aspirin.';
      const entities = [entity('nausea', 'SYMPTOM'), entity('aspirin', 'MEDICATION')];
      expect(judgeOf('cause', entities, { text, title })).toBe('nothing');
      expect(judgeOf('cause', entities, { text, title: 'Nausea' })).toBe('states');
    },
  );

  it('is none of people when the article is about animals', () => {
    const text = 'Aspirin caused nausea.';
    expect(judge('side-effect', ['aspirin', 'nausea'], text, 'A study in ferrets')).toBe('nothing');
  });
});

describe('a cause', () => {
  it.each([
    ['Fever is caused by infection with malaria.', 'states'],
    ['Fever, an old complaint caused by malaria, is common.', 'states'],
    ['Most cases of fever are due to malaria.', 'states'],
    ['Malaria is the causative agent of fever.', 'states'],
    ['Malaria is an agent with poor control of fever.', 'nothing'],
    ['Chills follow wounds, snakes or malaria and it is a cause of fever.', 'nothing'],
    ['Mosquitoes carry germs of malaria causing fever.', 'states'],
    ['Causes of pallor were scurvy, malaria leading to anemia, and fever.', 'nothing'],
    ['Fever results from defects in malaria.', 'nothing'],
    ['The many malaria causes of fever are old.', 'nothing'],
    ['It is a fever or secondarily due to malaria.', 'nothing'],
    ['The causes of fever are sorted by kind into malaria and others.', 'nothing'],
    ['Malaria is a new agent for the treatment of fever.', 'nothing'],
    ['Most headaches in patients with fever are due to malaria.', 'nothing'],
    ['Nets against malaria are a rare cause of fever.', 'nothing'],
    ['Fever is induced by the loss of malaria.', 'nothing'],
    ['Those who came because of fever were patients with malaria.', 'nothing'],
    ['Fever has gained renown due to malaria.', 'nothing'],
    ['Malaria is one of the toxic agents of fever.', 'nothing'],
    ['Two stayed for fever and chills, one due to malaria.', 'nothing'],
    ['Illness included fever, chills and sweats, or death due to malaria.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('cause', ['fever', 'malaria'], text)).toBe(expected);
  });
});

describe('a symptom', () => {
  it.each([
    ['Malaria is characterized by fever.', 'states'],
    ['Patients with malaria present with fever.', 'states'],
    ['Fever is a common sign of malaria.', 'states'],
    ['Malaria includes fever.', 'nothing'],
    ['Malaria is accompanied by fever.', 'nothing'],
    ['Malaria is characterized by spasms on fever.', 'nothing'],
    ['Malaria is a common sign in those presenting with fever.', 'nothing'],
    ['Fever is an entity with features of malaria.', 'nothing'],
    ['We tell kinds of fever, the signs of malaria, and cures.', 'nothing'],
    ['A boy with malaria presented with fever.', 'nothing'],
    ['Yellow jack, a common form of malaria, is characterized by fever.', 'nothing'],
    ['We report on malaria presenting with fever.', 'nothing'],
    ['Poverty is linked with malaria in the tropics and includes fever.', 'nothing'],
    ['The daily rhythm of fever is not a feature of malaria.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('symptom', ['malaria', 'fever'], text)).toBe(expected);
  });
});

describe('a target', () => {
  it.each([
    ['Imatinib, a potent inhibitor of ABL1, was given.', 'states'],
    ['Imatinib and nilotinib are inhibitors of ABL1.', 'nothing'],
    ['We gave imatinib and nilotinib, a potent ABL1 inhibitor.', 'nothing'],
    ['Imatinib, an inhibitor of the ABL1 receptor, was given.', 'nothing'],
    ['ABL1 was inhibited by a toxin, implicating imatinib.', 'nothing'],
    ['Imatinib does not inhibit ABL1.', 'denies'],
    ['The ABL1 inhibitor imatinib was given.', 'states'],
    ['Imatinib inhibits the binding of a ligand to ABL1.', 'nothing'],
    ['We gave ABL1 inhibitors such as imatinib.', 'states'],
    ['We gave ABL1 inhibitors, imatinib and rest.', 'nothing'],
    ['An ABL1 inhibitor, imatinib, and rest work.', 'nothing'],
    ['Imatinib does not inhibit ABL1 and KIT secretion.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('drug-target', ['imatinib', 'ABL1'], text)).toBe(expected);
  });
});

describe('a gene', () => {
  it.each([
    ['HTT was not associated with gout.', 'denies'],
    ['HTT is a risk factor for gout.', 'states'],
    ['HTT is a host factor for gout.', 'nothing'],
    ['A disease characterized by warts and gout is caused by mutations of HTT.', 'nothing'],
    ['HTT inhibitors were not associated with gout.', 'nothing'],
    ['HTT inhibitors were associated with gout.', 'nothing'],
    ['Polymorphisms of HTT were not associated with gout.', 'nothing'],
    ['We treat HTT-induced gout with rest.', 'nothing'],
    ['Levels of HTT were not associated with gout.', 'nothing'],
  ])('is more than a variant, and less than its inhibitor: %s %s', (text, expected) => {
    expect(judge('genetic-association', ['gout', 'HTT'], text)).toBe(expected);
  });
});

describe('a treatment', () => {
  it.each([
    ['Aspirin cures fever.', 'states'],
    ['Aspirin control of fever is poor.', 'nothing'],
    ['Strict aspirin control in patients with fever is poor.', 'nothing'],
    ['Treatment of fever remains a task for aspirin.', 'nothing'],
    ['Aspirin is effective in patients with fever.', 'states'],
    ['Adjunctive aspirin is effective for fever.', 'nothing'],
    ['Whether p.o. aspirin is effective for fever is open.', 'nothing'],
    ['Chills in children with fever can be treated with aspirin.', 'nothing'],
    ['Aspirin is not indicated in patients with fever.', 'nothing'],
    ['Treatment of fever was not changed at daily levels of aspirin.', 'nothing'],
    ['Aspirin is safe and effective in patients with fever.', 'nothing'],
    ['Two trials assessed the efficacy of aspirin in the treatment of fever.', 'nothing'],
    ['Aspirin alleviates some forms of fever.', 'nothing'],
    ['Aspirin did not improve fever.', 'denies'],
    ['Low-dose aspirin did not improve fever.', 'nothing'],
    ['Adults in need of therapy for fever were randomized to daily aspirin.', 'nothing'],
    ['Aspirin is effective as adjuvant therapy for fever.', 'nothing'],
    ['Our data suggest that aspirin is effective for fever.', 'nothing'],
    ['A single oral dose of aspirin was not effective for fever.', 'nothing'],
    ['Despite years of aspirin, the outcome of therapy in fever is poor.', 'nothing'],
    ['Aspirin is the drug of choice for fever.', 'states'],
    ['Aspirin is effective for fever in malaria and cardiac failure.', 'nothing'],
    ['Aspirin is an agent intended for the treatment of fever.', 'nothing'],
    ['The fever was successfully treated with aspirin.', 'nothing'],
    ['Aspirin relative to quinine is effective for fever.', 'nothing'],
    ['Triple therapy with quinine, codeine and aspirin cures fever.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('treats', ['aspirin', 'fever'], text)).toBe(expected);
  });
});

describe('what is no ailment', () => {
  it('is wanted, and not treated', () => {
    const text = 'Aspirin is effective for weight loss.';
    expect(judge('treats', ['aspirin', 'weight loss'], text)).toBe('nothing');
  });

  it('is measured, and no side effect', () => {
    const text = 'Aspirin induced an increase of blood pressure.';
    expect(judge('side-effect', ['aspirin', 'blood pressure'], text)).toBe('nothing');
    expect(judge('side-effect', ['aspirin', 'hypotension'], 'Aspirin induced hypotension.')).toBe(
      'states',
    );
  });
});

describe('a risk factor', () => {
  it.each([
    ['Smoking is a major risk factor for gout.', 'states'],
    ['Smoking is a predictor of gout.', 'nothing'],
    ['A shift to the urban smoking increases the risk of gout.', 'nothing'],
    ['Smoking does not increase the risk of gout.', 'denies'],
    ['Past smoking does not increase the risk of gout.', 'nothing'],
    ['Smoking did not increase the risk of gout.', 'nothing'],
    ['Reports raised the concern that smoking increases the risk of gout.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('risk-factor', ['gout', 'smoking'], text)).toBe(expected);
  });
});

describe('what is near a wording and none', () => {
  it.each([
    ['treats', ['aspirin', 'fever'], 'Aspirin has been used as a model of fever.', 'nothing'],
    ['treats', ['aspirin', 'fever'], 'Aspirin is used as a remedy for fever.', 'states'],
    ['symptom', ['gout', 'fever'], 'Gout presents with chills and fever.', 'states'],
    ['symptom', ['gout', 'fever'], 'Gout presents with sepsis leading to fever.', 'nothing'],
    ['risk-factor', ['gout', 'alcohol'], 'Alcohol is a risk factor for gout.', 'states'],
    ['risk-factor', ['gout', 'alcohol'], 'Alcohol was a risk factor for gout.', 'nothing'],
    [
      'genetic-association',
      ['gout', 'HTT'],
      'Gout susceptibility genes including HTT were seen.',
      'states',
    ],
    ['genetic-association', ['gout', 'HTT'], 'Gout gene (GG), and HTT were seen.', 'nothing'],
  ] as const)('of %s %j: %s %s', (relation, names, text, expected) => {
    expect(judge(relation, names, text)).toBe(expected);
  });
});

describe('a kind', () => {
  it.each([
    ['Gout is a form of arthritis.', 'states'],
    ['Gout (GA), an arthritis, was seen.', 'states'],
    ['Arthritides, such as gout, are painful.', 'nothing'],
    ['Gout and other arthritis were seen.', 'states'],
    ['Arthritis, including gout, is painful.', 'states'],
    ['Patients had arthritis like gout.', 'nothing'],
    ['Gout is an arthritis drug.', 'nothing'],
    ['Gout may be a form of arthritis.', 'nothing'],
    ['Gout is not a form of arthritis.', 'denies'],
    ['Complications of arthritis, such as gout, were seen.', 'nothing'],
    ['They had fever, a gout, an arthritis in one hand, and sepsis.', 'nothing'],
    ['They had gout, an arthritis, and sepsis.', 'nothing'],
    ['Arthritis, including lupus and sepsis, or gout was seen.', 'nothing'],
  ])('%s %s', (text, expected) => {
    expect(judge('subclass', ['gout', 'arthritis'], text)).toBe(expected);
  });

  it('is one of things of one sort', () => {
    const entities = [entity('gout', 'DISEASE'), entity('arthritis', 'MEDICATION')];
    const text = 'Gout is a form of arthritis.';
    expect(judgeOf('subclass', entities, { text, title: 'T' })).toBe('nothing');
  });
});
