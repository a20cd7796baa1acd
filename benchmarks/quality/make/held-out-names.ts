import type { ListedNames } from './listed-names.js';

/** Names of this half, each as `typed = label in the graph`; identifiers by the property that holds them. */
export const HELD_OUT_NAMES: ListedNames = {
  brand: `
    Keytruda = pembrolizumab | Yervoy = ipilimumab | Januvia = sitagliptin | Iressa = gefitinib
    | Zelboraf = vemurafenib | Nexavar = sorafenib | Avastin = bevacizumab | Erbitux = cetuximab
    | Humira = adalimumab | Stelara = ustekinumab | Soliris = eculizumab | Taxol = paclitaxel |
    Eliquis = apixaban | Coumadin = (RS)-warfarin | Norvasc = amlodipine | Zyprexa = olanzapine
    | Aricept = donepezil | Keppra = (S)-etiracetam | Prilosec = omeprazole | Zantac =
    ranitidine | Imodium = loperamide | Voltaren = diclofenac | Ventolin = salbutamol | Benadryl
    = diphenhydramine | Tamiflu = oseltamivir | Zithromax = azithromycin | Cipro = ciprofloxacin
    | Synthroid = levothyroxine | Propecia = finasteride`,
  lay: `
    adrenaline = epinephrine | thalidomide = thalidomide | glibenclamide = glyburide |
    carbamazepine = carbamazepin | varicella = chickenpox | German measles = rubella | lockjaw =
    tetanus | river blindness = onchocerciasis | hay fever = allergic rhinitis | pink eye =
    conjunctivitis | celiac = coeliac disease | oesophageal cancer = esophageal cancer | anaemia
    = anemia | breast tumor = breast cancer | Alzheimer disease = Alzheimer's disease | Lyme
    disease = Lyme disease | kidney stones = nephrolithiasis | flu = influenza | chickenpox =
    chickenpox`,
  abbreviation: `
    COPD = chronic obstructive pulmonary disease | ALS = amyotrophic lateral sclerosis | ADHD =
    attention deficit hyperactivity disorder | PKU = phenylketonuria | NSCLC = non-small-cell
    lung carcinoma | PCOS = polycystic ovary syndrome | CML = chronic myeloid leukemia | CLL =
    chronic lymphocytic leukemia | NIDDM = type 2 diabetes | OCD = obsessive-compulsive disorder
    | TTP = thrombotic thrombocytopenic purpura | IBD = inflammatory bowel diseases | AMD =
    age related macular degeneration | DVT = deep vein thrombosis | PD-L1 = CD274 | CD20 = MS4A1
    | VEGF = VEGFA | MTX = methotrexate | STI571 = imatinib | parkin = PRKN`,
  identifier: {
    P5270: `MONDO:0004979 = asthma | http://purl.obolibrary.org/obo/MONDO_0007739 = Huntington's disease`,
    P699: `DOID_10652 = Alzheimer's disease`,
    P3841: `HP:0001250 = seizure | http://purl.obolibrary.org/obo/HP_0001945 = fever`,
    P686: `http://purl.obolibrary.org/obo/GO_0001525 = angiogenesis`,
    P235: `RZVAJINKPMORJF-UHFFFAOYSA-N = acetaminophen`,
    P352: `P00533 = EGFR`,
    P354: `HGNC:11998 = TP53`,
    P351: `https://www.ncbi.nlm.nih.gov/gene/672 = BRCA1 | ENTREZ:1956 = EGFR`,
    P494: `B65 = schistosomiasis`,
    P715: `DRUGBANK:DB00619 = imatinib | https://go.drugbank.com/drugs/DB00331 = metformin`,
    P267: `N02BA01 = aspirin`,
    P231: `50-78-2 = aspirin`,
    P2892: `UMLS:C0004096 = asthma`,
    P683: `CHEBI:15365 = aspirin | http://purl.obolibrary.org/obo/CHEBI_6801 = metformin`,
    P665: `KEGG:D01441 = imatinib`,
    P7963: `CL:0000084 = T cell`,
    P2410: `WP254 = Apoptosis`,
    IRI: `http://www.wikidata.org/entity/Q14818098 = TP53`,
  },
};
