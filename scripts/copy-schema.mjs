import { copyFileSync } from 'node:fs';

// Runs in packages/core after its build, which serves the schema as a file to editors and code generators.
copyFileSync('../../schema.graphql', 'dist/schema.graphql');
