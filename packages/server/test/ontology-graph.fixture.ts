/**
 * A small graph of three vocabularies in Turtle: terms of ontologies in OBO's annotation properties, facts with statements
 * in Biolink's predicates, and one disease in Wikidata's form. Facts of HPO, MONDO, DrugCentral and ClinGen, cut down.
 */
export const ONTOLOGY_GRAPH = `
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix prov: <http://www.w3.org/ns/prov#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix oio: <http://www.geneontology.org/formats/oboInOwl#> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
@prefix biolink: <https://w3id.org/biolink/vocab/> .
@prefix st: <urn:biographql:statement:> .
@prefix val: <urn:biographql:value:> .
@prefix fact: <urn:biographql:fact:> .
@prefix hgnc: <https://bioregistry.io/hgnc:> .
@prefix wd: <http://www.wikidata.org/entity/> .
@prefix wdt: <http://www.wikidata.org/prop/direct/> .
@prefix p: <http://www.wikidata.org/prop/> .
@prefix ps: <http://www.wikidata.org/prop/statement/> .
@prefix pr: <http://www.wikidata.org/prop/reference/> .

obo:MONDO_0007947 a owl:Class ; rdfs:label "Marfan syndrome" ;
  oio:hasExactSynonym "MFS type 1" ; oio:hasRelatedSynonym "marfanoid hypermobility" ;
  obo:IAO_0000115 "A disorder of the connective tissue." ;
  oio:hasDbXref "MESH:D008382", "OMIM:154700" ; rdfs:subClassOf obo:MONDO_0003900 .
obo:MONDO_0003900 a owl:Class ; rdfs:label "connective tissue disorder" .
obo:MONDO_0000099 a owl:Class ; rdfs:label "obsolete arachnodactyly syndrome" ;
  owl:deprecated "true"^^xsd:boolean ; obo:IAO_0100001 obo:MONDO_0007947 .
obo:HP_0001166 a owl:Class ; rdfs:label "Arachnodactyly" ; oio:hasExactSynonym "Spider fingers" .
obo:HP_0001519 a owl:Class ; rdfs:label "Disproportionate tall stature" .
obo:HP_0001270 a owl:Class ; rdfs:label "Motor delay" .
hgnc:3603 rdfs:label "FBN1" ; biolink:category biolink:Gene, biolink:NamedThing ;
  obo:IAO_0000115 "Fibrillin 1." .
obo:CHEBI_6541 rdfs:label "losartan" ; biolink:category biolink:Drug, biolink:ChemicalEntity .

obo:MONDO_0007947 biolink:has_phenotype obo:HP_0001166, obo:HP_0001519 ;
  st:has_phenotype fact:a1, fact:a2, fact:a3 .
fact:a1 val:has_phenotype obo:HP_0001166 ; biolink:has_count "124" ; biolink:has_total "197" ;
  biolink:original_subject <https://omim.org/MIM:154700> ;
  prov:wasDerivedFrom <urn:biographql:reference:r1> .
<urn:biographql:reference:r1> biolink:publications "PMID:28050285", "PMID:33436942" ;
  dcterms:source "phenotype.hpoa" .
fact:a2 val:has_phenotype obo:HP_0001519 ; biolink:frequency_qualifier obo:HP_0040281 ;
  prov:wasDerivedFrom <urn:biographql:reference:r2> .
<urn:biographql:reference:r2> biolink:publications "ORPHA:558" ; dcterms:source "phenotype.hpoa" .
fact:a3 val:has_phenotype obo:HP_0001270 ; biolink:negated "true" ;
  prov:wasDerivedFrom <urn:biographql:reference:r2> .

hgnc:3603 biolink:gene_associated_with_condition obo:MONDO_0007947 ;
  st:gene_associated_with_condition fact:b1 .
fact:b1 val:gene_associated_with_condition obo:MONDO_0007947 ;
  prov:wasDerivedFrom <urn:biographql:reference:r3> .
<urn:biographql:reference:r3> biolink:publications "https://search.clinicalgenome.org/kb/gene-validity/1" .

obo:CHEBI_6541 biolink:treats obo:MONDO_0007947 ; st:treats fact:c1 .
fact:c1 val:treats obo:MONDO_0007947 ; prov:wasDerivedFrom <urn:biographql:reference:r4> .
<urn:biographql:reference:r4> dcterms:source "drugcentral" .

wd:Q35869 rdfs:label "asthma"@en ; wdt:P31 wd:Q12136 ; wdt:P780 wd:Q35805 ; p:P780 wd:s1 .
wd:s1 ps:P780 wd:Q35805 ; prov:wasDerivedFrom wd:r1 .
wd:r1 pr:P854 <https://example.org/asthma> .
wd:Q35805 rdfs:label "cough"@en ; wdt:P31 wd:Q169872 .
`;
