import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdmetModelName, getAdmetModel, isAdmetModelName } from '@biographql/admet';
import { createPredictor, type ModelCard } from '@biographql/admet-predictor';
import { readCards } from '@biographql/engines/internal';
import { ADMET_MODEL_OPTIONS, defineCommand, publicModels } from '@biographql/server/internal';
import type { AssayModel } from '../custom/model.js';
import { createExplainer } from '../explain/explainer.js';
import {
  customModelReport,
  customPredictionReport,
  modelReport,
  predictionReport,
  type Report,
  toMarkdown,
} from '../reports.js';
import { readCustomModels, SIMILAR } from './train.js';

export const admetReportCommand = defineCommand({
  name: 'report',
  description:
    'Write reports on models (QMRF) or, if molecules are given, on the predictions for them (QPRF). The sections follow the OECD principles.',
  arguments: { '[smiles...]': 'molecules to report on (default: report on the models)' },
  options: {
    ...ADMET_MODEL_OPTIONS,
    '--out <folder>':
      'write each report to this folder as Markdown and JSON instead of printing it',
  },
  async run({ flags, output }, smiles: readonly string[]) {
    const models = publicModels(flags);
    const custom = await readCustomModels(flags.custom);
    const { models: cards }: { models: readonly ModelCard[] } = JSON.parse(await readCards());
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
        const made = modelReport({ card: getCard(cards, model), endpoint: getAdmetModel(model) });
        await keep(made, `${model}-qmrf`);
      }
      for (const { card, name } of custom)
        await keep(customModelReport({ card }), `${getFileName(name)}-qmrf`);
    } else {
      const reportOn = predictionReporter(cards, custom);
      for (const [place, text] of smiles.entries())
        for (const model of [...models, ...custom.map(({ name }) => name)]) {
          output.progress(`Predicting: ${model}, molecule ${place + 1} of ${smiles.length}`);
          await keep(await reportOn(model, text), `${place + 1}-${getFileName(model)}-qprf`);
        }
    }
    if (flags.out !== undefined) output.result({ files: written }, written.join('\n'));
    else output.result({ reports }, reports.map(toMarkdown).join('\n'));
  },
});

function predictionReporter(cards: readonly ModelCard[], custom: readonly AssayModel[]) {
  const predictor = createPredictor<string>({ custom });
  const explainer = createExplainer<string>({ custom });
  const predict = async <Name extends string>(model: Name, smiles: string) => {
    const explained = await explainer.explain(model, smiles, { similar: SIMILAR });
    const [prediction] = await predictor.predict(model, [smiles]);
    if (prediction === undefined) throw new RangeError(`Model ${model} gave no prediction.`);
    return {
      prediction: { ...prediction, model },
      explanation: explained.status === 'explained' ? explained : undefined,
    };
  };
  return async (name: string, smiles: string): Promise<Report> => {
    const model = custom.find((each) => each.name === name);
    if (model)
      return customPredictionReport({ ...(await predict(name, smiles)), card: model.card });
    if (!isAdmetModelName(name)) throw new RangeError(`Unknown model ${name}.`);
    return predictionReport({
      ...(await predict(name, smiles)),
      card: getCard(cards, name),
      endpoint: getAdmetModel(name),
    });
  };
}

function getFileName(model: string): string {
  return model.replace(/[^\p{L}\p{N}_-]+/gu, '-');
}

function getCard(cards: readonly ModelCard[], model: AdmetModelName): ModelCard {
  const card = cards.find((one) => one.model === model);
  if (card === undefined) throw new RangeError(`No model card for ${model}.`);
  return card;
}
