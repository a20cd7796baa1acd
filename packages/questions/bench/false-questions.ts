import { drawOf, type SampleQuestion } from './sample-questions.js';

/** Pairs of each kind that are asked. */
const MOST_OF_KIND = 200;

/** Returns questions about pairs that nobody would hold as true, drawn by a seed: drugs and genes with diseases of another kind. */
export function falseQuestions(seed: string): readonly SampleQuestion[] {
  return [...crossed(FALSE_TREATMENTS, TREATS, seed), ...crossed(FALSE_GENES, GENE, seed)].map(
    (text) => ({ origin: 'false', text }),
  );
}

const TREATS = [
  (a: string, b: string) => `Does ${a} treat ${b}?`,
  (a: string, b: string) => `Is ${a} used to treat ${b}?`,
  (a: string, b: string) => `Is ${a} effective for ${b}?`,
  (a: string, b: string) => `Can ${b} be treated with ${a}?`,
  (a: string, b: string) => `Is ${b} treated by ${a}?`,
  (a: string, b: string) => `does ${a} help with ${b}`,
  (a: string, b: string) => `is ${a} good for ${b}`,
  (a: string, b: string) => `can i take ${a} for my ${b}`,
];
const GENE = [
  (a: string, b: string) => `Is ${a} associated with ${b}?`,
  (a: string, b: string) => `Is ${b} caused by ${a}?`,
  (a: string, b: string) => `Do mutations in ${a} cause ${b}?`,
  (a: string, b: string) => `Is ${b} linked to ${a}?`,
  (a: string, b: string) => `does the ${a} gene give you ${b}`,
];

function crossed(
  table: string,
  ask: readonly ((a: string, b: string) => string)[],
  seed: string,
): readonly string[] {
  const pairs = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [left = '', right = ''] = line.split(': ');
      return left.split(', ').flatMap((a) => right.split(', ').map((b) => [a, b] as const));
    });
  return [...pairs]
    .sort((left, right) => drawOf(seed + left.join('|')) - drawOf(seed + right.join('|')))
    .slice(0, MOST_OF_KIND)
    .flatMap(([a, b], index) => ask[index % ask.length]?.(a, b) ?? []);
}

/** Names and diseases that nothing joins, by our judgment. */
const FALSE_TREATMENTS = `
insulin, metformin, levothyroxine, glibenclamide: malaria, tuberculosis, gout, glaucoma, epilepsy, scabies, cystic fibrosis, pneumonia, migraine
aspirin, ibuprofen, omeprazole, ranitidine: malaria, HIV infection, type 1 diabetes, hypothyroidism, Huntington's disease, hemophilia, cholera, schizophrenia
amoxicillin, penicillin, ciprofloxacin, vancomycin: hypertension, depression, type 2 diabetes, asthma, influenza, epilepsy, osteoporosis, glaucoma, heart failure
warfarin, digoxin, furosemide, heparin: psoriasis, tuberculosis, leprosy, HIV infection, gout, schizophrenia, multiple sclerosis, epilepsy
salbutamol, montelukast, ipratropium: malaria, breast cancer, gout, hepatitis C, Parkinson's disease, osteoporosis, hypertension
simvastatin, atorvastatin, pravastatin: malaria, scabies, hemophilia, schizophrenia, cholera, epilepsy, glaucoma
imatinib, trastuzumab, paclitaxel: malaria, hypertension, gout, influenza, epilepsy, migraine, type 2 diabetes, osteoporosis
fluoxetine, haloperidol, lithium, diazepam: tuberculosis, cystic fibrosis, hypothyroidism, breast cancer, malaria, glaucoma, hepatitis B, gout
levodopa, donepezil, ropinirole: malaria, asthma, gout, type 2 diabetes, tuberculosis, hypertension, hepatitis C
allopurinol, colchicine, alendronate: malaria, epilepsy, HIV infection, hypothyroidism, hemophilia, asthma, glaucoma
acyclovir, zidovudine, oseltamivir: hypertension, gout, epilepsy, asthma, schizophrenia, osteoporosis, glaucoma
timolol, latanoprost: malaria, tuberculosis, type 1 diabetes, psoriasis, breast cancer, influenza
chloroquine, ivermectin, mebendazole: hypertension, glaucoma, hypothyroidism, depression, osteoporosis, hemophilia
`;
const FALSE_GENES = `
HTT, CFTR, DMD, FBN1: gout, influenza, cholera, scurvy, migraine, psoriasis, measles, glaucoma
F8, PAH, MECP2, LDLR: malaria, cystic fibrosis, Huntington's disease, psoriasis, leprosy, cholera, tuberculosis
HTT, HBB, SMN1, COL1A1: cystic fibrosis, hemophilia, breast cancer, Marfan syndrome, asthma, multiple sclerosis
BRCA1, BRCA2, RB1, APC: cystic fibrosis, sickle cell disease, phenylketonuria, hemophilia, Marfan syndrome, Huntington's disease, schizophrenia, gout
CFTR, PAH, F8, FMR1: Marfan syndrome, Alzheimer's disease, retinoblastoma, rheumatoid arthritis, breast cancer
KRAS, EGFR, ABL1: cystic fibrosis, hemophilia, sickle cell disease, migraine, cholera, scurvy, gout, schizophrenia
INS, GCK, HNF1A: Huntington's disease, hemophilia, asthma, malaria, leprosy, retinoblastoma
PSEN1, SNCA, LRRK2: hypertension, asthma, cystic fibrosis, hemophilia, psoriasis, cholera, breast cancer
RHO, RPE65, TYR: asthma, gout, hemophilia, malaria, hypertension, epilepsy
`;
