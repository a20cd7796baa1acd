import { beside, nouns, states, verbs } from './grammar.js';
import type { Cue } from './relation.js';

/** More wordings of what is known of diseases, by relation. */
export const DISEASE_LEXICON: Readonly<Record<string, readonly Cue[]>> = {
  symptom: [
    ...verbs(
      `present with | manifest with | manifest as | manifest in | manifest itself in | show | exhibit | display | feature
      come with | come along with | go along with | go with | go hand in hand with | suffer from | complain of
      complain about | experience | develop | report | present as | reveal itself by | entail | involve | bring about
      get | have symptom | have the symptom | have sign | show up as | make itself felt by`,
      { end: 'left', weight: 0.85 },
    ),
    ...states(
      'recognised by | recognized by | noticed by | identified by | diagnosed by | accompanied by | marked by | signaled by | signalled by',
      { end: 'left' },
    ),
    ...states(
      `characterized by | characterised by | heralded by | recognizable by | recognisable by | recognized by | recognised by`,
      { end: 'left', weight: 0.8 },
    ),
    ...states(
      `typical of | typical for | typical in | characteristic of | characteristic for | indicative of | symptomatic of | feature of
      observed in | seen in | found in | present in | appear in | noted in | encountered in | reported in | described in
      happen in | arise in | occur with | occur in | occur during | seen with | observed with | part of the picture in | part of the clinical picture in | part of the presentation in | part of the clinical picture of
      part of the picture of | part of the presentation of | belong to the picture of | belong to the clinical picture of | accompany`,
      { end: 'right', weight: 0.85 },
    ),
    ...states(
      'point to | indicate | suggest | suggestive of | signal | hint at | common in | frequent in',
      {
        end: 'right',
        isLoose: true,
        weight: 0.75,
      },
    ),
    ...states('be behind | behind | underlie', { end: 'left', weight: 0.8 }),
    ...nouns(
      `symptom | sign | manifestation | clinical feature | clinical sign | clinical symptom | clinical manifestation
      clinical finding | clinical presentation | clinical picture | presentation | symptomatology | complaint | warning sign
      telltale sign | hallmark | phenotypic feature | phenotype | presenting symptom | presenting feature | presenting complaint
      presenting sign | sign and symptom | symptom profile | symptom list | clinical phenotype | symptoms known`,
      { end: 'right' },
    ),
    ...beside(
      'have | show | occur | see | observe | find | present | appear | suffer | suffer from | complain | experience | sign | symptom | clinical | clinically | notice | belong | belong to | patient | people | expect | exhibit | develop | list | feature | characterize | characterise | typical | reveal | report | describe | recognize | recognise | notice | identify | spot | diagnose | tell | found | seen | shown | point | get',
    ),
  ],
  'genetic-association': [
    ...nouns(
      `gene | genes | associated gene | risk gene | susceptibility gene | candidate gene | disease gene | genetic factor
      genetics | genetic association | gene association | linked gene | related gene | genetic link | genetic risk factor | genetic background
      implicated gene | involved gene | disease-associated gene | disease-related gene | gene link | genetic contributor`,
      { end: 'right' },
    ),
    ...nouns(
      'causal gene | genetic cause | genetic basis | genetic determinant | genetic architecture | genetic underpinning | gene defect | driver gene | genetic driver | culprit gene',
      { end: 'right', isLoose: true, weight: 0.85 },
    ),
    ...nouns(
      `disease association | associated disease | disease link | linked disease | disease involvement | gene-disease association
      gene disease association | disease relation | disease connection | associated disorder | associated condition | linked disorder
      related disease | clinical association`,
      { end: 'left' },
    ),
    ...states(
      `involved in | implicated in | be involved | associated with | associated to | linked to | linked with | tied to | tied with | connected to
      connected with | related to | relevant to | relevant for | relevant in | have to do with | something to do with | anything to do with
      bound up with | coupled to | coupled with | play a part in | have a part in | have a role in | play a role in | role in
      part in | hand in | have a hand in | concerned in | concerned with`,
      { end: 'right', weight: 0.93 },
    ),
    ...states('involve', { end: 'left', weight: 0.85 }),
    ...verbs(
      `cause | drive | underlie | underly | predispose to | contribute to | confer risk of | confer risk for | confer susceptibility to | lead to
      raise the risk of | increase the risk of | influence | affect | be behind | behind | determine | trigger | give rise to | result in`,
      { end: 'right', isLoose: true, weight: 0.8 },
    ),
    ...states(
      'mutated in | altered in | defective in | disrupted in | dysregulated in | changed in | affected in | responsible for | at fault in | to blame for',
      { end: 'right', isLoose: true, weight: 0.85 },
    ),
    ...states('caused by | due to | driven by | attributed to | predisposed by | disease of', {
      end: 'left',
      isLoose: true,
      weight: 0.8,
    }),
    ...beside(
      'variation | association | associate | link | connection | connect | relation | relate | tie | implicate | involve | variant | mutation | genetic | genetically | polymorphism | allele | gene | role | play | risk | locus | show | share | human genetics | carry | belong | belong to | have | contribute',
    ),
  ],
  cause: [
    ...nouns(
      `cause | reason | etiology | aetiology | causative agent | causal agent | etiological agent | etiologic agent | infectious agent
      pathogen | culprit | trigger | underlying cause | root cause | origin`,
      { end: 'right', weight: 0.9 },
    ),
    ...states(
      `caused by | due to | brought about by | brought on by | produced by | provoked by | stem from | follow from | result from
      come from | attributable to | traced to | traced back to | owed to | consequence of`,
      { end: 'left' },
    ),
    ...verbs(
      'cause | lead to | result in | give rise to | bring about | bring on | account for | produce',
      {
        end: 'right',
        weight: 0.85,
      },
    ),
    ...states('responsible for | behind | to blame for', { end: 'right', weight: 0.85 }),
    ...beside('result | stem | come | arise | lead | blame'),
  ],
  'anatomical-location': [
    ...nouns(
      `location | anatomical location | anatomic location | anatomical site | anatomic site | site | seat | body part
      body site | organ affected | affected organ | part of the body | body region | localization | localisation | tissue affected
      affected tissue | affected body part | primary site | organ | bodily location | organ of origin`,
      { end: 'right', weight: 0.85 },
    ),
    ...states(
      `located in | situated in | occur in | arise in | found in | appear in | sit in | localized in | localised in | localized to
      develop in | present in | seen in | affect | involve | strike | attack | confined to | lie in`,
      { end: 'left', weight: 0.85 },
    ),
    ...states(
      'affected in | affected by | involved in | hit by | hit in | attacked by | attacked in | struck by',
      {
        end: 'right',
        weight: 0.85,
      },
    ),
    ...beside(
      'affect | part | body | of the body | in the body | anatomically | anatomical | locate | situate | occur | involve | sit | lie | where | region | arise | find',
    ),
  ],
};
