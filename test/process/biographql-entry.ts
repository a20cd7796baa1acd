import { main } from '../../packages/server/src/cli/main.js';

process.exitCode = await main(process.argv);
