// Checks documents for words that BioGraphQL doesn't use (docs/reference/glossary.md).
//   node scripts/check-prose.mjs [files]      Exit code 1 if it finds any.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Pattern, and what to write instead. */
const RULES = [
  [/\b(un)?(tells?|told)\b/i, 'reports, returns, says, shows'],
  [/\bbesides?\b/i, 'next to, in addition to, compared with'],
  [/\bforeign (sparql|quer\w+)/i, 'user query'],
  [/\bunasked\b|\bunless wished\b/i, 'by default'],
  [/\bmeanwhile\b/i, 'during …, or leave it out'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bgrave\b/i, 'severe'],
  [/\bwitness(es)?\b/i, 'observer'],
  [/\badmit(s|ted|ting)?\b/i, 'allow'],
  [/\brefus(e|es|ed|al|ing)\b/i, 'reject'],
  [/\banew\b/i, 'again'],
  [/\bas it is\b|\bas they are\b/i, 'unchanged, or leave it out'],
  [/\bof (your|one's|our) own\b/i, 'your own …, custom …'],
  [/\bat hand\b/i, 'available'],
  [/\b(evidence|relation)? ?standings?\b/i, 'evidence score'],
  [/\b(is|are|be) (kept|asked) (of|for|beside)\b/i, 'cached, requested'],
  [/\btwins\b(?! together)/i, 'equivalent entities, duplicates'],
  [/\bwhoever\b/i, 'everyone who'],
];

const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given
    : execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
        .split('\n')
        .filter((path) =>
          /^(docs|packages|optional|apps|examples|benchmarks|scripts|deploy|[A-Z])/.test(path),
        )
        .filter(
          (path) =>
            !/CHANGELOG\.md$|^docs\/decisions\/|^docs\/operate\/performance\.md$/.test(path),
        );

let found = 0;
for (const file of files) {
  const lines = withoutCode(readFileSync(file, 'utf8')).split('\n');
  lines.forEach((line, index) => {
    for (const [pattern, instead] of RULES) {
      const match = pattern.exec(line);
      if (match === null) continue;
      found += 1;
      process.stdout.write(`${file}:${index + 1}: "${match[0].trim()}": write ${instead}\n`);
    }
  });
}
if (found > 0) process.stdout.write(`${found} words to replace. See docs/reference/glossary.md\n`);
process.exitCode = found > 0 ? 1 : 0;

/** Blanks code blocks, code spans, links and quoted wire texts; keeps the lines. */
function withoutCode(markdown) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return markdown
    .replace(/^( *)```[\s\S]*?^\1```$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank);
}
