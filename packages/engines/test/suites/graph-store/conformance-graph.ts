/** The graph of the conformance suite, as N-Triples: a dozen facts with every kind of term. */
export const CONFORMANCE_GRAPH = `
<http://www.wikidata.org/entity/Q35869> <http://www.w3.org/2000/01/rdf-schema#label> "asthma"@en .
<http://www.wikidata.org/entity/Q35869> <http://www.w3.org/2000/01/rdf-schema#label> "\\u6C17\\u7BA1\\u652F\\u5598\\u606F"@ja .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P2176> <http://www.wikidata.org/entity/Q410358> .
<http://www.wikidata.org/entity/Q35869> <http://www.wikidata.org/prop/direct/P486> "D001249" .
<http://www.wikidata.org/entity/Q410358> <http://www.w3.org/2000/01/rdf-schema#label> "salbutamol"@en .
<http://www.wikidata.org/entity/Q410358> <http://www.wikidata.org/prop/direct/P2067> "239.152"^^<http://www.w3.org/2001/XMLSchema#decimal> .
<http://www.wikidata.org/entity/Q410358> <http://www.wikidata.org/prop/direct/P575> "1966-01-01T00:00:00Z"^^<http://www.w3.org/2001/XMLSchema#dateTime> .
<http://www.wikidata.org/entity/Q12078> <http://www.w3.org/2000/01/rdf-schema#label> "cancer"@en .
<http://www.wikidata.org/entity/Q12078> <http://www.wikidata.org/prop/direct/P31> <http://www.wikidata.org/entity/Q12136> .
<http://www.wikidata.org/entity/Q12078> <http://schema.org/description> "a \\"group\\" of\\n diseases \\\\ conditions"@en .
_:study <http://schema.org/about> <http://www.wikidata.org/entity/Q35869> .
_:study <http://schema.org/name> "a study" .
`.trimStart();
