/** Well-known drugs, as lines of SMILES and name. Structures from PubChem. */
export const EXAMPLES = `CC(=O)Oc1ccccc1C(=O)O aspirin
CN1C=NC2=C1C(=O)N(C(=O)N2C)C caffeine
CC(C)Cc1ccc(cc1)C(C)C(=O)O ibuprofen
CC(=O)Nc1ccc(O)cc1 paracetamol
CN(C)C(=N)NC(=N)N metformin
CC(C)NCC(O)COc1cccc2ccccc12 propranolol
Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1 imatinib
CC(C)c1c(C(=O)Nc2ccccc2)c(-c2ccccc2)c(-c2ccc(F)cc2)n1CCC(O)CC(O)CC(=O)O atorvastatin
CC(C)(C(=O)O)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1 fexofenadine
CC(C)(C)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1 terfenadine
CCN(CC)CCNC(=O)c1ccc(N)cc1 procainamide
c1ccccc1C( broken`;
