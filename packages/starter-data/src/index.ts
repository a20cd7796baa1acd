export type {
  StarterArticle,
  StarterAuthor,
  StarterGroup,
  StarterHeading,
  StarterPerson,
} from './article.js';
export { readStarterProvenance, type StarterFiles, starterDataFiles } from './files.js';
export type {
  StarterArticleCounts,
  StarterFile,
  StarterGraphCounts,
  StarterProvenance,
  StarterSource,
} from './provenance.js';
