const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const OBO_IN_OWL = 'http://www.geneontology.org/formats/oboInOwl#';

export const OWL = 'http://www.w3.org/2002/07/owl#';
export const SKOS = 'http://www.w3.org/2004/02/skos/core#';
export const OBO = 'http://purl.obolibrary.org/obo/';
export const BIOLINK = 'https://w3id.org/biolink/vocab/';

export const PREDICATES = {
  type: `${RDF}type`,
  label: `${RDFS}label`,
  comment: `${RDFS}comment`,
  subClassOf: `${RDFS}subClassOf`,
  equivalentClass: `${OWL}equivalentClass`,
  deprecated: `${OWL}deprecated`,
  definition: `${OBO}IAO_0000115`,
  replacedBy: `${OBO}IAO_0100001`,
  consider: `${OBO_IN_OWL}consider`,
  exactSynonym: `${OBO_IN_OWL}hasExactSynonym`,
  relatedSynonym: `${OBO_IN_OWL}hasRelatedSynonym`,
  narrowSynonym: `${OBO_IN_OWL}hasNarrowSynonym`,
  broadSynonym: `${OBO_IN_OWL}hasBroadSynonym`,
  crossReference: `${OBO_IN_OWL}hasDbXref`,
  alternativeId: `${OBO_IN_OWL}hasAlternativeId`,
  oboNamespace: `${OBO_IN_OWL}hasOBONamespace`,
  exactMatch: `${SKOS}exactMatch`,
  category: `${BIOLINK}category`,
  publications: `${BIOLINK}publications`,
  derivedFrom: 'http://www.w3.org/ns/prov#wasDerivedFrom',
  source: 'http://purl.org/dc/terms/source',
} as const;

export const CLASSES = { term: `${OWL}Class`, relation: `${OWL}ObjectProperty` } as const;

export const XSD_BOOLEAN = 'http://www.w3.org/2001/XMLSchema#boolean';
export const XSD_INTEGER = 'http://www.w3.org/2001/XMLSchema#integer';
export const XSD_DECIMAL = 'http://www.w3.org/2001/XMLSchema#decimal';
