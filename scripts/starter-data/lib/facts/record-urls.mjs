import { WD } from '../ntriples.mjs';

/** Pages of one record, by the address of the source; undefined where the entities lack the identifier that it needs. */
const RECORDS = {
  'https://www.wikidata.org/': ({ subject, property }) =>
    subject.startsWith(WD)
      ? `https://www.wikidata.org/wiki/${subject.slice(WD.length)}#${property}`
      : undefined,
  'https://github.com/DiseaseOntology/HumanDiseaseOntology': ({ getCode, subject }) => {
    const id = getCode(subject, 'P699');
    return `https://disease-ontology.org/${id === undefined ? '' : `?id=${id}`}`;
  },
  'https://platform.opentargets.org/': ({ getCode, subject, property, value }) => {
    const drug = property === 'P129' ? getCode(subject, 'P592') : undefined;
    if (drug !== undefined) return `https://platform.opentargets.org/drug/${drug}`;
    const gene = getCode(subject, 'P594') ?? getCode(value, 'P594');
    return gene && `https://platform.opentargets.org/target/${gene}/associations`;
  },
  'https://www.ebi.ac.uk/gwas/': ({ getCode, subject, value }) => {
    const gene = getCode(subject, 'P353') ?? getCode(value, 'P353');
    return gene && `https://www.ebi.ac.uk/gwas/genes/${encodeURIComponent(gene)}`;
  },
};

/** The address of the record in which a source makes a statement; undefined where only its home page is known. */
export function toRecordUrl(home, { subject, property, value }, { entities }) {
  const getCode = (iri, code) => entities.get(iri)?.codes.get(code)?.[0];
  return RECORDS[home]?.({ subject, property, value, getCode });
}
