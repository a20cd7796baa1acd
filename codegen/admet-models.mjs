import { readFileSync } from 'node:fs';

const { sources, limits, models } = JSON.parse(readFileSync('packages/admet/models.json', 'utf8'));
const drugRules = JSON.parse(readFileSync('packages/admet/drug-rules.json', 'utf8'));
const isClass = ({ kind }) => kind === 'classification';

/** Writes one of the parts generated from the facts about the ADMET models. */
export const plugin = (_schema, _documents, { part }) => parts[part]();

const parts = {
  catalog: () =>
    [
      "import type { AdmetModel, AdmetSource } from '../model.js';\n",
      constant(
        'ADMET_MODEL_NAMES',
        "The 28 wire names accepted as `modelName`, in the order of the specification's table, spelled as the wire spells them.",
        models.map(({ name }) => name),
      ),
      constant('ADMET_CATEGORIES', "The six headings of the specification's table, in its order.", [
        ...new Set(models.map(({ category }) => category)),
      ]),
      constant(
        'ADMET_ALIASES',
        'Other spellings by which each model is known.\nCompared without regard to case, spaces and punctuation, so `Caco-2` and `H-HT` need no entry.',
        Object.fromEntries(models.map(({ name, aliases }) => [name, aliases])),
      ),
      constant(
        'ADMET_SOURCES',
        'The works cited by the catalog, by key; `dong2018` is where the published figures come from, the others give limits.',
        sources,
        'Readonly<Record<string, AdmetSource>>',
      ),
      ...Object.entries(limits).map(
        ([name, value]) => `const ${name} = ${literal(value)} as const;\n`,
      ),
      constant(
        'ADMET_MODELS',
        "The 28 entries of the catalog, in the order of the specification's table.",
        models.map(catalogEntry),
        'readonly AdmetModel[]',
      ),
    ].join('\n'),

  rules: () =>
    [
      constant('PROPERTIES', 'Labels and units, in the order of panels.', drugRules.properties),
      constant(
        'RULES',
        'Limits of a property, lower and upper; a rule is met with as many exceeded as it allows.',
        drugRules.rules,
      ),
      constant(
        'QED',
        'Parameters a to f, the maximum and the weight of each desirability of Bickerton et al. 2012.',
        drugRules.qed,
      ),
    ].join('\n'),

  names: () =>
    [
      constant(
        'modelNames',
        "The 28 model names of the service's contract, in its table's order and spelling.",
        models.map(({ name }) => name),
      ),
      constant(
        'modelUnits',
        "Units of the regression models' values; the value of every other model is a probability in [0, 1].",
        Object.fromEntries(
          models.filter((model) => !isClass(model)).map(({ name, unit }) => [name, unit]),
        ),
      ),
    ].join('\n'),

  type: () =>
    `/** One of the 28 models of the service's contract, in its spelling. */\nexport type AdmetModelName =\n${models
      .map(({ name }) => `  | '${name}'`)
      .join('\n')};\n`,

  readme: () => {
    const text = readFileSync('packages/admet/README.md', 'utf8');
    return text.replace(
      /(?<=<!-- limits -->\n)[\s\S]*?(?=<!-- end of limits -->)/,
      `\n${limitsTable()}\n\n`,
    );
  },
};

function catalogEntry({ aliases: _aliases, training: _training, published, ...model }) {
  return {
    ...model,
    ...(isClass(model) ? { unit: 'probability', typicalRange: [0, 1] } : {}),
    published: { ...published, measure: isClass(model) ? 'accuracy' : 'R2' },
  };
}

function constant(name, text, value, type) {
  const lines = text.split('\n');
  const comment = lines.length === 1 ? `/** ${text} */` : `/**\n * ${lines.join('\n * ')}\n */`;
  return `${comment}\nexport const ${name} = ${literal(value)} as const${type ? ` satisfies ${type}` : ''};\n`;
}

/** The value as an expression; the name of a limit becomes a reference to it. */
function literal(value) {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"(\w+)":/gm, '$1$2:')
    .replace(/(thresholds): "(\w+)"/g, '$1: $2');
}

function limitsTable() {
  const judgedBy = (key) => models.filter((model) => isClass(model) && model.thresholds === key);
  const rows = [
    ...models.filter((model) => !isClass(model)).map((model) => [[model], model.thresholds]),
    ...[...Object.keys(limits), undefined].map((key) => [judgedBy(key), limits[key]]),
  ].map(([members, thresholds]) => [
    members.map(({ name }) => `\`${name}\``).join(', '),
    members[0].unit ?? 'probability',
    thresholds?.bands.map(spell).join('; ') ?? 'none: it depends on the purpose, `neutral`',
    thresholds?.sources.map((key) => sources[key].label).join('; ') ?? '',
  ]);
  return [['Model', 'Unit', 'Limits', 'Source'], Array(4).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function spell({ from, to, label, verdict }) {
  const span =
    from === undefined ? `below ${to}` : to === undefined ? `from ${from}` : `${from} to ${to}`;
  return `${span}: ${label} (${verdict})`;
}
