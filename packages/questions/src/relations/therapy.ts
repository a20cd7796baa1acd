import { cues, type RelationWording } from './relation.js';
import { ANYTHING, DISEASES, DRUGS, GENES, SYMPTOMS } from './types.js';

const drug = { types: DRUGS };

/** What drugs do: treat, harm, bind, contain. */
export const THERAPY_RELATIONS: readonly RelationWording[] = [
  {
    id: 'treats',
    left: drug,
    right: { types: DISEASES },
    cues: [
      ...cues(0.9, 'prescribe for', { after: 'right', before: 'left' }),
      ...cues(0.9, 'prescribe', { after: 'left', voice: 'active', isLoose: true }),
      ...cues(1, `treatment | therapy | therapies | drug treatment`),
      ...cues(1, 'treat | used to treat', { before: 'left', after: 'right', voice: 'active' }),
      ...cues(1, 'treated | treated with | treated by | treated using', {
        before: 'right',
        after: 'left',
        voice: 'passive',
      }),
      ...cues(
        1,
        `treatment of | treatment for | used for treatment | used for the treatment of
        used in the treatment of | therapy of | used in the management of | used in the therapy of`,
        { before: 'left', after: 'right' },
      ),
      ...cues(
        1,
        `indication | indications | indication of | indications of | indication for
        indications for | therapeutic use of | medical use of | therapeutic indication | therapeutic indications of`,
        { asks: 'right', after: 'left' },
      ),
      ...cues(0.9, 'give for | given for | take for | taken for | taken against', {
        before: 'left',
        after: 'right',
      }),
      ...cues(0.9, 'indicated | therapeutic use | medical use'),
      ...cues(
        0.8,
        `used in | approved for | effective for | effective against | works against
        administered for | developed for | help with
        relieve | alleviate | combat | manage | cure | work against | help against | good for | work for | useful for | useful in | help | ease | approved to treat`,
        { isLoose: true },
      ),
      ...cues(
        1,
        `drugs for | drug for | drugs against | drug against | pills for | tablets for | remedies for | medication for
        medicine for | medicines for | medications for | therapies for | remedy for
        therapy for | medications against | treatments for | treatments of`,
        { asks: 'left', after: 'right' },
      ),
      ...cues(0.6, `drug | medication | medicine`),
      ...cues(0.7, 'given | give | take'),
      ...cues(0.6, 'used | use', { isLoose: true }),
    ],
    sentences: {
      left: '$entity is used to treat $values.',
      right: '$entity is treated with $values.',
    },
  },
  {
    id: 'side-effect',
    left: drug,
    right: { types: SYMPTOMS },
    cues: [
      ...cues(
        1,
        `side effect | adverse effect | adverse event | adverse reaction
        adverse drug reaction | unwanted effect | undesirable effect | toxicity
        toxicities`,
      ),
      ...cues(0.7, 'cause | caused by | induce | induced by | provoke | lead to | trigger', {
        isLoose: true,
      }),
    ],
    sentences: {
      left: 'Side effects of $entity include $values.',
      right: '$entity is a side effect of $values.',
    },
  },
  {
    id: 'drug-target',
    left: drug,
    right: { types: GENES },
    fallbacks: ['drug-role'],
    cues: [
      ...cues(1, `drug target | target protein | molecular target | biological target`),
      ...cues(1, 'target', { before: 'left', after: 'right', voice: 'active' }),
      ...cues(1, 'targeted | targeted by', { before: 'right', after: 'left', voice: 'passive' }),
      ...cues(0.85, 'target', { asks: 'right', isLoose: true }),
      ...cues(0.8, 'hit', { before: 'left', after: 'right', isLoose: true }),
      ...cues(0.85, 'hit by', { before: 'right', after: 'left', isLoose: true }),
      ...cues(1, 'target of | drug target of | target for | molecular target of', {
        before: 'right',
        after: 'left',
      }),
      ...cues(1, 'ligand for | ligand of', { before: 'left', after: 'right' }),
      ...cues(
        0.9,
        `bind | bound by | binds to | interact with | physically interact with | ligand
        interacting with | interaction with`,
      ),
      ...cues(
        0.8,
        `inhibitor of | agonist of | antagonist of | antagonist for | agonist for
        blocker of | inhibit | inhibited by | block | blocked by | antagonize
        activate | modulate | mechanism of action | inhibitor | agonist | antagonist`,
        { isLoose: true },
      ),
      ...cues(0.6, 'interact | interaction'),
    ],
    sentences: {
      left: '$entity interacts with $values.',
      right: '$entity is a target of $values.',
    },
  },
  {
    id: 'drug-interaction',
    left: drug,
    right: drug,
    isSymmetric: true,
    cues: cues(
      0.9,
      `drug interaction | interact with | interact | interaction | contraindicated with
        combined with`,
    ),
    sentences: {
      left: '$entity has significant interactions with $values.',
      right: '$entity has significant interactions with $values.',
    },
  },
  {
    id: 'drug-role',
    left: { types: [...DRUGS, 'PROTEIN'] },
    right: { types: ANYTHING },
    cues: [
      ...cues(
        1,
        `role of | has role | subject has role | pharmacological role | drug class
        class of drug | pharmacological class | pharmacologic class
        pharmacologic action | pharmacological action`,
        { after: 'left' },
      ),
      ...cues(0.9, `used as | act as | acts as | serve as | classed as | classified as`, {
        before: 'left',
        after: 'right',
      }),
      ...cues(0.6, 'belong to', { before: 'left' }),
      ...cues(
        0.95,
        `kind of medication | type of medication | class of medication | kind of medicine | type of medicine | kind of drug | type of drug | sort of drug`,
        { before: 'left', after: 'left' },
      ),
      ...cues(0.8, `role | drug family | class`, {
        before: 'left',
        after: 'left',
      }),
    ],
    sentences: {
      left: '$entity has the role of $values.',
      right: '$values {has|have} the role of $entity.',
    },
  },
  {
    id: 'active-ingredient',
    left: { types: ANYTHING },
    right: drug,
    fallbacks: ['part-of'],
    cues: [
      ...cues(
        1,
        `active ingredient | active substance | generic name | active ingredients
        generic`,
        { asks: 'right', after: 'left' },
      ),
      ...cues(1, 'trade name | brand name | commercial name | proprietary name', {
        asks: 'left',
        after: 'right',
      }),
      ...cues(
        0.6,
        `included in | contained in | contain | ingredient | component | composed of`,
        {},
      ),
    ],
    sentences: {
      left: 'The active {ingredient|ingredients} of $entity {is|are} $values.',
      right: '$entity is the active ingredient of $values.',
    },
  },
  {
    id: 'administration-route',
    left: drug,
    right: { types: ANYTHING },
    cues: cues(
      1,
      `route of administration | administration route | administered | how administered
        how taken`,
      { asks: 'right' },
    ),
    sentences: {
      left: '$entity is administered by the {route|routes}: $values.',
      right: '$values {is|are} administered by the route: $entity.',
    },
  },
];
