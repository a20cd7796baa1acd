/** The arrows of ARCHITECTURE.md: who may import whom. */
const arrow = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const notTests =
  '\\.(test|test-d|bench)\\.tsx?$|/testing/|/bench/|conformance\\.ts$|\\.fixture\\.ts$';
const server = '^packages/server/src/';

module.exports = {
  forbidden: [
    arrow(
      'no-circular',
      'A cycle has no top to read from, of types as well as of values.',
      { pathNot: '^packages/core/src/entity-(classes|type)\\.ts$' },
      { circular: true },
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
      { path: '^packages/(sparql|admet|client)/src', pathNot: notTests },
      { path: '^packages/(?!core/|sparql/src|admet/src|client/src)' },
    ),
    arrow(
      'leaves-not-each-other',
      'sparql, admet and client do not know each other.',
      { path: '^packages/(sparql|admet|client)/src', pathNot: notTests },
      { path: '^packages/(sparql|admet|client)/', pathNot: '^packages/$1/' },
    ),
    arrow(
      'react-on-leaves',
      'react stands on core, client, admet and sparql.',
      { path: '^packages/react/src', pathNot: notTests },
      { path: '^packages/(?!react/|core/|client/|admet/|sparql/)' },
    ),
    arrow(
      'leaves-not-react',
      'Nothing below react knows it.',
      { path: '^packages/(core|sparql|admet|client)/' },
      { path: '^packages/react/' },
    ),
    arrow(
      'options-without-react',
      'Query options run where React does not.',
      { path: '^packages/react/src/(options|keys|scope)', pathNot: notTests },
      { path: '^packages/react/src/(hooks/|provider|index|errors)|node_modules/react/' },
    ),
    arrow(
      'server-not-front',
      'The server knows neither client nor react.',
      { path: server, pathNot: notTests },
      { path: '^packages/(client|react)/|^apps/' },
    ),
    arrow('packages-not-apps', 'Packages know no app.', { path: '^packages' }, { path: '^apps/' }),
    arrow(
      'drivers-by-their-list',
      'What stands on engines sees interfaces and the list of drivers.',
      { path: '^packages/(ingest|questions|server)/src/', pathNot: notTests },
      { path: '^packages/engines/src/[^/]+/[^/]+/' },
    ),
    arrow(
      'driver-stays-in-its-folder',
      'What two drivers share lies in the folder of their interface, or below all of them.',
      {
        path: '^packages/engines/src/',
        pathNot: `${notTests}|ranking-suite\\.ts$|^packages/engines/src/(drivers|testing)\\.ts$|^packages/engines/src/([^/]+/[^/]+)/`,
      },
      { path: '^packages/engines/src/[^/]+/[^/]+/', pathNot: '/article-index/reading/' },
    ),
    arrow(
      'driver-knows-no-other',
      'A driver is a folder that could be taken away.',
      { path: '^packages/engines/src/([^/]+/[^/]+)/', pathNot: notTests },
      {
        path: '^packages/engines/src/[^/]+/[^/]+/',
        pathNot: '^packages/engines/src/$1/|/article-index/reading/',
      },
    ),
    arrow(
      'services-not-http',
      'Services know no transport.',
      { path: `${server}services/` },
      { path: `${server}(http|resolvers|cli)/` },
    ),
    arrow(
      'resolvers-not-http',
      'Resolvers know no transport.',
      { path: `${server}resolvers/` },
      { path: `${server}(http|cli)/` },
    ),
    arrow(
      'engines-below',
      'Engines know nothing of what stands on them.',
      { path: '^packages/engines/src', pathNot: notTests },
      { path: '^packages/(?!engines/|core/|sparql/|admet/|admet-predictor/)' },
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
      'generated-documents-by-index',
      'Generated documents are reached through the package entry.',
      {
        path: '^packages/core/src',
        pathNot: '^packages/core/src/(index|strings|manifest)\\.ts$|generated/',
      },
      { path: '^packages/core/src/generated/' },
    ),
    arrow(
      'generated-resolvers-by-resolvers',
      'Resolver types belong to resolvers.',
      {
        path: server,
        pathNot: `${server}(resolvers|http|testing|generated)/|${server}compose\\.ts$|\\.test\\.ts$`,
      },
      { path: `${server}generated/` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|dist' },
    exclude: { path: 'node_modules|dist|\\.turbo' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@biographql/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
