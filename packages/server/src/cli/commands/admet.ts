import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  ADMET_MODEL_NAMES,
  type AdmetModelName,
  getAdmetModel,
  isAdmetModelName,
  nearestAdmetModelName,
} from '@biographql/admet';
import { createPredictor } from '@biographql/admet-predictor';
import { createExplainer } from '@biographql/admet-predictor/explain';
import {
  type EndpointFacts,
  type ModelCard,
  modelReport,
  predictionReport,
  type Report,
  toMarkdown,
} from '@biographql/admet-predictor/reports';
import { UnknownModelError } from '@biographql/core';
import type { AddCommand, CommandContext } from '../command-context.js';
import { createOutput } from '../output.js';
import { admetImportCommand } from './admet-import.js';
import { admetPredictCommand } from './admet-predict.js';
import { admetTrainCommand } from './admet-train.js';

interface ReportFlags {
  readonly models?: string;
  readonly out?: string;
  readonly json?: boolean;
}

/** Similar measured molecules in a report of a prediction. */
const SIMILAR = 5;

/** `biographql admet`: reports on models, predicts, imports tables, and trains models of one's own. */
export const admetCommand: AddCommand = (program, context) => {
  const admet = program
    .command('admet')
    .description('Work with the ADMET models that come with the project, and with one’s own.');
  addReport(admet, context);
  admetImportCommand(admet, context);
  admetPredictCommand(admet, context);
  admetTrainCommand(admet, context);
};

/** `biographql admet report`: writes what is known of models, or of their predictions for molecules. */
const addReport: AddCommand = (admet, context) => {
  admet
    .command('report')
    .description(
      'Report on models (QMRF), or with molecules on their predictions (QPRF), in the sections of the OECD’s principles.',
    )
    .argument('[smiles...]', 'molecules; without any, the models are reported on')
    .option('--models <names>', 'only these models, e.g. hERG,logS; without it all 28')
    .option(
      '--out <folder>',
      'write each report there as Markdown and JSON, instead of printing them',
    )
    .option('--json', 'print JSON')
    .action((smiles: readonly string[], flags: ReportFlags) => report(smiles, flags, context));
};

async function report(
  smiles: readonly string[],
  flags: ReportFlags,
  { streams }: CommandContext,
): Promise<void> {
  const output = createOutput({ json: flags.json === true }, streams);
  const models = namesOf(flags.models);
  const cards = await readCards();
  const written: string[] = [];
  const reports: Report[] = [];
  const keep = async (made: Report, name: string) => {
    if (flags.out === undefined) {
      reports.push(made);
      return;
    }
    await mkdir(flags.out, { recursive: true });
    const path = join(flags.out, name);
    await writeFile(`${path}.md`, toMarkdown(made));
    await writeFile(`${path}.json`, `${JSON.stringify(made, null, 2)}\n`);
    written.push(`${path}.md`, `${path}.json`);
  };

  if (smiles.length === 0) {
    for (const model of models) {
      const made = modelReport({ card: cardOf(cards, model), endpoint: endpointOf(model) });
      await keep(made, `${model}-qmrf`);
    }
  } else {
    const predictor = createPredictor();
    const explainer = createExplainer();
    for (const [place, text] of smiles.entries())
      for (const model of models) {
        output.progress(`Predicting: ${model}, molecule ${place + 1} of ${smiles.length}`);
        const [prediction] = await predictor.predict(model, [text]);
        if (prediction === undefined) continue;
        const explanation = await explainer.explain(model, text, { similar: SIMILAR });
        const made = predictionReport({
          prediction,
          card: cardOf(cards, model),
          endpoint: endpointOf(model),
          explanation: explanation.status === 'explained' ? explanation : undefined,
        });
        await keep(made, `${place + 1}-${model}-qprf`);
      }
  }
  output.endProgress();
  if (flags.out !== undefined) output.result({ files: written }, written.join('\n'));
  else output.result({ reports }, reports.map(toMarkdown).join('\n'));
}

function namesOf(text: string | undefined): readonly AdmetModelName[] {
  if (text === undefined) return ADMET_MODEL_NAMES;
  return text.split(',').map((part) => {
    const name = part.trim();
    if (!isAdmetModelName(name)) throw new UnknownModelError(name, nearestAdmetModelName(name));
    return name;
  });
}

async function readCards(): Promise<readonly ModelCard[]> {
  const path = createRequire(import.meta.url).resolve(
    '@biographql/admet-predictor/models/cards.json',
  );
  const { models } = JSON.parse(await readFile(path, 'utf8')) as {
    readonly models: readonly ModelCard[];
  };
  return models;
}

function cardOf(cards: readonly ModelCard[], model: AdmetModelName): ModelCard {
  const card = cards.find((one) => one.model === model);
  if (card === undefined) throw new RangeError(`There is no card of ${model}.`);
  return card;
}

function endpointOf(model: AdmetModelName): EndpointFacts {
  const { category, meaning, description, ...facts } = getAdmetModel(model);
  return facts.kind === 'classification'
    ? { category, meaning, description, positiveClass: facts.positiveClass }
    : { category, meaning, description };
}
