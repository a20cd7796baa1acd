import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSpelling } from './fold.js';

describe('foldSpelling', () => {
  it.each([
    ['tumour', 'tumor'],
    ['tumourigenesis', 'tumorigenesis'],
    ['antitumour', 'antitumor'],
    ['behavioural', 'behavioral'],
    ['haemoglobin', 'hemoglobin'],
    ['methaemoglobinaemia', 'methemoglobinemia'],
    ['anaemia', 'anemia'],
    ['leukaemia', 'leukemia'],
    ['leucaemia', 'leukemia'],
    ['leucocyte', 'leukocyte'],
    ['oesophageal', 'esophageal'],
    ['oestrogen', 'estrogen'],
    ['oedema', 'edema'],
    ['foetal', 'fetal'],
    ['diarrhoea', 'diarrhea'],
    ['dyspnoea', 'dyspnea'],
    ['coeliac', 'celiac'],
    ['paediatric', 'pediatric'],
    ['anaesthetised', 'anesthetized'],
    ['aetiology', 'etiology'],
    ['caesarean', 'cesarean'],
    ['sulphonamide', 'sulfonamide'],
    ['randomised', 'randomized'],
    ['hospitalisation', 'hospitalization'],
    ['analyse', 'analyze'],
    ['dialysed', 'dialyzed'],
    ['centre', 'center'],
    ['multicentre', 'multicenter'],
    ['centred', 'centered'],
    ['fibre', 'fiber'],
    ['labelled', 'labeled'],
    ['signalling', 'signaling'],
    ['analogue', 'analog'],
    ['programme', 'program'],
    ['disc', 'disk'],
    ['ageing', 'aging'],
    ['aluminium', 'aluminum'],
    ['artefact', 'artifact'],
    ['connexion', 'connection'],
    ['enrolment', 'enrollment'],
    ['fulfil', 'fulfill'],
    ['instalment', 'installment'],
    ['judgement', 'judgment'],
    ['mould', 'mold'],
    ['plough', 'plow'],
    ['neurone', 'neuron'],
    ['practised', 'practiced'],
    ['sceptic', 'skeptic'],
    ['skilful', 'skillful'],
    ['speciality', 'specialty'],
    ['yoghurt', 'yogurt'],
    ['counsellor', 'counselor'],
    ['centimetre', 'centimeter'],
    ['defence', 'defense'],
    ['leucopenia', 'leukopenia'],
    ['titred', 'titered'],
    ['oestradiol', 'estradiol'],
    ['grey', 'gray'],
    ['manoeuvre', 'maneuver'],
  ])('%s is spelled %s', (british, american) => {
    expect(foldSpelling(british)).toBe(american);
    expect(foldSpelling(american)).toBe(american);
  });

  it('joins a compound of either spelling', () => {
    expect(foldSpelling('gastrooesophageal')).toBe(foldSpelling('gastroesophageal'));
    expect(foldSpelling('angiooedema')).toBe(foldSpelling('angioedema'));
  });

  it.each([
    ...['four', 'hour', 'contour', 'aerobic', 'michael', 'larvae', 'leucine', 'leucovorin'],
    ...['exercise', 'noise', 'disease', 'likewise', 'precise', 'advised', 'promising', 'raised'],
    ...['shoe', 'canoe', 'poem', 'analysis', 'more', 'score', 'acre', 'called', 'cell', 'il', ''],
  ])('leaves %j alone', (word) => {
    expect(foldSpelling(word)).toBe(word);
  });

  it('changes nothing when applied again', () => {
    const part = fc.constantFrom(
      ...'haem aemi grey disc fulfil judgement programme logue metre oe oesoph our col is ise ed yse l t re oo a leuco sulph'.split(
        ' ',
      ),
    );
    const word = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(word, (text) => foldSpelling(foldSpelling(text)) === foldSpelling(text)),
      { seed: 5, numRuns: 2_000 },
    );
  });
});
