import file from '../lexicon/topics.json' with { type: 'json' };

/** What says that somebody has, or takes, what the question is about; whoever it is must not narrow it. */
const { people, adverbs, verbs } = file.scene;
const SCENE = new RegExp(
  `^(?:${people.join('|')})\\s+(?:${adverbs.join('|')})?(?:${verbs.join('|')})\\s+`,
  'i',
);
const TOPIC = new RegExp(`^(?:${file.topics.join('|')})\\s*:?\\s+`, 'i');
/** Ends the topic; a hyphen only between blanks. */
const DIVIDED = /^(.{2,80}?)(?:\s*[.:;?!]+\s+|,\s+|\s+[-–—]+\s+)(.+)$/;
const PRONOUNS = file.pronouns.map((pattern) => new RegExp(pattern, 'i'));
const ASKING = new RegExp(`\\b(?:${file.asking.join('|')})\\b`, 'i');
const GENERAL = new RegExp(`^(?:${file.general.join('|')})$`, 'i');

export function resolveTopic(text: string): string {
  const [, before, question] = DIVIDED.exec(text) ?? [];
  if (before === undefined || question === undefined) return text;
  const scene = before.replace(SCENE, '');
  const pair = /^(.+?) (?:for|in|against|and|with) (.+)$/i.exec(before);
  const twice =
    /^((?:do|does|is|can|could|are|has) )(?:it|they)\b(.*)\b(?:it|that|this|them)$/i.exec(question);
  if (pair !== null && twice !== null)
    return `${twice[1] ?? ''}${pair[1] ?? ''}${twice[2] ?? ''}${pair[2] ?? ''}`;
  const isScene = scene !== before;
  const topic = scene.replace(TOPIC, '').trim();
  const isBroughtUp = isScene || topic !== scene;
  if (topic === '' || GENERAL.test(topic.split(' ')[0] ?? '')) return text;
  if (!ASKING.test(question) && !/[:–—-]\s/.test(text)) return text;
  const several = /^(.+?)(?: and |, | or | & | vs\.? | versus )(.+)$/i.exec(topic);
  const placed = several === null ? inPlace(question, topic) : forBoth(question, topic);
  if (placed !== null) return placed;
  return isBroughtUp || /[:–—-]\s/.test(text.slice(before.length, before.length + 4))
    ? behind(question, topic)
    : text;
}

function inPlace(question: string, topic: string): string | null {
  const pronoun = PRONOUNS.find((one) => one.test(question));
  if (pronoun === undefined) return null;
  return question.replace(pronoun, (said) =>
    /^(?:its|their)$/i.test(said) ? `${topic}'s` : topic,
  );
}

/** `X and Y: drugs that treat both` */
function forBoth(question: string, topic: string): string | null {
  const pair =
    /\b(?:both(?: of them| of these| diseases| drugs| genes| conditions| disorders)?|each(?: of (?:them|these))?|them(?: both)?|these(?: two)?(?: diseases| drugs| genes| conditions)?|the two|they(?: both)?)\b/i;
  return pair.test(question) ? question.replace(pair, `both ${topic}`) : null;
}

/** A topic that nothing stands for is named after what is asked, where a preposition would name it. */
function behind(question: string, topic: string): string {
  return /\b(?:more|fewer|less|most)\b/i.test(question)
    ? `${question}, ${topic}`
    : `${question} for ${topic}`;
}

const PARTS =
  /^(.{8,}?)[,;?]?\s+(?:and|also|;)\s+(?=(?:which|what|how|who|where|is|are|does|do|can|list)\b)(.{6,})$/i;
const OPENING_WORD = /^(?:which|what|how|who|where|is|are|does|do|can|list|name|give|tell|show)\b/i;
const REFERRING = /\b(?:it|its|them|their|they|this|that)\b/i;
const OPENING = /^(?:and|what about|how about|also)\s+/i;

/** Returns the questions that a text asks: two for `What is the gene of X and which drugs treat it?`. */
export function splitQuestion(text: string): readonly string[] {
  const [, first, second] = PARTS.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined || !OPENING_WORD.test(first.trim()))
    return [text];
  return REFERRING.test(second) ? [first, second] : [text];
}

/** Whether a question refers to the one before it: `and its side effects?` */
export function isFollowUp(text: string): boolean {
  return OPENING.test(text.trim()) || (REFERRING.test(text) && text.trim().split(/\s+/).length < 9);
}

/** Returns a follow-up with what it refers to: `metformin: its targets`. */
export function withTopic(text: string, topic: string): string {
  const question = text.trim().replace(OPENING, '');
  return REFERRING.test(question)
    ? `${topic}: ${question}`
    : `${question.replace(/\?$/, '')} of ${topic}`;
}
