/** The text of schema.graphql. */
export const schemaText = `"""
The contract of the BioGraphQL service: read-only queries over a biomedical knowledge graph,
its literature and its ADMET models.

Root fields are nullable, so that one field that fails answers \`null\` and an entry in \`errors\`
and the other fields of the same request still arrive. A field that an engine may lack is nullable
and says when it is null.
"""
schema {
  query: Query
}

"""
The field is null only together with an entry in \`errors\` at its path. Clients that read the directive can leave out
other null checks.
"""
directive @semanticNonNull(
  "Which levels of a list: 0 is the field, 1 its items."
  levels: [Int!]! = [0]
) on FIELD_DEFINITION

# -------------------------------------------------------------- interfaces

"An entity of the graph, wherever an answer has one."
interface Entity {
  "Its URI."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one; UNDEFINED when the data has none."
  types: [NodeType!]!
}

"Why one item of a list has no answer. The other items are unaffected."
interface ItemError {
  "An error code, e.g. \`INVALID_ARGUMENT\`."
  code: String!
  "What is wrong, in English."
  message: String!
}

# ----------------------------------------------------------------- scalars

"""
The result of \`admetPredict\`, a leaf selected without sub-fields:
\`{ dataframe: [{ predict: number | null, smiles: string, error?: { code, message }, outOfScope?: string, … }], modelName: string }\`.
\`outOfScope\` says why the model was not made for a molecule that has a value nevertheless. Rows of trained models also say
how sure they are: \`interval?: [low, high]\` (regressions) or \`predictionSet?: "yes" | "no" | "either"\` (classifiers), each
right nine times in ten; \`expectedError?: number\`, \`inDomain?: boolean\`, \`similarity?: number\` (0 to 1, of the nearest
training molecule), \`knownScaffold?: boolean\`. \`calibratedProbability?: number\` is deprecated: it is no nearer to the
truth than \`predict\`.
"""
scalar AdmetResult
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#admetresult"
  )

"""
The \`head\` of a SPARQL 1.1 JSON result, a leaf: \`{ vars?: string[], link?: string[] }\`.
\`vars\` is absent for an ASK query.
"""
scalar SparqlHead @specifiedBy(url: "https://www.w3.org/TR/sparql11-results-json/")

"""
The \`results\` of a SPARQL 1.1 JSON result, a leaf: \`{ bindings: Array<Record<string, Term>> }\` for SELECT,
where a term is \`{ type: "uri" | "literal" | "bnode", value, "xml:lang"?, datatype? }\` and an unbound
variable has no key; \`{ boolean: boolean }\` for ASK.
"""
scalar SparqlResults @specifiedBy(url: "https://www.w3.org/TR/sparql11-results-json/")

"""
Hits per index for one question, a leaf: \`Array<{ index_name: string, total_hits: number }>\`.
"""
scalar AnswerStatistics
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#answerstatistics"
  )

"""
Entities found by name, a leaf, the best first:
\`Array<{ qid, iri, label, description: string | null, types: string[], matchedText }>\`.
"""
scalar EntityMatches
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#entitymatches"
  )

"""
Properties found by name, a leaf, exact names first, then the most used:
\`Array<{ pid, iri, label, matchedText, count: number }>\`.
"""
scalar PredicateMatches
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#predicatematches"
  )

"""
The entities that a question names, a leaf: a JSON list as a text, of entity URIs in the order of the question, as Python
programs read it with \`json.loads\`. The operation \`questionEntities\` reads it as \`Array<{ qid, iri, label, text }>\`.
"""
scalar QuestionQids
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#questionqids"
  )

"""
The query that answers a question, a leaf: \`{ SPARQL: string }\`, or \`{ SPARQL: null, reason: string }\` when the service
abstains.
"""
scalar QuestionSparql
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#questionsparql"
  )

"""
Vectors of entities, a leaf, in the order of the request: \`Array<{ id, vector: number[] | null }>\`; null for an entity that
was not learned.
"""
scalar EntityVectors
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#entityvectors"
  )

"""
Triples with a score, a leaf, in the order of the request: \`Array<[subject, predicate, object, score: number | null]>\`; null
where an entity or the property was not learned.
"""
scalar TripleScores
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#triplescores"
  )

"""
What an entry of \`errors\` has as \`extensions\`, a leaf: \`{ code: string, … }\`, with the facts of the error, such as \`line\` and
\`column\`, from 1.
"""
scalar ErrorExtensions
  @specifiedBy(
    url: "https://github.com/biographql/biographql/blob/main/docs/reference/schema-changes.md#errorextensions"
  )

# ------------------------------------------------------------------- query

"The read-only entry points of the service."
type Query {
  """
  Runs a SPARQL 1.1 SELECT query and returns a table. Updates, \`FROM\` and \`SERVICE\` are rejected, except for Wikidata's
  \`SERVICE wikibase:label\`, which names entities here as it does there.
  A query that fails is reported in \`DataFrame.error\`; only a missing \`query\` is a request error.
  """
  advancedSearch(
    "The SPARQL text, plain or URL-percent-encoded. The prefixes wd, wdt, p, ps, pq, pr, prov, rdf, rdfs, owl, xsd, skos, schema, wikibase need no PREFIX line."
    query: String
  ): DataFrame @semanticNonNull

  """
  Runs a SPARQL 1.1 SELECT or ASK query and answers in the shape of the SPARQL 1.1 Query Results JSON Format.
  """
  advancedSearchGraph("The SPARQL text, plain or URL-percent-encoded." query: String): GraphResult
    @semanticNonNull

  """
  Returns one Insight per requested type, in the order of \`searchInput.type\`: question answering,
  top affiliations, top authors, top entities, emerging topics.
  """
  summaryInsights(
    "The dataset that answers: null or the identifier of this service for its first one, or the name of another, such as \`lab\` or \`lab@2026-10\`. Another value is rejected."
    engineID: String
    "The question or search term, and the insights wanted."
    searchInput: SummarySearchInput
  ): [Insight] @semanticNonNull

  """
  Finds entities while the user types: by prefix of any word of a label or an alias, tolerant of typing
  errors from 4 characters on, and by identifier; identifiers first, then exact labels, then exact aliases (a typed
  abbreviation in exactly its letters before both), then names that begin with the text, then the others, each by
  popularity. At most 10.
  """
  searchAsYouType("The text typed so far." searchInput: LabelSearchInput): LabelInsight
    @semanticNonNull

  """
  Searches articles by words, entity, dates, authors, type or DOI, one page at a time.
  """
  searchInsights(
    "The dataset that answers: null or the identifier of this service for its first one, or the name of another, such as \`lab\` or \`lab@2026-10\`. Another value is rejected."
    engineID: String
    "The search term, filters, order and page."
    searchInput: ArticleSearchInput
  ): ArticleInsight @semanticNonNull

  """
  Returns the neighbors of an entity in both directions, the most relevant first, as a sub-graph.
  """
  graphInsights(
    "The dataset that answers: null or the identifier of this service for its first one, or the name of another, such as \`lab\` or \`lab@2026-10\`. Another value is rejected."
    engineID: String
    "The start entity, and which and how many neighbors are wanted."
    graphInput: GraphInput
  ): GraphInsight @semanticNonNull

  """
  Returns the properties of an entity: its alternative labels, its description, and its direct claims by property code.
  """
  nodeProperties(
    "The dataset that answers: null or the identifier of this service for its first one, or the name of another, such as \`lab\` or \`lab@2026-10\`. Another value is rejected."
    engineID: String
    "The entity. \`maxNeighbors\` caps the values listed per property."
    graphInput: GraphInput
  ): NodeProperties @semanticNonNull

  """
  Lists the insights for which this disease has data.
  """
  searchGenericInsights("The disease." insightInput: SearchGenericInsightInput!): GenericInsights
    @semanticNonNull

  """
  Predicts one ADMET model for a list of molecules: one entry per molecule, in input order, duplicates kept.
  A molecule that cannot be predicted has \`predict: null\` and an \`error\`; the others are unaffected. One that the model
  was not made for (a metal, a mixture, an element or a size that it never saw) has a value and says why in \`outOfScope\`.
  """
  admetPredict(
    "The molecules, as SMILES strings. At most 1,000 per request by default. Required, may be empty."
    smiles: [String!]
    "One of the 28 model names, or of a model that the service has beyond them. An unknown name is rejected, with the nearest name in the message."
    modelName: String
  ): AdmetResult @semanticNonNull

  """
  Returns the dataset that the service answers from and, for each of the given facts, what the graph states about it:
  rank, references and their licenses.
  """
  provenance(
    "Claims of the graph, in the direction in which it states them. At most 200; null or empty: only the dataset."
    facts: [FactInput!]
  ): Provenance @semanticNonNull

  """
  Lists what an insight on a disease counts, one row each: the whole list, one page at a time. \`total\` is the \`count\` of
  the same insight in \`searchGenericInsights\`.
  """
  insightRows("The disease, the insight, order and page." rowsInput: InsightRowsInput!): InsightRows
    @semanticNonNull

  """
  Resolves names and identifiers to entities, each with the entities that it may mean: labels, aliases, brand names and
  abbreviations, and identifiers such as \`MESH:D001249\`, \`uniprot:P04637\`, \`https://identifiers.org/DOID:2841\`. One entry
  per name, in their order; a name that cannot be read has an \`error\`, and the others are unaffected.
  """
  resolveEntities(
    "At most 1,000, of at most 200 characters each."
    names: [String!]!
    "Only entities of any of these types; empty or absent means all."
    types: [NodeType!]
    "What the names are about, in a few words, e.g. \`oncology drugs\`: among entities that fit equally, the one that it fits comes first. At most 200 characters."
    context: String
    "\`EXACT\` finds only entities that have exactly the name or the identifier, and none for other names; null means \`ANY\`."
    match: ResolutionMatch
  ): [ResolvedName!] @semanticNonNull

  """
  Finds entities by name: the best first, none for a name that nothing has.
  """
  searchEntities(
    "The name, 1 to 200 characters. Required."
    name: String
    "Whether letter case is ignored; true when null. Accents are always ignored; \`FUZZY\` always ignores case."
    ignoreCase: Boolean
    "\`EXACT\`: the whole label or alias. \`PREFIX\` (or \`STARTSWITH\`): its beginning. \`CONTAINS\`, which null means: each word begins a word of it. \`FUZZY\`: also with typing errors. In any letter case; another value is rejected."
    matchingStrategy: String
    "The strategy, as an enum; wins over \`matchingStrategy\`."
    matching: NameMatching
    "1 to 100; 10 when null."
    limit: Int
  ): EntityMatches @semanticNonNull

  """
  Finds properties of the graph by their labels and aliases, with the number of triples that use each.
  """
  searchPredicates(
    "The name, 1 to 200 characters. Required."
    name: String
    "Whether letter case is ignored; true when null. \`FUZZY\` always ignores it."
    ignoreCase: Boolean
    "As of \`searchEntities\`; \`CONTAINS\` finds the name anywhere in a label."
    matchingStrategy: String
    "The strategy, as an enum; wins over \`matchingStrategy\`."
    matching: NameMatching
    "1 to 100; 10 when null."
    limit: Int
  ): PredicateMatches @semanticNonNull

  """
  Returns the properties whose label or alias holds this text, at most 100: \`searchPredicates\` with its defaults.
  """
  getPredicates("A label, or a part of one. Required." label: String): PredicateMatches
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. Use \`searchPredicates\`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Returns the entities that a question names, in its order, as a JSON text.
  """
  getQids("The question, at most 1,000 characters. Required." question: String): QuestionQids
    @semanticNonNull
    @deprecated(
      reason: "For programs of the Python client. Use \`questionEntities\`. Deprecated on 2026-11-29; stays until 2.0, 2027-12-01 at the earliest."
    )

  """
  Writes a question as the SPARQL query that answers it from this graph. It abstains rather than guesses: \`SPARQL\` is then
  null, and \`reason\` says why.
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
  Returns the vectors of entities that were learned from the graph's edges. Without trained embeddings it answers
  \`EMBEDDINGS_NOT_TRAINED\`.
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
  Says how plausible triples are, 0 to 1, by vectors that were learned from the graph's edges: 0.5 is as plausible as the
  mean of edges and of edges with one end exchanged. A score, not a fact: no answer of this service rests on it.
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
  Explains what one ADMET model says of one molecule: what each atom adds to the score, what is of no atom, and the most
  similar molecules that were measured. A molecule that cannot be predicted has an \`error\` and no score.
  """
  admetExplanation(
    "The molecule, as a SMILES string."
    smiles: String!
    "One of the 28 model names, or of a model of the service's own (\`admetModels\`). An unknown name is rejected, with the nearest name in the message."
    modelName: String!
  ): AdmetExplanation @semanticNonNull

  """
  Lists the ADMET models that the service predicts: those of the 28 that are installed, in the order of the specification,
  then the ones that it has beyond them.
  """
  admetModels(
    "Whether only models beyond the 28 are listed, or with \`false\` only those of the 28. Default: all."
    isOwn: Boolean
  ): [ServedAdmetModel!] @semanticNonNull

  """
  Returns one entity, with what the graph and the literature have on it: its fields are followed to neighbors, and from
  these to theirs, so that one request goes from a name to the evidence.
  """
  entity(
    "The entity: a URI, a bare QID, a \`wd:\` name or a CURIE such as \`HGNC:3603\`. Exactly one of \`iri\` and \`name\`."
    iri: ID
    "A name of the entity, read as \`resolveEntities\` reads it; of several entities the most popular."
    name: String
    "Only an entity of any of these types, when it is found by name."
    types: [NodeType!]
    "The dataset that answers, as for \`graphInsights\`."
    engineID: String
  ): GraphEntity @semanticNonNull

  """
  Returns up to 100 entities, one entry each, in their order. One that is not found has an \`error\`; the others are
  unaffected. Fields of all entities are read together.
  """
  entities(
    "The entities, each as \`iri\` of \`entity\`."
    iris: [ID!]
    "The entities, where some are known by name. They follow those of \`iris\`."
    keys: [EntityKey!]
    "The dataset that answers, as for \`graphInsights\`."
    engineID: String
  ): [EntityItem!] @semanticNonNull

  """
  Answers up to 100 questions, one entry each, in their order. One that can't be answered in time has an \`error\`; the
  others are unaffected.
  """
  answers(
    "The questions, at most 1,000 characters each."
    questions: [String!]!
    "The dataset that answers, as for \`graphInsights\`."
    engineID: String
  ): [AnswerItem!] @semanticNonNull

  "Returns the entities that a question names, in its order: for each stretch of words the likeliest."
  questionEntities("The question, at most 1,000 characters." question: String!): [QuestionEntity!]
    @semanticNonNull

  """
  Checks citations, quotes, numbers, identifiers and statements against the records of this dataset: one verdict per item,
  in their order. A check that can't be made is \`NOT_FOUND_HERE\`, never a pass. An item that can't be read has an \`error\`,
  and the others are unaffected.
  """
  verify("At most 1,000; empty answers an empty list." items: [VerifyItem!]!): [Verdict!]
    @semanticNonNull

  """
  Profiles molecules in one request: physicochemical properties with their percentile among drugs, rules for oral drugs,
  structural alerts, the predictions of several ADMET models in plain words, the main concerns, and similar drugs of the
  graph. One entry per text, in their order; one that cannot be read has an \`error\`, and the others are unaffected.
  """
  molecules(
    "SMILES or molfiles; or names, CAS numbers, InChI, InChIKeys and ChEMBL ids, which are looked up in the graph. At most 100."
    texts: [String!]!
    "Names of ADMET models, as \`admetPredict\` takes them, at most 100; null means those of the 28 that are installed, and an empty list none."
    models: [String!]
    "How many similar drugs each gets, 0 to 20; 5 when null."
    similar: Int
  ): [Molecule!] @semanticNonNull

  "Finds the drugs of the graph that hold a structure, the smallest first. One that cannot be read is rejected with the reason."
  drugsWithSubstructure(
    "A SMILES, which may be substituted anywhere, or SMARTS. At most 60 atoms, connected."
    pattern: String!
    "How many drugs are listed, 1 to 100; 20 when null."
    first: Int
  ): SubstructureDrugs @semanticNonNull
}

# ------------------------------------------------------------------- enums

"What a search answers."
enum SearchType {
  "Question answering: a QAInsight with an answer, its context and its documents."
  QA
  "A QAInsight with the best documents for the question and no generated answer."
  DOCUMENTS
  "The affiliations with the most articles that match the query."
  AFFILIATIONS
  "The authors with the most articles that match the query."
  AUTHORS
  "The entities that the most matching articles name."
  ENTITYVIZ
  "The topics whose share among the matching articles grows the most."
  TOPICS
  "Entities by label, as the user types."
  SEARCH_LABEL
}

"How a text matched an entity."
enum MatchKind {
  "An identifier of the entity, with or without its prefix, or the address of its page."
  IDENTIFIER
  "Its label, but for letter case, accents, punctuation and British or American spelling."
  LABEL
  "An abbreviation among its aliases."
  ABBREVIATION
  "Another of its aliases."
  ALIAS
  "The name of something related, narrower or broader that its source lists with it."
  RELATED_ALIAS
  "Every word of the text begins a word of one of its names."
  PREFIX
  "One of its names but for typing errors."
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
  "A place within a cell (Gene Ontology: cellular component)."
  CELLULAR_COMPONENT
  "A cell culture grown from one source."
  CELL_LINE
  "A kind of cell."
  CELL_TYPE
  "A chemical action or use (MeSH D27)."
  CHEMICAL_ACTIONS_AND_USES
  "A chemical substance."
  CHEMICAL_COMPOUND
  "A danger that comes from a substance."
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
  "The spelling of GROUP_OF_STEREOISOMERS that existing clients send; the same type."
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
  "A grant of money for research."
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
  "What a substance is used for in therapy."
  THERAPEUTIC_USE
  "An entity whose type the data does not tell."
  UNDEFINED
}

"In which order articles are listed."
enum ArticleOrder {
  "The most relevant first; without words the newest."
  RELEVANCE
  "The newest first."
  NEWEST
  "The oldest first."
  OLDEST
}

"In which order the rows of an insight are listed."
enum InsightOrder {
  "The most relevant first."
  RELEVANCE
  "By label."
  LABEL
}

"How a name must match."
enum NameMatching {
  "The whole label or alias."
  EXACT
  "Its beginning."
  PREFIX
  "Each word of the name begins a word of it; for properties, the name is anywhere in it."
  CONTAINS
  "Also with typing errors."
  FUZZY
}

"A kind of insight on a disease."
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

"How an insight may be drawn."
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
  "What the graph states of an entity, written out."
  graph
}

# ------------------------------------------------------------------ inputs

"An entity, by exactly one of its identifier and its name."
input EntityKey @oneOf {
  "A URI, a bare QID, a \`wd:\` name or a CURIE."
  iri: ID
  "A name, read as \`resolveEntities\` reads it; of several entities the most popular."
  name: String
}

"A question or search term, with the insights wanted."
input SummarySearchInput {
  "The question or search term. Required, at most 1,000 characters."
  query: String
  "QA only: the question before, which a follow-up such as \`and its side effects?\` refers to. At most 1,000 characters."
  previousQuery: String
  "The insights wanted, one Insight each, in this order. Required, at most 7."
  type: [SearchType]
  """
  AUTHORS, AFFILIATIONS, ENTITYVIZ and TOPICS only, as are the filters below: they count the articles that \`searchInsights\`
  finds with the same words and filters. With a filter, \`query\` may be left out where no other insight is wanted. QA and
  DOCUMENTS do not read filters. The URI of an entity: only articles annotated with it, or with an equivalent entity that represents it.
  """
  entityFilter: String
  "\`[from, to]\`, as for \`searchInsights\`."
  dateRange: [String]
  "True: only articles whose full text is openly available. False: only the others."
  hasFullText: Boolean
  "The publication type, e.g. \`Review\` or \`Clinical Trial\`, case-insensitive."
  publicationType: String
  "Any of these authors, as for \`searchInsights\`."
  authorNames: [String]
  "The DOI of the article, bare or as a URL, case-insensitive."
  doi: String
}

"The text of a label search."
input LabelSearchInput {
  "The text typed so far; empty text answers no labels. At most 200 characters are read."
  searchText: String
  "Only \`SEARCH_LABEL\`, which null also means."
  type: SearchType
}

"The term, filters, order and page of an article search. Absent filters do not restrict."
input ArticleSearchInput {
  """
  Words that all must occur, \`"phrases"\`, and \`-exclusions\`. Empty or null matches every article. At most 1,000 characters.
  Alone and without filters, an identifier (a PMID, PMCID or DOI, or the address of an article) finds its article. As in
  PubMed: AND, OR, NOT, \`neuro*\`, \`[Author]\`, \`[MeSH]\`, \`[dp]\` with years, \`[pt]\`; an author with a year (\`Smith J 2016\`).
  A name also finds the other names of its entity; \`infoText\` says so.
  """
  query: String
  "The URI of an entity: only articles annotated with it. Entities that are one thing (the asthma of two ontologies) find the same."
  entityFilter: String
  "\`[from, to]\`, exactly two ISO dates (YYYY, YYYY-MM or YYYY-MM-DD), both ends included; an empty or null end is open. A year or month means all of it; one date alone is rejected."
  dateRange: [String]
  "True: only articles whose full text is openly available. False: only the others."
  hasFullText: Boolean
  "The publication type, e.g. \`Review\` or \`Clinical Trial\`, case-insensitive."
  publicationType: String
  """
  Any of these authors, as \`Last F\`, \`Last First\` or \`First Last\`, case-insensitive, or an ORCID iD. The \`filter\` of a top
  author finds exactly the articles that are counted as theirs.
  """
  authorNames: [String]
  "\`RELEVANCE\` (default), \`NEWEST\` or \`OLDEST\`, case-insensitive."
  sortOrder: String
  "The order, as an enum; wins over \`sortOrder\`."
  order: ArticleOrder
  "The page, from 1 (default)."
  pageNumber: Int
  "Articles per page, 1 to 100, default 10."
  pageSize: Int
  "The DOI of the article, bare or as a URL, case-insensitive."
  doi: String
  "True: counts all matches by year as well, in \`years\`."
  countYears: Boolean
}

"The start entity of a look-up in the graph, and which neighbors are wanted."
input GraphInput {
  "The entity: a URI, a bare QID (\`Q12078\`) or a \`wd:Q12078\` name. Wins over \`startNodeName\`."
  startNode: ID
  "A name of the entity, read as \`resolveEntities\` reads it; of several entities the most popular. Parts of names and typing errors are not accepted: the error suggests names."
  startNodeName: String
  "Only neighbors of these types; null or empty means all. For \`nodeProperties\`: the type of an entity that is found by name."
  nodeTypes: [NodeType]
  "The greatest number of neighbors, 1 to 200, default 10. For \`nodeProperties\`: of values per property, default 200."
  maxNeighbors: Int
  "Neighbors of the order to pass over, default 0, so that all can be reached page by page. \`nodeProperties\` ignores it."
  offset: Int
  "Include facts of subtypes. Null (default): for genes, drugs and targets. \`true\`: also for symptoms, causes and markers, which may not apply to the whole class. \`false\`: none. Classes with more than 400 subtypes never include them. \`nodeProperties\` ignores it."
  includeSubtypes: Boolean
  "Which entities count as one. Null (default) means \`GENE_PROTEIN\`. \`nodeProperties\` ignores it."
  conflate: Conflation
}

"Which entities count as one among the neighbors of another."
enum Conflation {
  "Where a gene and its protein are both neighbors, the gene stands for both."
  GENE_PROTEIN
  "Each entity is a neighbor of its own."
  NONE
}

"The disease whose insights are wanted."
input SearchGenericInsightInput {
  "The disease: a URI, a bare QID or a \`wd:\` name."
  qid: String!
  "As of \`graphInput\`."
  includeSubtypes: Boolean
}

"Which rows of which insight are wanted."
input InsightRowsInput {
  "The disease: a URI, a bare QID or a \`wd:\` name."
  qid: String!
  "The kind of insight, e.g. \`GENETIC_ASSOCIATION\`; another than those of \`searchGenericInsights\` is rejected."
  insightType: String!
  "Rows to pass over, default 0."
  offset: Int
  "Rows wanted, 1 to 500, default 50."
  limit: Int
  "\`RELEVANCE\` (default) or \`LABEL\`, case-insensitive."
  sort: String
  "The order, as an enum; wins over \`sort\`."
  order: InsightOrder
  "As of \`graphInput\`."
  includeSubtypes: Boolean
}

# ------------------------------------------------------------------ sparql

"The table that a SPARQL SELECT query answers."
type DataFrame {
  "A short label of the result, e.g. \`3 rows, 2 columns\`; null when the query failed."
  description: String
  "One name per projected variable, in order; null when the query failed."
  columns: [String!]
  "One entry per solution; null when the query failed."
  rows: [Row!]
  "What went wrong, with line and column where they are known; null when the query succeeded."
  error: String
  "The code and the facts behind \`error\`, as \`advancedSearchGraph\` has them in \`errors\`; null when the query succeeded."
  failure: ErrorExtensions
}

"One solution of a SPARQL query."
type Row {
  "Same length and order as \`columns\`. URIs in full, literals by their lexical form, null where the variable is unbound."
  values: [String]!
}

"A SPARQL result in the shape of the SPARQL 1.1 Query Results JSON Format."
type GraphResult {
  "The head of the result."
  head: SparqlHead
  "The solutions of a SELECT, or \`{ boolean }\` for an ASK."
  results: SparqlResults
  "The answer of an ASK query; null for a SELECT."
  boolean: Boolean
}

# ---------------------------------------------------------------- insights

"One insight of \`summaryInsights\`."
type Insight {
  "The position of the insight in the answer, from 1, as text. Not a global identifier."
  id: String
  "What the insight holds, in a few words."
  description: String
  "The content; its type follows the requested search type. Null when this insight failed; \`errors\` then says why."
  data: InsightData
}

"The content of an insight, by search type."
union InsightData = QAInsight | Affiliations | Authors | EntityViz | Topics

"The answer to a question, in two shapes: one answer (\`answer\`, \`context\`, \`took\`, \`probability\`) or a list (\`answers\`)."
type QAInsight {
  "The question as it was asked."
  question: String!
  "The best answer; empty when the service abstains; null for search type DOCUMENTS."
  answer: String
  "The passage with the answer marked by \`<em>\` tags, everything else HTML-escaped; null when the service abstains."
  context: String
  "Time spent on the question, in milliseconds."
  took: Float
  "The probability that the answer is right, as a decimal in [0, 1]; null when the service abstains."
  probability: String
  "The answers, the most probable first, each with its documents. When the service abstains: one entry with an empty answer."
  answers: [Answer!]
  "What the best answer states, with what shows it. Empty when the service abstains and for search type DOCUMENTS."
  claims: [Claim!]!
  "How many values the best answer has in all, also of those that it leaves out; null when it is no list."
  total: Int
  "By what the values of the best answer are ordered, in words; null when it has them all, or is no list."
  orderedBy: String
  "Why there is no answer; null with an answer and for search type DOCUMENTS."
  abstention: Abstention
  "How the service read the question, in plain words, e.g. \`Drugs that are used to treat asthma\`; null when it was not understood, and for search type DOCUMENTS."
  interpretation: String
}

"One answer with its documents."
type Answer {
  "The answer; empty when the service abstains and for search type DOCUMENTS."
  answer: String!
  "The records that claims of the answer rest on, or the best matches when the service abstains and for search type DOCUMENTS."
  document: [RelatedDocument!]!
  "Time spent on the question, in milliseconds."
  took: Float!
  "The passage with the answer marked by \`<em>\` tags, everything else HTML-escaped; null when the service abstains."
  context: String
  "Hits per index."
  statistics: AnswerStatistics!
  "The probability that the answer is right, as a decimal in [0, 1]; null when the service abstains."
  probability: String
  "What the answer states, with what shows it. Empty when the service abstains and for search type DOCUMENTS."
  claims: [Claim!]!
  "The best matches that no claim rests on, the best first. Empty when the service abstains: then \`document\` has them."
  related: [RelatedDocument!]!
  "How many values there are in all, also of those that the answer leaves out; null when the answer is no list."
  total: Int
  "By what the values are ordered, in words; null when the answer has them all, or is no list."
  orderedBy: String
  "Why there is no answer; null with an answer and for search type DOCUMENTS."
  abstention: Abstention
  "Up to five relevant sentences from different articles, best first. They aren't an answer. Empty if there is an answer."
  passages: [LiteraturePassage!]!
  "How the service read the question, in plain words, e.g. \`Drugs that are used to treat asthma\`; null when it was not understood, and for search type DOCUMENTS."
  interpretation: String
  "Names in the question that stand for something with another label, e.g. \`COPD\`. Empty for search type DOCUMENTS."
  names: [ReadName!]!
}

"A name in a question, with the entity that it was taken for."
type ReadName {
  "The name as the question writes it."
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
  "Section of the abstract; null if the abstract has no sections."
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

"What an answer states, with what shows it: statements of the graph, or sentences of documents."
type Claim {
  "A sentence that a reader can check."
  text: String!
  "The probability that the claim is right, 0 to 1."
  probability: Float!
  "The statements of the graph that the claim rests on; empty for a claim read in documents."
  statements: [GraphStatement!]!
  "The sentences that the claim rests on; empty for a claim of the graph."
  quotes: [ClaimQuote!]!
  "A complete query whose solutions show the statements; null for a claim read in documents."
  sparql: String
}

"A sentence of a document that shows a claim."
type ClaimQuote {
  "The identifier of the document."
  documentId: String!
  "The sentence."
  text: String!
  "Where it begins in the document's text, which is its title, a line feed and its abstract; in UTF-16 code units."
  start: Int!
  "Where it ends, exclusive."
  end: Int!
}

"What the service says instead of an answer."
type Abstention {
  "Why there is no answer."
  reason: AbstentionReason!
  "A sentence or two for a reader."
  message: String!
  "The words of the question that were not understood, as written, in their order."
  unread: [String!]!
  "What was looked for and not found; null when nothing was looked for."
  lookedFor: String
  "Questions to ask instead: with one meaning of a name, another spelling, or without a restriction. At most five."
  suggestions: [String!]!
}

"Why a question has no answer."
enum AbstentionReason {
  "The question was understood, and nothing that was looked for is stated. That is no \`No\`: the graph is not complete."
  NO_STATEMENT
  "Words of the question were not understood, so that an answer would be one to another question."
  UNREAD_WORDS
  "What the question is about is not in the graph."
  UNKNOWN_ENTITY
  "Something was found, and is too unsure to be said."
  UNSURE
  "The graph has no entities of the requested kind, or no data for a restriction in the question."
  MISSING_KIND
  "A name has several meanings, and the question doesn't say which one."
  AMBIGUOUS_NAME
  "The text isn't a question."
  NO_QUESTION
  "The time or the queries of one question were spent."
  OUT_OF_TIME
}

"A record that an answer rests on: an article or a graph digest."
type RelatedDocument {
  "The identifier of the record."
  id: String!
  "The title of the article, or the label of the entity."
  title: String!
  "The abstract, or the facts of the entity written out; null when the record has no abstract."
  abs: String
  "The address of the original record; null when it has none."
  source: String
  "The index that the record comes from: \`articles\` or \`graph\`."
  index_name: String!
  "The same as an enum."
  index: DocumentIndex!
}

"The affiliations with the most articles that match the query."
type Affiliations {
  "At most 10, the most frequent first; ties by name."
  affiliations: [Organization!]!
}

"An organization as articles name it."
type Organization {
  "A stable identifier derived from the name, up to its second colon; what follows distinguishes answers whose other fields differ."
  id: String!
  "The name of the organization."
  name: String!
  "How many of the matching articles name it, in words."
  description: String
  "The number of matching articles that name it."
  count: Int
  "City or country, when the affiliation states one."
  location: String
}

"The authors with the most articles that match the query."
type Authors {
  "At most 10, the most frequent first; ties by family name, then given name."
  authors: [Person!]!
}

"An author as articles name them."
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
  "What \`authorNames\` takes to find exactly these articles: the ORCID iD, or the name as \`Last, First\`; a group as its name with a comma at the end."
  filter: String
}

"How many of the matching articles name each entity."
type EntityViz {
  "At most 20, in descending order of \`value\`; ties by key. Study subjects (humans, adult, female …), study methods and places are left out. \`entityFilter\` with an \`id\` finds \`value\` articles."
  entityviz: [ChartMap!]!
}

"How many of the matching articles name an entity."
type ChartMap {
  "The label of the entity."
  key: String!
  "The number of matching articles that name it."
  value: Int!
  "The URI of the entity; null for a topic that the graph does not know."
  id: String
}

"Emerging topics, placed so that related topics are near each other."
type Topics {
  "At most 20, the fastest growing first. Study subjects, methods and places are no topics; a topic has at least 5 articles."
  topics: [TopicDocument!]!
  "The articles that topics are compared in: those before the newest quarter. Null when no matching article has a date."
  earlier: TopicPeriod
  "The newest quarter of the dated matching articles; null when there is none, or all are of one day."
  recent: TopicPeriod
}

"A time from which articles are compared."
type TopicPeriod {
  "The first day, YYYY-MM-DD."
  from: String!
  "The last day, YYYY-MM-DD. A year or month of publication counts as its first day."
  to: String!
  "The number of matching articles in that time."
  count: Int!
}

"A topic whose share among the matching articles grows."
type TopicDocument {
  "The name of the topic."
  label: String!
  "Horizontal place, -1 to 1; related topics are near each other; the same for the same data."
  xCoordinate: Float!
  "Vertical place, -1 to 1."
  yCoordinate: Float!
  "Growth: the logarithm (base 2) of the topic's smoothed share among recent articles over its share among earlier ones."
  growth: Float
  "The number of matching articles on the topic."
  count: Int
  "Those of them in the earlier period; undated ones are in neither."
  earlier: Int
  "Those of them in the recent period."
  recent: Int
}

# ------------------------------------------------------------------ labels

"The result of a label search."
type LabelInsight {
  "Null, or a remark on how the text was read, e.g. a corrected spelling."
  description: String
  "The requested type: \`SEARCH_LABEL\`."
  type: String!
  "The same as an enum."
  searchType: SearchType!
  "The labels found."
  data: SearchLabels
}

"Entities found by label."
type SearchLabels {
  "At most 10, the best first."
  searchLabels: [SearchLabel!]!
}

"An entity found by label."
type SearchLabel implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  qid: String!
  "Its label."
  text: String!
  "Its types, at least one; UNDEFINED when the data has none."
  nodeTypes: [NodeType!]!
  "The alias that matched, when it was not the label."
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
  "What was searched, in a few words."
  description: String
  "The page of articles."
  data: TextResults
}

"One page of articles."
type TextResults {
  "All matches, over all pages."
  totalItems: Int!
  "All pages at this page size."
  totalPages: Int!
  "The page answered, from 1."
  pageNumber: Int!
  "Articles per page."
  pageSize: Int!
  "The query as it was sent; empty when there was none."
  questionText: String!
  "How the search was read: filters and order, in words."
  infoText: String!
  "The articles of this page."
  documents: [Article!]!
  "With \`countYears\`: how many of all matches came out in each year, the earliest first, years without any left out. Articles without a date are in none. Else null."
  years: [YearCount!]
}

"How many articles came out in a year."
type YearCount {
  "The year of publication."
  year: Int!
  "Matching articles of this year, at least 1."
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
  "The publication date as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown."
  publishDate: String
  "The PubMed identifier, or the DOI or PMC identifier where there is none."
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

"An entity, its neighbors and the edges between it and them."
type SubGraph {
  "What the sub-graph shows, in a few words."
  description: String!
  "The entity that the look-up started from."
  rootNode: RootNode!
  "The start entity first, then its neighbors, the most relevant first."
  nodes: [Node!]!
  "The edges between the start entity and its neighbors."
  edges: [Edge!]!
  "All neighbors of the wanted types, over all pages."
  totalNeighbors: Int!
  "The same, with genes and their proteins counted separately: more than \`totalNeighbors\` where a gene stands for both."
  totalEntries: Int!
  "Number of neighbors that are inherited: only subtypes of the start entity are linked to them."
  inheritedNeighbors: Int!
  "How many neighbors come before the first of these."
  offset: Int!
  "Whether the entity has more claims than were read, so that the counts are lower bounds."
  isPartial: Boolean!
  "All neighbors by type, whatever \`nodeTypes\` says, the most frequent type first."
  countsByType: [TypeCount!]!
  "What the neighbors are ordered by, in words."
  orderedBy: String!
}

"How many neighbors are of a type."
type TypeCount {
  "The type."
  type: NodeType!
  "The neighbors of this type, among all their types: \`totalNeighbors\` when only this type is wanted."
  count: Int!
  "Number of these that are inherited from subtypes."
  inherited: Int!
}

"The start of a sub-graph."
type RootNode implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
  "Its label, or its identifier when it has none."
  name: String!
}

"An entity of a sub-graph."
type Node implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
  "Its label, or its identifier when it has none."
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
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The URI of the subtype."
  id: String!
  "Its label, or its identifier when it has none."
  name: String!
  "Labels from the subtype up to the requested class, inclusive."
  path: [String!]!
}

"An end of an edge."
type EdgeEnd implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
}

"The properties of an entity."
type NodeProperties {
  "\`alternative labels\` first, then \`description\`, then the property codes in numeric order, one entry each."
  properties: [Property!]!
}

"A property with its values."
type Property {
  "\`alternative labels\`, \`description\`, a property code such as \`P2176\`, or the URI of a property without a code."
  name: String!
  "The values: URIs in full, literals by their lexical form."
  values: [String!]!
  "The label of the property; null when the graph has none."
  label: String
  "The labels of the values, in the same order; a literal or an unlabeled entity stands for itself."
  valueLabels: [String!]
  "How many values there are, also those that \`maxNeighbors\` cut off."
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
  "The category of the entity: \`DISEASE\`."
  insightCategory: String!
  "The same as an enum."
  category: NodeType!
  "The kind of insight, e.g. \`GENETIC_ASSOCIATION\` or \`RELATED_DISEASES_VIA_GENES\`."
  insightType: String!
  "The same as an enum."
  kind: InsightType!
  "How it may be drawn, the best way first: \`BubbleChart\`, \`BarChart\`, \`Table\`."
  renderType: [String!]!
  "The same as an enum."
  renderTypes: [RenderType!]!
  "How many things the insight shows: the \`total\` of \`insightRows\`."
  count: Int!
  "Number of these that only subtypes of the disease have; 0 for \`RELATED_DISEASES_VIA_GENES\`."
  inherited: Int!
}

"The rows of an insight, one page of them."
type InsightRows {
  "The kind of insight."
  insightType: String!
  "What the insight shows, with its count; the same words as in \`searchGenericInsights\`."
  description: String!
  "The names of the columns: \`label\` first."
  columns: [String!]!
  "The rows of this page; empty when there are none."
  rows: [InsightRow!]!
  "All rows, over all pages."
  total: Int!
  "Number of these that only subtypes of the disease have."
  inherited: Int!
  "How many rows come before this page."
  offset: Int!
  "What the rows are ordered by, in words."
  orderedBy: String!
  "The SPARQL query that lists the things of all rows, to be run by \`advancedSearch\`."
  sparql: String!
}

"One thing that an insight shows."
type InsightRow implements Entity {
  "The URI of the entity."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The URI of the entity."
  id: String!
  "All its types."
  nodeTypes: [NodeType!]!
  "Same length and order as \`columns\`."
  values: [String!]!
  "The facts that link it to the disease or its subtypes; empty for \`RELATED_DISEASES_VIA_GENES\`."
  statements: [GraphStatement!]!
  "The nearest subtype that has it; null for a direct fact."
  inheritedFrom: Subtype
}

# -------------------------------------------------------------- provenance

"A claim of the graph, as edges and properties name it."
input FactInput {
  "The subject: a URI, a bare QID or a \`wd:\` name."
  subject: ID!
  "The property: a code such as \`P2176\`, or the URI of a property without a code."
  property: String!
  "The object: a URI, a bare QID or a \`wd:\` name for an entity; anything else is the lexical form of a literal."
  object: String!
}

"Where what the service answers comes from."
type Provenance {
  "The dataset that is served."
  dataset: Dataset!
  "One entry per fact, in the order given; null for one that the graph does not hold."
  statements: [GraphStatement]!
}

"The data that a service answers from."
type Dataset {
  "\`sha256:…\` over its files: equal content has equal digests. Null for a dataset that an earlier version made."
  digest: String
  "How it is called, or when it was made."
  release: String!
  "The sources of its facts."
  credits: [DatasetCredit!]!
}

"A source of facts."
type DatasetCredit {
  "The name of the source."
  name: String!
  "SPDX identifier, or a phrase where there is none; null if unknown."
  license: String
  "What was taken from it, in a few words; null if unknown."
  facts: String
  "The address by which references name it; null when none does."
  url: String
}

"A claim of the graph with its statements and sources."
type GraphStatement {
  "The URI of the subject."
  subject: String!
  "Its label, or its identifier when it has none."
  subjectLabel: String!
  "The property code, e.g. \`P2176\`, or the URI of a property without a code."
  property: String!
  "The label of the property."
  propertyLabel: String!
  "The URI of an entity, or the lexical form of a literal."
  object: String!
  "The label of an entity, or the literal."
  objectLabel: String!
  "How far the graph trusts it; null for a claim without a statement of its own."
  rank: StatementRank
  "Where it is from, as far as the graph states it; at most 20."
  references: [StatementReference!]!
}

"How a statement stands among those of its subject and property."
enum StatementRank {
  "Held to be the best."
  PREFERRED
  "Neither preferred nor deprecated."
  NORMAL
  "Kept, and known to be wrong or outdated."
  DEPRECATED
}

"What a source's statements rest on."
enum EvidenceKind {
  "A person judged the evidence or wrote the statement down, e.g. a panel of ClinGen."
  CURATED
  "A variant near the gene is more frequent in people with the disease; the gene may have no part in it."
  GENETIC_ASSOCIATION
  "An article, or articles that name both things together more often than by chance."
  LITERATURE
  "A program read it from text, e.g. from a drug's label or a disease's definition."
  TEXT_MINED
  "Taken over from a collection that doesn't tell what it rests on."
  IMPORTED
}

"Where a statement is from."
type StatementReference {
  "The address of the source or of the record; null if the graph states none."
  url: String
  "The article, as \`pmid:…\`; null if the graph states none."
  articleId: String
  "The dataset that it is stated in: the URI or the name; null if the graph states none."
  dataset: String
  "The license of the source, when the dataset's credits tell it."
  license: String
  "What the source rests on; null when the dataset's credits don't tell it."
  evidence: EvidenceKind
}

# --------------------------------------------------------------- resolution

"What a name may mean."
type ResolvedName {
  "The name, as it was sent."
  name: String!
  "The entities that it may mean, the best first, at most 5; empty when there is none. When one has exactly the name or the identifier, only such ones are here."
  candidates: [EntityCandidate!]!
  "True when the name doesn't decide what is meant: the first two candidates rank equally, an abbreviation stands for several things, or a word only shares the letters of a symbol. \`note\` says which."
  ambiguous: Boolean!
  "How the name was read when not as sent, e.g. without a dose or as the gene of a variant, or why it is ambiguous; null otherwise."
  note: String
  "Why the name cannot be read; null for one that can."
  error: ResolutionError
}

"How closely an entity must fit a name."
enum ResolutionMatch {
  "Also parts of names, typing errors, and the name inside a written one: a drug without its salt and dose, the gene of a variant."
  ANY
  "Exactly the name or the identifier."
  EXACT
}

"Why a name cannot be read."
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
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
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
  How well it fits, 0 to 1, for the order of candidates; no probability. An identifier or the label is 1, another exact
  name less, a part of a name or a similar one at most 0.7, letters that a name has perhaps by chance at most 0.6.
  """
  score: Float!
  "How the name matched."
  matchKind: MatchKind!
  "The name or the identifier that matched."
  matchedText: String!
  "The scheme of the identifier that matched, e.g. \`mesh\`; null when a name matched."
  scheme: String
  "The URIs of other entities of the graph that are the same thing."
  twins: [String!]!
  "Identifiers of the entity and its equivalent entities in other databases."
  identifiers(
    "Only of these schemes, by name or prefix, e.g. \`mesh\`; empty or absent means all."
    to: [String!]
  ): [ExternalIdentifier!]!
}

"An identifier of an entity in another database."
type ExternalIdentifier {
  "The name of the scheme, e.g. \`mesh\`."
  scheme: String!
  "Without a prefix, e.g. \`D001249\`."
  id: String!
  "With its prefix, e.g. \`MESH:D001249\`."
  curie: String!
  "The address of its page; null when the scheme has none."
  url: String
}

"Scale on which the parts of a score add up."
enum AdmetScale {
  "Log-odds of the calibrated probability: the value is \`1 / (1 + exp(-score))\`."
  LOG_ODDS
  "The unit of the value; where values have ends (PPB), before the value is held between them."
  VALUE
  "log10 of the value: VD, CL, THALF."
  LOG10
}

"Why one ADMET model says what it says of one molecule: \`base\`, all \`atoms\` and all of \`rest\` add up to \`score\`."
type AdmetExplanation {
  "As it was sent."
  modelName: String!
  "As it was sent."
  smiles: String!
  "The predicted value, as \`admetPredict\` has it; null for a molecule with an \`error\`."
  value: Float
  "Null for a molecule with an \`error\`."
  scale: AdmetScale
  "The score when nothing is known of the molecule but that it is a drug; null for a molecule with an \`error\`."
  base: Float
  "Null for a molecule with an \`error\`."
  score: Float
  "Atoms of the part that is predicted, in the order of the SMILES; counter-ions are left out."
  atoms: [AdmetAtom!]!
  "What is of no atom, the largest first, whatever their sign."
  rest: [AdmetRest!]!
  "Up to five of the model's training molecules, the most similar first; none where the licenses of a model's sources do not let them be passed on, or the file of a model of the service's own holds none."
  similar: [MeasuredMolecule!]!
  "Why \`similar\` lacks some or all of the training molecules; null when it draws on all."
  similarNote: String
  "Why the model was not made for the molecule, which has a value nevertheless; null when it was."
  outOfScope: String
  "Why there is no value; null when there is one."
  error: AdmetMoleculeError
}

"What an atom adds to a score."
type AdmetAtom {
  "Place of the atom in the SMILES, counted from 0 over all parts, plain hydrogens left out: RDKit's index."
  index: Int!
  "Atomic number."
  element: Int!
  "On the scale of the explanation."
  contribution: Float!
}

"What adds to a score and is of no atom."
type AdmetRest {
  "A descriptor of the whole molecule, such as \`logP\`, one that it has nothing of, such as \`group:nitroAryl\`, or \`absent:\` and what else it lacks."
  name: String!
  "The descriptor's value for the molecule; null for what it lacks of folded counts."
  value: Float
  "On the scale of the explanation."
  contribution: Float!
}

"A molecule whose value was measured, and that a model was trained on."
type MeasuredMolecule {
  "As the source has it."
  smiles: String!
  "In the model's unit, or 0 or 1 for a classifier."
  value: Float!
  "Tanimoto similarity, 0 to 1, to the molecule of the request."
  similarity: Float!
  "Where the value was published, with the license of the copy."
  source: String!
}

"Why a molecule has no value."
type AdmetMoleculeError implements ItemError {
  "\`EMPTY_SMILES\`, \`INVALID_SMILES\`, \`MOLECULE_TOO_LARGE\`, \`OUT_OF_SCOPE\` or \`TOOLKIT_FAILURE\`."
  code: String!
  "For a person."
  message: String!
  "Character of the SMILES at which reading failed, from 0, when it is known."
  position: Int
}

"What the values of an ADMET model are."
enum AdmetModelKind {
  "A measured quantity."
  REGRESSION
  "The probability of a class, 0 to 1."
  CLASSIFICATION
}

"How well an ADMET model predicts molecules that it had not seen; 1 is best."
enum AdmetMeasure {
  "Share of the variance that is explained, on log10 for VD, CL, THALF and models of one's own on such a scale."
  R2
  "Share of right classes."
  ACCURACY
}

"An ADMET model that the service predicts."
type ServedAdmetModel {
  "What \`admetPredict\` takes as \`modelName\`."
  name: String!
  "Whether it is one beyond the 28, trained on an assay of one's own."
  isOwn: Boolean!
  "What is predicted, in a few words; null for a model beyond the 28, which has but its name."
  meaning: String
  "A quantity, or the probability of a class."
  kind: AdmetModelKind!
  "Of every value; null for classes, and for a model beyond the 28 that states none."
  unit: String
  "What a value of 1 means; null for quantities, and for models beyond the 28."
  positiveClass: String
  "The one of the 28 that a model beyond them stands on; null for these."
  base: String
  "Molecules that it was trained on; null when it is not known."
  trainedOn: Int
  "Null when nothing is known."
  crossValidation: AdmetCrossValidation
  "What amounts were learnt as, which the error to expect is on: \`VALUE\` or \`LOG10\`. Null for classes, and when it is not known."
  scale: AdmetScale
  "Whether \`admetExplanation\` takes it."
  isExplained: Boolean!
}

"Figures of molecules by models that had not seen them, five folds each."
type AdmetCrossValidation {
  "Of which both figures are."
  measure: AdmetMeasure!
  "New molecules of known kinds: salts, stereoisomers and tautomers of one molecule share a fold."
  random: Float!
  "New ring systems: molecules with one ring skeleton share a fold."
  scaffold: Float!
}

# ---------------------------------------------------------------- entities

"An entity of the graph. Lists are connections: \`first\` takes so many, \`after\` goes on behind a cursor."
type GraphEntity implements Entity {
  "Its URI."
  iri: ID!
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one; UNDEFINED when the data has none."
  types: [NodeType!]!
  "A short description; null when the graph has none."
  description: String
  "What it is linked to in either direction, the most relevant first, as in \`graphInsights\`."
  neighbors(
    "1 to 200, default 10."
    first: Int
    "The cursor of an edge."
    after: String
    "Only neighbors of any of these types; empty or absent means all."
    types: [NodeType!]
    "As of \`graphInput\`."
    includeSubtypes: Boolean
  ): NeighborConnection @semanticNonNull
  "Its alternative labels, its description and its direct claims, one entry per property, as in \`nodeProperties\`."
  properties(
    "1 to 200, default 50."
    first: Int
    "The cursor of an edge."
    after: String
    "Only these, e.g. \`P2176\` or \`alternative labels\`; empty or absent means all."
    names: [String!]
    "Values listed per property, 1 to 200, default 20."
    maxValues: Int
  ): PropertyConnection @semanticNonNull
  "What the graph states with it as the subject, one entry per fact, with rank and references, ordered by property."
  statements(
    "1 to 200, default 20."
    first: Int
    "The cursor of an edge."
    after: String
    "Only of these properties, e.g. \`P2176\`; empty or absent means all."
    properties: [String!]
  ): StatementConnection @semanticNonNull
  "Articles that are annotated with it."
  articles(
    "1 to 100, default 10."
    first: Int
    "The cursor of an edge."
    after: String
    "Only articles with these words, as for \`searchInsights\`."
    query: String
    "Default: \`RELEVANCE\` with a \`query\`, \`NEWEST\` without."
    order: ArticleOrder
  ): ArticleConnection @semanticNonNull
  "The insights for which it has data; none for what is not a disease."
  insights(
    "1 to 50, default 50."
    first: Int
    "The cursor of an edge."
    after: String
    "As of \`graphInput\`."
    includeSubtypes: Boolean
  ): InsightConnection @semanticNonNull
  "The sources that its statements cite, the most cited first."
  provenance(
    "1 to 100, default 20."
    first: Int
    "The cursor of an edge."
    after: String
  ): SourceConnection @semanticNonNull
}

"Where a page of a connection stands."
type PageInfo {
  "Whether more follow."
  hasNextPage: Boolean!
  "Whether some come before."
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
  "Where this page stands."
  pageInfo: PageInfo!
  "All entries, over all pages."
  totalCount: Int!
  "Number of these that only subtypes of the entity are linked to."
  inheritedCount: Int!
  "Whether the entity has more claims than were read, so that the counts are lower bounds."
  isPartial: Boolean!
  "All neighbors by type, whatever \`types\` says, the most frequent type first."
  countsByType: [TypeCount!]!
  "What the neighbors are ordered by, in words."
  orderedBy: String!
}

"An entry of a page, with its cursor."
type NeighborEdge {
  "For \`after\`."
  cursor: String!
  "The entry."
  node: GraphEntity!
  "The claims between the entity and this neighbor."
  relations: [Edge!]!
  "The same claims with rank and references, up to 20."
  statements: [GraphStatement!] @semanticNonNull
}

"The properties of an entity."
type PropertyConnection {
  "The entries of this page."
  edges: [PropertyEdge!]!
  "Where this page stands."
  pageInfo: PageInfo!
  "All entries, over all pages."
  totalCount: Int!
}

"An entry of a page, with its cursor."
type PropertyEdge {
  "For \`after\`."
  cursor: String!
  "The entry."
  node: Property!
}

"Statements about an entity."
type StatementConnection {
  "The entries of this page."
  edges: [StatementEdge!]!
  "Where this page stands."
  pageInfo: PageInfo!
  "All entries, over all pages."
  totalCount: Int!
}

"An entry of a page, with its cursor."
type StatementEdge {
  "For \`after\`."
  cursor: String!
  "The entry."
  node: GraphStatement!
}

"Articles on an entity."
type ArticleConnection {
  "The entries of this page."
  edges: [ArticleEdge!]!
  "Where this page stands."
  pageInfo: PageInfo!
  "All entries, over all pages."
  totalCount: Int!
}

"An entry of a page, with its cursor."
type ArticleEdge {
  "For \`after\`."
  cursor: String!
  "The entry."
  node: Article!
}

"The insights on an entity."
type InsightConnection {
  "The entries of this page."
  edges: [InsightEdge!]!
  "Where this page stands."
  pageInfo: PageInfo!
  "All entries, over all pages."
  totalCount: Int!
}

"An entry of a page, with its cursor."
type InsightEdge {
  "For \`after\`."
  cursor: String!
  "The entry."
  node: SupportedInsight!
}

"The sources of the statements about an entity."
type SourceConnection {
  "The entries of this page."
  edges: [SourceEdge!]!
  "Where this page stands."
  pageInfo: PageInfo!
  "All entries, over all pages."
  totalCount: Int!
  "Statements that were read, at most 500."
  statements: Int!
  "Number of these without a reference."
  unreferenced: Int!
  "The dataset that is served."
  dataset: Dataset!
}

"An entry of a page, with its cursor."
type SourceEdge {
  "For \`after\`."
  cursor: String!
  "The entry."
  node: EntitySource!
}

"A source that statements about an entity cite."
type EntitySource {
  "The name of the source, or the host of its addresses when no credit of the dataset names it."
  name: String!
  "SPDX identifier, or a phrase where there is none; null when the dataset's credits don't say."
  license: String
  "The address of the source; null when there is none."
  url: String
  "Statements that cite it."
  statements: Int!
}

"One entity of a list."
type EntityItem {
  "The identifier or the name, as it was sent."
  key: String!
  "Null with an \`error\`."
  entity: GraphEntity
  "Why there is no entity; null when there is one."
  error: EntryError
}

"The answer to one question of a list."
type AnswerItem {
  "The question, as it was sent."
  question: String!
  "Null with an \`error\`."
  answer: QAInsight
  "Why the question was not answered; null for one that was, also when the service abstains."
  error: EntryError
}

"Why an entry of a list has no answer."
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
  "Its label, or its identifier when it has none."
  label: String!
  "All its types, at least one."
  types: [NodeType!]!
  "The words of the question that name it."
  text: String!
}

# ------------------------------------------------------------ verification

"What to check. Parts that are given together are checked together: a title against the article, a label against the identifier."
input VerifyItem {
  "Returned with the verdict, e.g. a line number. At most 200 characters."
  id: String
  "A PMID, PMCID, DOI, or the address of one: \`PMID:20198754\`, \`10.1000/182\`."
  article: String
  "The title of the article. Without \`article\`, the record is found by it."
  title: String
  "One of the authors, e.g. \`Smith J\` or \`Smith et al.\`."
  author: String
  "The year of publication."
  year: Int
  "Words of the article's title or abstract; \`…\` or \`[...]\` where words are left out. At most 5,000 characters."
  quote: String
  "A number that the article states, with its unit: \`12.5 mg\`, \`34 %\`. At most 100 characters."
  number: String
  "A compact identifier or its address: \`MONDO:0004979\`, \`HGNC:11998\`."
  identifier: String
  "The name that belongs to the identifier."
  label: String
  "A sentence: \`Metformin treats type 2 diabetes.\` Checked against the graph, and its entities against the article when there is one. At most 1,000 characters."
  claim: String
  "The same as subject, relation and object."
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

"What the records say of an item, or of one part of it."
enum CheckResult {
  "The record says the same."
  CONFIRMED
  "The record says something else."
  CONTRADICTED
  "The records of this dataset don't decide it. Not the same as false."
  NOT_FOUND_HERE
}

"What a check compares."
enum CheckKind {
  "Whether the dataset has the article."
  ARTICLE
  "Whether the article is marked as retracted, corrected or of concern; absent when nothing is marked."
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
  "Whether the label is a name of what is identified."
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
  "But for case, white space, dashes, quotation marks, accents, markup or words that are marked as left out."
  NORMALIZED
}

"How the graph holds a statement."
enum StatementStanding {
  "The graph states it."
  DIRECT
  "It states it of subtypes."
  INHERITED
  "A source denies it."
  REFUTED
  "It is stated and marked as deprecated."
  WITHDRAWN
}

"What the records say of an item."
type Verdict {
  "The \`id\` of the item."
  id: String
  "\`CONTRADICTED\` if any check is, else \`NOT_FOUND_HERE\` if any is, else \`CONFIRMED\`."
  result: CheckResult!
  "The checks that the parts of the item call for, in the order of \`CheckKind\`; empty with an \`error\`."
  checks: [Check!]!
  "Why the item can't be read; null for one that can."
  error: VerifyError
}

"One comparison with a record."
type Check {
  "What is compared."
  kind: CheckKind!
  "What the record says."
  result: CheckResult!
  "The result in a sentence."
  message: String!
  "What the item says; null when only existence is checked."
  expected: String
  "What the record says; null when it says nothing."
  found: String
  "How exactly they agree; null when they don't."
  match: TextMatch
  "Where in the records; null when nothing was found."
  place: CheckPlace
  "What to write instead; null when nothing is known to be right."
  suggestion: CheckSuggestion
  "How the graph holds the statement; null for other checks and when it is not stated."
  standing: StatementStanding
  "The statements that decide the check."
  statements: [GraphStatement!]!
}

"A place in a record."
type CheckPlace {
  "\`pmid:…\`, \`doi:…\` or \`pmcid:…\` for an article, the URI of an entity."
  record: String!
  "The title of the article, or the label of the entity."
  label: String!
  "\`title\` or \`abstract\`; null for the record as a whole."
  field: String
  "First character, in UTF-16 code units from 0; null for the record as a whole."
  start: Int
  "After the last character."
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

"A molecule with what is calculated and predicted of it."
type Molecule {
  "As it was sent."
  text: String!
  "What was predicted: the text, or the structure that the graph has for it. Null for one that was not found."
  smiles: String
  "The label of the entity whose structure was used; null for a structure that was sent."
  name: String
  "The IRI of that entity."
  entity: ID
  "Formula of the largest organic part, neutral, in Hill order. Null for a molecule with an \`error\`, as the next five."
  formula: String
  "Standard InChI of the whole molecule."
  inchi: String
  "InChIKey of the whole molecule."
  inchiKey: String
  "QED, 0 to 1 (Bickerton et al. 2012), with the structural alerts of this service."
  drugLikeness: Float
  "Disconnected parts; above 1 only the largest organic part was predicted."
  fragments: Int
  "Whether the structure has stereo marks, which no model uses."
  stereoIgnored: Boolean
  "What was repaired in the structure; null if nothing was."
  corrected: String
  "Physicochemical properties, always in the same order."
  properties: [MoleculeProperty!]!
  "Lipinski, Veber, Egan, Ghose and BOILED-Egg."
  rules: [MoleculeRule!]!
  "Reactive or toxicity-linked groups, by name."
  alerts: [String!]!
  "One per model, in their order."
  predictions: [MoleculePrediction!]!
  "What speaks against it as an oral drug: likely concerns first, by severity and confidence, then possible ones."
  concerns: [MoleculeConcern!]!
  "Drugs of the graph with the most similar structures, the most similar first."
  similarDrugs: [SimilarDrug!]!
  "Why there is no profile; null when there is one."
  error: AdmetMoleculeError
}

"A physicochemical property of a molecule."
type MoleculeProperty {
  "E.g. \`molecularWeight\`."
  name: String!
  "For people, e.g. \`Molecular weight\`."
  label: String!
  "In \`unit\`, or a number."
  value: Float!
  "Null for numbers without a unit."
  unit: String
  "Share of 1,100 drugs with human data that have less, 0 to 100."
  percentile: Int!
}

"A rule of thumb for oral drugs, applied to a molecule."
type MoleculeRule {
  "E.g. \`Lipinski\`."
  name: String!
  "Whether the molecule satisfies it."
  isMet: Boolean!
  "Limits that are exceeded, or what the rule says."
  details: [String!]!
  "Where it was published."
  source: String!
}

"How a value bears on an oral drug."
enum MoleculeVerdict {
  "Speaks for it."
  FAVORABLE
  "Neither good nor bad."
  MODERATE
  "Speaks against it."
  UNFAVORABLE
  "No published limit judges it."
  NEUTRAL
  "The interval crosses a limit, neither class is ruled out, or the model was not made for the molecule."
  UNCLEAR
}

"The prediction of one model, in numbers and in words."
type MoleculePrediction {
  "Name of the model in requests."
  model: String!
  "Name for people, e.g. \`CYP1A2 inhibitor\`."
  label: String!
  "In the model's unit, or a probability."
  value: Float!
  "Null for classes."
  unit: String
  "Of the whole interval, or of the only class left."
  verdict: MoleculeVerdict!
  "One line, e.g. \`Confident: not a hERG blocker (95 %)\`."
  statement: String!
  "Lower end of the 90 % interval; null for classes."
  low: Float
  "Upper end of the interval."
  high: Float
  "Classes that are not ruled out: \`yes\`, \`no\` or \`either\`; null for quantities."
  predictionSet: String
  "Mean absolute error to expect, on the scale of \`errorScale\`; for classes the chance of an error. Null when it is not known."
  expectedError: Float
  "\`VALUE\` or \`LOG10\`; null for classes."
  errorScale: AdmetScale
  "Whether the molecule is like those of training; null when it is not known."
  inDomain: Boolean
  "Tanimoto similarity of the closest training molecule."
  similarity: Float
  "Why the model was not made for the molecule; null when it was."
  outOfScope: String
}

"A prediction that speaks against a molecule as an oral drug."
type MoleculeConcern {
  "Name of the model in requests."
  model: String!
  "Name for people."
  label: String!
  "As in \`predictions\`."
  statement: String!
  "How much it matters, 3 the most."
  severity: Int!
  "Whether its verdict is clear and the molecule in the domain; otherwise it is only possible."
  isLikely: Boolean!
}

"Drugs of the graph that hold a structure."
type SubstructureDrugs {
  "How the pattern was read: \`SMILES\` or \`SMARTS\`."
  readAs: String!
  "Drugs that were searched."
  searched: Int!
  "Drugs that hold it."
  total: Int!
  "The smallest first."
  drugs: [SubstructureDrug!]!
}

"A drug of the graph that holds a structure."
type SubstructureDrug {
  "Its IRI."
  entity: ID!
  "Its name."
  label: String!
  "One of its structures in the graph."
  smiles: String!
}

"A drug of the graph with a similar structure."
type SimilarDrug {
  "Its IRI."
  entity: ID!
  "Its name."
  label: String!
  "One of its structures in the graph."
  smiles: String!
  "Tanimoto similarity of circular environments, 0 to 1."
  similarity: Float!
}
`;
