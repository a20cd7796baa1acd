import { listParts, readMixtures } from './facts/drug-finder.mjs';
import { isDrug } from './facts/structures.mjs';
import { ELEMENTS, knownNames, namedOnce, rowsOf } from './name-tables.mjs';

/** Words that name the salt, the hydrate or the making of an ingredient, not the ingredient. */
const SALTS = new Set(
  'acetate anhydrous arginine aspartate benzoate besylate bisulfate bitartrate bromide butyrate calcium camsylate chloride citrate cypionate decanoate dihydrate dihydrochloride dimaleate dimeglumine dipotassium dipropionate disodium edisylate enanthate erbumine esylate fumarate furoate gluconate hemifumarate hemihydrate hemisulfate hexahydrate hippurate hyclate hydrobromide hydrochloride isethionate lactate lysine magnesium malate maleate meglumine mesylate monohydrate monosodium mucate napsylate nitrate palmitate pamoate pentahydrate phosphate potassium propionate recombinant saccharate semihydrate sesquihydrate sodium stearate succinate sulfate tartrate tetrahydrate tosylate trihydrate tromethamine valerate xinafoate'.split(
    ' ',
  ),
);
/** The four letters that the FDA adds to the names of biological products: `adalimumab-adaz`. */
const BIOLOGIC_SUFFIX = /-[a-z]{4}$/u;

/**
 * Brand names (Drugs@FDA) by the one drug of the graph whose name their active ingredient is, or the mixture of their
 * ingredients. Left out are brands of which any product has another ingredient; brands that are names of the graph
 * already; and those that hold the drug's own name.
 */
export async function* brandNames(path, survey) {
  const drugs = namedOnce(survey, isDrug);
  const mixtures = readMixtures(survey);
  const known = knownNames(survey);
  const found = new Map();
  for (const { DrugName, ActiveIngredient } of await rowsOf(path)) {
    const brand = DrugName.trim();
    const isMixture = ActiveIngredient.includes(';');
    // Strengths and days of a pack are no names.
    if (brand.length < 3 || known.has(brand.toLowerCase()) || (isMixture && /\d/u.test(brand)))
      continue;
    const parts = listParts(ActiveIngredient.replaceAll(';', ' /'));
    const iri =
      parts.length > 1
        ? (mixtures.get(parts.join('/')) ?? null)
        : drugNamed(ActiveIngredient, drugs);
    found.set(brand, found.has(brand) && found.get(brand) !== iri ? null : iri);
  }
  for (const [brand, iri] of [...found].sort()) {
    const label = survey.entities.get(iri)?.label?.toLowerCase();
    const [substance] = label === undefined ? [] : listParts(label);
    if (label === undefined || brand.toLowerCase().includes(substance)) continue;
    yield { iri, name: titleCase(brand) };
  }
}

/** @returns null when no drug has the ingredient's name, with or without its salt, or several have it. */
function drugNamed(ingredient, drugs) {
  return ingredientKeys(ingredient).reduce((iri, key) => iri ?? drugs(key), undefined) ?? null;
}

/** The ingredient without its salt, which is what is studied and prescribed, first. */
export function ingredientKeys(ingredient) {
  const words = ingredient.trim().toLowerCase().split(/\s+/u);
  const keys = [words.join(' ')];
  while (words.length > 1 && SALTS.has(words.at(-1))) {
    words.pop();
    if (words.length === 1 && ELEMENTS.has(words[0])) break;
    keys.unshift(words.join(' '));
  }
  return keys.flatMap((key) =>
    BIOLOGIC_SUFFIX.test(key) ? [key, key.replace(BIOLOGIC_SUFFIX, '')] : [key],
  );
}

function titleCase(brand) {
  return brand
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}
