/** Terms of Mondo: one that the graph has, one that it lacks, and one of an animal. */
export const MONDO_TERMS = {
  'MONDO:1': {
    label: 'Marfan syndrome',
    ancestors: { 'MONDO:0700096': 1 },
    description: 'A disorder that is characterized by tall statures without stroke.',
  },
  'MONDO:4': {
    label: 'Marfan syndrome 9',
    ancestors: { 'MONDO:1': 1, 'MONDO:0700096': 2 },
  },
  'MONDO:5': { label: 'Marfan syndrome of the mouse', ancestors: { 'MONDO:1': 1 } },
};
