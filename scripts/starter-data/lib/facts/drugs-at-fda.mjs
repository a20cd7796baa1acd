import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ingredientKeys } from '../brand-names.mjs';
import { namedOnce, rowsOf } from '../name-tables.mjs';
import { isDrug } from './structures.mjs';

export const PRODUCTS = 'formats/drugs/drugsatfda_2019-07-02_Products.txt.gz';
const STATUSES = 'formats/drugs/drugsatfda_2019-07-02_MarketingStatus.txt.gz';
/** How products are sold, by the code of their marketing status. */
const SOLD = { 1: 'prescription', 2: 'over the counter' };

/** Reads what is sold in the United States (Drugs@FDA), alone or with other ingredients; where a table is absent, nothing. */
export async function readSales(source) {
  const products = [PRODUCTS, STATUSES].map((file) => join(source, file));
  const isPresent = products.every((path) => existsSync(path));
  const [rows, statuses] = isPresent ? await Promise.all(products.map(rowsOf)) : [[], []];
  const kinds = new Map();
  for (const { MarketingStatusID: status, ApplNo, ProductNo } of statuses)
    if (status in SOLD) kinds.set(`${ApplNo} ${ProductNo}`, SOLD[status]);
  /** How what is named is sold, also by names without their last word: `arsenic trioxide`. */
  const ingredients = new Map();
  const substances = new Set();
  const brands = new Set();
  for (const { ApplNo, ProductNo, DrugName, ActiveIngredient = '' } of rows) {
    const brand = DrugName.trim().toLowerCase();
    brands.add(brand).add(brand.replace(/ .*$/u, ''));
    const names = ActiveIngredient.toLowerCase().split(/;\s*/u);
    const kind = kinds.get(`${ApplNo} ${ProductNo}`);
    for (const name of names) {
      for (const key of ingredientKeys(name)) substances.add(key);
      for (const key of new Set([...ingredientKeys(name), name.replace(/ \S+$/u, '')])) {
        const sold = ingredients.get(key) ?? new Set();
        ingredients.set(key, sold);
        if (kind !== undefined) sold.add(names.length === 1 ? kind : `${kind}, in combination`);
      }
    }
  }
  return {
    /** Whether the agency knows an ingredient and no product with it is sold any more. */
    isDiscontinued: (name) => ingredients.get(name.toLowerCase())?.size === 0,
    /** Whether a name is that of a product, and of no ingredient. */
    isBrand: (name) => brands.has(name) && !ingredients.has(name),
    listKinds(name) {
      const key = name.toLowerCase();
      return substances.has(key) ? [...ingredients.get(key)].sort() : [];
    },
  };
}

/** How drugs are sold in the United States, for those of which no other source says it. */
export async function* saleFacts(_path, { survey, sales }) {
  const find = namedOnce(survey, isDrug);
  for (const [drug, { label, properties }] of survey.entities) {
    if (label === undefined || properties.has('P3493') || find(label) !== drug) continue;
    const alone = sales.listKinds(label).filter((kind) => !kind.includes(','));
    const kinds = alone.length > 0 ? alone : sales.listKinds(label);
    const statuses = kinds.map((kind) => `approved in the United States (${kind})`);
    if (statuses.length > 0) yield { kind: 'status', drug, statuses };
  }
}
