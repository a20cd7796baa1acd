import { iri, type SparqlQuery, wd } from '@biographql/sparql';
import * as catalog from '@biographql/sparql/queries';

/** What a named query asks for. */
export interface QueryParameter {
  readonly label: string;
  readonly kind: 'entity' | 'text';
  /** What stands there at first. */
  readonly example: string;
}

/** A query of the catalog with what the page needs to show it. */
export interface NamedQuery {
  /** The name of its function in `@biographql/sparql/queries`. */
  readonly name: string;
  readonly group: string;
  readonly title: string;
  readonly parameters: readonly QueryParameter[];
  /** Makes the query of one text per parameter. @throws InvalidIdError, InvalidArgumentError for a text that is none. */
  readonly build: (first: string, second: string) => SparqlQuery;
}

const entity = (label: string, example: string): QueryParameter => ({
  label,
  kind: 'entity',
  example,
});
const text = (label: string, example: string): QueryParameter => ({ label, kind: 'text', example });
const term = (value: string) => (value.includes('/') ? iri(value) : wd(value));

const disease = entity('disease', 'Q35869');
const drug = entity('drug', 'Q219626');
const aspirin = entity('drug', 'Q18216');
const gene = entity('gene', 'Q17853272');
const anything = entity('entity', 'Q35869');
const property = text('property', 'P2176');
const type = entity('class', 'Q12140');

type Row = readonly [
  title: string,
  parameters: readonly QueryParameter[],
  build: NamedQuery['build'],
];

const GROUPS: Readonly<Record<string, Readonly<Partial<Record<keyof typeof catalog, Row>>>>> = {
  Diseases: {
    drugsForDisease: ['Drugs for a disease', [disease], (q) => catalog.drugsForDisease(term(q))],
    genesOfDisease: ['Genes of a disease', [disease], (q) => catalog.genesOfDisease(term(q))],
    symptomsOfDisease: ['Symptoms', [disease], (q) => catalog.symptomsOfDisease(term(q))],
    repurposingCandidates: [
      'Drugs that could be repurposed',
      [disease],
      (q) => catalog.repurposingCandidates(term(q)),
    ],
    drugTargetsForDisease: [
      'Targets of its drugs',
      [disease],
      (q) => catalog.drugTargetsForDisease(term(q)),
    ],
    pathwaysOfDisease: [
      'Pathways of its genes',
      [disease],
      (q) => catalog.pathwaysOfDisease(term(q)),
    ],
    relatedDiseasesViaGenes: [
      'Diseases with the same genes',
      [disease],
      (q) => catalog.relatedDiseasesViaGenes(term(q)),
    ],
    relatedDiseasesViaDrugs: [
      'Diseases with the same drugs',
      [disease],
      (q) => catalog.relatedDiseasesViaDrugs(term(q)),
    ],
    relatedDiseasesViaSymptoms: [
      'Diseases with the same symptoms',
      [disease],
      (q) => catalog.relatedDiseasesViaSymptoms(term(q)),
    ],
    diseasesWithSymptom: [
      'Diseases with a symptom',
      [entity('symptom', 'http://purl.obolibrary.org/obo/SYMP_0000604')],
      (q) => catalog.diseasesWithSymptom(term(q)),
    ],
    genesSharedByDiseases: [
      'Genes shared by two diseases',
      [entity('disease', 'Q128581'), entity('other disease', 'Q172341')],
      (q, r) => catalog.genesSharedByDiseases(term(q), term(r)),
    ],
    codesOfDisease: ['Codes of a disease', [disease], (q) => catalog.codesOfDisease(term(q))],
    diseasesByGeneCount: ['Diseases with most genes', [], () => catalog.diseasesByGeneCount()],
  },
  Drugs: {
    diseasesForDrug: [
      'Diseases that a drug treats',
      [drug],
      (q) => catalog.diseasesForDrug(term(q)),
    ],
    targetsOfDrug: ['Targets of a drug', [drug], (q) => catalog.targetsOfDrug(term(q))],
    targetsOfDrugWithRole: [
      'Targets with the role played there',
      [drug],
      (q) => catalog.targetsOfDrugWithRole(term(q)),
    ],
    drugsSharingTargets: [
      'Drugs with the same targets',
      [drug],
      (q) => catalog.drugsSharingTargets(term(q)),
    ],
    drugsSharingDiseases: [
      'Drugs for the same diseases',
      [drug],
      (q) => catalog.drugsSharingDiseases(term(q)),
    ],
    chemistryOfDrug: ['Chemistry of a drug', [aspirin], (q) => catalog.chemistryOfDrug(term(q))],
    drugByChemblId: [
      'Drug by ChEMBL number',
      [text('ChEMBL number', 'CHEMBL25')],
      (q) => catalog.drugByChemblId(q),
    ],
    genesLinkingDrugAndDisease: [
      'Why a drug may act in a disease',
      [entity('drug', 'Q423762'), entity('disease', 'Q128581')],
      (q, r) => catalog.genesLinkingDrugAndDisease(term(q), term(r)),
    ],
    drugsByTargetCount: ['Drugs with most targets', [], () => catalog.drugsByTargetCount()],
    isDrugForDisease: [
      'Does a drug treat a disease?',
      [drug, disease],
      (q, r) => catalog.isDrugForDisease(term(q), term(r)),
    ],
  },
  Genes: {
    diseasesOfGene: ['Diseases of a gene', [gene], (q) => catalog.diseasesOfGene(term(q))],
    drugsForTarget: [
      'Drugs that act on a gene',
      [entity('gene', 'Q20970156')],
      (q) => catalog.drugsForTarget(term(q)),
    ],
    interactionPartners: [
      'What interacts with a gene',
      [entity('gene', 'Q20970156')],
      (q) => catalog.interactionPartners(term(q)),
    ],
    geneBySymbol: ['Gene by symbol', [text('symbol', 'BRCA2')], (q) => catalog.geneBySymbol(q)],
    locationOfGene: ['Where a gene lies', [gene], (q) => catalog.locationOfGene(term(q))],
    genesOnChromosome: [
      'Genes on a chromosome',
      [entity('chromosome', 'Q840604')],
      (q) => catalog.genesOnChromosome(term(q)),
    ],
    pathwaysOfGene: ['Pathways of a gene', [gene], (q) => catalog.pathwaysOfGene(term(q))],
    partsOfPathway: [
      'Parts of a pathway',
      [entity('pathway', 'https://identifiers.org/wikipathways:WP254')],
      (q) => catalog.partsOfPathway(term(q)),
    ],
    markersOfCellType: [
      'Marker genes of a cell type',
      [entity('cell type', 'Q67801129')],
      (q) => catalog.markersOfCellType(term(q)),
    ],
  },
  Entities: {
    entitiesByName: [
      'Entities with a name',
      [text('name', 'asthma')],
      (q) => catalog.entitiesByName(q),
    ],
    labelsOf: ['Labels in all languages', [anything], (q) => catalog.labelsOf(term(q))],
    classesOf: ['Classes of an entity', [anything], (q) => catalog.classesOf(term(q))],
    instancesOf: ['Instances of a class', [type], (q) => catalog.instancesOf(term(q))],
    subclassesOf: ['Subclasses', [disease], (q) => catalog.subclassesOf(term(q))],
    superclassesOf: ['Superclasses', [disease], (q) => catalog.superclassesOf(term(q))],
    classesBySize: ['Classes with most instances', [], () => catalog.classesBySize()],
  },
  Relations: {
    propertiesOf: [
      'Everything claimed of an entity',
      [anything],
      (q) => catalog.propertiesOf(term(q)),
    ],
    codesOf: ['Identifiers elsewhere', [anything], (q) => catalog.codesOf(term(q))],
    outgoingNeighbors: [
      'What an entity points to',
      [anything],
      (q) => catalog.outgoingNeighbors(term(q)),
    ],
    incomingNeighbors: [
      'What points to an entity',
      [anything],
      (q) => catalog.incomingNeighbors(term(q)),
    ],
    neighborsByRelation: [
      'Neighbors by one relation',
      [anything, property],
      (q, p) => catalog.neighborsByRelation(term(q), p),
    ],
    relationCounts: ['Relations by how often', [anything], (q) => catalog.relationCounts(term(q))],
    relationsBetween: [
      'Relations between two entities',
      [anything, drug],
      (q, r) => catalog.relationsBetween(term(q), term(r)),
    ],
    pathsOfLengthTwo: [
      'Paths of length two',
      [anything, aspirin],
      (q, r) => catalog.pathsOfLengthTwo(term(q), term(r)),
    ],
    statementsOf: [
      'Statements with rank',
      [drug, text('property', 'P129')],
      (q, p) => catalog.statementsOf(term(q), p),
    ],
    qualifiersOf: [
      'Qualifiers of statements',
      [entity('drug', 'Q999805'), text('property', 'P129')],
      (q, p) => catalog.qualifiersOf(term(q), p),
    ],
  },
};

/** The queries that the page offers, group by group. */
export const NAMED_QUERIES: readonly NamedQuery[] = Object.entries(GROUPS).flatMap(
  ([group, queries]) =>
    Object.entries(queries).map(([name, [title, parameters, build]]) => ({
      name,
      group,
      title,
      parameters,
      build,
    })),
);
