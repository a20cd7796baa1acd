import type { AdmetModelName } from './names.js';

/**
 * Other spellings by which each model is known.
 * Compared without regard to case, spaces and punctuation, so `Caco-2` and `H-HT` need no entry.
 */
export const ADMET_ALIASES = {
  logS: ['solubility', 'aqueous solubility'],
  LogD7: ['LogD', 'LogD7.4'],
  Caco2: ['Caco-2 permeability'],
  PGPi: ['P-gp inhibitor', 'P-glycoprotein inhibitor'],
  PGPs: ['P-gp substrate', 'P-glycoprotein substrate'],
  HIA: ['intestinal absorption', 'human intestinal absorption'],
  F20: ['bioavailability 20%', 'oral bioavailability 20%'],
  F30: ['bioavailability 30%', 'oral bioavailability 30%'],
  PPB: ['protein binding', 'plasma protein binding'],
  VD: ['VDss', 'volume of distribution'],
  BBB: ['blood-brain barrier', 'BBB penetration'],
  CYPIA2i: ['CYP1A2i', 'CYP1A2 inhibitor'],
  CYPIA2s: ['CYP1A2s', 'CYP1A2 substrate'],
  CYP3A4i: ['CYP3A4 inhibitor'],
  CYP3A4s: ['CYP3A4 substrate'],
  CYP2C9i: ['CYP2C9 inhibitor'],
  CYP2C9s: ['CYP2C9 substrate'],
  CYP2CI9i: ['CYP2C19i', 'CYP2C19 inhibitor'],
  CYP2C19s: ['CYP2CI9s', 'CYP2C19 substrate'],
  CYP2D6i: ['CYP2D6 inhibitor'],
  CYP2D6s: ['CYP2D6 substrate'],
  CL: ['clearance', 'drug clearance'],
  THALF: ['T1/2', 'half-life', 'drug half-life'],
  Ames: ['mutagenicity', 'Ames mutagenicity'],
  DILI: ['liver injury', 'drug-induced liver injury'],
  SkinS: ['skin sensitivity', 'skin sensitization', 'skin sensitisation'],
  hERG: ['hERG blocker'],
  HHT: ['hepatotoxicity', 'human hepatotoxicity'],
} as const satisfies Readonly<Record<AdmetModelName, readonly string[]>>;
