/** Alternatives that several rules share, as parts of patterns. */
export const WORD_CLASSES = {
  drug: 'drugs?|medications?|medicines?|medicaments?|pharmaceuticals?|compounds?|chemicals?|substances?|molecules?|agents?|therapeutics|therap(?:y|ies)|treatments?|remed(?:y|ies)|pills?|tablets?',
  gene: 'genes?|proteins?|loci|locus|markers?|biomarkers?|interactors?',
  disease:
    'diseases?|disorders?|conditions?|illness(?:es)?|ailments?|syndromes?|indications?|patholog(?:y|ies)',
  sign: 'symptoms?|signs?|manifestations?|complaints?',
  place:
    'tissues?|organs?|cells?|cell types?|chromosomes?|pathways?|process(?:es)?|functions?|compartments?|components?|targets?|structures?|organelles?|roles?|class(?:es)?|subtypes?|phenotypes?|bands?',
  noun: '{drug}|{gene}|{disease}|{sign}|{place}',
  doer: 'i|we|you|one|they|people|someone|somebody|anyone|anybody|(?:a |the |my |our |your )?(?:doctors?|physicians?|clinicians?|gps?|specialists?|medics?|practitioners?|nurses?|psychiatrists?|neurologists?|oncologists?|cardiologists?|dermatologists?|pharmacists?|patients?|person|biologists?|scientists?|researchers?|geneticists?|medicine)',
  be: 'is|are|was|were|be|been|being',
  may: 'can|could|may|might|should|would|will|do|does|must|shall',
  adverb:
    'usually|typically|commonly|generally|normally|currently|actually|exactly|really|mainly|also|just|perhaps|possibly|maybe|please|kindly|then|presently|nowadays|today|now|ever',
} as const;
