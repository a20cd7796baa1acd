import { expectTypeOf } from 'vitest';
import {
  type ADMET_MODEL_NAMES,
  ADMET_MODELS,
  type AdmetCategory,
  type AdmetClassificationModel,
  type AdmetInterpretation,
  type AdmetModel,
  type AdmetModelName,
  type AdmetRegressionModel,
  type AdmetVerdict,
  getAdmetModel,
  groupByCategory,
  interpret,
  isAdmetModelName,
  nearestAdmetModelName,
  resolveAdmetModel,
  summarize,
} from './index.js';

type NamesOf<Models extends readonly AdmetModel[]> = {
  readonly [Index in keyof Models]: Models[Index]['name'];
};

// The catalog is a tuple of 28, in the order of the names.
expectTypeOf<(typeof ADMET_MODELS)['length']>().toEqualTypeOf<28>();
expectTypeOf<NamesOf<typeof ADMET_MODELS>>().toEqualTypeOf<typeof ADMET_MODEL_NAMES>();
expectTypeOf(ADMET_MODELS[17].name).toEqualTypeOf<'CYP2CI9i'>();
expectTypeOf(ADMET_MODELS[0].unit).toEqualTypeOf<'log10 mol/L'>();
expectTypeOf<(typeof ADMET_MODELS)[number]['category']>().toEqualTypeOf<AdmetCategory>();

// The union takes the wire spelling only.
expectTypeOf<'CYP2CI9i'>().toExtend<AdmetModelName>();
expectTypeOf<'CYP2C19i'>().not.toExtend<AdmetModelName>();
expectTypeOf<string>().not.toExtend<AdmetModelName>();

// @ts-expect-error: the spelling with the digit is an alias, not a name
interpret('CYP2C19i', 0.5);
// @ts-expect-error: any string must be resolved first
getAdmetModel('CL' as string);
// @ts-expect-error: the catalog is read-only
ADMET_MODELS[0].published.figure = 1;
// @ts-expect-error: a prediction without a value says null
summarize([{ model: 'CL' }]);

// A guard narrows, lookups give names or nothing.
const text: string = 'CL';
if (isAdmetModelName(text)) expectTypeOf(text).toEqualTypeOf<AdmetModelName>();
expectTypeOf(resolveAdmetModel(text)).toEqualTypeOf<AdmetModelName | undefined>();
expectTypeOf(nearestAdmetModelName(text)).toEqualTypeOf<AdmetModelName | undefined>();

// `kind` discriminates the two kinds of model.
const model = getAdmetModel('CL');
if (model.kind === 'classification') {
  expectTypeOf(model).toEqualTypeOf<AdmetClassificationModel>();
  expectTypeOf(model.positiveClass).toEqualTypeOf<string>();
} else {
  expectTypeOf(model).toEqualTypeOf<AdmetRegressionModel>();
  // @ts-expect-error: a quantity has no class
  model.positiveClass;
}

expectTypeOf(interpret('CL', 1)).toEqualTypeOf<AdmetInterpretation>();
expectTypeOf<AdmetVerdict>().toEqualTypeOf<'favorable' | 'moderate' | 'unfavorable' | 'neutral'>();
expectTypeOf(summarize([]).counts.favorable).toEqualTypeOf<number>();
expectTypeOf(groupByCategory().map(({ category }) => category)).toEqualTypeOf<AdmetCategory[]>();
