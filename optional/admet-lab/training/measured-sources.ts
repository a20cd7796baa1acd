import type { ModelName } from '@biographql/admet-predictor';

/** Which training molecules of a model may be passed on. */
export interface MeasuredSource {
  /** Tables whose every row may be; none when no row may, or when the rows that may cannot be told from the others. */
  readonly tables: readonly ('train' | 'extra')[];
  /** Where the values come from, with the license of each copy. */
  readonly source: string;
  /** What is left out, and why. */
  readonly note?: string;
}

const veith: MeasuredSource = {
  tables: ['train'],
  source: 'Veith 2009, PubChem AID 1851, by Therapeutics Data Commons (CC BY 4.0)',
};
const byAdmetica = (what: string): MeasuredSource => ({
  tables: ['train'],
  source: `${what} by admetica, Datagrok (MIT)`,
});
const withheld = (why: string): MeasuredSource => ({
  tables: [],
  source: '',
  note: `Measured molecules of this model are not passed on: ${why}`,
});

/** What the licenses of the training data allow, by model; THIRD-PARTY-DATA.md has the summary. */
export const measuredSources: Readonly<Record<ModelName, MeasuredSource>> = {
  logS: { tables: ['train'], source: 'AqSolDB (CC0 1.0)' },
  LogD7: {
    tables: ['extra'],
    source: 'AstraZeneca, by Therapeutics Data Commons (CC BY 4.0)',
    note: 'The main set (Wang 2015) states no license and is left out.',
  },
  Caco2: withheld('their sources state no license.'),
  PPB: withheld('the main source stands under GPL-3.0, and another states no license.'),
  PGPi: {
    tables: ['train'],
    source:
      'Broccatelli 2011 by Therapeutics Data Commons (CC BY 4.0), admetica (MIT) or PgpGraph (MIT)',
  },
  PGPs: withheld('two of four sources state no license, and rows do not say which is theirs.'),
  HIA: withheld('one of three sources states no license, and rows do not say which is theirs.'),
  F20: withheld('their source states no license.'),
  F30: withheld('their source states no license.'),
  VD: {
    tables: ['train'],
    source:
      'Lombardo 2018 by PKSmart (Apache-2.0) or Lombardo 2016 by Therapeutics Data Commons (CC BY 4.0)',
  },
  BBB: {
    tables: ['extra'],
    source: 'B3DB (CC0 1.0)',
    note: 'The main set (MTGL-ADMET) states no license and is left out.',
  },
  CYPIA2i: veith,
  CYP3A4i: veith,
  CYP2C9i: veith,
  CYP2CI9i: veith,
  CYP2D6i: veith,
  CYPIA2s: byAdmetica('Substrates'),
  CYP3A4s: byAdmetica('Carbon-Mangels 2011 and XenoSite'),
  CYP2C9s: byAdmetica('Carbon-Mangels 2011 and XenoSite'),
  CYP2C19s: byAdmetica('Substrates'),
  CYP2D6s: byAdmetica('Carbon-Mangels 2011 and XenoSite'),
  CL: { tables: ['train'], source: 'Lombardo 2018 by PKSmart (Apache-2.0)' },
  THALF: withheld('one of three sources states no license, and rows do not say which is theirs.'),
  Ames: {
    tables: ['train'],
    source: 'Xu 2012 and Hansen 2009, by Therapeutics Data Commons (CC BY 4.0)',
  },
  DILI: { tables: ['train'], source: 'Xu 2015, by Therapeutics Data Commons (CC BY 4.0)' },
  SkinS: { tables: ['train'], source: 'Alves 2015, by Therapeutics Data Commons (CC BY 4.0)' },
  hERG: { tables: ['train'], source: 'Karim 2021, by Therapeutics Data Commons (CC BY 4.0)' },
  HHT: byAdmetica('H-HT'),
};
