/** What the operations of this package read of `Article`: `...ArticleFields`. */
export const articleFields =
  'fragment ArticleFields on Article { id doi title authors { lastName firstName } publishDate containerTitle documentID summaryText }';

/** What the operations of this package read of `Claim`: `...ClaimFields`. */
export const claimFields =
  'fragment ClaimFields on Claim { text probability statements { subject subjectLabel property propertyLabel object objectLabel rank references { url articleId dataset license evidence } } quotes { documentId text start end } sparql }';

/** What the operations of this package read of `Edge`: `...EdgeFields`. */
export const edgeFields =
  'fragment EdgeFields on Edge { id start { id } end { id } property label inheritedFrom { id name path } }';

/** What the operations of this package read of `EntityCandidate`: `...EntityCandidateFields`. */
export const entityCandidateFields =
  'fragment EntityCandidateFields on EntityCandidate { qid text nodeTypes description score matchKind matchedText scheme twins }';

/** What the operations of this package read of `ChartMap`: `...EntityCountFields`. */
export const entityCountFields =
  'fragment EntityCountFields on ChartMap { key value id }';

/** What the operations of this package read of `Node`: `...NodeFields`. */
export const nodeFields =
  'fragment NodeFields on Node { id name type properties { name values } }';

/** What the operations of this package read of `Organization`: `...OrganizationFields`. */
export const organizationFields =
  'fragment OrganizationFields on Organization { id name description count location }';

/** What the operations of this package read of `Person`: `...PersonFields`. */
export const personFields =
  'fragment PersonFields on Person { id firstName lastName middleName count filter }';

/** What the operations of this package read of `Property`: `...PropertyFields`. */
export const propertyFields =
  'fragment PropertyFields on Property { name values label valueLabels totalValues }';

/** What the operations of this package read of `RelatedDocument`: `...RelatedDocumentFields`. */
export const relatedDocumentFields =
  'fragment RelatedDocumentFields on RelatedDocument { id title abs source index_name }';

/** What the operations of this package read of `SearchLabel`: `...SearchLabelFields`. */
export const searchLabelFields =
  'fragment SearchLabelFields on SearchLabel { qid text nodeTypes alias matchedText matchKind scheme }';
