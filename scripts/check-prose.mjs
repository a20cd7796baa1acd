// Checks documents and code for words that BioGraphQL doesn't use (docs/reference/glossary.md).
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

/** Words that no name, message or comment in code contains: `kept`, `isKept`, `KEPT_ROWS`. */
// cspell:ignore refus
const WORDS =
  'kept|told|tells|twins?|standings?|refus(?:e|es|ed|als?|ing)|besides?|unasked|anew|harvest(?:ed|s)?|sentinels?|witness(?:es)?|admit(?:s|ted)?|mend(?:s|ed)?|grave|meanwhile|whoever';
const CAPITALIZED = WORDS.replace(/(^|\|)[a-z]/g, (first) => first.toUpperCase());
const IN_CODE = new RegExp(
  `(?<![A-Za-z])(?:${WORDS})(?![a-z])|(?<=[a-z])(?:${CAPITALIZED})(?![a-z])|(?<![A-Za-z])(?:${WORDS.replace(/[a-z]+/g, (word) => word.toUpperCase())})(?![A-Z])|\\b(?:MOST|LEAST|FEWEST)_`,
);
/** Lines that may contain them: names of the contract and of earlier versions, and quoted data. */
const ALLOWED = [
  [
    /^(schema|operations\/resolved-entities)\.graphql$|^codegen\/answers\.mjs$|resolvers\/names\.ts$|bench-textbook\.ts$/,
    /twins/,
  ],
  [/^packages\/engines\/src\/index\.ts$/, /Standing|standingOf/],
  [/^optional\/admet-lab\/src\/custom\/file\.ts$/, /kept/],
  [/^packages\/server\/src\/(cli\/main|datasets\/check-dataset(\.test)?)\.ts$/, /sentinels/],
  [/read-sssom\.test\.ts$/, /\\told name/],
];

const isDocument = (path) =>
  /^(docs|packages|optional|apps|examples|benchmarks|scripts|deploy|[A-Z]).*\.md$/.test(path) &&
  !/CHANGELOG\.md$|^docs\/decisions\/|^docs\/operate\/performance\.md$/.test(path);
const isCode = (path) =>
  /^(packages|optional|apps|codegen|benchmarks|test|operations|schema\.graphql)/.test(path) &&
  /\.(?:tsx?|mjs|js|vue|graphql)$/.test(path) &&
  !path.includes('/generated/');

const given = process.argv.slice(2);
const tracked = () => execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const files =
  given.length > 0 ? given : tracked().filter((path) => isDocument(path) || isCode(path));

let found = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const lines = (isCode(file) ? text : withoutCode(text)).split('\n');
  const check = isCode(file) ? checkCode : checkDocument;
  lines.forEach((line, index) => {
    for (const [word, advice] of check(line, file)) {
      found += 1;
      process.stdout.write(`${file}:${index + 1}: "${word}": ${advice}\n`);
    }
  });
}
if (found > 0) process.stdout.write(`${found} words to replace. See docs/reference/glossary.md\n`);
process.exitCode = found > 0 ? 1 : 0;

function checkDocument(line) {
  return RULES.flatMap(([pattern, instead]) => {
    const match = pattern.exec(line);
    return match === null ? [] : [[match[0].trim(), `write ${instead}`]];
  });
}

function checkCode(line, file) {
  const match = IN_CODE.exec(line);
  const isAllowed = ALLOWED.some(([path, text]) => path.test(file) && text.test(line));
  return match === null || isAllowed ? [] : [[match[0], 'see the glossary']];
}

/** Blanks code blocks, code spans, links and quoted wire texts; keeps the lines. */
function withoutCode(markdown) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return markdown
    .replace(/^( *)```[\s\S]*?^\1```$/gm, blank)
    .replace(/`[^`\n]+`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank);
}
