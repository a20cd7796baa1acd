import { main } from './packages/server/src/cli/main.ts';
process.exitCode = await main(process.argv);
