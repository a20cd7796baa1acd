import type { Named, QuestionMaker } from './question-maker.js';

const SLOT = /\{(disease|drug|gene|symptom)\}/g;

type Slot = 'disease' | 'drug' | 'gene' | 'symptom';

/**
 * Puts entities into a wording that no plan can consume: such as the graph knows several relations of, and beside a
 * disease a drug or a symptom of it, so that the words left over are all that is wrong with the question.
 * @throws when no entity fits.
 */
export function fillUnanswerable(
  maker: QuestionMaker,
  wording: string,
): { readonly question: string; readonly about: readonly Named[] } {
  const slots = SLOTS.filter((slot) => wording.includes(`{${slot}}`));
  const write = (about: readonly Named[]): string =>
    wording.replace(SLOT, (_, slot: Slot) => about[slots.indexOf(slot)]?.shown ?? '');
  for (const about of choices(maker, wording, slots)) {
    const question = write(about);
    if (!maker.rejected.includes(question)) return { question, about };
  }
  throw new Error(`No entity fits: ${wording}`);
}

/** A disease is chosen first, and what goes with it after. */
const SLOTS: readonly Slot[] = ['disease', 'drug', 'gene', 'symptom'];

function* choices(
  maker: QuestionMaker,
  wording: string,
  [slot, ...others]: readonly Slot[],
  before?: Named,
): Generator<readonly Named[]> {
  if (slot === undefined) {
    yield [];
    return;
  }
  for (const named of maker.pool(slot, wording)) {
    if (!isKnown(maker, slot, named) || !isTied(maker, slot, named, before)) continue;
    for (const rest of choices(maker, wording, others, named)) yield [named, ...rest];
  }
}

/** What a question would ask of it but for the words that are too many. */
const KNOWN: Readonly<Record<Slot, readonly (readonly [string, 'left' | 'right'])[]>> = {
  disease: [
    ['treats', 'left'],
    ['genetic-association', 'right'],
  ],
  drug: [
    ['treats', 'right'],
    ['drug-target', 'right'],
  ],
  gene: [
    ['genetic-association', 'left'],
    ['pathway', 'right'],
  ],
  symptom: [['symptom', 'left']],
};

function isKnown(maker: QuestionMaker, slot: Slot, named: Named): boolean {
  return KNOWN[slot].every(([relation, asks]) => maker.values(relation, named, asks).length > 0);
}

function isTied(maker: QuestionMaker, slot: Slot, named: Named, disease?: Named): boolean {
  if (disease === undefined || slot === 'gene') return true;
  const relation = slot === 'drug' ? 'treats' : 'symptom';
  const values = maker.values(relation, disease, slot === 'drug' ? 'left' : 'right');
  return values.some(({ iri }) => named.iris.includes(iri));
}
