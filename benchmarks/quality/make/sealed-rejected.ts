/** Questions of the sealed set that a reader threw out, as a study or a textbook might say yes, or as nobody would ask so. */
export const SEALED_REJECTED: readonly string[] = [
  'I was told nitazoxanide is used in hepatico cancer. Is that so?',
  'Can pneumonic plague give you confusion?',
  'Can psittacosis give you stupor?',
  'Does NOTCH2 have a role in erythrocyte differentiation?',
  'Can scrub typhus give you maculopapular rash?',
  'How many children with Kallmann syndrome have infertility before they can walk?',
  'do people with Lewy body dementia get confusion?',
  'Would a patient with melioidosis have confusion?',
  'is the gene THADA linked to cervical cancer',
  'Is there a genetic link between HINT1 and head and neck squamous cell carcinoma?',
  'is the gene WIF1 linked to cervical cancer',
];
