import { gzipLines } from '../files.mjs';
import { getLabeledCarriers } from '../name-tables.mjs';

/** Diseases and symptoms that articles of MEDLINE name together more often than by chance: literature associations. */
export async function* hetionetFacts(path, { survey, diseases }) {
  const byMesh = getLabeledCarriers(survey, 'P486');
  for await (const line of gzipLines(path)) {
    const [disease, edge, symptom] = line.split('\t');
    if (edge !== 'DpS') continue;
    yield {
      kind: 'literature',
      disease: diseases.ofDoid(disease.replace('Disease::', '')),
      symptom: byMesh.get(symptom.replace('Symptom::', '')),
    };
  }
}
