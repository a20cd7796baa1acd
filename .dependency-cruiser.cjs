/** The arrows of ARCHITECTURE.md: who may import whom. */
const arrow = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const notTests = '\\.(test|test-d|bench)\\.tsx?$|/testing/|/bench/|/test/|\\.fixture\\.tsx?$';
const rows = '^packages/client/src/rows\\.ts$';
const server = '^packages/server/src/';
const questions = '^packages/questions/src/';

module.exports = {
  forbidden: [
    arrow(
      'no-circular',
      'A cycle has no top to read from, of types as well as of values.',
      {},
      // Generated data is checked against the types of the code that reads it.
      { circular: true, viaOnly: { pathNot: '/generated/' } },
    ),
    arrow(
      'core-stands-alone',
      'core knows no other package.',
      { path: '^packages/core/src' },
      { path: '^packages/(?!core/)' },
    ),
    arrow(
      'leaves-know-only-core',
      'sparql, admet and client stand on core alone.',
      { path: '^packages/(sparql|admet|client)/src', pathNot: `${notTests}|${rows}` },
      { path: '^packages/(?!core/|sparql/src|admet/src|client/src)' },
    ),
    arrow(
      'leaves-not-each-other',
      'sparql, admet and client do not know each other, but for an entry of its own in client.',
      { path: '^packages/(sparql|admet|client)/src', pathNot: `${notTests}|${rows}` },
      { path: '^packages/(sparql|admet|client)/', pathNot: '^packages/$1/' },
    ),
    arrow(
      'mcp-on-client',
      'mcp stands on core and client; a service in the same process, and its plugins, are opened by entries of the server.',
      { path: '^packages/mcp/src', pathNot: notTests },
      { path: '^packages/(?!mcp/|core/|client/|server/src/(?:index|internal)\\.ts)' },
    ),
    arrow(
      'testing-on-client',
      'testing stands on core and client; a service in memory is the one that the server publishes for tests.',
      { path: '^packages/testing/src', pathNot: '\\.test\\.ts$|\\.fixture\\.ts$' },
      { path: '^packages/(?!testing/|core/|client/|server/src/testing/|server/test/)' },
    ),
    arrow(
      'testing-for-tests',
      'What is for tests is shipped in nothing else.',
      { path: '^(packages/(?!testing/)|apps/)', pathNot: notTests },
      { path: '^packages/testing/' },
    ),
    arrow(
      'fixtures-in-tests',
      'Fixtures are not built: what is published lies in another file.',
      { path: '^(packages|optional)/[^/]+/src/', pathNot: notTests },
      { path: '\\.fixture\\.tsx?$' },
    ),
    arrow(
      'codegen-on-core',
      'codegen knows core, and nothing else of ours.',
      { path: '^packages/codegen/src', pathNot: notTests },
      { path: '^packages/(?!codegen/|core/)' },
    ),
    arrow(
      'predictor-on-core',
      'admet-predictor knows core, and nothing else of ours.',
      { path: '^packages/admet-predictor/src', pathNot: notTests },
      { path: '^packages/(?!admet-predictor/|core/)' },
    ),
    arrow(
      'react-on-query',
      'react imports query and the packages below it.',
      { path: '^packages/react/src', pathNot: notTests },
      { path: '^packages/(?!react/|query/|core/|client/|admet/|sparql/)' },
    ),
    arrow(
      'query-on-leaves',
      'query stands on core, client, admet and sparql.',
      { path: '^packages/query/src', pathNot: notTests },
      { path: '^packages/(?!query/|core/|client/|admet/|sparql/)' },
    ),
    arrow(
      'leaves-not-react',
      'query and the packages below it do not import react.',
      { path: '^packages/(core|sparql|admet|client|query)/' },
      { path: '^packages/react/' },
    ),
    arrow(
      'options-without-framework',
      'Query options know no framework, and run where none does.',
      { path: '^packages/(query/src|react/src/options)', pathNot: notTests },
      {
        path: '^packages/react/src/(hooks/|provider|index)|node_modules/react/',
      },
    ),
    arrow(
      'server-not-front',
      'The server knows neither client nor what shows it.',
      { path: server, pathNot: notTests },
      { path: '^packages/(client|query|react)/|^apps/' },
    ),
    arrow(
      'packages-not-apps',
      'Packages know no app.',
      { path: '^(packages|optional)/' },
      { path: '^apps/' },
    ),
    arrow(
      'optional-plugs-in',
      'Optional packages plug in: no package imports one, except in tests.',
      { path: '^packages/', pathNot: notTests },
      { path: '^optional/' },
    ),
    arrow(
      'drivers-by-their-list',
      'What stands on engines sees interfaces and the list of drivers.',
      { path: '^packages/(ingest|questions|services|server)/src/', pathNot: notTests },
      { path: '^packages/engines/src/[^/]+/[^/]+/' },
    ),
    arrow(
      'driver-stays-in-its-folder',
      'What two drivers share lies in the folder of their interface, or below all of them.',
      {
        path: '^packages/engines/src/',
        pathNot: `${notTests}|^packages/engines/src/(drivers|testing|internal|internal-browser|test-indexes)\\.ts$|^packages/engines/src/([^/]+/[^/]+)/`,
      },
      { path: '^packages/engines/src/[^/]+/[^/]+/', pathNot: '/article-index/(authors|facets)/' },
    ),
    arrow(
      'driver-knows-no-other',
      'A driver is a folder that could be taken away.',
      {
        path: '^packages/engines/src/([^/]+/[^/]+)/',
        pathNot: [notTests, '/article-index/(authors|facets)/'],
      },
      {
        path: '^packages/engines/src/[^/]+/[^/]+/',
        pathNot: '^packages/engines/src/$1/|/article-index/(authors|facets)/',
      },
    ),
    arrow(
      'services-not-http',
      'Services know no transport.',
      { path: '^packages/services/src/', pathNot: notTests },
      { path: '^packages/(?!services/|ingest/|engines/|questions/|verify/|core/|sparql/|admet/)' },
    ),
    arrow(
      'graphql-not-http',
      'Documents and resolvers know no transport.',
      { path: `${server}graphql/`, pathNot: notTests },
      { path: `${server}(http|cli)/` },
    ),
    arrow(
      'vocabulary-on-sparql',
      'The vocabulary is data about a graph: it stands on core and sparql.',
      { path: '^packages/engines/src/vocabulary/', pathNot: notTests },
      { path: '^packages/(?!engines/src/vocabulary/|engines/data/|core/|sparql/)' },
    ),
    arrow(
      'engines-below',
      'Engines know nothing of what stands on them.',
      { path: '^packages/engines/src', pathNot: notTests },
      {
        path: '^packages/(?!engines/|core/|sparql/|admet/|admet-predictor/)',
      },
    ),
    arrow(
      'ingest-on-engines',
      'Ingest stands on engines.',
      { path: '^packages/ingest/src', pathNot: notTests },
      { path: '^packages/(?!ingest/|engines/|core/|sparql/|starter-data/)' },
    ),
    arrow(
      'questions-on-engines',
      'Questions see engines as interfaces, and no ingest.',
      { path: '^packages/questions/src', pathNot: notTests },
      { path: '^packages/(?!questions/|engines/|core/|sparql/)' },
    ),
    arrow(
      'questions-name-no-driver',
      'Questions see the interfaces of engines and their text functions.',
      { path: questions, pathNot: notTests },
      { path: '^packages/engines/src/(?!index\\.ts$|text/|vocabulary/)' },
    ),
    arrow(
      'question-analysis-first',
      'Analyzing a question knows its text alone.',
      { path: `${questions}analyze/`, pathNot: notTests },
      { path: `${questions}(link|grammar|evaluate|say|facts|answer)/` },
    ),
    arrow(
      'question-links-second',
      'Linking knows the analysis, and no grammar.',
      { path: `${questions}link/`, pathNot: notTests },
      { path: `${questions}(grammar|evaluate|say|facts|answer)/` },
    ),
    arrow(
      'question-grammar-third',
      'The grammar knows analysis and links, and asks nothing.',
      { path: `${questions}grammar/`, pathNot: notTests },
      { path: `${questions}(answer/|(forms|(plan|translate)-question)\\.ts)` },
    ),
    arrow(
      'question-facts-below',
      'Facts and passages know nothing of the grammar.',
      { path: `${questions}(facts|passages|lexicon|text)/`, pathNot: notTests },
      { path: `${questions}(analyze|link|grammar|evaluate|say|answer)/` },
    ),
    arrow(
      'question-forms-plugged-in',
      'What answers a form is named in the table of forms, and names none.',
      { path: `${questions}(answer|evaluate|say)/`, pathNot: notTests },
      { path: `${questions}(forms|translate-question)\\.ts` },
    ),
    arrow(
      'question-plans-last',
      'After planning, nothing reads the question: its words and pieces stay behind.',
      { path: `${questions}(answer|evaluate|facts)/`, pathNot: notTests },
      {
        path: `${questions}(analyze/|link/|grammar/(pieces|wordings|parse-set)\\.ts)`,
      },
    ),
    arrow(
      'generated-documents-by-index',
      'Generated documents are reached through the package entry.',
      {
        path: '^packages/core/src',
        pathNot:
          '^packages/core/src/(index|strings|manifest|schema|fragments|caches|entity-type|admet)\\.ts$|generated/',
      },
      { path: '^packages/core/src/generated/' },
    ),
    arrow(
      'generated-resolvers-by-resolvers',
      'Resolver types belong to resolvers.',
      {
        path: server,
        pathNot: `${server}(graphql|http|testing|generated)/|\\.test\\.ts$`,
      },
      { path: `${server}generated/resolvers` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|dist' },
    exclude: { path: 'node_modules|dist|\\.turbo' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@biographql/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
