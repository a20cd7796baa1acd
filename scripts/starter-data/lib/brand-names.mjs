import { knownNames, namedOnce, rowsOf } from './name-tables.mjs';
import { WD } from './ntriples.mjs';

const DRUG_CLASSES = new Set([`${WD}Q12140`, `${WD}Q11173`]);

/** Words that name the salt, the hydrate or the making of an ingredient, not the ingredient. */
const SALTS = new Set(
  'acetate anhydrous arginine aspartate benzoate besylate bisulfate bitartrate bromide butyrate calcium camsylate chloride citrate cypionate decanoate dihydrate dihydrochloride dimaleate dimeglumine dipotassium dipropionate disodium edisylate enanthate erbumine esylate fumarate furoate gluconate hemifumarate hemihydrate hemisulfate hexahydrate hippurate hyclate hydrobromide hydrochloride isethionate lactate lysine magnesium malate maleate meglumine mesylate monohydrate monosodium mucate napsylate nitrate palmitate pamoate pentahydrate phosphate potassium propionate recombinant saccharate semihydrate sesquihydrate sodium stearate succinate sulfate tartrate tetrahydrate tosylate trihydrate tromethamine valerate xinafoate'.split(
    ' ',
  ),
);
/** What has these names alone is an element, and its salts are drugs of their own: calcium acetate, sodium chloride. */
const ELEMENTS = new Set(
  'aluminum ammonium barium calcium cesium choline copper cupric ferric ferrous gallium gold hydrogen indium iron lithium magnesium manganese potassium selenium silver sodium strontium technetium thallous zinc'.split(
    ' ',
  ),
);
/** The four letters that the FDA adds to the names of biological products: `adalimumab-adaz`. */
const BIOLOGIC_SUFFIX = /-[a-z]{4}$/u;

/**
 * Brand names (Drugs@FDA) by the one drug of the graph whose name their active ingredient is. Left out are brands of
 * which any product has a second ingredient, or another one; brands that are names of the graph already; and those
 * that hold the drug's own name.
 */
export async function* brandNames(path, survey) {
  const drugs = namedOnce(survey, isDrug);
  const known = knownNames(survey);
  const found = new Map();
  for (const { DrugName, ActiveIngredient } of await rowsOf(path)) {
    const brand = DrugName.trim();
    if (brand.length < 3 || known.has(brand.toLowerCase())) continue;
    const iri = ActiveIngredient.includes(';') ? null : drugNamed(ActiveIngredient, drugs);
    found.set(brand, found.has(brand) && found.get(brand) !== iri ? null : iri);
  }
  for (const [brand, iri] of [...found].sort()) {
    const label = survey.entities.get(iri)?.label?.toLowerCase();
    if (label === undefined || brand.toLowerCase().includes(label)) continue;
    yield { iri, name: titleCase(brand) };
  }
}

function isDrug({ classes, properties }) {
  return classes.some((type) => DRUG_CLASSES.has(type)) || properties.has('P2175');
}

/** @returns null when no drug has the ingredient's name, with or without its salt, or several have it. */
function drugNamed(ingredient, drugs) {
  return ingredientKeys(ingredient).reduce((iri, key) => iri ?? drugs(key), undefined) ?? null;
}

/** The ingredient without its salt, which is what is studied and prescribed, first. */
function ingredientKeys(ingredient) {
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
