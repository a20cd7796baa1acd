/** Labels and units, in the order of panels. */
export const PROPERTIES = {
  molecularWeight: [
    "Molecular weight",
    "g/mol"
  ],
  logP: [
    "cLogP",
    ""
  ],
  polarSurfaceArea: [
    "TPSA",
    "Å²"
  ],
  hydrogenBondDonors: [
    "H-bond donors",
    ""
  ],
  hydrogenBondAcceptors: [
    "H-bond acceptors",
    ""
  ],
  rotatableBonds: [
    "Rotatable bonds",
    ""
  ],
  fractionSp3: [
    "Fraction sp3",
    ""
  ],
  rings: [
    "Rings",
    ""
  ],
  aromaticRings: [
    "Aromatic rings",
    ""
  ],
  heavyAtoms: [
    "Heavy atoms",
    ""
  ],
  atoms: [
    "Atoms, including hydrogens",
    ""
  ],
  charge: [
    "Formal charge",
    ""
  ],
  molarRefractivity: [
    "Molar refractivity",
    "cm³/mol"
  ]
} as const;

/** Limits of a property, lower and upper; a rule is met with as many exceeded as it allows. */
export const RULES = [
  {
    name: "Lipinski",
    source: "Lipinski et al. 1997, doi:10.1016/S0169-409X(96)00423-1 (passes with at most one limit exceeded)",
    allowed: 1,
    limits: [
      [
        "molecularWeight",
        null,
        500
      ],
      [
        "logP",
        null,
        5
      ],
      [
        "hydrogenBondDonors",
        null,
        5
      ],
      [
        "hydrogenBondAcceptors",
        null,
        10
      ]
    ]
  },
  {
    name: "Veber",
    source: "Veber et al. 2002, doi:10.1021/jm020017n",
    allowed: 0,
    limits: [
      [
        "rotatableBonds",
        null,
        10
      ],
      [
        "polarSurfaceArea",
        null,
        140
      ]
    ]
  },
  {
    name: "Egan",
    source: "Egan et al. 2000, doi:10.1021/jm000292e",
    allowed: 0,
    limits: [
      [
        "logP",
        null,
        5.88
      ],
      [
        "polarSurfaceArea",
        null,
        131.6
      ]
    ]
  },
  {
    name: "Ghose",
    source: "Ghose et al. 1999, doi:10.1021/cc9800071",
    allowed: 0,
    limits: [
      [
        "molecularWeight",
        160,
        480
      ],
      [
        "logP",
        -0.4,
        5.6
      ],
      [
        "molarRefractivity",
        40,
        130
      ],
      [
        "atoms",
        20,
        70
      ]
    ]
  }
] as const;

/** Parameters a to f, the maximum and the weight of each desirability of Bickerton et al. 2012. */
export const QED = {
  molecularWeight: [
    2.817066,
    392.575495,
    290.748976,
    2.419764,
    49.223257,
    65.370517,
    104.980556,
    0.66
  ],
  logP: [
    3.172691,
    137.862475,
    2.534937,
    4.581498,
    0.822739,
    0.576296,
    131.31866,
    0.46
  ],
  hydrogenBondAcceptors: [
    2.94862,
    160.460597,
    3.615295,
    4.435986,
    0.290142,
    1.30067,
    148.776305,
    0.05
  ],
  hydrogenBondDonors: [
    1.618662,
    1010.051101,
    0.985094,
    1e-9,
    0.713821,
    0.920923,
    258.163262,
    0.61
  ],
  polarSurfaceArea: [
    1.876862,
    125.223266,
    62.907736,
    87.833666,
    12.019998,
    28.513247,
    104.568617,
    0.06
  ],
  rotatableBonds: [
    0.01,
    272.412143,
    2.55838,
    1.565548,
    1.271567,
    2.758064,
    105.44204,
    0.65
  ],
  aromaticRings: [
    3.217789,
    957.737411,
    2.274628,
    1e-9,
    1.31769,
    0.375761,
    312.337261,
    0.48
  ],
  alerts: [
    0.01,
    1199.094025,
    -0.090029,
    1e-9,
    0.185904,
    0.875194,
    417.725314,
    0.95
  ]
} as const;
