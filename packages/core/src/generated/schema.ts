/** The text of schema.graphql. */
export const schemaText = `"""
The contract of the BioGraphQL service: read-only queries over a biomedical knowledge graph, literature and
ADMET models.

Root fields are nullable. A root field that fails is \`null\` and has an entry in \`errors\`. The other fields of the
request still arrive. A field that some engines don't support is nullable. Its description says when the field is null.
"""
schema {
  query: Query
}

"""
The field is null only if \`errors\` has an entry at its path. Clients that read the directive and handle \`errors\` need no null
checks.
"""
directive @semanticNonNull(
  "The levels that the directive applies to: 0 is the field, 1 the items of its list."
  levels: [Int!]! = [0]
) on FIELD_DEFINITION

# -------------------------------------------------------------- interfaces

"An entity of the graph. Every type that represents an entity implements this interface."
interface Entity {
  "Its URI."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All its types, at least one; UNDEFINED when the data has none."
  types: [NodeType!]!
}

"Why one item of a list has no result. The other items are unaffected."
interface ItemError {
  "An error code, e.g. \`INVALID_ARGUMENT\`."
  code: String!
  "What is wrong, in English."
  message: String!
}

# ----------------------------------------------------------------- scalars

"""
The result of \`admetPredict\`, as JSON:
\`{ dataframe: [{ predict: number | null, smiles: string, error?: { code, message }, outOfScope?: string, … }], modelName: string }\`.
\`outOfScope\` says why the model isn't meant for a molecule. Such a row still has a value. Rows of trained models also
have an \`interval?: [low, high]\` (regressions) or a \`predictionSet?: "yes" | "no" | "either"\` (classifiers).
The interval or set contains the true value for nine in ten molecules. These rows also have \`expectedError?: number\`,
\`inDomain?: boolean\`, \`similarity?: number\` (0 to 1, to the nearest training molecule) and \`knownScaffold?: boolean\`.
\`calibratedProbability?: number\` is deprecated: it is no more accurate than \`predict\`.
"""
scalar AdmetResult
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#admetresult"
  )

"""
The \`head\` of a SPARQL 1.1 JSON result, as JSON: \`{ vars?: string[], link?: string[] }\`.
\`vars\` is absent for an ASK query.
"""
scalar SparqlHead @specifiedBy(url: "https://www.w3.org/TR/sparql11-results-json/")

"""
The \`results\` of a SPARQL 1.1 JSON result, as JSON. SELECT gives \`{ bindings: Array<Record<string, Term>> }\`, and ASK
gives \`{ boolean: boolean }\`. A \`Term\` is \`{ type: "uri" | "literal" | "bnode", value, "xml:lang"?, datatype? }\`.
An unbound variable has no key in its binding.
"""
scalar SparqlResults @specifiedBy(url: "https://www.w3.org/TR/sparql11-results-json/")

"""
Hits per index for one question, as JSON: \`Array<{ index_name: string, total_hits: number }>\`.
"""
scalar AnswerStatistics
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#answerstatistics"
  )

"""
Entities found by name, as JSON, best match first:
\`Array<{ qid, iri, label, description: string | null, types: string[], matchedText }>\`.
"""
scalar EntityMatches
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#entitymatches"
  )

"""
Properties found by name, as JSON, exact names first, then by number of uses:
\`Array<{ pid, iri, label, matchedText, count: number }>\`.
"""
scalar PredicateMatches
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#predicatematches"
  )

"""
The entities that a question names, as a string: a JSON list of entity URIs in the order of the question.
Python's \`json.loads\` reads it. The operation \`questionEntities\` returns \`Array<{ qid, iri, label, text }>\`.
"""
scalar QuestionQids
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#questionqids"
  )

"""
The query that answers a question, as JSON: \`{ SPARQL: string }\`, or \`{ SPARQL: null, reason: string }\` when the service
abstains.
"""
scalar QuestionSparql
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#questionsparql"
  )

"""
Embedding vectors of entities, as JSON, in the order of the request: \`Array<{ id, vector: number[] | null }>\`; null for
an entity without a vector.
"""
scalar EntityVectors
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#entityvectors"
  )

"""
Triples with their scores, as JSON, in the order of the request. The score is null if an entity or the property has no
vector. The format is \`Array<[subject, predicate, object, score: number | null]>\`.
"""
scalar TripleScores
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#triplescores"
  )

"""
The \`extensions\` of an entry in \`errors\`, as JSON: \`{ code: string, … }\` with details of the error, such as \`line\` and
\`column\`, counted from 1.
"""
scalar ErrorExtensions
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#errorextensions"
  )

# ------------------------------------------------------------------- query

"The read-only entry points of the service."
type Query {
  """
  Runs a SPARQL 1.1 SELECT query and returns a table. Updates, \`FROM\` and \`SERVICE\` are rejected. The only exception is
  \`SERVICE wikibase:label\`, which adds labels as on Wikidata. A query that fails is reported in \`DataFrame.error\`. Only
  a missing \`query\` is a request error.
  """
  advancedSearch(
    "The SPARQL text, plain or URL-percent-encoded. The prefixes wd, wdt, p, ps, pq, pr, prov, rdf, rdfs, owl, xsd, skos, schema and wikibase need no PREFIX line."
    query: String
  ): DataFrame @semanticNonNull

  """
  Runs a SPARQL 1.1 SELECT or ASK query and returns the result in the SPARQL 1.1 Query Results JSON Format.
  """
  advancedSearchGraph("The SPARQL text, plain or URL-percent-encoded." query: String): GraphResult
    @semanticNonNull

  """
  Returns one Insight per requested type, in the order of \`searchInput.type\`. Types: question answering,
  best documents, top affiliations, top authors, top entities, emerging topics.
  """
  summaryInsights(
    "The identifier of this service, or null. Any other value is rejected."
    engineID: String
    "The question or search term, and the requested insights."
    searchInput: SummarySearchInput
  ): [Insight] @semanticNonNull

  """
  Finds at most 10 entities as the user types. The text matches an identifier, or the beginning of any word of a label
  or alias. Typing errors are tolerated from 4 characters on. Identifiers come first, then abbreviations in exact letter
  case, exact labels, exact aliases, names that begin with the text, and others. Each group is in order of popularity;
  among names that begin with the text, short names and labels rank higher.
  """
  searchAsYouType("The text typed so far." searchInput: LabelSearchInput): LabelInsight
    @semanticNonNull

  """
  Searches articles by words, entity, dates, authors, type or DOI, one page at a time.
  """
  searchInsights(
    "The identifier of this service, or null. Any other value is rejected."
    engineID: String
    "The search term, filters, order and page."
    searchInput: ArticleSearchInput
  ): ArticleInsight @semanticNonNull

  """
  Returns the neighbors of an entity in both directions, most relevant first, as a sub-graph.
  """
  graphInsights(
    "The identifier of this service, or null. Any other value is rejected."
    engineID: String
    "The start entity, and which neighbors to return and how many."
    graphInput: GraphInput
  ): GraphInsight @semanticNonNull

  """
  Returns the properties of an entity: its alternative labels, its description, and its direct claims by property code.
  """
  nodeProperties(
    "The identifier of this service, or null. Any other value is rejected."
    engineID: String
    "The entity. \`maxNeighbors\` caps the values listed per property."
    graphInput: GraphInput
  ): NodeProperties @semanticNonNull

  """
  Lists the insights for which a disease has data.
  """
  searchGenericInsights("The disease." insightInput: SearchGenericInsightInput!): GenericInsights
    @semanticNonNull

  """
  Runs one ADMET model on a list of molecules. Returns one entry per molecule, in input order, including duplicates. A
  molecule that can't be predicted has \`predict: null\` and an \`error\`. The other molecules are unaffected. A molecule
  that the model isn't meant for has a value, and \`outOfScope\` gives the reason: the molecule is a mixture, contains a
  metal, or has an element or a size that the training data of the model lacks.
  """
  admetPredict(
    "The molecules, as SMILES strings. At most 1,000 per request by default. Required, may be empty."
    smiles: [String!]
    "The name of one of the 28 built-in models, or of a custom model of this service. An unknown name is rejected, and the error message suggests the nearest name."
    modelName: String
  ): AdmetResult @semanticNonNull

  """
  Returns the dataset of the service and, for each given fact, its statement in the graph with rank, references and
  their licenses.
  """
  provenance(
    "Facts, each with subject and object in the same direction as in the graph. At most 200; null or empty returns only the dataset."
    facts: [FactInput!]
  ): Provenance @semanticNonNull

  """
  Lists the items of an insight about a disease, one page at a time. \`total\` is the \`count\` of the same insight in
  \`searchGenericInsights\`.
  """
  insightRows(
    "The disease, the insight, the order and the page."
    rowsInput: InsightRowsInput!
  ): InsightRows @semanticNonNull

  """
  Resolves names and identifiers to the entities that they may mean. A name is a label, alias, brand name or
  abbreviation. An identifier looks like \`MESH:D001249\`, \`uniprot:P04637\` or \`https://identifiers.org/DOID:2841\`.
  Returns one entry per name, in the order of the request. The entry of a name that can't be read has an \`error\`. The
  other entries are unaffected.
  """
  resolveEntities(
    "At most 1,000 names of at most 200 characters each."
    names: [String!]!
    "Only entities of these types; empty or absent means all."
    types: [NodeType!]
    "The subject of the names in a few words, e.g. \`oncology drugs\`. It decides between entities that match equally well. At most 200 characters."
    context: String
    "\`EXACT\` finds only entities with exactly this name or identifier. Null means \`ANY\`."
    match: ResolutionMatch
  ): [ResolvedName!] @semanticNonNull

  """
  Finds entities by name, best match first. The list is empty if no entity matches.
  """
  searchEntities(
    "The name, 1 to 200 characters. Required."
    name: String
    "Whether to ignore letter case and accents; default true. \`FUZZY\` always ignores them."
    ignoreCase: Boolean
    "\`EXACT\` matches the whole label or alias. \`PREFIX\` (or \`STARTSWITH\`) matches the beginning of the label or alias. \`CONTAINS\` (default) matches if each word of the name is the beginning of a word in the label or alias. \`FUZZY\` also tolerates typing errors. These values are case-insensitive. Any other value is rejected."
    matchingStrategy: String
    "The strategy as an enum. Takes precedence over \`matchingStrategy\`."
    matching: NameMatching
    "Maximum number of results, 1 to 100; default 10."
    limit: Int
  ): EntityMatches @semanticNonNull

  """
  Finds properties of the graph by their labels and aliases, with the number of triples that use each.
  """
  searchPredicates(
    "The name, 1 to 200 characters. Required."
    name: String
    "Whether to ignore letter case and accents; default true. \`FUZZY\` always ignores them."
    ignoreCase: Boolean
    "As for \`searchEntities\`, but \`CONTAINS\` finds the name anywhere in a label."
    matchingStrategy: String
    "The strategy as an enum. Takes precedence over \`matchingStrategy\`."
    matching: NameMatching
    "Maximum number of results, 1 to 100; default 10."
    limit: Int
  ): PredicateMatches @semanticNonNull

  """
  Returns at most 100 properties whose label or alias contains the given text, matched as in \`searchPredicates\`.
  """
  getPredicates("A label or a part of one. Required." label: String): PredicateMatches
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. Use \`searchPredicates\`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Returns the entities that a question names, in the order of the question, as a JSON string.
  """
  getQids("The question, at most 1,000 characters. Required." question: String): QuestionQids
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. Use \`questionEntities\`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Translates a question into the SPARQL query that answers it from this graph. The service abstains rather than
  guessing. \`SPARQL\` is null in that case, and if the answer needs several queries; \`reason\` says why.
  """
  executeNl2Sparql(
    "The question, at most 1,000 characters. Required."
    question: String
  ): QuestionSparql
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. Use \`claims { sparql }\` of \`answers\`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Returns the embedding vectors that were imported for entities. The field fails with \`EMBEDDINGS_NOT_TRAINED\` if none
  were imported.
  """
  executeVectorFunction(
    "QIDs, \`wd:\` names or IRIs, at most 1,000. Required, may be empty."
    graphIds: [String!]
  ): EntityVectors
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. Vectors are imported: read them from your own file. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Scores how plausible triples are, from 0 to 1: the sigmoid of the score of the embedding model. It is only as well
  calibrated as the imported model. The score isn't evidence. No answer of this service uses the score.
  """
  executeScoreFunction(
    "Subject, property and object of each triple, e.g. \`[\\"Q12078\\", \\"P2176\\", \\"Q410358\\"]\`, at most 1,000. Required, may be empty."
    triples: [[String!]]
  ): TripleScores
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. A score is no fact: use \`provenance\`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Explains the prediction of one ADMET model for one molecule. Returns the contribution of each atom, the contributions
  that belong to no atom, and the most similar molecules with measured values. A molecule that can't be predicted has
  an \`error\` and no score.
  """
  admetExplanation(
    "The molecule, as a SMILES string."
    smiles: String!
    "The name of one of the 28 built-in models, or of a custom model of this service (see \`admetModels\`). An unknown name is rejected, and the error message suggests the nearest name."
    modelName: String!
  ): AdmetExplanation @semanticNonNull

  """
  Lists the ADMET models of the service: those of the 28 built-in models that are installed, in a fixed
  order, then its custom models.
  """
  admetModels(
    "\`true\` lists only custom models, \`false\` only built-in models. Default: all."
    isOwn: Boolean
  ): [ServedAdmetModel!] @semanticNonNull

  """
  Returns one entity with its neighbors, statements, articles and insights. Each neighbor is an entity with the same
  fields, so one request can lead from a name to the evidence.
  """
  entity(
    "The entity: a URI, a bare QID, a \`wd:\` name or a CURIE such as \`HGNC:3603\`. Pass exactly one of \`iri\` and \`name\`."
    iri: ID
    "A name of the entity, resolved as in \`resolveEntities\`. If several entities match, the most popular one is used."
    name: String
    "With \`name\`: only an entity of these types."
    types: [NodeType!]
    "The identifier of this service, as for \`graphInsights\`."
    engineID: String
  ): GraphEntity @semanticNonNull

  """
  Returns up to 100 entities, one entry each, in the order of the request. An entry has an \`error\` if its entity isn't
  found. The other entries are unaffected. Fields are read for all entities at once.
  """
  entities(
    "Identifiers, each as for \`entity(iri:)\`."
    iris: [ID!]
    "Identifiers or names. In the result, their entities come after those of \`iris\`."
    keys: [EntityKey!]
    "The identifier of this service, as for \`graphInsights\`."
    engineID: String
  ): [EntityItem!] @semanticNonNull

  """
  Answers up to 100 questions, one entry each, in the order of the request. An entry has an \`error\` if its question
  can't be answered in time. The other entries are unaffected.
  """
  answers(
    "The questions, at most 1,000 characters each."
    questions: [String!]!
    "The identifier of this service, as for \`graphInsights\`."
    engineID: String
  ): [AnswerItem!] @semanticNonNull

  "Returns the entities that a question names, in the order of the question: the most likely one for each phrase."
  questionEntities("The question, at most 1,000 characters." question: String!): [QuestionEntity!]
    @semanticNonNull

  """
  Checks citations, quotes, numbers, identifiers and statements against the records of this dataset. Returns one
  verdict per item, in the order of the request. A check that can't be made never passes: its verdict is
  \`NOT_FOUND_HERE\`. An item that can't be read has an \`error\`. The other items are unaffected.
  """
  verify(
    "At most 1,000 items. An empty list returns an empty list."
    items: [VerifyItem!]!
  ): [Verdict!] @semanticNonNull

  """
  Profiles molecules in one request. Returns one entry per text, in the order of the request: physicochemical
  properties with their percentiles among drugs, rules for oral drugs, structural alerts, predictions of several ADMET
  models in plain words, the main concerns, and similar drugs of the graph. A text that can't be read has an \`error\`.
  The other texts are unaffected.
  """
  molecules(
    "At most 100 SMILES strings or molfiles, or names, CAS numbers, InChI, InChIKeys or ChEMBL ids, which are looked up in the graph."
    texts: [String!]!
    "Names of ADMET models, as for \`admetPredict\`, at most 100. Null means the installed built-in models; an empty list means none."
    models: [String!]
    "Number of similar drugs per molecule, 0 to 20; default 5."
    similar: Int
  ): [Molecule!] @semanticNonNull

  "Finds the drugs in the graph that contain a substructure, smallest molecules first. A pattern that can't be read is rejected with the reason."
  drugsWithSubstructure(
    "A SMILES string, which matches with any substituents, or a SMARTS pattern. It must be connected, with at most 60 atoms."
    pattern: String!
    "Maximum number of drugs, 1 to 100; default 20."
    first: Int
  ): SubstructureDrugs @semanticNonNull
}

# ------------------------------------------------------------------- enums

"What a search returns."
enum SearchType {
  "Question answering: a QAInsight with an answer, its context and its documents."
  QA
  "A QAInsight with the best documents for the question and no generated answer."
  DOCUMENTS
  "The affiliations with the largest number of matching articles."
  AFFILIATIONS
  "The authors with the largest number of matching articles."
  AUTHORS
  "The entities named in the largest number of matching articles."
  ENTITYVIZ
  "The topics whose share of the matching articles grows the most."
  TOPICS
  "Entities by label, as the user types."
  SEARCH_LABEL
}

"How a text matched an entity."
enum MatchKind {
  "An identifier of the entity, with or without its prefix, or the address of its page."
  IDENTIFIER
  "The entity's label, ignoring letter case, accents, punctuation and British/American spelling."
  LABEL
  "An abbreviation among the entity's aliases."
  ABBREVIATION
  "Any other alias."
  ALIAS
  "The name of a related, narrower or broader concept that the source lists as an alias."
  RELATED_ALIAS
  "Each word of the text is the beginning of a word in one of the entity's names."
  PREFIX
  "One of the entity's names, with typing errors."
  FUZZY
}

"The type of an entity of the graph."
enum NodeType {
  "A field of study."
  ACADEMIC_DISCIPLINE
  "The region of an enzyme where a substrate binds and reacts."
  ACTIVE_SITE
  "A part of an organism: organ, tissue, body region."
  ANATOMICAL_STRUCTURE
  "A region of a protein that binds another molecule."
  BINDING_SITE
  "A series of molecular interactions, e.g. a signaling or metabolic pathway."
  BIOLOGICAL_PATHWAY
  "A process of a living organism (Gene Ontology: biological process)."
  BIOLOGICAL_PROCESS
  "A location within a cell (Gene Ontology: cellular component)."
  CELLULAR_COMPONENT
  "A cell culture grown from one source."
  CELL_LINE
  "A kind of cell."
  CELL_TYPE
  "A chemical action or use (MeSH D27)."
  CHEMICAL_ACTIONS_AND_USES
  "A chemical substance."
  CHEMICAL_COMPOUND
  "A hazard of a substance."
  CHEMICAL_HAZARD
  "A chromosome."
  CHROMOSOME
  "A branch of clinical science."
  CLINICAL_SCIENCES
  "A clinical trial."
  CLINICAL_TRIAL
  "A disease, disorder or syndrome."
  DISEASE
  "A publication or other document."
  DOCUMENT
  "A gene."
  GENE
  "A group of stereoisomers of one compound."
  GROUP_OF_STEREOISOMERS
  "A misspelling of GROUP_OF_STEREOISOMERS that existing clients still use. It means the same type."
  GROUP_OF_STEREOISMERS
    @deprecated(
      reason: "Use GROUP_OF_STEREOISOMERS. Deprecated on 2026-09-01; stays until 2.0, 2027-12-01 at the earliest."
    )
  "A specialty of health care."
  HEALTH_SPECIALTY
  "A scientific journal."
  JOURNAL
  "How a drug produces its effect."
  MECHANISM_OF_ACTION
  "A medical specialty."
  MEDICAL_SPECIALTY
  "A drug: a substance used to treat or prevent a disease."
  MEDICATION
  "A statistical analysis that combines several studies."
  META_ANALYSIS
  "What a gene product does (Gene Ontology: molecular function)."
  MOLECULAR_FUNCTION
  "An institution, company or association."
  ORGANIZATION
  "An organism or agent that causes disease."
  PATHOGEN
  "A drug as it is sold or dispensed."
  PHARMACEUTICAL_PRODUCT
  "The effect of a drug on an organism."
  PHARMACOLOGIC_ACTION
  "A protein."
  PROTEIN
  "A group of proteins that act together."
  PROTEIN_COMPLEX
  "A conserved part of a protein."
  PROTEIN_DOMAIN
  "A group of proteins related by evolution."
  PROTEIN_FAMILY
  "A question."
  QUESTION
  "A research grant."
  RESEARCH_GRANT
  "An RNA of the ribosome."
  RIBOSOMAL_RNA
  "A difference from a reference sequence."
  SEQUENCE_VARIANT
  "A recurring three-dimensional structure of macromolecules."
  STRUCTURAL_MOTIF
  "A combination of secondary structures of a protein."
  SUPERSECONDARY_STRUCTURE
  "A symptom, sign or phenotype."
  SYMPTOM
  "A group of organisms."
  TAXON
  "A therapeutic use of a substance."
  THERAPEUTIC_USE
  "An entity without a type in the data."
  UNDEFINED
}

"The order of articles."
enum ArticleOrder {
  "Most relevant first; without search words, newest first."
  RELEVANCE
  "Newest first."
  NEWEST
  "Oldest first."
  OLDEST
}

"The order of the rows of an insight."
enum InsightOrder {
  "Most relevant first."
  RELEVANCE
  "By label."
  LABEL
}

"How a name must match."
enum NameMatching {
  "The whole label or alias."
  EXACT
  "The beginning of a label or alias."
  PREFIX
  "Each word of the name is the beginning of a word in the label or alias. For properties: the label or alias contains the name."
  CONTAINS
  "Typing errors are tolerated."
  FUZZY
}

"A kind of insight about a disease."
enum InsightType {
  "Genetic association."
  GENETIC_ASSOCIATION
  "Related diseases via genes."
  RELATED_DISEASES_VIA_GENES
  "Drugs for treatment."
  DRUGS_FOR_TREATMENT
  "Related diseases via drugs."
  RELATED_DISEASES_VIA_DRUGS
  "Symptoms."
  SYMPTOMS
  "Related diseases via symptoms."
  RELATED_DISEASES_VIA_SYMPTOMS
  "Causes."
  CAUSES
  "Anatomical locations."
  ANATOMICAL_LOCATIONS
  "Subtypes."
  SUBTYPES
  "Supertypes."
  SUPERTYPES
  "Pathways via genes."
  PATHWAYS_VIA_GENES
}

"How an insight can be displayed."
enum RenderType {
  "Bubbles whose size is a count."
  BubbleChart
  "Bars whose length is a count."
  BarChart
  "A table."
  Table
}

"An index that documents come from."
enum DocumentIndex {
  "Articles."
  articles
  "The graph's facts about an entity, as text."
  graph
}

# ------------------------------------------------------------------ inputs

"An entity, by its identifier or its name. Pass either \`iri\` or \`name\`."
input EntityKey @oneOf {
  "A URI, a bare QID, a \`wd:\` name or a CURIE."
  iri: ID
  "A name, resolved as in \`resolveEntities\`. If several entities match, the most popular one is used."
  name: String
}

"A question or search term, and the requested insights."
input SummarySearchInput {
  "The question or search term, at most 1,000 characters. Required, except as described at \`entityFilter\`."
  query: String
  "QA only: the previous question, which a follow-up such as \`and its side effects?\` refers to. At most 1,000 characters."
  previousQuery: String
  "The requested insights. The response has one Insight for each, in this order. Required, at most 7."
  type: [SearchType]
  """
  The URI of an entity. Only articles annotated with this entity, or with its equivalent in this dataset, are counted.
  This filter and the filters below apply only to AUTHORS, AFFILIATIONS, ENTITYVIZ and TOPICS. These four insights
  count the articles that \`searchInsights\` finds for the same \`query\` and filters. \`query\` is optional if only such
  insights are requested and a filter is set. QA and DOCUMENTS ignore filters.
  """
  entityFilter: String
  "\`[from, to]\`, as for \`searchInsights\`."
  dateRange: [String]
  "True: only articles whose full text is openly available. False: only the others."
  hasFullText: Boolean
  "The publication type, e.g. \`Review\` or \`Clinical Trial\`, case-insensitive."
  publicationType: String
  "Articles by any of these authors, as for \`searchInsights\`."
  authorNames: [String]
  "The DOI of the article, bare or as a URL, case-insensitive."
  doi: String
}

"The text of a label search."
input LabelSearchInput {
  "The text typed so far. Empty text returns no labels. At most 200 characters are read."
  searchText: String
  "\`SEARCH_LABEL\`, which is the default. Any other value is rejected."
  type: SearchType
}

"The search term, filters, order and page of an article search. All filters are optional."
input ArticleSearchInput {
  """
  Words, \`"phrases"\`, and \`-exclusions\`. All words must occur; if no article has them all, any of them. Empty or null
  matches every article. At most 1,000 characters. A single PMID, PMCID, DOI or address of an article finds that
  article if no filter is set. PubMed syntax is supported: AND, OR, NOT, \`neuro*\`, \`[Author]\`, \`[MeSH]\`, \`[dp]\` with
  years, \`[pt]\`, and an author with a year (\`Smith J 2016\`). An entity name also matches the other names of the entity.
  \`infoText\` reports both.
  """
  query: String
  "The URI of an entity: only articles annotated with it. Equivalent entities (asthma in two ontologies) find the same articles."
  entityFilter: String
  "\`[from, to]\`: exactly two ISO dates (YYYY, YYYY-MM or YYYY-MM-DD), both inclusive. An empty or null date leaves that side open. A year or month includes all its days. A single date is rejected."
  dateRange: [String]
  "True: only articles whose full text is openly available. False: only the others."
  hasFullText: Boolean
  "The publication type, e.g. \`Review\` or \`Clinical Trial\`, case-insensitive."
  publicationType: String
  """
  Articles by any of these authors. Each is given as \`Last F\`, \`Last First\` or \`First Last\` (case-insensitive) or as an
  ORCID iD. Pass the \`filter\` of a top author to find exactly the articles in that author's \`count\`.
  """
  authorNames: [String]
  "\`RELEVANCE\` (default; without \`query\` the same as \`NEWEST\`), \`NEWEST\` or \`OLDEST\`, case-insensitive."
  sortOrder: String
  "The order as an enum. Takes precedence over \`sortOrder\`."
  order: ArticleOrder
  "The page number, from 1 (default)."
  pageNumber: Int
  "Articles per page, 1 to 100, default 10."
  pageSize: Int
  "The DOI of the article, bare or as a URL, case-insensitive."
  doi: String
  "True: also return the number of matches per year, in \`years\`."
  countYears: Boolean
}

"The start entity of a lookup in the graph, and which neighbors to return."
input GraphInput {
  "The entity: a URI, a bare QID (\`Q12078\`) or a \`wd:Q12078\` name. Takes precedence over \`startNodeName\`."
  startNode: ID
  "A name of the entity, resolved as in \`resolveEntities\`. If several entities match, the most popular one is used. Partial or misspelled names are rejected with suggestions."
  startNodeName: String
  "Only neighbors of these types; null or empty means all. For \`nodeProperties\`: the types that an entity found by name may have."
  nodeTypes: [NodeType]
  "Maximum number of neighbors, 1 to 200, default 10. For \`nodeProperties\`: maximum number of values per property, default 200."
  maxNeighbors: Int
  "Number of neighbors to skip, default 0. With it, all neighbors can be read page by page. \`nodeProperties\` ignores it."
  offset: Int
  "Whether to include facts stated about subtypes. Null (default) includes the genes, drugs, targets, functions, processes and cell components of subtypes. \`true\` also includes their symptoms, causes, markers, risk factors, locations and side effects, which may not apply to the whole class. \`false\` includes no facts of subtypes. Facts of subtypes are never included for a class with more than 400 subtypes. \`nodeProperties\` ignores this field."
  includeSubtypes: Boolean
  "Which entities count as one. Null (default) means \`GENE_PROTEIN\`. \`nodeProperties\` ignores it."
  conflate: Conflation
}

"Which neighbors of an entity count as one."
enum Conflation {
  "If a gene and its protein are both neighbors, the gene represents both."
  GENE_PROTEIN
  "Each entity counts separately."
  NONE
}

"The disease to list insights for."
input SearchGenericInsightInput {
  "The disease: a URI, a bare QID or a \`wd:\` name."
  qid: String!
  "As in \`GraphInput\`."
  includeSubtypes: Boolean
}

"Which rows of an insight to return."
input InsightRowsInput {
  "The disease: a URI, a bare QID or a \`wd:\` name."
  qid: String!
  "The kind of insight, as in \`searchGenericInsights\`, e.g. \`GENETIC_ASSOCIATION\`. An unknown kind is rejected."
  insightType: String!
  "Number of rows to skip, default 0."
  offset: Int
  "Maximum number of rows, 1 to 500, default 50."
  limit: Int
  "\`RELEVANCE\` (default) or \`LABEL\`, case-insensitive."
  sort: String
  "The order as an enum. Takes precedence over \`sort\`."
  order: InsightOrder
  "As in \`GraphInput\`."
  includeSubtypes: Boolean
}

# ------------------------------------------------------------------ sparql

"The result of a SPARQL SELECT query as a table."
type DataFrame {
  "A short label of the result, e.g. \`3 rows, 2 columns\`; null when the query failed."
  description: String
  "One name per projected variable, in order; null when the query failed."
  columns: [String!]
  "One entry per solution; null when the query failed."
  rows: [Row!]
  "What went wrong, with line and column if they are known; null when the query succeeded."
  error: String
  "The code and details of \`error\`, as \`advancedSearchGraph\` reports them in \`errors\`; null when the query succeeded."
  failure: ErrorExtensions
}

"One solution of a SPARQL query."
type Row {
  "One value for each name in \`columns\`, in the same order. URIs in full, literals in their lexical form, null where the variable is unbound."
  values: [String]!
}

"A SPARQL result in the SPARQL 1.1 Query Results JSON Format."
type GraphResult {
  "The head of the result."
  head: SparqlHead
  "The solutions of a SELECT, or \`{ boolean }\` for an ASK."
  results: SparqlResults
  "The result of an ASK query; null for a SELECT."
  boolean: Boolean
}

# ---------------------------------------------------------------- insights

"One insight of \`summaryInsights\`."
type Insight {
  "The position of the insight in the response, from 1, as a string. Not a global identifier."
  id: String
  "The content in a few words."
  description: String
  "The content; its type depends on the requested search type. Null when this insight failed; \`errors\` then says why."
  data: InsightData
}

"The content of an insight, by search type."
union InsightData = QAInsight | Affiliations | Authors | EntityViz | Topics

"The answer to a question, in two forms: the best answer (\`answer\`, \`context\`, \`took\`, \`probability\`) and a list (\`answers\`)."
type QAInsight {
  "The question as sent."
  question: String!
  "The answer, to the first of several questions; empty when the service abstains; null for search type DOCUMENTS."
  answer: String
  "The passage with the answer marked by \`<em>\` tags, everything else HTML-escaped; null when the service abstains."
  context: String
  "Time spent on the question, in milliseconds."
  took: Float
  "The probability that the answer is correct, as a decimal from 0 to 1; null when the service abstains."
  probability: String
  "One answer for each question in the text, in the same order, each with its documents. When the service abstains: one entry with an empty answer."
  answers: [Answer!]
  "The claims of \`answer\` with their evidence. Empty when the service abstains and for search type DOCUMENTS."
  claims: [Claim!]!
  "Total number of values of \`answer\`, including those that it doesn't list; null when it isn't a list."
  total: Int
  "The order of the values of \`answer\`, in words; null when the answer lists all values or isn't a list."
  orderedBy: String
  "Why there is no answer; null if there is an answer, or for search type DOCUMENTS."
  abstention: Abstention
  "How the service understood the question, in plain words, e.g. \`Drugs that are used to treat asthma\`. Null if the question wasn't understood, and for search type DOCUMENTS."
  interpretation: String
}

"One answer with its documents."
type Answer {
  "The answer; empty when the service abstains and for search type DOCUMENTS."
  answer: String!
  "The records that support the claims of the answer; when the service abstains, or for search type DOCUMENTS, the best matches."
  document: [RelatedDocument!]!
  "Time spent on the question, in milliseconds."
  took: Float!
  "The passage with the answer marked by \`<em>\` tags, everything else HTML-escaped; null when the service abstains."
  context: String
  "Hits per index."
  statistics: AnswerStatistics!
  "The probability that the answer is correct, as a decimal from 0 to 1; null when the service abstains."
  probability: String
  "The claims of the answer with their evidence. Empty when the service abstains and for search type DOCUMENTS."
  claims: [Claim!]!
  "The best matches that support no claim, best first. Empty when the service abstains: then \`document\` has them."
  related: [RelatedDocument!]!
  "Total number of values, including those that the answer doesn't list; null when the answer isn't a list."
  total: Int
  "The order of the values, in words; null when the answer lists all values or isn't a list."
  orderedBy: String
  "Why there is no answer; null if there is an answer, or for search type DOCUMENTS."
  abstention: Abstention
  "Up to five relevant sentences from different articles, best first. They aren't an answer. Empty if there is an answer."
  passages: [LiteraturePassage!]!
  "How the service understood the question, in plain words, e.g. \`Drugs that are used to treat asthma\`. Null if the question wasn't understood, and for search type DOCUMENTS."
  interpretation: String
  "Names in the question that differ from the label of their entity, e.g. \`COPD\`. Empty for search type DOCUMENTS."
  names: [ReadName!]!
}

"A name in a question, with the entity that it was resolved to."
type ReadName {
  "The name as written in the question."
  text: String!
  "The URI of the entity."
  id: ID!
  "The label of the entity."
  label: String!
}

"A sentence from an article that is relevant to a question."
type LiteraturePassage {
  "The id of the document."
  documentId: String!
  "The title of the article."
  title: String!
  "The sentence."
  text: String!
  "Start of the sentence in the document's text (title, line feed, abstract), in UTF-16 code units."
  start: Int!
  "End of the sentence, exclusive."
  end: Int!
  "Section of the abstract, inferred if the abstract has no headings; null if unknown."
  section: AbstractSection
  "The publication types of the article, e.g. \`Randomized Controlled Trial\`."
  publicationTypes: [String!]!
  "The year of publication; null when the record has no date."
  year: Int
  "Whether the article was retracted."
  isRetracted: Boolean!
}

"A part of an abstract."
enum AbstractSection {
  "Background and objective."
  BACKGROUND
  "Methods."
  METHODS
  "Results."
  RESULTS
  "Conclusions."
  CONCLUSION
}

"A claim of an answer with its evidence: statements of the graph or sentences of documents."
type Claim {
  "The claim, as a sentence that a reader can check."
  text: String!
  "The probability that the claim is correct, 0 to 1."
  probability: Float!
  "The statements of the graph that support the claim; empty for a claim from documents."
  statements: [GraphStatement!]!
  "The sentences that support the claim; empty for a claim from the graph."
  quotes: [ClaimQuote!]!
  "A complete query that returns the statements; null for a claim from documents or a deprecated statement."
  sparql: String
}

"A sentence of a document that supports a claim."
type ClaimQuote {
  "The identifier of the document."
  documentId: String!
  "The sentence."
  text: String!
  "Start of the sentence in the document's text (title, line feed, abstract), in UTF-16 code units."
  start: Int!
  "End of the sentence, exclusive."
  end: Int!
}

"Why there is no answer, and what to ask instead."
type Abstention {
  "Why there is no answer."
  reason: AbstentionReason!
  "The reason, in a few sentences."
  message: String!
  "The words of the question that were not understood, are ambiguous or have no data, as written and in the same order."
  unread: [String!]!
  "What the service searched for; null when it did not search or ran out of time."
  lookedFor: String
  "Questions to ask instead: with one meaning of a name, with another spelling, or without a restriction. At most five."
  suggestions: [String!]!
}

"Why a question has no answer."
enum AbstentionReason {
  "The question was understood, but the graph contains no answer. This doesn't mean \`No\`: the graph is incomplete."
  NO_STATEMENT
  "The question was not fully understood, so an answer could be to a different question."
  UNREAD_WORDS
  "The subject of the question is not in the graph."
  UNKNOWN_ENTITY
  "An answer was found, but it is too uncertain."
  UNSURE
  "The dataset has no data of the requested kind, or none for a restriction in the question."
  MISSING_KIND
  "A name has several meanings, and the question doesn't say which one."
  AMBIGUOUS_NAME
  "The text isn't a question."
  NO_QUESTION
  "The question took too long or needed too many graph queries."
  OUT_OF_TIME
}

"A record that supports an answer: an article, or the graph's facts about an entity."
type RelatedDocument {
  "The identifier of the record."
  id: String!
  "The title of the article, or the label of the entity."
  title: String!
  "The abstract, or the facts of the entity as text; null when the record has no abstract."
  abs: String
  "The address of the original record; null when it has none."
  source: String
  "The index that the record comes from: \`articles\` or \`graph\`."
  index_name: String!
  "\`index_name\` as an enum."
  index: DocumentIndex!
}

"The affiliations with the largest number of matching articles."
type Affiliations {
  "At most 10, most frequent first; ties by name."
  affiliations: [Organization!]!
}

"An organization as named in articles."
type Organization {
  "An identifier derived from the name. The part before the second colon is stable. The rest changes with the values of the other fields."
  id: String!
  "The name of the organization."
  name: String!
  "The \`count\` as text, e.g. \`Named in 3 of the 40 matching articles\`."
  description: String
  "The number of matching articles that name this organization."
  count: Int
  "\`City, Country\`, or one of them; null if the affiliation states neither."
  location: String
}

"The authors with the largest number of matching articles."
type Authors {
  "At most 10, most frequent first; ties by family name, then given name."
  authors: [Person!]!
}

"An author as named in articles."
type Person {
  "The ORCID iD as a URI when known, otherwise a stable identifier derived from the name."
  id: String!
  "The given name or initials; empty for a collective author."
  firstName: String!
  "The family name, or the name of a collective author."
  lastName: String!
  "Further given names or initials; null when there are none."
  middleName: String
  "The number of matching articles by this author."
  count: Int
  "Pass this value in \`authorNames\` to find exactly the articles counted in \`count\`. The value is an author's ORCID iD or name as \`Last, First\`, or a group's name followed by a comma."
  filter: String
}

"The number of matching articles that name each entity."
type EntityViz {
  "At most 20 entities, in descending order of \`value\`, then by \`key\`. Study subjects (humans, adult, female …), study methods and places are omitted. A search with an \`id\` as its \`entityFilter\` finds exactly \`value\` articles."
  entityviz: [ChartMap!]!
}

"The number of matching articles that name an entity."
type ChartMap {
  "The label of the entity."
  key: String!
  "The number of matching articles that name the entity."
  value: Int!
  "The URI of the entity; null for a topic that is not in the graph."
  id: String
}

"Emerging topics, positioned so that related topics are near each other."
type Topics {
  "At most 20, fastest growing first. Each has at least 5 articles. Study subjects, methods and places are omitted."
  topics: [TopicDocument!]!
  "The period before \`recent\`. Null when \`recent\` is null."
  earlier: TopicPeriod
  "The period of the newest 25% of the matching articles that have a date. Null when none has a date, or all have the same date."
  recent: TopicPeriod
}

"One of the two periods whose articles are compared."
type TopicPeriod {
  "The first day, YYYY-MM-DD."
  from: String!
  "The last day, YYYY-MM-DD. An article dated only by year or month counts as published on the first day of that year or month."
  to: String!
  "The number of matching articles in this period."
  count: Int!
}

"A topic whose share of the matching articles grows."
type TopicDocument {
  "The name of the topic."
  label: String!
  "Horizontal position, -1 to 1. Related topics are near each other. The same data gives the same positions."
  xCoordinate: Float!
  "Vertical position, -1 to 1."
  yCoordinate: Float!
  "Growth: the base-2 logarithm of the ratio between the topic's smoothed shares of the recent and the earlier articles."
  growth: Float
  "The number of matching articles on the topic."
  count: Int
  "Number of matching articles on the topic in the earlier period. Undated articles are in neither period."
  earlier: Int
  "Number of matching articles on the topic in the recent period."
  recent: Int
}

# ------------------------------------------------------------------ labels

"The result of a label search."
type LabelInsight {
  "A note on how the text was understood, e.g. a corrected spelling; null when there is none."
  description: String
  "Always \`SEARCH_LABEL\`."
  type: String!
  "\`type\` as an enum."
  searchType: SearchType!
  "The labels found."
  data: SearchLabels
}

"Entities found by label."
type SearchLabels {
  "At most 10, best match first."
  searchLabels: [SearchLabel!]!
}

"An entity found by label."
type SearchLabel implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  qid: String!
  "Its label."
  text: String!
  "Its types, at least one; UNDEFINED when the data has none."
  nodeTypes: [NodeType!]!
  "The alias that matched; null when no alias did."
  alias: String
  "A short description of the entity; null when the graph has none."
  description: String
  "The name or the identifier that matched, e.g. \`bronchial asthma\` or \`MESH:D001249\`."
  matchedText: String
  "How the text matched."
  matchKind: MatchKind
  "The scheme of the identifier that matched, e.g. \`mesh\`; null when a name matched."
  scheme: String
}

# ---------------------------------------------------------------- articles

"The result of an article search."
type ArticleInsight {
  "Always \`1\`."
  id: String
    @deprecated(
      reason: "It identifies nothing. Leave it out. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )
  "The search in a few words."
  description: String
  "The page of articles."
  data: TextResults
}

"One page of articles."
type TextResults {
  "Number of matches on all pages."
  totalItems: Int!
  "Number of pages at this page size."
  totalPages: Int!
  "The returned page, from 1."
  pageNumber: Int!
  "Articles per page."
  pageSize: Int!
  "The query as sent; empty when there was none."
  questionText: String!
  "How the search was understood: filters and order, in words."
  infoText: String!
  "The articles of this page."
  documents: [Article!]!
  "The number of matching articles per year of publication, earliest year first. Years without matching articles and articles without a date are omitted. Null unless \`countYears\` is true."
  years: [YearCount!]
}

"The number of articles published in a year."
type YearCount {
  "The year of publication."
  year: Int!
  "Number of matching articles, at least 1."
  count: Int!
}

"The bibliographic record of an article."
type Article {
  "The identifier of the record in this service."
  id: String!
  "The DOI, bare and in lower case; null when the record has none."
  doi: String
  "The title."
  title: String!
  "The authors, in order; empty when the record names none."
  authors: [ArticleAuthor!]!
  "The publication date, as precise as it is known: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown."
  publishDate: String
  "The PubMed identifier, or the DOI or PMC identifier if there is none."
  documentID: String!
  "The abstract; null when the record has none."
  summaryText: String
  "The journal or other container; null when unknown."
  containerTitle: String
  "The address of the original record; null when it has none."
  source: String
}

"An author of an article."
type ArticleAuthor {
  "The family name, or the name of a collective author."
  lastName: String!
  "The given name or initials; empty for a collective author."
  firstName: String!
}

# ------------------------------------------------------------------- graph

"The neighbors of an entity."
type GraphInsight {
  "What the sub-graph shows, in a few words."
  description: String!
  "The sub-graph."
  data: SubGraph
}

"An entity, its neighbors and the edges that connect it to its neighbors."
type SubGraph {
  "What the sub-graph shows, in a few words."
  description: String!
  "The start entity."
  rootNode: RootNode!
  "The start entity, then its neighbors, most relevant first."
  nodes: [Node!]!
  "The edges between the start entity and its neighbors."
  edges: [Edge!]!
  "Number of neighbors of the requested types on all pages."
  totalNeighbors: Int!
  "\`totalNeighbors\` with genes and their proteins counted separately."
  totalEntries: Int!
  "Number of neighbors that are inherited: only subtypes of the start entity are linked to them."
  inheritedNeighbors: Int!
  "Number of neighbors before this page."
  offset: Int!
  "Whether the entity has more claims than were read; if so, the counts are lower bounds."
  isPartial: Boolean!
  "Number of neighbors per type, regardless of \`nodeTypes\`, most frequent type first."
  countsByType: [TypeCount!]!
  "The order of the neighbors, in words."
  orderedBy: String!
}

"The number of neighbors of one type."
type TypeCount {
  "The type."
  type: NodeType!
  "Number of neighbors that have this type. Equals \`totalNeighbors\` when only this type is requested."
  count: Int!
  "How many of these neighbors are linked only to subtypes of the start entity, not to the entity itself."
  inherited: Int!
}

"The start entity of a sub-graph."
type RootNode implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
  "Its label, or its identifier if it has no label."
  name: String!
}

"An entity of a sub-graph."
type Node implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
  "Its label, or its identifier if it has no label."
  name: String!
  "Its main type."
  type: NodeType!
  "All its types."
  nodeTypes: [NodeType!]!
  "A few facts for display: its description, its types, its number of edges."
  properties: [Property!]!
}

"A directed edge of a sub-graph: a claim of the graph about the start entity or, with \`inheritedFrom\`, about one of its subtypes."
type Edge {
  "Stable for the same start, property and end."
  id: String!
  "The subject of the claim."
  start: EdgeEnd!
  "The object of the claim."
  end: EdgeEnd!
  "The property code, e.g. \`P2176\`, or the URI of a property without a code."
  property: String!
  "The label of the property, e.g. \`drug or therapy used for treatment\`."
  label: String!
  "The subtype that the claim is about; null for a direct claim."
  inheritedFrom: Subtype
}

"A subclass of the requested class."
type Subtype implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the subtype."
  id: String!
  "Its label, or its identifier if it has no label."
  name: String!
  "Labels from the subtype up to the requested class, inclusive."
  path: [String!]!
}

"An end of an edge."
type EdgeEnd implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
}

"The properties of an entity."
type NodeProperties {
  "\`alternative labels\` first, then \`description\`, then the property codes in numeric order, one entry per property."
  properties: [Property!]!
}

"A property with its values."
type Property {
  "\`alternative labels\`, \`description\`, a property code such as \`P2176\`, or the URI of a property without a code."
  name: String!
  "The values: URIs in full, literals in their lexical form."
  values: [String!]!
  "The label of the property; null when the graph has none."
  label: String
  "The labels of the values, in the same order. For a literal or an entity without a label, the value itself."
  valueLabels: [String!]
  "Total number of values, including those that \`maxNeighbors\` cuts off."
  totalValues: Int!
}

"The insights supported for an entity."
type GenericInsights {
  "One entry per insight that has data."
  supportedInsights: [SupportedInsight!]!
}

"An insight for which the entity has data."
type SupportedInsight {
  "What the insight shows, in a few words."
  description: String!
  "The category of the entity, always \`DISEASE\`."
  insightCategory: String!
  "\`insightCategory\` as an enum."
  category: NodeType!
  "The kind of insight, e.g. \`GENETIC_ASSOCIATION\` or \`RELATED_DISEASES_VIA_GENES\`."
  insightType: String!
  "\`insightType\` as an enum."
  kind: InsightType!
  "How the insight can be displayed, best way first: \`BubbleChart\`, \`BarChart\`, \`Table\`."
  renderType: [String!]!
  "\`renderType\` as enums."
  renderTypes: [RenderType!]!
  "Number of items of the insight: the \`total\` of \`insightRows\`."
  count: Int!
  "Number of items that come only from subtypes of the disease; 0 for kinds with \`VIA\` in their name."
  inherited: Int!
}

"One page of the rows of an insight."
type InsightRows {
  "The kind of insight."
  insightType: String!
  "What the insight shows, with its count; the same text as in \`searchGenericInsights\`."
  description: String!
  "The names of the columns: \`label\` first."
  columns: [String!]!
  "The rows of this page; empty when there are none."
  rows: [InsightRow!]!
  "Number of rows on all pages."
  total: Int!
  "Number of rows that come only from subtypes of the disease; 0 for kinds with \`VIA\` in their name."
  inherited: Int!
  "Number of rows before this page."
  offset: Int!
  "The order of the rows, in words."
  orderedBy: String!
  "A SPARQL query for \`advancedSearch\` that lists the entities of all rows."
  sparql: String!
}

"One item of an insight."
type InsightRow implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
  "All its types."
  nodeTypes: [NodeType!]!
  "One value for each name in \`columns\`, in the same order."
  values: [String!]!
  "The facts that link this entity to the disease or its subtypes; empty for kinds with \`VIA\` in their name."
  statements: [GraphStatement!]!
  "The nearest subtype that is linked to this entity; null for a direct fact."
  inheritedFrom: Subtype
}

# -------------------------------------------------------------- provenance

"A fact of the graph as subject, property and object, as returned in edges and properties."
input FactInput {
  "The subject: a URI, a bare QID or a \`wd:\` name."
  subject: ID!
  "The property: a code such as \`P2176\`, or the URI of a property without a code."
  property: String!
  "The object: a URI, a bare QID or a \`wd:\` name for an entity; anything else is the lexical form of a literal."
  object: String!
}

"The sources of the service's answers."
type Provenance {
  "The dataset that is served."
  dataset: Dataset!
  "One entry per fact, in the order of the request; null for a fact that is not in the graph."
  statements: [GraphStatement]!
}

"The dataset of a service."
type Dataset {
  "\`sha256:…\` over the files of the dataset: identical content has the same digest. Null for a dataset built by an earlier version of BioGraphQL, and for a graph on another server."
  digest: String
  "The release label, by default the build time."
  release: String!
  "The sources of the dataset's facts."
  credits: [DatasetCredit!]!
}

"A source of facts."
type DatasetCredit {
  "The name of the source."
  name: String!
  "SPDX identifier of the license, or a short description if it has none; null if unknown."
  license: String
  "What was taken from the source, in a few words; null if unknown."
  facts: String
  "The address that references give for the source; null when none gives one."
  url: String
}

"A claim of the graph with its statements and sources."
type GraphStatement {
  "The URI of the subject."
  subject: String!
  "Its label, or its identifier if it has no label."
  subjectLabel: String!
  "The property code, e.g. \`P2176\`, or the URI of a property without a code."
  property: String!
  "The label of the property."
  propertyLabel: String!
  "The URI of an entity, or the lexical form of a literal."
  object: String!
  "The label of an entity, or the literal."
  objectLabel: String!
  "The rank of the claim's statement in the graph; null for a claim that has no statement."
  rank: StatementRank
  "The references of the claim in the graph, at most 20."
  references: [StatementReference!]!
}

"The rank of a statement among those with the same subject and property."
enum StatementRank {
  "Considered the best."
  PREFERRED
  "Neither preferred nor deprecated."
  NORMAL
  "Retained, but known to be wrong or outdated."
  DEPRECATED
}

"The evidence behind the statements of a source."
enum EvidenceKind {
  "People, e.g. a ClinGen panel, judged the evidence or wrote the statement down."
  CURATED
  "A variant near the gene is more frequent in people with the disease; the gene itself may play no role."
  GENETIC_ASSOCIATION
  "An article supports the statement, or articles mention both entities together more often than expected by chance."
  LITERATURE
  "A program extracted the statement from text, e.g. from a drug's label or a disease's definition."
  TEXT_MINED
  "Imported from a collection that doesn't state its evidence."
  IMPORTED
}

"The source of a statement."
type StatementReference {
  "The address of the source or of the record; null if the graph states none."
  url: String
  "The article, as \`pmid:…\`; null if the graph states none."
  articleId: String
  "The URI or the name of the dataset that contains the statement; null if the graph states none."
  dataset: String
  "The license of the source; null if the dataset's credits don't state it."
  license: String
  "The kind of evidence that the source provides; null if the dataset's credits don't state it."
  evidence: EvidenceKind
}

# --------------------------------------------------------------- resolution

"The entities that a name may mean."
type ResolvedName {
  "The name as sent."
  name: String!
  "At most 5 entities, best match first; empty when there are none. If any has exactly this name or identifier, only such entities are listed."
  candidates: [EntityCandidate!]!
  "True when the name could mean something else: the first two candidates rank equally, an abbreviation has several meanings, an ordinary word is spelled like a symbol, or the name stands for several genes or drugs. \`note\` gives the reason, except for equal ranks."
  ambiguous: Boolean!
  "Why the name is ambiguous (except for equal ranks), or how it was understood if not literally, e.g. without a dose or as the gene of a variant; null otherwise."
  note: String
  "Why the name can't be read; null if it can."
  error: ResolutionError
}

"How closely an entity must match a name."
enum ResolutionMatch {
  "Exact and partial names, names with typing errors, and names inside longer ones: a drug without its salt and dose, the gene of a variant."
  ANY
  "Only exact names and identifiers."
  EXACT
}

"Why a name can't be read."
type ResolutionError implements ItemError {
  "An error code, e.g. \`INVALID_ARGUMENT\`."
  code: String!
  "What is wrong, in English."
  message: String!
}

"An entity that a name may mean."
type EntityCandidate implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  qid: String!
  "Its label."
  text: String!
  "Its types, at least one; UNDEFINED when the data has none."
  nodeTypes: [NodeType!]!
  "A short description of the entity; null when the graph has none."
  description: String
  """
  How well the entity matches, 0 to 1. The score is for ranking and is not a probability. An identifier or the label
  scores at most 1, another exact name at most 0.95, and a partial or similar name at most 0.7. A match that may be a
  coincidence scores at most 0.6.
  """
  score: Float!
  "How the name matched."
  matchKind: MatchKind!
  "The name or the identifier that matched."
  matchedText: String!
  "The scheme of the identifier that matched, e.g. \`mesh\`; null when a name matched."
  scheme: String
  "The URIs of equivalent entities in the graph."
  twins: [String!]!
  "Identifiers in other databases for the entity and its equivalent entities."
  identifiers(
    "Only identifiers of these schemes, by name or prefix, e.g. \`mesh\`; empty or absent means all."
    to: [String!]
  ): [ExternalIdentifier!]!
}

"An identifier of an entity in another database."
type ExternalIdentifier {
  "The name of the scheme, e.g. \`mesh\`."
  scheme: String!
  "The identifier without a prefix, e.g. \`D001249\`."
  id: String!
  "The identifier with its prefix, e.g. \`MESH:D001249\`."
  curie: String!
  "The address of the identifier's page; null when its scheme has no pages."
  url: String
}

"The scale on which contributions add up to a score."
enum AdmetScale {
  "Log-odds of the calibrated probability: the value is \`1 / (1 + exp(-score))\`."
  LOG_ODDS
  "The unit of the value. For values with a fixed range (PPB), the score is the value before it is limited to that range."
  VALUE
  "log10 of the value, for VD, CL, THALF and custom models trained on log10 values."
  LOG10
}

"The explanation of one prediction for one molecule: \`base\`, all \`atoms\` and all of \`rest\` add up to \`score\`."
type AdmetExplanation {
  "As sent."
  modelName: String!
  "As sent."
  smiles: String!
  "The predicted value, as in \`admetPredict\`; null for a molecule with an \`error\`."
  value: Float
  "Null for a molecule with an \`error\`."
  scale: AdmetScale
  "The score of a molecule of which nothing is known except that it is a drug; null for a molecule with an \`error\`."
  base: Float
  "Null for a molecule with an \`error\`."
  score: Float
  "Atoms of the predicted part, in the order of the SMILES, without counter-ions."
  atoms: [AdmetAtom!]!
  "Contributions that belong to no atom, largest absolute value first."
  rest: [AdmetRest!]!
  "Up to five of the model's training molecules, most similar first. Empty if the licenses of the model's sources don't allow redistribution, or if the file of a custom model contains no training molecules."
  similar: [MeasuredMolecule!]!
  "Why \`similar\` excludes some or all of the training molecules; null when it considers all."
  similarNote: String
  "Why the model isn't meant for the molecule, which still has a value; null if the model is meant for it."
  outOfScope: String
  "Why there is no value; null when there is one."
  error: AdmetMoleculeError
}

"The contribution of an atom to a score."
type AdmetAtom {
  "Index of the atom in the SMILES, counted from 0 across all parts and not counting plain \`[H]\` atoms, as in RDKit."
  index: Int!
  "Atomic number."
  element: Int!
  "On the \`scale\` of the explanation."
  contribution: Float!
}

"A part of the score that can't be assigned to an atom."
type AdmetRest {
  "A descriptor of the whole molecule (such as \`logP\`), a group that the molecule lacks (such as \`group:nitroAryl\`), or another kind of feature that the molecule lacks (such as \`atom environments not in the molecule\`)."
  name: String!
  "The value of the descriptor for the molecule; null if \`name\` ends with \`not in the molecule\`."
  value: Float
  "On the \`scale\` of the explanation."
  contribution: Float!
}

"A training molecule of a model, with its measured value."
type MeasuredMolecule {
  "As in the source."
  smiles: String!
  "In the model's unit, or 0 or 1 for a classifier."
  value: Float!
  "Tanimoto similarity, 0 to 1, to the molecule of the request."
  similarity: Float!
  "Where the value was published, with the license of the copy that was used; for a custom model, the name of the model."
  source: String!
}

"Why a molecule has no value."
type AdmetMoleculeError implements ItemError {
  "\`EMPTY_SMILES\`, \`INVALID_SMILES\`, \`MOLECULE_TOO_LARGE\`, \`OUT_OF_SCOPE\` or \`TOOLKIT_FAILURE\`."
  code: String!
  "What is wrong, in English."
  message: String!
  "Index of the SMILES character where parsing failed, from 0; null if unknown."
  position: Int
}

"What an ADMET model predicts."
enum AdmetModelKind {
  "A measured quantity."
  REGRESSION
  "The probability of a class, 0 to 1."
  CLASSIFICATION
}

"How well an ADMET model predicts molecules outside its training data; 1 is best."
enum AdmetMeasure {
  "Share of the variance that is explained, computed on log10 values for VD, CL, THALF and custom models trained on log10 values."
  R2
  "Share of molecules whose predicted class is correct."
  ACCURACY
}

"An ADMET model that the service offers."
type ServedAdmetModel {
  "The \`modelName\` for \`admetPredict\`."
  name: String!
  "Whether it is a custom model, trained on a custom assay."
  isOwn: Boolean!
  "What is predicted, in a few words; null for a custom model."
  meaning: String
  "Whether the model predicts a quantity or the probability of a class."
  kind: AdmetModelKind!
  "The unit of its values; null for classes, and for a custom model without a unit."
  unit: String
  "What a value of 1 means; null for quantities, and for custom models."
  positiveClass: String
  "The standard model that a custom model is based on; null for a standard model."
  base: String
  "Number of training molecules; null if unknown."
  trainedOn: Int
  "Results of the model's cross-validation; null if unknown."
  crossValidation: AdmetCrossValidation
  "The scale of training values and expected errors: \`VALUE\` or \`LOG10\`. Null for classifiers, and if unknown."
  scale: AdmetScale
  "Whether \`admetExplanation\` accepts the model."
  isExplained: Boolean!
}

"Results of five-fold cross-validation."
type AdmetCrossValidation {
  "The metric that \`random\` and \`scaffold\` report."
  measure: AdmetMeasure!
  "Result with random folds, for new molecules similar to the training molecules. All salts, stereoisomers and tautomers of a molecule are in the same fold."
  random: Float!
  "Result with scaffold folds, for molecules with new ring skeletons. All molecules with the same ring skeleton are in the same fold."
  scaffold: Float!
}

# ---------------------------------------------------------------- entities

"An entity of the graph. Lists are connections: \`first\` is the page size, and \`after\` continues after a cursor."
type GraphEntity implements Entity {
  "Its URI."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All its types, at least one; UNDEFINED when the data has none."
  types: [NodeType!]!
  "A short description; null when the graph has none."
  description: String
  "Its neighbors in both directions, most relevant first, as in \`graphInsights\`."
  neighbors(
    "1 to 200, default 10."
    first: Int
    "The cursor of an entry, to continue after it."
    after: String
    "Only neighbors of these types; empty or absent means all."
    types: [NodeType!]
    "As in \`GraphInput\`."
    includeSubtypes: Boolean
  ): NeighborConnection @semanticNonNull
  "Its alternative labels, its description and its direct claims, one entry per property, as in \`nodeProperties\`."
  properties(
    "1 to 200, default 50."
    first: Int
    "The cursor of an entry, to continue after it."
    after: String
    "Only these properties, e.g. \`P2176\` or \`alternative labels\`; empty or absent means all."
    names: [String!]
    "Values listed per property, 1 to 200, default 20."
    maxValues: Int
  ): PropertyConnection @semanticNonNull
  "Statements of the graph that have the entity as the subject, one entry per fact, with rank and references, ordered by property."
  statements(
    "1 to 200, default 20."
    first: Int
    "The cursor of an entry, to continue after it."
    after: String
    "Only statements with these properties, e.g. \`P2176\`; empty or absent means all."
    properties: [String!]
  ): StatementConnection @semanticNonNull
  "Articles annotated with the entity."
  articles(
    "1 to 100, default 10."
    first: Int
    "The cursor of an entry, to continue after it."
    after: String
    "Only articles with these words, as for \`searchInsights\`."
    query: String
    "Default: \`RELEVANCE\` with a \`query\`, \`NEWEST\` without."
    order: ArticleOrder
  ): ArticleConnection @semanticNonNull
  "The insights for which the entity has data; empty for an entity that isn't a disease."
  insights(
    "1 to 50, default 50."
    first: Int
    "The cursor of an entry, to continue after it."
    after: String
    "As in \`GraphInput\`."
    includeSubtypes: Boolean
  ): InsightConnection @semanticNonNull
  "The sources that its statements cite, most cited first."
  provenance(
    "1 to 100, default 20."
    first: Int
    "The cursor of an entry, to continue after it."
    after: String
  ): SourceConnection @semanticNonNull
}

"The position of a page in a connection."
type PageInfo {
  "Whether more entries follow this page."
  hasNextPage: Boolean!
  "Whether entries come before this page."
  hasPreviousPage: Boolean!
  "The cursor of the first edge; null on an empty page."
  startCursor: String
  "The cursor of the last edge, for \`after\`; null on an empty page."
  endCursor: String
}

"The neighbors of an entity."
type NeighborConnection {
  "The entries of this page."
  edges: [NeighborEdge!]!
  "The cursors of this page, and whether there are more pages."
  pageInfo: PageInfo!
  "Number of entries on all pages."
  totalCount: Int!
  "Number of neighbors linked to subtypes of the entity but not to the entity itself."
  inheritedCount: Int!
  "Whether the entity has more claims than were read; if so, the counts are lower bounds."
  isPartial: Boolean!
  "Number of neighbors per type, regardless of \`types\`, most frequent type first."
  countsByType: [TypeCount!]!
  "The order of the neighbors, in words."
  orderedBy: String!
}

"An entry on a page, with its cursor."
type NeighborEdge {
  "The cursor of the entry, for \`after\`."
  cursor: String!
  "The entry."
  node: GraphEntity!
  "The claims between the entity and this neighbor."
  relations: [Edge!]!
  "The claims of \`relations\` with rank and references, at most 20."
  statements: [GraphStatement!] @semanticNonNull
}

"The properties of an entity."
type PropertyConnection {
  "The entries of this page."
  edges: [PropertyEdge!]!
  "The cursors of this page, and whether there are more pages."
  pageInfo: PageInfo!
  "Number of entries on all pages."
  totalCount: Int!
}

"An entry on a page, with its cursor."
type PropertyEdge {
  "The cursor of the entry, for \`after\`."
  cursor: String!
  "The entry."
  node: Property!
}

"Statements about an entity."
type StatementConnection {
  "The entries of this page."
  edges: [StatementEdge!]!
  "The cursors of this page, and whether there are more pages."
  pageInfo: PageInfo!
  "Number of entries on all pages."
  totalCount: Int!
}

"An entry on a page, with its cursor."
type StatementEdge {
  "The cursor of the entry, for \`after\`."
  cursor: String!
  "The entry."
  node: GraphStatement!
}

"Articles about an entity."
type ArticleConnection {
  "The entries of this page."
  edges: [ArticleEdge!]!
  "The cursors of this page, and whether there are more pages."
  pageInfo: PageInfo!
  "Number of entries on all pages."
  totalCount: Int!
}

"An entry on a page, with its cursor."
type ArticleEdge {
  "The cursor of the entry, for \`after\`."
  cursor: String!
  "The entry."
  node: Article!
}

"The insights about an entity."
type InsightConnection {
  "The entries of this page."
  edges: [InsightEdge!]!
  "The cursors of this page, and whether there are more pages."
  pageInfo: PageInfo!
  "Number of entries on all pages."
  totalCount: Int!
}

"An entry on a page, with its cursor."
type InsightEdge {
  "The cursor of the entry, for \`after\`."
  cursor: String!
  "The entry."
  node: SupportedInsight!
}

"The sources of the statements about an entity."
type SourceConnection {
  "The entries of this page."
  edges: [SourceEdge!]!
  "The cursors of this page, and whether there are more pages."
  pageInfo: PageInfo!
  "Number of entries on all pages."
  totalCount: Int!
  "Number of statements that were read, at most 500."
  statements: Int!
  "Number of statements that were read and have no reference."
  unreferenced: Int!
  "The dataset that is served."
  dataset: Dataset!
}

"An entry on a page, with its cursor."
type SourceEdge {
  "The cursor of the entry, for \`after\`."
  cursor: String!
  "The entry."
  node: EntitySource!
}

"A source that statements about an entity cite."
type EntitySource {
  "The name of the source, or the host name in its URLs if the dataset's credits don't name the source."
  name: String!
  "SPDX identifier of the license, or a short description if it has none; null if the dataset's credits don't state the license."
  license: String
  "The address of the source; null when there is none."
  url: String
  "Number of statements that cite the source."
  statements: Int!
}

"One item in a list of entities."
type EntityItem {
  "The identifier or the name, as sent."
  key: String!
  "Null if there is an \`error\`."
  entity: GraphEntity
  "Why there is no entity; null when there is one."
  error: EntryError
}

"The answer to one question of a list."
type AnswerItem {
  "The question as sent."
  question: String!
  "Null if there is an \`error\`."
  answer: QAInsight
  "Why the question could not be processed; null otherwise, even when the service abstains."
  error: EntryError
}

"Why an entry of a list has no result."
type EntryError implements ItemError {
  "An error code, e.g. \`ENTITY_NOT_FOUND\`."
  code: String!
  "What is wrong, in English."
  message: String!
}

"An entity that a question names."
type QuestionEntity implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier if it has no label."
  label: String!
  "All types of the entity, at least one."
  types: [NodeType!]!
  "The words of the question that name the entity."
  text: String!
}

# ------------------------------------------------------------ verification

"What to check. Parts of one item are checked against each other: a title against the article, a label against the identifier."
input VerifyItem {
  "Returned with the verdict, e.g. a line number. At most 200 characters."
  id: String
  "A PMID, PMCID or DOI, or the URL of one, e.g. \`PMID:20198754\` or \`10.1000/182\`."
  article: String
  "The title of the article. Without \`article\`, the record is looked up by title."
  title: String
  "One of the authors, e.g. \`Smith J\` or \`Smith et al.\`."
  author: String
  "The year of publication."
  year: Int
  "Words of the article's title or abstract, with \`…\` or \`[...]\` for omitted words. At most 5,000 characters."
  quote: String
  "A number that the article states, with its unit: \`12.5 mg\`, \`34 %\`. At most 100 characters."
  number: String
  "A compact identifier, e.g. \`MONDO:0004979\` or \`HGNC:11998\`, or the URL of one."
  identifier: String
  "The name to check against the identifier."
  label: String
  "A sentence to check against the graph, e.g. \`Metformin treats type 2 diabetes.\` If the item has an article, the entities of the sentence are also checked against that article. At most 1,000 characters."
  claim: String
  "The claim as subject, relation and object."
  statement: StatementInput
}

"A statement in parts: names, identifiers or URIs."
input StatementInput {
  "Name or identifier of the subject."
  subject: String!
  "A verb phrase such as \`treats\`, or a property code such as \`P2176\`."
  relation: String!
  "Name or identifier of the object."
  object: String!
}

"What the records say about an item, or about one part of it."
enum CheckResult {
  "The record says the same."
  CONFIRMED
  "The record says something else."
  CONTRADICTED
  "The records of this dataset neither confirm nor contradict the item, which doesn't mean that it is false."
  NOT_FOUND_HERE
}

"What a check compares."
enum CheckKind {
  "Whether the dataset has the article."
  ARTICLE
  "Whether the article is marked as retracted or corrected, or with an expression of concern. Without such a mark, this check is absent."
  ARTICLE_STATUS
  "The title."
  TITLE
  "The author."
  AUTHOR
  "The year."
  YEAR
  "The quote, in title and abstract."
  QUOTE
  "The number, in title and abstract."
  NUMBER
  "Whether the dataset has the identifier, and whether it is obsolete."
  IDENTIFIER
  "Whether the label is a name of the identified entity."
  LABEL
  "Whether the article names the entities of the claim."
  ENTITIES
  "Whether the graph states the claim."
  STATEMENT
}

"How exactly two texts agree."
enum TextMatch {
  "Character by character."
  EXACT
  "Ignoring case, white space, dashes, quotation marks, accents, markup and words that are marked as omitted."
  NORMALIZED
}

"What the graph says about a claim."
enum StatementStatus {
  "The graph states the claim."
  DIRECT
  "The graph states the claim, but only about subtypes."
  INHERITED
  "A source denies the claim."
  REFUTED
  "The graph states the claim, but marks it as deprecated."
  WITHDRAWN
}

"What the records say about an item."
type Verdict {
  "The \`id\` of the item."
  id: String
  "\`CONTRADICTED\` if any check has this result, otherwise \`NOT_FOUND_HERE\` if any has that result or there is an \`error\`, otherwise \`CONFIRMED\`."
  result: CheckResult!
  "The checks of the parts of the item; empty if there is an \`error\`."
  checks: [Check!]!
  "Why the item can't be read; null if it can."
  error: VerifyError
}

"One comparison with a record."
type Check {
  "What is compared."
  kind: CheckKind!
  "Whether the record confirms or contradicts the item."
  result: CheckResult!
  "The result in a sentence."
  message: String!
  "What the item says; null for \`ARTICLE_STATUS\` checks."
  expected: String
  "What the record says; null when it says nothing."
  found: String
  "How exactly \`expected\` and \`found\` agree; null when they don't, and for \`ENTITIES\` and \`STATEMENT\` checks."
  match: TextMatch
  "The record, or the place in it, if there is one to show."
  place: CheckPlace
  "What to write instead; null when no correction is known."
  suggestion: CheckSuggestion
  "For \`STATEMENT\` checks: what the graph says about the claim. Null for all other checks, and when the graph neither states nor denies the claim."
  status: StatementStatus
  "The statements that decide the check."
  statements: [GraphStatement!]!
}

"A place in a record."
type CheckPlace {
  "\`pmid:…\`, \`doi:…\` or \`pmcid:…\` for an article, or the URI of an entity."
  record: String!
  "The title of the article, or the label of the entity."
  label: String!
  "\`title\` or \`abstract\`; null for the record as a whole."
  field: String
  "Index of the first character, in UTF-16 code units from 0; null for the record as a whole."
  start: Int
  "Index after the last character."
  end: Int
  "The address of the record; null when it has none."
  url: String
}

"A correction that a record supports."
type CheckSuggestion {
  "The part of the item to replace: \`article\`, \`title\`, \`identifier\`, \`label\`, \`number\` or \`quote\`."
  part: String!
  "The new text."
  text: String!
  "Why, in a sentence."
  reason: String!
}

"Why an item can't be read."
type VerifyError {
  "An error code, e.g. \`INVALID_ARGUMENT\`."
  code: String!
  "What is wrong, in English."
  message: String!
}

"A molecule with its calculated and predicted properties."
type Molecule {
  "As sent."
  text: String!
  "The structure that was used: the text itself or, if it names an entity, the structure of the entity in the graph. Null when none was found."
  smiles: String
  "The label of the entity whose structure was used; null for a structure that was sent."
  name: String
  "The IRI of the entity whose structure was used; null for a structure that was sent."
  entity: ID
  "Formula of the largest organic part, neutral, in Hill order. Null for a molecule with an \`error\`, as are all fields from here to \`stereoIgnored\`."
  formula: String
  "Standard InChI of the whole molecule."
  inchi: String
  "InChIKey of the whole molecule."
  inchiKey: String
  "QED, 0 to 1 (Bickerton et al. 2012), computed with the structural alerts of this service."
  drugLikeness: Float
  "Number of disconnected parts. If there are several, predictions are for the largest organic part only."
  fragments: Int
  "Whether the structure has stereo marks, which no model uses."
  stereoIgnored: Boolean
  "What was repaired in the structure. For a salt or form without its own structure: the parent compound whose structure was used. Null if the structure wasn't changed."
  corrected: String
  "Physicochemical properties, always in the same order."
  properties: [MoleculeProperty!]!
  "Lipinski, Veber, Egan, Ghose and BOILED-Egg."
  rules: [MoleculeRule!]!
  "Names of the reactive or toxicity-linked groups in the molecule."
  alerts: [String!]!
  "One per model, in the order of the models."
  predictions: [MoleculePrediction!]!
  "Concerns about the molecule as an oral drug: likely ones first, by severity and confidence, then possible ones."
  concerns: [MoleculeConcern!]!
  "Drugs of the graph with similar structures, most similar first."
  similarDrugs: [SimilarDrug!]!
  "Why there is no profile; null when there is one."
  error: AdmetMoleculeError
}

"A physicochemical property of a molecule."
type MoleculeProperty {
  "E.g. \`molecularWeight\`."
  name: String!
  "Display name, e.g. \`Molecular weight\`."
  label: String!
  "The value in \`unit\`, or a plain number if there is no unit."
  value: Float!
  "Null for numbers without a unit."
  unit: String
  "Percentage of drugs that have a lower value, 0 to 100, among 1,100 drugs with human data."
  percentile: Int!
}

"A rule of thumb for oral drugs, applied to a molecule."
type MoleculeRule {
  "E.g. \`Lipinski\`."
  name: String!
  "Whether the molecule satisfies the rule."
  isMet: Boolean!
  "The values that are outside the limits or, for rules without limits, the result."
  details: [String!]!
  "Where the rule was published."
  source: String!
}

"What a value means for an oral drug."
enum MoleculeVerdict {
  "An advantage."
  FAVORABLE
  "Neither good nor bad."
  MODERATE
  "A disadvantage."
  UNFAVORABLE
  "There is no published limit."
  NEUTRAL
  "The interval spans several verdicts, neither class is ruled out, or the model isn't meant for the molecule."
  UNCLEAR
}

"The prediction of one model, in numbers and in words."
type MoleculePrediction {
  "Name of the model in requests."
  model: String!
  "Display name, e.g. \`CYP1A2 inhibitor\`."
  label: String!
  "In the model's unit, or a probability."
  value: Float!
  "Null for classes."
  unit: String
  "The verdict on the whole interval, or on the only class that is not ruled out."
  verdict: MoleculeVerdict!
  "One line, e.g. \`Confident: not a hERG blocker (95 %)\`."
  statement: String!
  "Lower end of the 90 % interval; null for classes."
  low: Float
  "Upper end of the interval."
  high: Float
  "Classes that are not ruled out: \`yes\`, \`no\` or \`either\`; null for quantities."
  predictionSet: String
  "Expected mean absolute error, on the scale of \`errorScale\`; for classes, the probability of an error. Null if unknown."
  expectedError: Float
  "\`VALUE\` or \`LOG10\`; null for classes."
  errorScale: AdmetScale
  "Whether the molecule is in the applicability domain of the model; null if unknown."
  inDomain: Boolean
  "Tanimoto similarity of the closest training molecule."
  similarity: Float
  "Why the model isn't meant for the molecule; null if it is."
  outOfScope: String
}

"A prediction that speaks against a molecule as an oral drug."
type MoleculeConcern {
  "Name of the model in requests."
  model: String!
  "Display name."
  label: String!
  "The \`statement\` of the model in \`predictions\`."
  statement: String!
  "How severe the concern is; 3 is the most severe."
  severity: Int!
  "Whether the verdict is clear and the molecule is in the applicability domain. Otherwise it is only a possible concern."
  isLikely: Boolean!
}

"Drugs whose structures contain the pattern."
type SubstructureDrugs {
  "How the pattern was understood: \`SMILES\` or \`SMARTS\`."
  readAs: String!
  "Number of drugs that were searched."
  searched: Int!
  "Number of drugs that contain the structure."
  total: Int!
  "The drugs, smallest structure first."
  drugs: [SubstructureDrug!]!
}

"A drug whose structure contains the pattern."
type SubstructureDrug {
  "The IRI of the drug."
  entity: ID!
  "Its name."
  label: String!
  "One of the drug's structures in the graph."
  smiles: String!
}

"A drug of the graph with a similar structure."
type SimilarDrug {
  "The IRI of the drug."
  entity: ID!
  "Its name."
  label: String!
  "One of the drug's structures in the graph."
  smiles: String!
  "Tanimoto similarity of circular atom environments, 0 to 1."
  similarity: Float!
}
`;
