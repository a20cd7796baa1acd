import { describe, expect, it } from 'vitest';
import { fallsShort, tellsLess } from './falls-short.js';
import { PLACEHOLDERS } from './relation-wordings.js';

/** A sentence in which `L` and `R` stand for the ends. */
function masked(text: string): string {
  return text.replace(/\bL\b/g, PLACEHOLDERS.left).replace(/\bR\b/g, PLACEHOLDERS.right);
}

describe('tellsLess', () => {
  it.each([
    'Our hypothesis is: L cures R; nothing else does.',
    'We asked whether oral L, a cheap drug, cures R.',
    'The aim was a cure: L is effective for R.',
    'Under the protocol L is used to treat R.',
    'Letters raised the concern that L cures R.',
    'Larger trials are needed to confirm the efficacy of L in R.',
    'L is effective for R in open studies, yet questions remain.',
    'L cured R in the first patient.',
    'The patient had R that was treated with L.',
    'L was used to treat R in another young woman.',
    'Some small studies found that L cures R, others did not.',
    'L cures R, but not in two larger trials.',
    'In contrast to earlier reports L cures R.',
    'She took L, which cured R.',
    'Iron and L cure anemia and R, respectively.',
    'Failure was defined as R that L relieved.',
    'Additional research is needed in cases where L cures R.',
    'Sporadic data tell that L cures R.',
    'Evidence is mixed: conflicting results say that L cures R.',
  ])('holds of %s', (text) => {
    expect(tellsLess(masked(text), { relation: 'treats' })).toBe(true);
  });

  it.each([
    'AIM: L is effective for R.',
    'L cures R in men and women (8 and 9 %, respectively).',
    'L is effective for R in this patient population.',
    'L cures R, although quinine is dearer.',
    'L was effective for R but not for itching.',
  ])('does not hold of %s', (text) => {
    expect(tellsLess(masked(text), { relation: 'treats' })).toBe(false);
  });
});

describe('fallsShort', () => {
  it.each([
    ['treats', 'L is recommended for patients with R'],
    ['treats', 'L can be used in adult patients with R'],
    ['treats', 'L is effective for R in children with autism'],
    ['treats', 'L is effective for R in hemodialysis patients'],
    ['treats', 'L is effective in treating children with R and asthma'],
    ['treats', 'L is effective in adults with asthma and R'],
    ['treats', 'L reduces the frequency of R after surgery'],
    ['treats', 'L relieves some R'],
    ['treats', 'L is an agent in clinical development for R'],
    ['treats', 'L is not approved for R'],
    ['treats', 'L alleviates R of cultured cells'],
    ['treats', 'L can be used as a marker in patients with R'],
    ['treats', 'Drugs for R that came out highest-ranked include L'],
    ['treats', 'L, as predicted by our model, is used to treat R'],
    ['treats', 'L is a reasonable alternative to quinine for R'],
    ['treats', 'L is the best-studied drug in R'],
    ['treats', 'We saw L, the causative agent of R'],
    ['treats', 'Hyperbaric L is effective for R'],
    ['treats', 'L is effective for severe R'],
    ['treats', 'L is approved for locally advanced and metastatic R'],
    ['treats', 'L is effective in children with R'],
    ['treats', 'L is approved for R in men'],
    ['treats', 'L is effective for R in patients 70 years old'],
    ['treats', 'L is prescribed as prophylaxis for R'],
    ['treats', 'L controls R by inducing proteins'],
    ['treats', 'L improves R in asthmatics with gout'],
    ['treats', 'These L are effective for R'],
    ['side-effect', 'Some old L cause R'],
    ['side-effect', 'R is a complication of L in patients with gout'],
    ['side-effect', 'Epidural L causes R'],
    ['side-effect', 'L induces R via a receptor'],
    ['side-effect', 'A cream diminished L induced R'],
    ['symptom', 'The features of L are indistinguishable from those of R'],
    ['symptom', 'L manifested by R is uncommon'],
    ['symptom', 'Children with L presented with R'],
    ['symptom', 'Gout is an old L characterized by R'],
    ['cause', 'Gout is an R causing L'],
    ['cause', 'The reduction in L induced by R was small'],
    ['cause', 'The cause of L was R in 18 patients'],
    ['cause', 'R is a common cause of L in children'],
    ['cause', 'R is a common cause of L in patients with gout'],
    ['risk-factor', 'R is a risk factor for L in hospitalized patients'],
    ['treats', 'R is treated with inhibitors of L'],
    ['cause', 'Rest prevented the L induced by R'],
    ['cause', 'R-induced L was reduced by rest'],
    ['cause', 'The high R > 3 mg caused L'],
    ['cause', 'After years of R, the cause of L was found'],
    ['cause', 'Mortality associated with scurvy and L is attributed to R'],
    ['side-effect', 'L induced R in cells'],
    ['drug-target', 'L inhibits R expression'],
    ['symptom', 'L is characterized by decreased R'],
    ['side-effect', 'The extract reversed L-induced R'],
    ['side-effect', 'L causes R to light'],
    ['drug-target', 'L blocked the R, cortisol and prolactin release'],
    ['drug-target', 'L inhibited R-induced swelling'],
    ['drug-target', 'Molecular docking showed that L binds to R'],
    ['drug-target', 'L is a prodrug of an inhibitor of R'],
    ['genetic-association', 'R is a risk factor for L and Zika virus infection'],
    ['symptom', 'Early signs of L are predictors of R'],
    ['symptom', 'R is a common sign in patients with L who drink'],
    ['cause', 'L results from an increased risk of R'],
    ['risk-factor', 'R is a risk factor for L in the setting of gout'],
  ])('%s: holds of %s', (relation, text) => {
    expect(fallsShort(masked(text), { relation })).toBe(true);
  });

  it.each([
    ['treats', 'L is approved for patients with R'],
    ['treats', 'L is effective in patients with R'],
    ['treats', 'L is effective in patients with R and was well tolerated'],
    ['treats', 'L is effective for R in Japanese patients'],
    ['treats', 'L is effective for R in postmenopausal women'],
    ['treats', 'L is effective for R in adults and children'],
    ['treats', 'L is the best-studied drug and effective in R'],
    ['treats', 'L is approved for R, a disease that is common in women'],
    ['treats', 'L is effective for moderate or severe R'],
    ['treats', 'Drugs such as L are effective for R'],
    ['treats', 'L is used for prevention and treatment of R'],
    ['side-effect', 'These patients with L-induced R were given a cure'],
    ['side-effect', 'L induces R'],
    ['symptom', 'Adults with L presented with R'],
    ['cause', 'The cause of death is L due to R'],
    ['cause', 'R, the cause of L, was found'],
    ['cause', 'R is a common cause of L in adults'],
    ['treats', 'L improves R, a defect in most patients with gout'],
    ['side-effect', 'Patients with L-induced R were given a cure to reverse it'],
    ['side-effect', 'A channel blocker was used in L-induced R'],
    ['drug-target', 'L binds to R at low concentrations'],
    ['symptom', 'R is a common sign in patients with L'],
    ['symptom', 'R is an uncommon sign of L'],
  ])('%s: does not hold of %s', (relation, text) => {
    expect(fallsShort(masked(text), { relation })).toBe(false);
  });
});
