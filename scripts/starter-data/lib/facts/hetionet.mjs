import { gzipLines } from '../files.mjs';
import { getLabeledCarriers } from '../name-tables.mjs';

/**
 * Diseases and symptoms that articles of MEDLINE name together more often than by chance: literature associations, each
 * with the search that finds its articles.
 */
export async function* hetionetFacts(path, { survey, diseases, headings }) {
  const byMesh = getLabeledCarriers(survey, 'P486');
  for await (const line of gzipLines(path)) {
    const [disease, edge, symptom] = line.split('\t');
    if (edge !== 'DpS') continue;
    const entity = diseases.ofDoid(disease.replace('Disease::', ''));
    const descriptors = [survey.entities.get(entity)?.mesh[0], symptom.replace('Symptom::', '')];
    const names = descriptors.map((id) => headings.get(id));
    yield {
      kind: 'literature',
      disease: entity,
      symptom: byMesh.get(descriptors[1]),
      url: names.includes(undefined)
        ? undefined
        : `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(
            names.map((name) => `"${name}"[MeSH]`).join(' AND '),
          )}`,
    };
  }
}
