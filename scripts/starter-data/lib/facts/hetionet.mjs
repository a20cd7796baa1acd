import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipLines } from '../files.mjs';
import { getLabeledCarriers, namedOnce } from '../name-tables.mjs';
import { WD } from '../ntriples.mjs';
import { isDrug } from './structures.mjs';

const SYMPTOM = `${WD}Q169872`;
/** Names of the nodes of the edges. */
export const NODE_FILE = 'hetionet-v1.0-nodes_cut.tsv.gz';

/** What physicians say of drugs and common diseases: that they change the disease, or relieve its symptoms. */
const VERDICTS = { CtD: 'treats', CpD: 'relieves' };

/**
 * Drugs of common diseases, and diseases and symptoms that articles of MEDLINE name together more often than by chance:
 * literature associations, each with the search that finds its articles.
 */
export async function* hetionetFacts(path, { survey, diseases, headings }) {
  const byMesh = getLabeledCarriers(survey, 'P486');
  const find = namedOnce(survey, isDrug);
  const findSymptom = namedOnce(survey, ({ classes }) => classes.includes(SYMPTOM));
  const names = await readNames(join(dirname(path), NODE_FILE));
  const strip = (id) => id.replace(/^\w+::/u, '');
  for await (const line of gzipLines(path)) {
    const [source, edge, target] = line.split('\t');
    if (edge in VERDICTS)
      yield {
        kind: VERDICTS[edge],
        drug: find(names.get(source) ?? '') ?? undefined,
        disease: diseases.ofDoid(strip(target)),
      };
    if (edge !== 'DpS') continue;
    const disease = diseases.ofDoid(strip(source));
    const descriptors = [survey.entities.get(disease)?.mesh[0], strip(target)];
    const titles = descriptors.map((id) => headings.get(id));
    yield {
      kind: 'literature',
      disease,
      symptom: byMesh.get(descriptors[1]) ?? findSymptom(titles[1] ?? '') ?? undefined,
      url: titles.includes(undefined)
        ? undefined
        : `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(
            titles.map((name) => `"${name}"[MeSH]`).join(' AND '),
          )}`,
    };
  }
}

async function readNames(path) {
  const names = new Map();
  for await (const line of existsSync(path) ? gzipLines(path) : []) {
    const [id, name] = line.split('\t');
    names.set(id, name);
  }
  return names;
}
