import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const { models } = JSON.parse(readFileSync('packages/admet/models.json', 'utf8'));

/** Writes what tells the content of each trained model from that of another version. */
export const plugin = () => {
  const lines = models.map(({ name }) => {
    const file = `${name}.bin`;
    const bytes = readFileSync(`packages/admet-predictor/models/${file}`);
    const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return `  '${file}': '${mark}',`;
  });
  return `/** The first 16 digits of the SHA-256 of each file of a trained model. */
export const fileMarks: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
};
