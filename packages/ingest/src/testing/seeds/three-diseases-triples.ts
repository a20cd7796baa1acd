// Written by build-three-diseases.mjs; do not edit. Facts only, no abstracts. Sources: README.md beside this file.

/** N-Triples, sorted. */
export const THREE_DISEASES_TRIPLES = `<http://purl.obolibrary.org/obo/SYMP_0000604> <http://www.w3.org/2000/01/rdf-schema#label> "wheezing"@en .
<http://purl.obolibrary.org/obo/SYMP_0000604> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q169872> .
<http://purl.obolibrary.org/obo/SYMP_0000614> <http://www.w3.org/2000/01/rdf-schema#label> "cough"@en .
<http://purl.obolibrary.org/obo/SYMP_0000614> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q169872> .
<http://www.wikidata.org/entity/P129> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P129> .
<http://www.wikidata.org/entity/P129> <http://www.w3.org/2000/01/rdf-schema#label> "physically interacts with"@en .
<http://www.wikidata.org/entity/P2175> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P2175> .
<http://www.wikidata.org/entity/P2175> <http://www.w3.org/2000/01/rdf-schema#label> "medical condition treated"@en .
<http://www.wikidata.org/entity/P2176> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P2176> .
<http://www.wikidata.org/entity/P2176> <http://www.w3.org/2000/01/rdf-schema#label> "drug or therapy used for treatment"@en .
<http://www.wikidata.org/entity/P2293> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P2293> .
<http://www.wikidata.org/entity/P2293> <http://www.w3.org/2000/01/rdf-schema#label> "genetic association"@en .
<http://www.wikidata.org/entity/P279> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P279> .
<http://www.wikidata.org/entity/P279> <http://www.w3.org/2000/01/rdf-schema#label> "subclass of"@en .
<http://www.wikidata.org/entity/P31> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P31> .
<http://www.wikidata.org/entity/P31> <http://www.w3.org/2000/01/rdf-schema#label> "instance of"@en .
<http://www.wikidata.org/entity/P353> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P353> .
<http://www.wikidata.org/entity/P353> <http://www.w3.org/2000/01/rdf-schema#label> "HGNC gene symbol"@en .
<http://www.wikidata.org/entity/P361> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P361> .
<http://www.wikidata.org/entity/P361> <http://www.w3.org/2000/01/rdf-schema#label> "part of"@en .
<http://www.wikidata.org/entity/P486> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P486> .
<http://www.wikidata.org/entity/P486> <http://www.w3.org/2000/01/rdf-schema#label> "MeSH descriptor ID"@en .
<http://www.wikidata.org/entity/P527> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P527> .
<http://www.wikidata.org/entity/P527> <http://www.w3.org/2000/01/rdf-schema#label> "has part(s)"@en .
<http://www.wikidata.org/entity/P699> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P699> .
<http://www.wikidata.org/entity/P699> <http://www.w3.org/2000/01/rdf-schema#label> "Disease Ontology ID"@en .
<http://www.wikidata.org/entity/P703> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P703> .
<http://www.wikidata.org/entity/P703> <http://www.w3.org/2000/01/rdf-schema#label> "found in taxon"@en .
<http://www.wikidata.org/entity/P780> <http://wikiba.se/ontology#directClaim> <http://www.wikidata.org/prop/direct/P780> .
<http://www.wikidata.org/entity/P780> <http://www.w3.org/2000/01/rdf-schema#label> "symptoms and signs"@en .
<http://www.wikidata.org/entity/Q102293791> <http://www.w3.org/2000/01/rdf-schema#label> "acute asthma"@en .
<http://www.wikidata.org/entity/Q102293791> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q102293791> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q102293791> <http://www.wikidata.org/prop/direct/P699> "DOID:0080810" .
<http://www.wikidata.org/entity/Q102293838> <http://www.w3.org/2000/01/rdf-schema#label> "chronic asthma"@en .
<http://www.wikidata.org/entity/Q102293838> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q102293838> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q102293838> <http://www.wikidata.org/prop/direct/P699> "DOID:0080809" .
<http://www.wikidata.org/entity/Q11081> <http://schema.org/description> "progressive, neurodegenerative disease characterized by memory loss"@en .
<http://www.wikidata.org/entity/Q11081> <http://www.w3.org/2000/01/rdf-schema#label> "Alzheimer's disease"@en .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q411887> .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q412189> .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q415081> .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q14865870> .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q2397106> .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P486> "D000544" .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P699> "DOID:10652" .
<http://www.wikidata.org/entity/Q11081> <http://www.wikidata.org/prop/direct/P780> <http://www.wikidata.org/entity/Q83030> .
<http://www.wikidata.org/entity/Q12136> <http://www.w3.org/2000/01/rdf-schema#label> "disease"@en .
<http://www.wikidata.org/entity/Q12136> <http://www.wikidata.org/prop/direct/P486> "D004194" .
<http://www.wikidata.org/entity/Q12136> <http://www.wikidata.org/prop/direct/P699> "DOID:4" .
<http://www.wikidata.org/entity/Q12140> <http://www.w3.org/2000/01/rdf-schema#label> "medication"@en .
<http://www.wikidata.org/entity/Q12206> <http://schema.org/description> "group of metabolic disorders characterized by high blood sugar levels over a prolonged period"@en .
<http://www.wikidata.org/entity/Q12206> <http://www.w3.org/2000/01/rdf-schema#label> "diabetes"@en .
<http://www.wikidata.org/entity/Q12206> <http://www.w3.org/2004/02/skos/core#altLabel> "Diabetes Mellitus"@en .
<http://www.wikidata.org/entity/Q12206> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q20970208> .
<http://www.wikidata.org/entity/Q12206> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q12206> <http://www.wikidata.org/prop/direct/P486> "D003920" .
<http://www.wikidata.org/entity/Q12206> <http://www.wikidata.org/prop/direct/P699> "DOID:9351" .
<http://www.wikidata.org/entity/Q14865870> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q14865870> <http://www.w3.org/2000/01/rdf-schema#label> "APP"@en .
<http://www.wikidata.org/entity/Q14865870> <http://www.w3.org/2004/02/skos/core#altLabel> "AAA"@en .
<http://www.wikidata.org/entity/Q14865870> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q11081> .
<http://www.wikidata.org/entity/Q14865870> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q14865870> <http://www.wikidata.org/prop/direct/P353> "APP" .
<http://www.wikidata.org/entity/Q14865870> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q14888579> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q14888579> <http://www.w3.org/2000/01/rdf-schema#label> "ADORA1"@en .
<http://www.wikidata.org/entity/Q14888579> <http://www.w3.org/2004/02/skos/core#altLabel> "RDC7"@en .
<http://www.wikidata.org/entity/Q14888579> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q14888579> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q14888579> <http://www.wikidata.org/prop/direct/P353> "ADORA1" .
<http://www.wikidata.org/entity/Q14888579> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q14909910> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q14909910> <http://www.w3.org/2000/01/rdf-schema#label> "GLP1R"@en .
<http://www.wikidata.org/entity/Q14909910> <http://www.w3.org/2004/02/skos/core#altLabel> "glucagon-like peptide 1 receptor"@en .
<http://www.wikidata.org/entity/Q14909910> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q14909910> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q14909910> <http://www.wikidata.org/prop/direct/P353> "GLP1R" .
<http://www.wikidata.org/entity/Q14909910> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q15978631> <http://www.w3.org/2000/01/rdf-schema#label> "Homo sapiens"@en .
<http://www.wikidata.org/entity/Q169872> <http://www.w3.org/2000/01/rdf-schema#label> "symptom"@en .
<http://www.wikidata.org/entity/Q18027830> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q18027830> <http://www.w3.org/2000/01/rdf-schema#label> "IL4R"@en .
<http://www.wikidata.org/entity/Q18027830> <http://www.w3.org/2004/02/skos/core#altLabel> "CD124"@en .
<http://www.wikidata.org/entity/Q18027830> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q18027830> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q18027830> <http://www.wikidata.org/prop/direct/P353> "IL4R" .
<http://www.wikidata.org/entity/Q18027830> <http://www.wikidata.org/prop/direct/P361> <https://identifiers.org/wikipathways:WP395> .
<http://www.wikidata.org/entity/Q18027830> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q18031867> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q18031867> <http://www.w3.org/2000/01/rdf-schema#label> "HNF1A"@en .
<http://www.wikidata.org/entity/Q18031867> <http://www.w3.org/2004/02/skos/core#altLabel> "HNF-1A"@en .
<http://www.wikidata.org/entity/Q18031867> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q18031867> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q663041> .
<http://www.wikidata.org/entity/Q18031867> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q18031867> <http://www.wikidata.org/prop/direct/P353> "HNF1A" .
<http://www.wikidata.org/entity/Q18031867> <http://www.wikidata.org/prop/direct/P361> <https://identifiers.org/wikipathways:WP236> .
<http://www.wikidata.org/entity/Q18031867> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q19484> <http://www.w3.org/2000/01/rdf-schema#label> "metformin"@en .
<http://www.wikidata.org/entity/Q19484> <http://www.w3.org/2004/02/skos/core#altLabel> "DMBG"@en .
<http://www.wikidata.org/entity/Q19484> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q19484> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q19484> <http://www.wikidata.org/prop/direct/P486> "D008687" .
<http://www.wikidata.org/entity/Q20970208> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q20970208> <http://www.w3.org/2000/01/rdf-schema#label> "PPARG"@en .
<http://www.wikidata.org/entity/Q20970208> <http://www.w3.org/2004/02/skos/core#altLabel> "CIMT1"@en .
<http://www.wikidata.org/entity/Q20970208> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q12206> .
<http://www.wikidata.org/entity/Q20970208> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q20970208> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q20970208> <http://www.wikidata.org/prop/direct/P353> "PPARG" .
<http://www.wikidata.org/entity/Q20970208> <http://www.wikidata.org/prop/direct/P361> <https://identifiers.org/wikipathways:WP236> .
<http://www.wikidata.org/entity/Q20970208> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q219626> <http://www.w3.org/2000/01/rdf-schema#label> "ephedrine"@en .
<http://www.wikidata.org/entity/Q219626> <http://www.w3.org/2004/02/skos/core#altLabel> "Ephedrine"@en .
<http://www.wikidata.org/entity/Q219626> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q219626> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q219626> <http://www.wikidata.org/prop/direct/P486> "D004809" .
<http://www.wikidata.org/entity/Q2397106> <http://schema.org/description> "neurodegenerative disease caused by tau protein aggregates"@en .
<http://www.wikidata.org/entity/Q2397106> <http://www.w3.org/2000/01/rdf-schema#label> "tauopathy"@en .
<http://www.wikidata.org/entity/Q2397106> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q2397106> <http://www.wikidata.org/prop/direct/P486> "D024801" .
<http://www.wikidata.org/entity/Q2397106> <http://www.wikidata.org/prop/direct/P699> "DOID:680" .
<http://www.wikidata.org/entity/Q268667> <http://schema.org/description> "type of inflammation of the skin"@en .
<http://www.wikidata.org/entity/Q268667> <http://www.w3.org/2000/01/rdf-schema#label> "atopic dermatitis"@en .
<http://www.wikidata.org/entity/Q268667> <http://www.w3.org/2004/02/skos/core#altLabel> "Dermatitis, Atopic"@en .
<http://www.wikidata.org/entity/Q268667> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q410688> .
<http://www.wikidata.org/entity/Q268667> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q268667> <http://www.wikidata.org/prop/direct/P486> "D003876" .
<http://www.wikidata.org/entity/Q268667> <http://www.wikidata.org/prop/direct/P699> "DOID:3310" .
<http://www.wikidata.org/entity/Q279330> <http://schema.org/description> "lower respiratory tract disease that affects the airways leading into the lungs"@en .
<http://www.wikidata.org/entity/Q279330> <http://www.w3.org/2000/01/rdf-schema#label> "bronchospasm"@en .
<http://www.wikidata.org/entity/Q279330> <http://www.w3.org/2004/02/skos/core#altLabel> "bronchial disease"@en .
<http://www.wikidata.org/entity/Q279330> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q279330> <http://www.wikidata.org/prop/direct/P486> "D001982" .
<http://www.wikidata.org/entity/Q279330> <http://www.wikidata.org/prop/direct/P486> "D001986" .
<http://www.wikidata.org/entity/Q279330> <http://www.wikidata.org/prop/direct/P699> "DOID:1176" .
<http://www.wikidata.org/entity/Q3025883> <http://schema.org/description> "type of diabetes mellitus with high blood sugar and insulin resistance"@en .
<http://www.wikidata.org/entity/Q3025883> <http://www.w3.org/2000/01/rdf-schema#label> "type 2 diabetes"@en .
<http://www.wikidata.org/entity/Q3025883> <http://www.w3.org/2004/02/skos/core#altLabel> "type 2 diabetes mellitus"@en .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q19484> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q414275> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q772735> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q14909910> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q18031867> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q20970208> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q12206> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P486> "D003924" .
<http://www.wikidata.org/entity/Q3025883> <http://www.wikidata.org/prop/direct/P699> "DOID:9352" .
<http://www.wikidata.org/entity/Q35869> <http://schema.org/description> "long-term disease involving inflamed airways"@en .
<http://www.wikidata.org/entity/Q35869> <http://www.w3.org/2000/01/rdf-schema#label> "asthma"@en .
<http://www.wikidata.org/entity/Q35869> <http://www.w3.org/2004/02/skos/core#altLabel> "Asthma"@en .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:22424acf85de6135c35d65425e821db78319f077> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:7348c4c2803b6438cf50e73c8564d561f67f8ca5> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:a277cf05bde03f6fc9e2f6c35682d566bbf204e0> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:c87d2a05d9a971e3fc551dc650a46053e07eded0> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/P2176> <urn:kg:statement:f7c2d76b45737b66060dc23ccd7c31f74f72fbe0> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q219626> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q407308> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q410358> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q417767> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q928378> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q14888579> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q18027830> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q410688> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q279330> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P486> "D001249" .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P699> "DOID:2841" .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P780> <http://purl.obolibrary.org/obo/SYMP_0000604> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P780> <http://purl.obolibrary.org/obo/SYMP_0000614> .
<http://www.wikidata.org/entity/Q407308> <http://www.w3.org/2000/01/rdf-schema#label> "theophylline"@en .
<http://www.wikidata.org/entity/Q407308> <http://www.w3.org/2004/02/skos/core#altLabel> "Accurbron"@en .
<http://www.wikidata.org/entity/Q407308> <http://www.wikidata.org/prop/direct/P129> <http://www.wikidata.org/entity/Q14888579> .
<http://www.wikidata.org/entity/Q407308> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q407308> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q407308> <http://www.wikidata.org/prop/direct/P486> "D013806" .
<http://www.wikidata.org/entity/Q410358> <http://www.w3.org/2000/01/rdf-schema#label> "salbutamol"@en .
<http://www.wikidata.org/entity/Q410358> <http://www.w3.org/2004/02/skos/core#altLabel> "Albuterol"@en .
<http://www.wikidata.org/entity/Q410358> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q410358> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q410358> <http://www.wikidata.org/prop/direct/P486> "D000420" .
<http://www.wikidata.org/entity/Q410688> <http://schema.org/description> "protein-coding gene in the species Homo sapiens"@en .
<http://www.wikidata.org/entity/Q410688> <http://www.w3.org/2000/01/rdf-schema#label> "FLG"@en .
<http://www.wikidata.org/entity/Q410688> <http://www.w3.org/2004/02/skos/core#altLabel> "ATOD2"@en .
<http://www.wikidata.org/entity/Q410688> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q268667> .
<http://www.wikidata.org/entity/Q410688> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q410688> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q7187> .
<http://www.wikidata.org/entity/Q410688> <http://www.wikidata.org/prop/direct/P353> "FLG" .
<http://www.wikidata.org/entity/Q410688> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<http://www.wikidata.org/entity/Q411887> <http://www.w3.org/2000/01/rdf-schema#label> "rivastigmine"@en .
<http://www.wikidata.org/entity/Q411887> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q11081> .
<http://www.wikidata.org/entity/Q411887> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q83030> .
<http://www.wikidata.org/entity/Q411887> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q411887> <http://www.wikidata.org/prop/direct/P486> "D000068836" .
<http://www.wikidata.org/entity/Q412189> <http://schema.org/description> "group of stereoisomers"@en .
<http://www.wikidata.org/entity/Q412189> <http://www.w3.org/2000/01/rdf-schema#label> "memantine"@en .
<http://www.wikidata.org/entity/Q412189> <http://www.w3.org/2004/02/skos/core#altLabel> "Memantina"@en .
<http://www.wikidata.org/entity/Q412189> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q11081> .
<http://www.wikidata.org/entity/Q412189> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q83030> .
<http://www.wikidata.org/entity/Q412189> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q412189> <http://www.wikidata.org/prop/direct/P486> "D008559" .
<http://www.wikidata.org/entity/Q414275> <http://www.w3.org/2000/01/rdf-schema#label> "tolbutamide"@en .
<http://www.wikidata.org/entity/Q414275> <http://www.w3.org/2004/02/skos/core#altLabel> "N-Butyl-N'-p-toluenesulfonylurea"@en .
<http://www.wikidata.org/entity/Q414275> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q414275> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q414275> <http://www.wikidata.org/prop/direct/P486> "D014044" .
<http://www.wikidata.org/entity/Q415081> <http://www.w3.org/2000/01/rdf-schema#label> "donepezil"@en .
<http://www.wikidata.org/entity/Q415081> <http://www.w3.org/2004/02/skos/core#altLabel> "Domepezil"@en .
<http://www.wikidata.org/entity/Q415081> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q11081> .
<http://www.wikidata.org/entity/Q415081> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q83030> .
<http://www.wikidata.org/entity/Q415081> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q415081> <http://www.wikidata.org/prop/direct/P486> "D000077265" .
<http://www.wikidata.org/entity/Q417767> <http://www.w3.org/2000/01/rdf-schema#label> "montelukast"@en .
<http://www.wikidata.org/entity/Q417767> <http://www.w3.org/2004/02/skos/core#altLabel> "Montelukast"@en .
<http://www.wikidata.org/entity/Q417767> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q417767> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q417767> <http://www.wikidata.org/prop/direct/P486> "C093875" .
<http://www.wikidata.org/entity/Q4915012> <http://www.w3.org/2000/01/rdf-schema#label> "biological pathway"@en .
<http://www.wikidata.org/entity/Q6556681> <http://schema.org/description> "type 2 diabetes that involves severe lipodystrophy in addition to the traditional signs of diabetes"@en .
<http://www.wikidata.org/entity/Q6556681> <http://www.w3.org/2000/01/rdf-schema#label> "lipoatrophic diabetes"@en .
<http://www.wikidata.org/entity/Q6556681> <http://www.w3.org/2004/02/skos/core#altLabel> "lipoatrophic diabetes mellitus"@en .
<http://www.wikidata.org/entity/Q6556681> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q6556681> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q6556681> <http://www.wikidata.org/prop/direct/P486> "D003923" .
<http://www.wikidata.org/entity/Q6556681> <http://www.wikidata.org/prop/direct/P699> "DOID:11712" .
<http://www.wikidata.org/entity/Q663041> <http://schema.org/description> "genetic disease that has material basis in mutations in the MODY genes disrupting insulin production"@en .
<http://www.wikidata.org/entity/Q663041> <http://www.w3.org/2000/01/rdf-schema#label> "maturity-onset diabetes of the young"@en .
<http://www.wikidata.org/entity/Q663041> <http://www.wikidata.org/prop/direct/P2293> <http://www.wikidata.org/entity/Q18031867> .
<http://www.wikidata.org/entity/Q663041> <http://www.wikidata.org/prop/direct/P279> <http://www.wikidata.org/entity/Q12206> .
<http://www.wikidata.org/entity/Q663041> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q663041> <http://www.wikidata.org/prop/direct/P486> "C562772" .
<http://www.wikidata.org/entity/Q663041> <http://www.wikidata.org/prop/direct/P699> "DOID:0050524" .
<http://www.wikidata.org/entity/Q7187> <http://www.w3.org/2000/01/rdf-schema#label> "gene"@en .
<http://www.wikidata.org/entity/Q7187> <http://www.wikidata.org/prop/direct/P486> "D005796" .
<http://www.wikidata.org/entity/Q772735> <http://www.w3.org/2000/01/rdf-schema#label> "miglitol"@en .
<http://www.wikidata.org/entity/Q772735> <http://www.w3.org/2004/02/skos/core#altLabel> "Miglitol"@en .
<http://www.wikidata.org/entity/Q772735> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q3025883> .
<http://www.wikidata.org/entity/Q772735> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q772735> <http://www.wikidata.org/prop/direct/P486> "C045621" .
<http://www.wikidata.org/entity/Q83030> <http://schema.org/description> "long-term brain disorders causing personality changes and impaired memory, reasoning, and normal function"@en .
<http://www.wikidata.org/entity/Q83030> <http://www.w3.org/2000/01/rdf-schema#label> "dementia"@en .
<http://www.wikidata.org/entity/Q83030> <http://www.w3.org/2004/02/skos/core#altLabel> "Dementia"@en .
<http://www.wikidata.org/entity/Q83030> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q411887> .
<http://www.wikidata.org/entity/Q83030> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q412189> .
<http://www.wikidata.org/entity/Q83030> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q415081> .
<http://www.wikidata.org/entity/Q83030> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q83030> <http://www.wikidata.org/prop/direct/P486> "D003704" .
<http://www.wikidata.org/entity/Q83030> <http://www.wikidata.org/prop/direct/P699> "DOID:1307" .
<http://www.wikidata.org/entity/Q928378> <http://www.w3.org/2000/01/rdf-schema#label> "zafirlukast"@en .
<http://www.wikidata.org/entity/Q928378> <http://www.w3.org/2004/02/skos/core#altLabel> "ICI-204219"@en .
<http://www.wikidata.org/entity/Q928378> <http://www.wikidata.org/prop/direct/P2175> <http://www.wikidata.org/entity/Q35869> .
<http://www.wikidata.org/entity/Q928378> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12140> .
<http://www.wikidata.org/entity/Q928378> <http://www.wikidata.org/prop/direct/P486> "C062735" .
<https://identifiers.org/wikipathways:WP236> <http://schema.org/description> "The different classess of factors involved in adipogenesis are shown. Adipogenesis is the process by which fat cells differentiate from preadipocytes to adipocytes (fat cells). Adipose tissue, composed of white and brown adipose tissue, is composed of adipocytes. This pathway is primarily studied to understand factors that contribute to obesity and diabetes. Transcriptional and hormonal regulators of adipocyte formation are indicated. Proteins on this pathway have targeted assays available via the CPTAC Assay Portal"@en .
<https://identifiers.org/wikipathways:WP236> <http://www.w3.org/2000/01/rdf-schema#label> "Adipogenesis"@en .
<https://identifiers.org/wikipathways:WP236> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q4915012> .
<https://identifiers.org/wikipathways:WP236> <http://www.wikidata.org/prop/direct/P527> <http://www.wikidata.org/entity/Q18031867> .
<https://identifiers.org/wikipathways:WP236> <http://www.wikidata.org/prop/direct/P527> <http://www.wikidata.org/entity/Q20970208> .
<https://identifiers.org/wikipathways:WP236> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<https://identifiers.org/wikipathways:WP395> <http://schema.org/description> "IL-4 is a glycoprotein which is composed of 129 amino acids and has a molecular weight of 20kDa. IL-4 and IL-13 are produced by CD4+ cells and exhibit significant functional overlap. Both these cytokines play a critical role in the promotion of allergic responses. IL-4 is primarily involved in promoting the differentiation and proliferation of T helper 2 (TH2) cells and the synthesis of immunoglobulin E (IgE). Apart from its role in allergic responses including asthma, IL-4 was also found to regulate retinal progenitor proliferation, rod photoreceptor differentiation, cholinergic and GABAergic amacrine differentiation and neuroprotection and survival. IL-4 was also found to have regulatory effects in a number of neurological diseases including Alzheimer's disease, Multiple sclerosis, Experimental autoimmune encephelitis. It was also found to relieve inflammatory and neuropathic pain. IL-4 is capable of exerting its biological activities through interaction with two cell surface recepto"@en .
<https://identifiers.org/wikipathways:WP395> <http://www.w3.org/2000/01/rdf-schema#label> "IL4 signaling"@en .
<https://identifiers.org/wikipathways:WP395> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q4915012> .
<https://identifiers.org/wikipathways:WP395> <http://www.wikidata.org/prop/direct/P527> <http://www.wikidata.org/entity/Q18027830> .
<https://identifiers.org/wikipathways:WP395> <http://www.wikidata.org/prop/direct/P703> <http://www.wikidata.org/entity/Q15978631> .
<urn:kg:statement:22424acf85de6135c35d65425e821db78319f077> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:84c1e27b91663a0bccc58aa1cbbd8b41768dc07e> .
<urn:kg:statement:22424acf85de6135c35d65425e821db78319f077> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:fcfaa374eda480f7781e5318bd4cbeae76d18882> .
<urn:kg:statement:22424acf85de6135c35d65425e821db78319f077> <http://www.wikidata.org/prop/statement/P2176> <http://www.wikidata.org/entity/Q417767> .
<urn:kg:statement:7348c4c2803b6438cf50e73c8564d561f67f8ca5> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:84c1e27b91663a0bccc58aa1cbbd8b41768dc07e> .
<urn:kg:statement:7348c4c2803b6438cf50e73c8564d561f67f8ca5> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:fcfaa374eda480f7781e5318bd4cbeae76d18882> .
<urn:kg:statement:7348c4c2803b6438cf50e73c8564d561f67f8ca5> <http://www.wikidata.org/prop/statement/P2176> <http://www.wikidata.org/entity/Q928378> .
<urn:kg:statement:a277cf05bde03f6fc9e2f6c35682d566bbf204e0> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:84c1e27b91663a0bccc58aa1cbbd8b41768dc07e> .
<urn:kg:statement:a277cf05bde03f6fc9e2f6c35682d566bbf204e0> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:fcfaa374eda480f7781e5318bd4cbeae76d18882> .
<urn:kg:statement:a277cf05bde03f6fc9e2f6c35682d566bbf204e0> <http://www.wikidata.org/prop/statement/P2176> <http://www.wikidata.org/entity/Q219626> .
<urn:kg:statement:c87d2a05d9a971e3fc551dc650a46053e07eded0> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:84c1e27b91663a0bccc58aa1cbbd8b41768dc07e> .
<urn:kg:statement:c87d2a05d9a971e3fc551dc650a46053e07eded0> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:fcfaa374eda480f7781e5318bd4cbeae76d18882> .
<urn:kg:statement:c87d2a05d9a971e3fc551dc650a46053e07eded0> <http://www.wikidata.org/prop/statement/P2176> <http://www.wikidata.org/entity/Q410358> .
<urn:kg:statement:f7c2d76b45737b66060dc23ccd7c31f74f72fbe0> <http://www.w3.org/ns/prov#wasDerivedFrom> <urn:kg:reference:fcfaa374eda480f7781e5318bd4cbeae76d18882> .
<urn:kg:statement:f7c2d76b45737b66060dc23ccd7c31f74f72fbe0> <http://www.wikidata.org/prop/statement/P2176> <http://www.wikidata.org/entity/Q407308> .
`;
