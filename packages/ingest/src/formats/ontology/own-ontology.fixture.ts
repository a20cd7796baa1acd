/** A term of an ontology that tests make up. */
export interface OwnTerm {
  readonly id: number;
  readonly label: string;
  readonly definition: string | null;
  readonly synonyms: readonly (readonly ['EXACT' | 'RELATED' | 'NARROW' | 'BROAD', string])[];
  readonly crossReferences: readonly string[];
  readonly alternativeIds: readonly string[];
  readonly isObsolete: boolean;
  readonly replacedBy: number | null;
  readonly parents: readonly number[];
  /** Wholes that it is part of, by a relation that is declared at the end. */
  readonly parts: readonly number[];
  readonly namespace: string;
  readonly matches: readonly string[];
}

const OBO = 'http://purl.obolibrary.org/obo/';
const RELATION = `${OBO}RO_0099`;

/** Writes terms as OBO. */
export function getObo(terms: readonly OwnTerm[]): string {
  const stanzas = terms.map((term) =>
    [
      '[Term]',
      `id: LAB:${term.id}`,
      `name: ${escaped(term.label)}`,
      ...(term.namespace === '' ? [] : [`namespace: ${term.namespace}`]),
      ...(term.definition === null ? [] : [`def: "${escaped(term.definition)}" [PMID:1]`]),
      ...term.synonyms.map(([scope, text]) => `synonym: "${escaped(text)}" ${scope} []`),
      ...term.crossReferences.map((text) => `xref: ${text}`),
      ...term.alternativeIds.map((text) => `alt_id: ${text}`),
      ...term.matches.map((text) => `property_value: skos:exactMatch ${text}`),
      ...term.parents.map((id) => `is_a: LAB:${id} ! a parent`),
      ...term.parts.map((id) => `relationship: sits_in LAB:${id}`),
      ...(term.isObsolete ? ['is_obsolete: true'] : []),
      ...(term.replacedBy === null ? [] : [`replaced_by: LAB:${term.replacedBy}`]),
    ].join('\n'),
  );
  const relation = '[Typedef]\nid: sits_in\nname: sits in\nxref: RO:0099';
  return `format-version: 1.4\nontology: lab\n\n${[...stanzas, relation].join('\n\n')}\n`;
}

/** Writes terms as OWL in RDF/XML. */
export function getOwl(terms: readonly OwnTerm[]): string {
  const classes = terms.map(
    (term) => `<owl:Class rdf:about="${iri(term.id)}">
${term.parents.map((id) => `<rdfs:subClassOf rdf:resource="${iri(id)}"/>`).join('')}
${term.parts.map(restriction).join('')}
<rdfs:label xml:lang="en">${xml(term.label)}</rdfs:label>
${term.definition === null ? '' : `<obo:IAO_0000115>${xml(term.definition)}</obo:IAO_0000115>`}
${term.synonyms.map(([scope, text]) => element(`oio:${scopeName(scope)}`, text)).join('')}
${term.crossReferences.map((text) => element('oio:hasDbXref', text)).join('')}
${term.alternativeIds.map((text) => element('oio:hasAlternativeId', text)).join('')}
${term.matches.map((text) => element('skos:exactMatch', text)).join('')}
${term.namespace === '' ? '' : element('oio:hasOBONamespace', term.namespace)}
${term.isObsolete ? '<owl:deprecated rdf:datatype="http://www.w3.org/2001/XMLSchema#boolean">true</owl:deprecated>' : ''}
${term.replacedBy === null ? '' : `<obo:IAO_0100001 rdf:resource="${iri(term.replacedBy)}"/>`}
</owl:Class>
<owl:Axiom><owl:annotatedSource rdf:resource="${iri(term.id)}"/><rdfs:comment>passed over</rdfs:comment></owl:Axiom>`,
  );
  return `<?xml version="1.0"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"
 xmlns:owl="http://www.w3.org/2002/07/owl#" xmlns:obo="${OBO}" xmlns:skos="http://www.w3.org/2004/02/skos/core#"
 xmlns:oio="http://www.geneontology.org/formats/oboInOwl#">
<owl:Ontology rdf:about="${OBO}lab.owl"><rdfs:label>passed over</rdfs:label></owl:Ontology>
<owl:AnnotationProperty rdf:about="${OBO}IAO_0000115"><rdfs:label>definition</rdfs:label></owl:AnnotationProperty>
<owl:ObjectProperty rdf:about="${RELATION}"><rdfs:label>sits in</rdfs:label></owl:ObjectProperty>
${classes.join('\n')}
</rdf:RDF>
`;
}

/** Writes terms as OBO Graphs JSON, in two graphs. */
export function getOboGraphs(terms: readonly OwnTerm[]): string {
  const nodes = terms.map((term) => ({
    id: iri(term.id),
    lbl: term.label,
    type: 'CLASS',
    meta: {
      ...(term.definition === null ? {} : { definition: { val: term.definition, xrefs: [] } }),
      synonyms: term.synonyms.map(([scope, val]) => ({ pred: scopeName(scope), val })),
      xrefs: term.crossReferences.map((val) => ({ val })),
      deprecated: term.isObsolete,
      basicPropertyValues: [
        ...term.alternativeIds.map((val) => ({
          pred: 'http://www.geneontology.org/formats/oboInOwl#hasAlternativeId',
          val,
        })),
        ...term.matches.map((val) => ({
          pred: 'http://www.w3.org/2004/02/skos/core#exactMatch',
          val,
        })),
        ...(term.namespace === ''
          ? []
          : [
              {
                pred: 'http://www.geneontology.org/formats/oboInOwl#hasOBONamespace',
                val: term.namespace,
              },
            ]),
        ...(term.replacedBy === null
          ? []
          : [{ pred: `${OBO}IAO_0100001`, val: `LAB:${term.replacedBy}` }]),
      ],
    },
  }));
  const edges = terms.flatMap((term) => [
    ...term.parents.map((id) => ({ sub: iri(term.id), pred: 'is_a', obj: iri(id) })),
    ...term.parts.map((id) => ({ sub: iri(term.id), pred: RELATION, obj: iri(id) })),
  ]);
  const relation = { id: RELATION, lbl: 'sits in', type: 'PROPERTY', propertyType: 'OBJECT' };
  return JSON.stringify({ graphs: [{ nodes, edges }, { nodes: [relation] }] }, null, 1);
}

function iri(id: number): string {
  return `${OBO}LAB_${id}`;
}

function restriction(id: number): string {
  return `<rdfs:subClassOf><owl:Restriction><owl:onProperty rdf:resource="${RELATION}"/><owl:someValuesFrom rdf:resource="${iri(id)}"/></owl:Restriction></rdfs:subClassOf>`;
}

function scopeName(scope: string): string {
  return `has${scope.charAt(0)}${scope.slice(1).toLowerCase()}Synonym`;
}

function element(name: string, text: string): string {
  return `<${name}>${xml(text)}</${name}>`;
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escaped(text: string): string {
  return text.replace(/[\\":]/g, (character) => `\\${character}`);
}
