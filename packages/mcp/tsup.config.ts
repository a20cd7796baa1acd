import { defineConfig } from 'tsup';
import { nodePackage } from '../../tsup.shared.js';

// The command line is loaded by bin/biographql-mcp.js only.
export default defineConfig({ ...nodePackage, entry: ['src/index.ts', 'src/cli/main.ts'] });
