import type { Source } from '../read-query.js';
import type { Token } from '../scan.js';
import { boundVariables, outerIndices, selectParts, type TokenRange } from './bound-variables.js';
import { type Edit, type EditedText, editText } from './edit-text.js';
import { labelPatterns } from './label-patterns.js';
import {
  type LabelKind,
  type LabelService,
  type LabelTarget,
  tooManyLabels,
} from './label-service.js';
import { lateLabels } from './late-labels.js';
import type { PlacedService } from './placed-service.js';

/**
 * Puts patterns that bind the labels in the place of label services. They stand at the end of the service's group, or
 * around what the query groups, sorts and limits where no label takes part in that, so that few labels are read.
 * @param first - the index of the token that starts the query.
 * @throws InvalidSparqlError when the patterns would be many times as long as the query.
 */
export function rewriteLabels(
  source: Source,
  services: readonly LabelService[],
  first: number,
): EditedText {
  const fresh = freshNames(source.tokens);
  let length = 0;
  const readGroup = groupReader(source, services, first);
  const edits = services.flatMap((service) => {
    const group = readGroup(service);
    const targets = service.targets.length > 0 ? service.targets : group.named;
    const placed = { ...group, service, targets };
    length += lengthOf(placed);
    if (length > MOST_LENGTH) tooManyLabels(source, service.first);
    const texts = {
      targets: placed.targets,
      languages: service.languages,
      pattern: withoutServices(placed, services),
      fresh,
    };
    const labels = labelPatterns(texts);
    const origin = at(source, service.first).start;
    const late = lateLabels(placed, labels, origin);
    return [
      removal(source, service),
      ...(late ?? [
        ...(placed.targets.length > 0 ? [atGroupEnd(source, placed, labels)] : []),
        ...explicitStar(placed, services),
      ]),
    ];
  });
  return editText(source.text, edits);
}

/** UTF-16 units of patterns for labels, about; each label is read in each language, and each alias repeats the group. */
const MOST_LENGTH = 100_000;
/** Of what one label in one language takes, without the group that aliases repeat. */
const LABEL_LENGTH = 200;
/** Of what names an entity that has no label. */
const NAME_LENGTH = 300;

function lengthOf({ source, service, targets, group }: PlacedService): number {
  const groupLength = at(source, group.end).start - at(source, group.start).start;
  const lengths = targets.map(({ kind }) => LABEL_LENGTH + (kind === 'AltLabel' ? groupLength : 0));
  const inLanguages = lengths.reduce((sum, each) => sum + each, 0);
  return (service.languages.length + 1) * inLanguages + targets.length * NAME_LENGTH;
}

const ENDINGS: readonly LabelKind[] = ['AltLabel', 'Label', 'Description'];

/** What services of one group have in common; `named` is what the names of variables ask for. */
interface ReadGroup extends Omit<PlacedService, 'service' | 'targets'> {
  readonly named: readonly LabelTarget[];
}

/** Reads the group around a service, once for all services in it. */
function groupReader(source: Source, services: readonly LabelService[], first: number) {
  const { tokens } = source;
  const isSkipped = skipper(services);
  const known = new Map<number, ReadGroup>();
  const read = (group: TokenRange, around: readonly TokenRange[]): ReadGroup => {
    const outer = around.findLast(({ start }) => tokens[start]?.word === 'SELECT');
    const start = outer?.start ?? first;
    const end = outer?.end ?? tokens.length;
    const bound = boundVariables(tokens, group, isSkipped);
    const mentions = mentionsIn(tokens, { start, end }, isSkipped);
    const query = selectParts(tokens, start, end);
    const named = namedTargets(tokens, mentions, bound);
    return { source, start, query, group, bound, mentions, named };
  };
  return (service: LabelService): ReadGroup => {
    const around = groupsAround(tokens, service.first);
    const group = around.at(-1) ?? { start: first, end: tokens.length };
    const found = known.get(group.start) ?? read(group, around);
    known.set(group.start, found);
    return found;
  };
}

/** The insides of the groups that hold a token, the outermost first. */
function groupsAround(tokens: readonly Token[], inner: number): readonly TokenRange[] {
  const groups: TokenRange[] = [];
  for (let index = 0; index < inner; index += 1) {
    const { text, close = 0 } = tokens[index] ?? {};
    if (text === '{' && close > inner) groups.push({ start: index + 1, end: close });
  }
  return groups;
}

/** Each variable that no pattern binds and that is called after one that is bound. */
function namedTargets(
  tokens: readonly Token[],
  mentions: readonly number[],
  bound: ReadonlySet<string>,
): readonly LabelTarget[] {
  const assigned = new Set(
    mentions
      .filter((index) => tokens[index - 1]?.word === 'AS')
      .map((index) => nameAt(tokens, index)),
  );
  return [...new Set(mentions.map((index) => nameAt(tokens, index)))].flatMap((name) => {
    if (bound.has(name) || assigned.has(name)) return [];
    return ENDINGS.filter((kind) => name.endsWith(kind))
      .slice(0, 1)
      .flatMap((kind) => {
        const subject = name.slice(0, -kind.length);
        return bound.has(subject) ? [{ name, kind, subject: `?${subject}` }] : [];
      });
  });
}

function mentionsIn(
  tokens: readonly Token[],
  { start, end }: TokenRange,
  isSkipped: (index: number) => number | undefined,
): readonly number[] {
  const indices: number[] = [];
  for (let index = start; index < end; index += 1) {
    const skipTo = isSkipped(index);
    if (skipTo !== undefined) index = skipTo;
    else if (tokens[index]?.text === '{' && tokens[index + 1]?.word === 'SELECT') {
      index = tokens[index]?.close ?? index;
    } else if (tokens[index]?.kind === 'variable') indices.push(index);
  }
  return indices;
}

/** Takes the block out so that the triples before and behind it stay two. */
function removal(source: Source, { first, close }: LabelService): Edit {
  const { tokens } = source;
  const isSeparate = /^[{}.]$/.test(tokens[first - 1]?.text ?? '');
  const end = tokens[close + 1]?.text === '.' ? close + 1 : close;
  const { start } = at(source, first);
  const pieces = [isSeparate ? ' ' : ' . '];
  return { start, end: at(source, end).end, pieces, origin: start };
}

function atGroupEnd(source: Source, { group, service }: PlacedService, labels: string): Edit {
  const { start } = at(source, group.end);
  return { start, end: start, pieces: [`${labels} `], origin: at(source, service.first).start };
}

/** `SELECT *` would show what the patterns bind besides labels. */
function explicitStar(
  { source, query, service, targets, start }: PlacedService,
  services: readonly LabelService[],
): readonly Edit[] {
  const { tokens } = source;
  if (!query.isStar || tokens[start]?.word !== 'SELECT' || targets.length === 0) return [];
  const names = boundVariables(tokens, query.pattern, skipper(services));
  const all = new Set([...names, ...targets.map(({ name }) => name)]);
  const star = outerIndices(tokens, query.header).find((index) => tokens[index]?.text === '*');
  if (star === undefined) return [];
  const { start: from, end } = at(source, star);
  const pieces = [[...all].map((name) => `?${name}`).join(' ')];
  return [{ start: from, end, pieces, origin: at(source, service.first).start }];
}

/** The text of the group without any label service, for patterns that repeat it. */
function withoutServices(
  { source, group, targets }: PlacedService,
  services: readonly LabelService[],
): string {
  if (!targets.some(({ kind }) => kind === 'AltLabel')) return '';
  const from = at(source, group.start).start;
  const to = at(source, group.end).start;
  const within = services.map((service) => removal(source, service));
  const edits = within.filter(({ start }) => start >= from && start < to);
  return editText(
    source.text.slice(from, to),
    edits.map((edit) => ({ ...edit, start: edit.start - from, end: edit.end - from })),
  ).text;
}

function skipper(services: readonly LabelService[]) {
  return (index: number) => services.find(({ first }) => first === index)?.close;
}

function freshNames(tokens: readonly Token[]): () => string {
  const taken = new Set(tokens.map(({ text }) => text.slice(1)));
  let count = 0;
  return () => {
    do count += 1;
    while (taken.has(`label${count}`));
    return `?label${count}`;
  };
}

/** The token at an index; past the end, the end of the text. */
function at({ text, tokens }: Source, index: number): { start: number; end: number } {
  return tokens[index] ?? { start: text.length, end: text.length };
}

function nameAt(tokens: readonly Token[], index: number): string {
  return (tokens[index]?.text ?? '').slice(1);
}
