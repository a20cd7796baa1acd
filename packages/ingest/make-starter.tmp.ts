import { ensureDataset } from './src/index.ts';
const d = await ensureDataset('/tmp/w/data/compat/starter');
console.log(d.manifest.graph);
