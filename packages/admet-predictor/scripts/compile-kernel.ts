/** Turns src/model/kernel.wat into src/generated/kernel.ts: `pnpm kernel`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openWabt from 'wabt';

const source = new URL('../src/model/kernel.wat', import.meta.url);
const target = new URL('../src/generated/kernel.ts', import.meta.url);

/** Text of the generated file, compiled from the current source. */
export async function compileKernel(): Promise<string> {
  const wabt = await openWabt();
  const module = wabt.parseWat('kernel.wat', readFileSync(source, 'utf8'), { simd: true });
  try {
    module.validate();
    const bytes = Buffer.from(module.toBinary({}).buffer).toString('base64');
    return `/** Made from src/model/kernel.wat by scripts/compile-kernel.ts. */\nexport const kernelBytes =\n  '${bytes}';\n`;
  } finally {
    module.destroy();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(target, await compileKernel());
