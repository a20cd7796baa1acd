import { parseQuery } from '@biographql/sparql';
import type { QuestionEngines } from '../src/create-question-service.js';
import { readBioAsqQuestions, readPubMedQa } from './qa-sets.js';

/** A question of the literature bench. */
export interface BenchQuestion {
  readonly origin: 'bioasq' | 'pubmedqa' | 'treats' | 'gene' | 'typed' | 'false';
  readonly text: string;
}

/** Returns the questions of every origin that may be answered from the literature; those made of pairs unless another one is wanted. */
export async function literatureQuestions(
  engines: QuestionEngines,
  wanted?: string,
): Promise<readonly BenchQuestion[]> {
  const typed = TYPED.trim().split('\n');
  return [
    ...readBioAsqQuestions().map(({ body }) => ({ origin: 'bioasq', text: body }) as const),
    ...readPubMedQa().map(({ question }) => ({ origin: 'pubmedqa', text: question }) as const),
    ...(wanted === 'typed' ? [] : await pairQuestions(engines, 'treats')),
    ...(wanted === 'typed' ? [] : await pairQuestions(engines, 'gene')),
    ...typed.map((text) => ({ origin: 'typed', text }) as const),
  ];
}

/** Returns questions about pairs that nobody would hold as true: every drug and every gene with diseases of another kind. */
export function falseQuestions(): readonly BenchQuestion[] {
  const drugs = crossed(FALSE_TREATMENTS, (drug, disease, index) =>
    [
      `Does ${drug} treat ${disease}?`,
      `Is ${drug} used to treat ${disease}?`,
      `Is ${drug} effective for ${disease}?`,
    ].at(index % 3),
  );
  const genes = crossed(FALSE_GENES, (gene, disease, index) =>
    [`Is ${gene} associated with ${disease}?`, `Is ${disease} caused by ${gene}?`].at(index % 2),
  );
  return [...drugs, ...genes].map((text) => ({ origin: 'false', text }) as const);
}

const PAIRS = {
  treats: {
    sparql: 'SELECT DISTINCT ?a ?b WHERE { ?a <http://www.wikidata.org/prop/direct/P2175> ?b }',
    ask: (drug: string, disease: string, index: number) =>
      index % 2 === 0 ? `Does ${drug} treat ${disease}?` : `Is ${drug} used to treat ${disease}?`,
  },
  gene: {
    sparql: 'SELECT DISTINCT ?a ?b WHERE { ?b <http://www.wikidata.org/prop/direct/P2293> ?a }',
    ask: (gene: string, disease: string) => `Is ${gene} associated with ${disease}?`,
  },
} as const;
const MOST_PAIRS = { treats: 1_500, gene: 250 };
/** Questions about one drug, gene or disease, at most. */
const MOST_OF_ONE = 20;

/** Questions about pairs of the graph that some article names together, those whose ends are the best known first. */
async function pairQuestions(
  { graph, labels, articles }: QuestionEngines,
  origin: keyof typeof PAIRS,
): Promise<readonly BenchQuestion[]> {
  const { sparql, ask } = PAIRS[origin];
  const { solutions } = await graph.select(parseQuery(sparql), { limit: 200_000 });
  const iris = [...new Set(solutions.flatMap((row) => row.map((term) => term?.value ?? '')))];
  const records = await labels.lookup(iris);
  const known = new Map(iris.map((iri, index) => [iri, records[index] ?? null]));
  const pairs = solutions.flatMap(([left, right]) => {
    const first = known.get(left?.value ?? '');
    const second = known.get(right?.value ?? '');
    if (first === null || second === null || first === undefined || second === undefined) return [];
    return [{ first, second, degree: Math.min(first.degree, second.degree) }];
  });
  const apart = new Map(pairs.map((pair) => [`${pair.first.label} ${pair.second.label}`, pair]));
  const sorted = [...apart.values()].sort(
    (a, b) =>
      b.degree - a.degree ||
      compare(a.first.iri, b.first.iri) ||
      compare(a.second.iri, b.second.iri),
  );
  const taken = new Map<string, number>();
  const seen = (iri: string) => {
    const times = (taken.get(iri) ?? 0) + 1;
    taken.set(iri, times);
    return times;
  };
  const questions: BenchQuestion[] = [];
  for (const { first, second } of sorted) {
    if (questions.length >= MOST_PAIRS[origin]) break;
    if (Math.max(taken.get(first.iri) ?? 0, taken.get(second.iri) ?? 0) >= MOST_OF_ONE) continue;
    const text = `"${plain(first.label)}" "${plain(second.label)}"`;
    const { total } = await articles.search({ text }, { pageSize: 1 });
    if (total === 0) continue;
    seen(first.iri);
    seen(second.iri);
    questions.push({ origin, text: ask(first.label, second.label, questions.length) });
  }
  return questions;
}

/** Letters, digits and blanks only. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function crossed(
  table: string,
  ask: (left: string, right: string, index: number) => string | undefined,
): readonly string[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [left = '', right = ''] = line.split(': ');
      return left
        .split(', ')
        .flatMap((name, row) =>
          right.split(', ').map((disease, column) => ask(name, disease, row + column) ?? ''),
        );
    });
}

/** Names and diseases that nothing joins, by our judgment. */
const FALSE_TREATMENTS = `
insulin, metformin, levothyroxine: malaria, tuberculosis, gout, glaucoma, epilepsy, scabies, cystic fibrosis
aspirin, ibuprofen, omeprazole: malaria, HIV infection, type 1 diabetes, hypothyroidism, Huntington's disease, hemophilia, cholera
amoxicillin, penicillin, ciprofloxacin: hypertension, depression, type 2 diabetes, asthma, influenza, epilepsy, osteoporosis
warfarin, digoxin, furosemide: psoriasis, tuberculosis, leprosy, HIV infection, gout, schizophrenia, multiple sclerosis
salbutamol, montelukast: malaria, breast cancer, gout, hepatitis C, Parkinson's disease, osteoporosis
simvastatin, atorvastatin: malaria, asthma, scabies, hemophilia, schizophrenia, cholera
imatinib, trastuzumab: malaria, hypertension, gout, influenza, epilepsy, migraine
fluoxetine, haloperidol, lithium: tuberculosis, cystic fibrosis, hypothyroidism, breast cancer, malaria, glaucoma
levodopa, donepezil: malaria, asthma, gout, type 2 diabetes, tuberculosis
allopurinol, colchicine: malaria, epilepsy, HIV infection, hypothyroidism, hemophilia
`;
const FALSE_GENES = `
HTT, CFTR, DMD, FBN1: gout, influenza, cholera, scurvy, migraine, psoriasis
F8, PAH, MECP2, LDLR: malaria, cystic fibrosis, Huntington's disease, psoriasis, leprosy, cholera
HTT, HBB, SMN1: cystic fibrosis, hemophilia, breast cancer, Marfan syndrome
BRCA1, BRCA2, RB1: cystic fibrosis, sickle cell disease, phenylketonuria, hemophilia, Marfan syndrome
CFTR, PAH, F8: Huntington's disease, Marfan syndrome, Alzheimer's disease, retinoblastoma
`;

/** Questions as people type them. */
const TYPED = `
does metformin help with type 2 diabetes
is aspirin used for stroke prevention
what is the treatment for psoriasis
what causes cystic fibrosis
what causes stomach ulcers
what is sickle cell disease
what is celiac disease
does smoking cause lung cancer
is obesity a risk factor for type 2 diabetes
what is the mechanism of action of imatinib
which gene is mutated in Huntington's disease
what are the symptoms of lupus
is melatonin effective for insomnia
does vitamin D prevent fractures
what is CRISPR
what is the role of insulin in the brain
does exercise improve depression
are probiotics effective for irritable bowel syndrome
what drugs are used for multiple sclerosis
is HPV associated with cervical cancer
does Helicobacter pylori cause gastric cancer
what is a biomarker for prostate cancer
can omega-3 reduce cardiovascular risk
is cognitive behavioral therapy effective for anxiety
what is apoptosis
is rituximab effective for rheumatoid arthritis
what is the most common cause of dementia
does coffee increase blood pressure
is hypertension a risk factor for stroke
what is the target of trastuzumab
which virus causes AIDS
what is the first line treatment for hypertension
is there a vaccine for malaria
is obesity associated with breast cancer
does methotrexate cause liver toxicity
what are side effects of statins
is clozapine effective for schizophrenia
what is autophagy
does breastfeeding protect against asthma
what is the function of p53
is APOE associated with Alzheimer's disease
what is the prevalence of asthma in children
how does aspirin work
is tamoxifen used for breast cancer
which bacteria causes tuberculosis
is depression associated with diabetes
what is the cause of Down syndrome
does zinc help with colds
what is an SSRI
is sleep apnea a risk factor for hypertension
what treats migraine
is levodopa effective for Parkinson's disease
does folic acid prevent neural tube defects
what are symptoms of malaria
is botulinum toxin effective for migraine
which drugs inhibit EGFR
what is osteoporosis
does hand washing reduce infections
is bevacizumab approved for colorectal cancer
what is sepsis
what gene causes Marfan syndrome
is ketamine effective for depression
what is the half-life of digoxin
who discovered penicillin
what is psoriasis
what is gout
what is fibromyalgia
what is multiple sclerosis
what is schizophrenia
what is malaria
what is melatonin
what is ghrelin
what is leptin
what is Crohn's disease
what is sarcoidosis
what is narcolepsy
what is endometriosis
what is glaucoma
what is rituximab
what is tamoxifen
what is metformin
what causes Lyme disease
what causes tuberculosis
what causes Huntington's disease
which drugs are used to treat gout
which drugs treat glaucoma
what drugs treat epilepsy
what drugs treat osteoporosis
which drugs treat asthma
what is the treatment for narcolepsy
what treats erectile dysfunction
is omeprazole used for GERD
is BRCA1 associated with breast cancer
which gene is associated with cystic fibrosis
which drugs target HER2
what are the symptoms of depression
`;
