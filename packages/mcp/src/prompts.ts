import { z } from 'zod';

export interface TaskPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: z.ZodObject;
  readonly text: (args: Readonly<Record<string, unknown>>) => string;
}

const named = (what: string) => z.object({ name: z.string().describe(what) });

export const PROMPTS: readonly TaskPrompt[] = [
  {
    name: 'disease_overview',
    title: 'Overview of a disease',
    description: 'Genes, drugs, symptoms and subtypes of a disease, with references.',
    arguments: named('the disease'),
    text: ({ name }) =>
      `Give an overview of ${name}. Find its identifier (find_entities), see which tables there are (get_insights) and read the genes, drugs, symptoms and subtypes. Name the source of each fact. Say which of these the graph does not state.`,
  },
  {
    name: 'drug_profile',
    title: 'Profile of a drug',
    description: 'What a drug treats and acts on, and its predicted ADMET properties.',
    arguments: named('the drug'),
    text: ({ name }) =>
      `Describe ${name}: find it (find_entities), read its properties and neighbors, and, where a SMILES is stated, predict LogS, BBB, hERG and CYP3A4i (predict_admet), and say what drives a value that concerns (explain_admet). Keep facts of the graph and predictions apart.`,
  },
  {
    name: 'check_claim',
    title: 'Check a claim',
    description: 'Whether facts or articles support a statement.',
    arguments: named('the statement'),
    text: ({ name }) =>
      `Is this supported: "${name}"? Ask it as a question (answer_questions), look for the fact (get_neighbors, get_provenance) and for articles (search_articles). Answer "supported", "contradicted" or "not stated", with facts and quotes; an abstention is "not stated".`,
  },
  {
    name: 'literature_review',
    title: 'Literature of a topic',
    description: 'Recent articles of a topic, who writes them and what emerges.',
    arguments: named('the topic'),
    text: ({ name }) =>
      `Review the literature on ${name}: search_articles (newest and most relevant), count_articles for authors and emerging concepts. Cite articles by their identifiers.`,
  },
];
