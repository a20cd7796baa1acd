import { beside, nouns, states, verbs } from './grammar.js';
import type { Cue } from './relation.js';

/** More wordings of what drugs do, by relation. */
export const THERAPY_LEXICON: Readonly<Record<string, readonly Cue[]>> = {
  treats: [
    ...verbs(
      `treat | manage | combat | tackle | relieve | alleviate | ease | fight | counter | counteract | address
      help with | help against | help in | work against | work for | work in | work on | act against
      do something against | do something for | do anything for | do anything against`,
      { end: 'left' },
    ),
    ...verbs('cure | heal | control', { end: 'left', isLoose: true }),
    ...states(
      `good for | good against | good in
      useful for | useful against | useful in | helpful for | helpful against | helpful in | helpful with
      of use in | of use for
      used for | used against | used in | used with | used to manage | used to combat | used to relieve | used to fight
      used on | used to control | used to alleviate | used as treatment for | used as therapy for | used as medicine for
      employed for | employed against | employed in | employed to treat | applied for | applied in | applied against
      prescribed for | prescribed against | prescribed in | prescribed to treat | prescribed as therapy for
      prescribed as treatment for | given for | given against | given in | given to treat | given as therapy for
      given as treatment for | taken for | taken against | taken to treat | taken in | administered for | administered in
      administered against | administered to treat | indicated for | indicated in | indicated against
      indicated as treatment for | indicated to treat | intended for | intended to treat | meant for | meant to treat
      available for | option for | option in | option against | designed to treat | ordered for | serve to treat
      serve as treatment for | serve as therapy for | act as treatment for | help treat | help to treat | able to treat
      help relieve | help manage | help combat | used therapeutically in | used therapeutically for | used medically for
      used clinically for | employed therapeutically in | used when treating | used in treating | used for treating
      for treating | for managing | used by people with | used by patients with | taken by people with
      taken by patients with | given to people with | given to patients with | prescribed to people with
      prescribed to patients with | administered to patients with | used in patients with | used in people with`,
      { end: 'left' },
    ),
    // The graph tells what is used, not how well it does.
    ...states(
      `effective against | effective for | effective in | effective with | efficacious in | efficacious against
      beneficial for | beneficial in | active against`,
      { end: 'left', isLoose: true, weight: 0.85 },
    ),
    ...states(
      `approved for | approved in | approved against | approved to treat | licensed for | licensed in | licensed against
      licensed to treat | authorized for | authorised for | authorized in | authorised in | registered for | marketed for
      cleared for | recommended for | recommended in | recommended against | recommended to treat | suitable for
      suited for | developed for | developed against | first choice for | cure for | labelled for | labeled for`,
      { end: 'left', isLoose: true, weight: 0.85 },
    ),
    ...nouns(
      `treatment | therapy | remedy | medication | medicine | drug | pharmacotherapy | drug treatment | drug therapy
      treatment option | therapeutic option | therapeutic | pharmacological treatment | pharmacological therapy
      pharmacological management | pharmacologic treatment | medical treatment | medical therapy | medical management
      medicinal treatment | management | pharmaceutical | pill | tablet | compound | substance | chemical`,
      { end: 'left' },
    ),
    ...nouns(
      `indication | use | therapeutic use | medical use | clinical use | therapeutic indication | clinical indication
      approved indication | treatment indication | therapeutic application | clinical application | medical indication
      therapeutic area | therapeutic purpose`,
      { end: 'right' },
    ),
    ...states('respond to | call for', { end: 'right', isLoose: true, weight: 0.8 }),
    ...beside(
      `prescribe | given | taken | used | use | take | give | administer | recommend | help | work | employ | treat | treatment | therapy | drug
      medication | medicine | relief | clinic | clinically | therapeutically | therapeutic | medically | pharmacological | apply
      indicate | avail | effective | option | patient | people | suffer | suffer from | doctor | prescription | benefit | against
      tackle | manage | management | choose | opt | turn to | reach for`,
    ),
  ],
  'drug-target': [
    ...verbs(
      `target | bind | bind to | act on | act upon | act at | interact with | hit | engage | attach to | dock to
      dock onto | latch onto | aim at | directed at | bind onto`,
      { end: 'left' },
    ),
    ...states('do anything to | do something to | have an effect on', { end: 'left', weight: 0.8 }),
    ...states(
      'directed at | directed against | directed to | directed towards | aimed at | ligand for | binder of | specific for',
      {
        end: 'left',
      },
    ),
    ...verbs(
      `inhibit | block | antagonize | antagonise | agonize | activate | modulate | suppress | stimulate | affect
      influence | interfere with | switch off | shut down`,
      { end: 'left', isLoose: true, weight: 0.85 },
    ),
    ...nouns(
      `target | molecular target | drug target | protein target | biological target | pharmacological target
      therapeutic target | target protein | target molecule | target receptor | binding target
      molecular targets`,
      { end: 'right' },
    ),
    ...nouns('site of action | mechanism of action | mode of action | point of attack', {
      end: 'right',
      isLoose: true,
      weight: 0.85,
    }),
    ...nouns(`inhibitor | agonist | antagonist | blocker | modulator | activator`, {
      end: 'left',
      isLoose: true,
      weight: 0.85,
    }),
    ...nouns('ligand | binder', { end: 'left' }),
    ...beside(
      'act | bind | binding | hit | target | interact | interaction | molecular | molecularly | pharmacological | directly | work | effect | drug',
    ),
  ],
  'drug-role': [
    ...states('belong to', { end: 'left', weight: 0.75 }),
    ...states(
      `act as | serve as | function as | work as | used as | classed as | classified as | known as | considered | regarded as
      belong to the class of | belong to the group of | described as | with the role | with role | having the role | have the role
      in the role of | play the role of | fulfil the role of | fulfill the role of | labelled as | whose role is`,
      { end: 'left' },
    ),
    ...nouns(
      `role | drug class | class of drugs | class of drug | pharmacological class | pharmacological role | pharmacological action
      pharmacological category | pharmacological group | pharmacologic class | therapeutic class | therapeutic category
      therapeutic group | therapeutic role | drug category | drug group | drug type | medication class | medication type
      kind of drug | type of drug | sort of drug | kind of drugs | type of drugs | kind of medicine | type of medicine
      sort of medicine | kind of medication | type of medication | sort of medication | category of drug | category of drugs
      category of medicine | group of drugs | family of drugs | drug family | class of medicine | class of medicines
      class of medication | class of medications | class of pharmaceuticals | kind of pharmaceutical | type of pharmaceutical
      type of agent | kind of agent | kind of compound | type of compound | kind of substance | type of substance
      medical role | biological role | chemical role | pharmaceutical class | pharmacology | drug classification`,
      { end: 'right' },
    ),
    ...beside(
      'act | serve | function | belong | class | category | group | family | classify | fall | under | fulfil | fulfill | play',
    ),
  ],
  'side-effect': [
    ...nouns(
      'side effect | adverse effect | adverse event | adverse reaction | unwanted effect | undesired effect | toxicity | harm | complication',
      { end: 'right' },
    ),
  ],
  'drug-interaction': [...nouns('drug interaction | drug-drug interaction', { end: 'right' })],
};
