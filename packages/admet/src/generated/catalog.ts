import type { AdmetModel, AdmetSource } from '../model.js';

/** The 28 wire names accepted as `modelName`, in the order of the specification's table, spelled as the wire spells them. */
export const ADMET_MODEL_NAMES = [
  "logS",
  "LogD7",
  "Caco2",
  "PGPi",
  "PGPs",
  "HIA",
  "F20",
  "F30",
  "PPB",
  "VD",
  "BBB",
  "CYPIA2i",
  "CYPIA2s",
  "CYP3A4i",
  "CYP3A4s",
  "CYP2C9i",
  "CYP2C9s",
  "CYP2CI9i",
  "CYP2C19s",
  "CYP2D6i",
  "CYP2D6s",
  "CL",
  "THALF",
  "Ames",
  "DILI",
  "SkinS",
  "hERG",
  "HHT"
] as const;

/** The six headings of the specification's table, in its order. */
export const ADMET_CATEGORIES = [
  "Basic physicochemical property",
  "Absorption",
  "Distribution",
  "Metabolism",
  "Excretion",
  "Toxicity"
] as const;

/**
 * Other spellings by which each model is known.
 * Compared without regard to case, spaces and punctuation, so `Caco-2` and `H-HT` need no entry.
 */
export const ADMET_ALIASES = {
  logS: [
    "solubility",
    "aqueous solubility"
  ],
  LogD7: [
    "LogD",
    "LogD7.4"
  ],
  Caco2: [
    "Caco-2 permeability"
  ],
  PGPi: [
    "P-gp inhibitor",
    "P-glycoprotein inhibitor"
  ],
  PGPs: [
    "P-gp substrate",
    "P-glycoprotein substrate"
  ],
  HIA: [
    "intestinal absorption",
    "human intestinal absorption"
  ],
  F20: [
    "bioavailability 20%",
    "oral bioavailability 20%"
  ],
  F30: [
    "bioavailability 30%",
    "oral bioavailability 30%"
  ],
  PPB: [
    "protein binding",
    "plasma protein binding"
  ],
  VD: [
    "VDss",
    "volume of distribution"
  ],
  BBB: [
    "blood-brain barrier",
    "BBB penetration"
  ],
  CYPIA2i: [
    "CYP1A2i",
    "CYP1A2 inhibitor"
  ],
  CYPIA2s: [
    "CYP1A2s",
    "CYP1A2 substrate"
  ],
  CYP3A4i: [
    "CYP3A4 inhibitor"
  ],
  CYP3A4s: [
    "CYP3A4 substrate"
  ],
  CYP2C9i: [
    "CYP2C9 inhibitor"
  ],
  CYP2C9s: [
    "CYP2C9 substrate"
  ],
  CYP2CI9i: [
    "CYP2C19i",
    "CYP2C19 inhibitor"
  ],
  CYP2C19s: [
    "CYP2CI9s",
    "CYP2C19 substrate"
  ],
  CYP2D6i: [
    "CYP2D6 inhibitor"
  ],
  CYP2D6s: [
    "CYP2D6 substrate"
  ],
  CL: [
    "clearance",
    "drug clearance"
  ],
  THALF: [
    "T1/2",
    "half-life",
    "drug half-life"
  ],
  Ames: [
    "mutagenicity",
    "Ames mutagenicity"
  ],
  DILI: [
    "liver injury",
    "drug-induced liver injury"
  ],
  SkinS: [
    "skin sensitivity",
    "skin sensitization",
    "skin sensitisation"
  ],
  hERG: [
    "hERG blocker"
  ],
  HHT: [
    "hepatotoxicity",
    "human hepatotoxicity"
  ]
} as const;

/** The works cited by the catalog, by key; `dong2018` is where the published figures come from, the others give limits. */
export const ADMET_SOURCES = {
  dong2018: {
    label: "Dong et al. 2018",
    citation: "ADMETlab: a platform for systematic ADMET evaluation. J Cheminform 10:29",
    doi: "10.1186/s13321-018-0283-x"
  },
  xiong2021: {
    label: "Xiong et al. 2021",
    citation: "ADMETlab 2.0. Nucleic Acids Res 49:W5, with the published explanation of its thresholds",
    doi: "10.1093/nar/gkab255"
  },
  daina2017: {
    label: "Daina et al. 2017",
    citation: "SwissADME. Sci Rep 7:42717",
    doi: "10.1038/srep42717"
  },
  smith2018: {
    label: "Smith et al. 2018",
    citation: "Relevance of Half-Life in Drug Design. J Med Chem 61:4273",
    doi: "10.1021/acs.jmedchem.7b00969"
  }
} as const satisfies Readonly<Record<string, AdmetSource>>;

const likelyIsUnfavorable = {
  bands: [
    {
      to: 0.3,
      label: "unlikely",
      verdict: "favorable"
    },
    {
      from: 0.3,
      to: 0.7,
      label: "uncertain",
      verdict: "moderate"
    },
    {
      from: 0.7,
      label: "likely",
      verdict: "unfavorable"
    }
  ],
  sources: [
    "xiong2021"
  ]
} as const;

const likelyIsFavorable = {
  bands: [
    {
      to: 0.3,
      label: "unlikely",
      verdict: "unfavorable"
    },
    {
      from: 0.3,
      to: 0.7,
      label: "uncertain",
      verdict: "moderate"
    },
    {
      from: 0.7,
      label: "likely",
      verdict: "favorable"
    }
  ],
  sources: [
    "xiong2021"
  ]
} as const;

/** The 28 entries of the catalog, in the order of the specification's table. */
export const ADMET_MODELS = [
  {
    name: "logS",
    label: "Solubility",
    severity: 2,
    category: "Basic physicochemical property",
    meaning: "log of aqueous solubility",
    description: "How much of the substance dissolves in water, as the exponent of a power of ten: -2 means 0.01 mol per liter. A drug that does not dissolve is hardly absorbed.",
    kind: "regression",
    unit: "log10 mol/L",
    typicalRange: [
      -7,
      0.5
    ],
    direction: "higher",
    thresholds: {
      bands: [
        {
          to: -6,
          label: "poorly soluble",
          verdict: "unfavorable"
        },
        {
          from: -6,
          to: -4,
          label: "moderately soluble",
          verdict: "moderate"
        },
        {
          from: -4,
          label: "soluble",
          verdict: "favorable"
        }
      ],
      sources: [
        "daina2017"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.86,
      measure: "R2"
    }
  },
  {
    name: "LogD7",
    label: "LogD at pH 7.4",
    severity: 1,
    category: "Basic physicochemical property",
    meaning: "log of n-octanol/water distribution coefficient at pH 7.4",
    description: "Whether the substance prefers fat or water at the pH of blood. A value of 2 means a hundred times more substance in the fatty layer. A value that is too low hinders passage through membranes. A value that is too high hinders dissolving and speeds up breakdown.",
    kind: "regression",
    unit: "log10 ratio",
    typicalRange: [
      -1.1,
      4.8
    ],
    direction: "window",
    thresholds: {
      bands: [
        {
          to: 1,
          label: "below the optimum",
          verdict: "moderate"
        },
        {
          from: 1,
          to: 3,
          label: "optimal",
          verdict: "favorable"
        },
        {
          from: 3,
          label: "above the optimum",
          verdict: "moderate"
        }
      ],
      sources: [
        "xiong2021"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.877,
      measure: "R2"
    }
  },
  {
    name: "Caco2",
    label: "Caco-2 permeability",
    severity: 1,
    category: "Absorption",
    meaning: "Caco-2 cell permeability",
    description: "How fast the substance passes through a layer of human gut cells in the laboratory, as a power of ten. Faster passage suggests better uptake from the gut.",
    kind: "regression",
    unit: "log10 cm/s",
    typicalRange: [
      -6.6,
      -4.2
    ],
    direction: "higher",
    thresholds: {
      bands: [
        {
          to: -5.15,
          label: "low permeability",
          verdict: "unfavorable"
        },
        {
          from: -5.15,
          label: "good permeability",
          verdict: "favorable"
        }
      ],
      sources: [
        "xiong2021"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.845,
      measure: "R2"
    }
  },
  {
    name: "PGPi",
    label: "P-gp inhibitor",
    classes: [
      "P-gp inhibitor",
      "not a P-gp inhibitor"
    ],
    severity: 1,
    category: "Absorption",
    meaning: "P-glycoprotein inhibitor",
    description: "Whether the substance blocks P-glycoprotein, a pump that moves foreign substances out of cells. Blocking it can raise the level of other drugs.",
    kind: "classification",
    positiveClass: "P-glycoprotein inhibitor",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.848,
      measure: "accuracy"
    }
  },
  {
    name: "PGPs",
    label: "P-gp substrate",
    classes: [
      "P-gp substrate",
      "not a P-gp substrate"
    ],
    severity: 1,
    category: "Absorption",
    meaning: "P-glycoprotein substrate",
    description: "Whether the pump P-glycoprotein moves this substance out of cells, which limits its uptake from the gut and its way into the brain.",
    kind: "classification",
    positiveClass: "P-glycoprotein substrate",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.824,
      measure: "accuracy"
    }
  },
  {
    name: "HIA",
    label: "Intestinal absorption",
    classes: [
      "absorbed (30 % or more)",
      "poorly absorbed (below 30 %)"
    ],
    severity: 2,
    category: "Absorption",
    meaning: "human intestinal absorption",
    description: "Whether at least 30 % of a swallowed dose is taken up from the human gut.",
    kind: "classification",
    positiveClass: "absorbed (at least 30 %)",
    direction: "higher",
    thresholds: likelyIsFavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.782,
      measure: "accuracy"
    }
  },
  {
    name: "F20",
    label: "Oral bioavailability ≥ 20 %",
    classes: [
      "bioavailability of 20 % or more",
      "bioavailability below 20 %"
    ],
    severity: 2,
    category: "Absorption",
    meaning: "human oral bioavailability (20%)",
    description: "Whether at least 20 % of a swallowed dose reaches the blood unchanged, after losses in gut and liver.",
    kind: "classification",
    positiveClass: "oral bioavailability of at least 20 %",
    direction: "higher",
    thresholds: likelyIsFavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.689,
      measure: "accuracy"
    }
  },
  {
    name: "F30",
    label: "Oral bioavailability ≥ 30 %",
    classes: [
      "bioavailability of 30 % or more",
      "bioavailability below 30 %"
    ],
    severity: 1,
    category: "Absorption",
    meaning: "human oral bioavailability (30%)",
    description: "Whether at least 30 % of a swallowed dose reaches the blood unchanged, after losses in gut and liver.",
    kind: "classification",
    positiveClass: "oral bioavailability of at least 30 %",
    direction: "higher",
    thresholds: likelyIsFavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.669,
      measure: "accuracy"
    }
  },
  {
    name: "PPB",
    label: "Plasma protein binding",
    severity: 1,
    category: "Distribution",
    meaning: "plasma protein binding",
    description: "Share of the substance in the blood that is bound to proteins. Only the unbound share can act. Many marketed drugs have a value above 90 %, so a high value by itself is not a reason to reject a molecule.",
    kind: "regression",
    unit: "%",
    typicalRange: [
      12,
      99.7
    ],
    direction: "lower",
    thresholds: {
      bands: [
        {
          to: 90,
          label: "enough unbound",
          verdict: "favorable"
        },
        {
          from: 90,
          label: "highly bound",
          verdict: "unfavorable"
        }
      ],
      sources: [
        "xiong2021"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.691,
      measure: "R2"
    }
  },
  {
    name: "VD",
    label: "Volume of distribution",
    severity: 1,
    category: "Distribution",
    meaning: "volume of distribution",
    description: "How far the substance spreads from the blood into tissue. With a low value, the substance stays mostly in the blood. With a high value, it is mostly in tissue.",
    kind: "regression",
    unit: "L/kg",
    typicalRange: [
      0.13,
      15
    ],
    direction: "window",
    thresholds: {
      bands: [
        {
          to: 0.04,
          label: "very low",
          verdict: "unfavorable"
        },
        {
          from: 0.04,
          to: 20,
          label: "usual for drugs",
          verdict: "favorable"
        },
        {
          from: 20,
          label: "very high",
          verdict: "unfavorable"
        }
      ],
      sources: [
        "xiong2021"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.912,
      caveat: "The published R2 seems to have been measured on the training data: cross-validation on public data gives about 0.55.",
      measure: "R2"
    }
  },
  {
    name: "BBB",
    label: "Crosses the blood–brain barrier",
    classes: [
      "crosses the blood–brain barrier",
      "does not cross the blood–brain barrier"
    ],
    severity: 1,
    category: "Distribution",
    meaning: "blood-brain barrier",
    description: "Whether the substance passes from the blood into the brain: wanted for drugs that act there, unwanted for most others.",
    kind: "classification",
    positiveClass: "crosses the blood-brain barrier",
    direction: "neutral",
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.926,
      measure: "accuracy"
    }
  },
  {
    name: "CYPIA2i",
    label: "CYP1A2 inhibitor",
    classes: [
      "CYP1A2 inhibitor",
      "not a CYP1A2 inhibitor"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 1A2 inhibitor",
    description: "Whether the substance blocks the liver enzyme CYP 1A2, which breaks down drugs such as caffeine. Blocking the enzyme can raise the levels of drugs taken at the same time.",
    kind: "classification",
    positiveClass: "CYP 1A2 inhibitor",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.849,
      measure: "accuracy"
    }
  },
  {
    name: "CYPIA2s",
    label: "CYP1A2 substrate",
    classes: [
      "CYP1A2 substrate",
      "not a CYP1A2 substrate"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 1A2 substrate",
    description: "Whether the liver enzyme CYP 1A2 breaks this substance down, as it does caffeine. Other drugs that block the enzyme can then raise the level of the substance.",
    kind: "classification",
    positiveClass: "CYP 1A2 substrate",
    direction: "neutral",
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.702,
      measure: "accuracy"
    }
  },
  {
    name: "CYP3A4i",
    label: "CYP3A4 inhibitor",
    classes: [
      "CYP3A4 inhibitor",
      "not a CYP3A4 inhibitor"
    ],
    severity: 2,
    category: "Metabolism",
    meaning: "CYP 3A4 inhibitor",
    description: "Whether the substance blocks the liver enzyme CYP 3A4, which breaks down drugs such as midazolam. Blocking the enzyme can raise the levels of drugs taken at the same time.",
    kind: "classification",
    positiveClass: "CYP 3A4 inhibitor",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.817,
      measure: "accuracy"
    }
  },
  {
    name: "CYP3A4s",
    label: "CYP3A4 substrate",
    classes: [
      "CYP3A4 substrate",
      "not a CYP3A4 substrate"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 3A4 substrate",
    description: "Whether the liver enzyme CYP 3A4 breaks down this substance, as it breaks down midazolam. Other drugs that block the enzyme can then raise the level of the substance.",
    kind: "classification",
    positiveClass: "CYP 3A4 substrate",
    direction: "neutral",
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.757,
      measure: "accuracy"
    }
  },
  {
    name: "CYP2C9i",
    label: "CYP2C9 inhibitor",
    classes: [
      "CYP2C9 inhibitor",
      "not a CYP2C9 inhibitor"
    ],
    severity: 2,
    category: "Metabolism",
    meaning: "CYP 2C9 inhibitor",
    description: "Whether the substance blocks the liver enzyme CYP 2C9, which breaks down drugs such as warfarin. Blocking the enzyme can raise the levels of drugs taken at the same time.",
    kind: "classification",
    positiveClass: "CYP 2C9 inhibitor",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.837,
      measure: "accuracy"
    }
  },
  {
    name: "CYP2C9s",
    label: "CYP2C9 substrate",
    classes: [
      "CYP2C9 substrate",
      "not a CYP2C9 substrate"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 2C9 substrate",
    description: "Whether the liver enzyme CYP 2C9 breaks this substance down, as it does warfarin. Other drugs that block the enzyme can then raise the level of the substance.",
    kind: "classification",
    positiveClass: "CYP 2C9 substrate",
    direction: "neutral",
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.728,
      measure: "accuracy"
    }
  },
  {
    name: "CYP2CI9i",
    label: "CYP2C19 inhibitor",
    classes: [
      "CYP2C19 inhibitor",
      "not a CYP2C19 inhibitor"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 2C19 inhibitor (identifier spelled with the letter I)",
    description: "Whether the substance blocks the liver enzyme CYP 2C19, which breaks down drugs such as omeprazole. Blocking the enzyme can raise the levels of drugs taken at the same time.",
    kind: "classification",
    positiveClass: "CYP 2C19 inhibitor",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "SVM",
      figure: 0.822,
      measure: "accuracy"
    }
  },
  {
    name: "CYP2C19s",
    label: "CYP2C19 substrate",
    classes: [
      "CYP2C19 substrate",
      "not a CYP2C19 substrate"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 2C19 substrate",
    description: "Whether the liver enzyme CYP 2C19 breaks this substance down, as it does omeprazole. Other drugs that block the enzyme can then raise the level of the substance.",
    kind: "classification",
    positiveClass: "CYP 2C19 substrate",
    direction: "neutral",
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.74,
      measure: "accuracy"
    }
  },
  {
    name: "CYP2D6i",
    label: "CYP2D6 inhibitor",
    classes: [
      "CYP2D6 inhibitor",
      "not a CYP2D6 inhibitor"
    ],
    severity: 2,
    category: "Metabolism",
    meaning: "CYP 2D6 inhibitor",
    description: "Whether the substance blocks the liver enzyme CYP 2D6, which breaks down drugs such as metoprolol. Blocking the enzyme can raise the levels of drugs taken at the same time.",
    kind: "classification",
    positiveClass: "CYP 2D6 inhibitor",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.793,
      measure: "accuracy"
    }
  },
  {
    name: "CYP2D6s",
    label: "CYP2D6 substrate",
    classes: [
      "CYP2D6 substrate",
      "not a CYP2D6 substrate"
    ],
    severity: 1,
    category: "Metabolism",
    meaning: "CYP 2D6 substrate",
    description: "Whether the liver enzyme CYP 2D6 breaks down this substance, as it breaks down metoprolol. Other drugs that block the enzyme can then raise the level of the substance.",
    kind: "classification",
    positiveClass: "CYP 2D6 substrate",
    direction: "neutral",
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.748,
      measure: "accuracy"
    }
  },
  {
    name: "CL",
    label: "Clearance",
    severity: 1,
    category: "Excretion",
    meaning: "drug clearance",
    description: "Volume of blood plasma freed of the substance per minute and kilogram of body weight. A low value means slow removal and long action. Whether a low or a high value is better depends on the dosing plan.",
    kind: "regression",
    unit: "mL/min/kg",
    typicalRange: [
      0.34,
      33
    ],
    direction: "neutral",
    thresholds: {
      bands: [
        {
          to: 5,
          label: "low clearance",
          verdict: "neutral"
        },
        {
          from: 5,
          to: 15,
          label: "moderate clearance",
          verdict: "neutral"
        },
        {
          from: 15,
          label: "high clearance",
          verdict: "neutral"
        }
      ],
      sources: [
        "xiong2021"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.877,
      caveat: "The published R2 seems to have been measured on the training data: cross-validation on public data gives about 0.30.",
      measure: "R2"
    }
  },
  {
    name: "THALF",
    label: "Half-life",
    severity: 1,
    category: "Excretion",
    meaning: "drug half-life",
    description: "Hours until half of the substance has left the blood. A half-life between half a day and two days suits one tablet a day.",
    kind: "regression",
    unit: "h",
    typicalRange: [
      0.5,
      51
    ],
    direction: "window",
    thresholds: {
      bands: [
        {
          to: 12,
          label: "too short for dosing once a day",
          verdict: "moderate"
        },
        {
          from: 12,
          to: 48,
          label: "suits dosing once a day",
          verdict: "favorable"
        },
        {
          from: 48,
          label: "too long for dosing once a day",
          verdict: "moderate"
        }
      ],
      sources: [
        "smith2018"
      ]
    },
    published: {
      method: "Random Forests",
      figure: 0.897,
      caveat: "The published R2 seems to have been measured on the training data: cross-validation on public data gives about 0.35.",
      measure: "R2"
    }
  },
  {
    name: "Ames",
    label: "Ames mutagenicity",
    classes: [
      "mutagenic",
      "not mutagenic"
    ],
    severity: 3,
    category: "Toxicity",
    meaning: "Ames mutagenicity test",
    description: "Whether the substance causes mutations in bacteria, a standard warning sign for damage to DNA and for cancer.",
    kind: "classification",
    positiveClass: "mutagenic",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.82,
      measure: "accuracy"
    }
  },
  {
    name: "DILI",
    label: "Drug-induced liver injury",
    classes: [
      "concern for liver injury",
      "no concern for liver injury"
    ],
    severity: 3,
    category: "Toxicity",
    meaning: "drug-induced liver injury",
    description: "Whether the substance resembles marketed drugs whose labels or reports link them to liver injury in patients (trained on 395 drugs). This model is narrower than the model for human liver toxicity.",
    kind: "classification",
    positiveClass: "concern for liver injury",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.84,
      measure: "accuracy"
    }
  },
  {
    name: "SkinS",
    label: "Skin sensitization",
    classes: [
      "skin sensitizer",
      "not a skin sensitizer"
    ],
    severity: 2,
    category: "Toxicity",
    meaning: "skin sensitivity",
    description: "Whether contact with the substance can make the skin allergic to it.",
    kind: "classification",
    positiveClass: "skin sensitizer",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.706,
      measure: "accuracy"
    }
  },
  {
    name: "hERG",
    label: "hERG blocker",
    classes: [
      "hERG blocker",
      "not a hERG blocker"
    ],
    severity: 3,
    category: "Toxicity",
    meaning: "human ether-a-go-go related gene",
    description: "Whether the substance blocks the hERG potassium channel of the heart, which can disturb its rhythm.",
    kind: "classification",
    positiveClass: "hERG blocker (IC50 below 10 µM)",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.844,
      measure: "accuracy"
    }
  },
  {
    name: "HHT",
    label: "Human liver toxicity",
    classes: [
      "toxic to the liver",
      "not toxic to the liver"
    ],
    severity: 2,
    category: "Toxicity",
    meaning: "human hepatotoxicity",
    description: "Whether any harm to the human liver was ever reported, however rare or mild, at any dose. Two thirds of the training drugs are positive, so this model predicts harm more often than the model for drug-induced liver injury.",
    kind: "classification",
    positiveClass: "toxic to the human liver",
    direction: "lower",
    thresholds: likelyIsUnfavorable,
    unit: "probability",
    typicalRange: [
      0,
      1
    ],
    published: {
      method: "Random Forests",
      figure: 0.69,
      measure: "accuracy"
    }
  }
] as const satisfies readonly AdmetModel[];
