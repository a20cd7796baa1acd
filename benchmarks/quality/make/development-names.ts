import type { ListedNames } from './listed-names.js';

/** Names of this half, each as `typed = label in the graph`; identifiers by the property that holds them. */
export const DEVELOPMENT_NAMES: ListedNames = {
  brand: `
    Opdivo = nivolumab | Victoza = liraglutide | Glucophage = metformin | Gleevec = imatinib |
    Glivec = imatinib | Sprycel = dasatinib | Tasigna = nilotinib | Tarceva = erlotinib |
    Xalkori = crizotinib | Sutent = sunitinib | Herceptin = trastuzumab | Rituxan = rituximab |
    Enbrel = etanercept | Remicade = infliximab | Actemra = tocilizumab | Velcade = bortezomib |
    Nolvadex = tamoxifen | Femara = letrozole | Arimidex = anastrozole | Lipitor = atorvastatin
    | Zocor = simvastatin | Crestor = rosuvastatin | Plavix = clopidogrel | Xarelto =
    rivaroxaban | Lasix = furosemide | Prozac = fluoxetine | Zoloft = sertraline | Risperdal =
    risperidone | Abilify = aripiprazole | Seroquel = quetiapine | Valium = diazepam | Xanax =
    alprazolam | Ritalin = methylphenidate | Lyrica = pregabalin | Neurontin = gabapentin |
    Viagra = sildenafil | Cialis = tadalafil | Nexium = esomeprazole | Tylenol = acetaminophen |
    Panadol = acetaminophen | Advil = ibuprofen | Aleve = naproxen | Singulair = montelukast |
    Spiriva = tiotropium | Claritin = loratadine | Zyrtec = cetirizine | Sovaldi = sofosbuvir |
    Fosamax = alendronic acid | Kalydeco = ivacaftor | Narcan = naloxone`,
  lay: `
    paracetamol = acetaminophen | aspirine = aspirin | acetylsalicylic acid = aspirin | vitamin
    C = ascorbic acid | warfarin = (RS)-warfarin | albuterol = salbutamol | acyclovir =
    aciclovir | rifampin = rifampicin | L-DOPA = levodopa | high blood pressure = arterial
    hypertension | hypertension = arterial hypertension | heart attack = myocardial infarction |
    Lou Gehrig's disease = amyotrophic lateral sclerosis | whooping cough = pertussis | shingles
    = herpes zoster | athlete's foot = tinea pedis | sleeping sickness = African trypanosomiasis
    | hives = urticaria | Down syndrome = Down syndrome | gonorrhoea = gonorrhea | celiac
    disease = coeliac disease | leukaemia = leukemia | mucoviscidosis = cystic fibrosis |
    Huntington disease = Huntington's disease | Parkinson disease = Parkinson's disease | mad
    cow disease = bovine spongiform encephalopathy | bilharzia = schistosomiasis | stomach ulcer
    = gastric ulcer | mono = infectious mononucleosis | type 2 diabetes mellitus = type 2
    diabetes | diabetes mellitus type 2 = type 2 diabetes`,
  abbreviation: `
    GERD = gastroesophageal reflux disease | HCC = hepatocellular carcinoma | PTSD =
    post-traumatic stress disorder | SIDS = sudden infant death syndrome | IBS = irritable bowel
    syndrome | SLE = systemic lupus erythematosus | ARDS = acute respiratory distress syndrome |
    ADPKD = autosomal dominant polycystic kidney disease | SARS = severe acute respiratory
    syndrome | P53 = TP53 | HER2 = ERBB2 | COX-2 = PTGS2 | PD-1 = PDCD1 | 5-FU = fluorouracil |
    APAP = acetaminophen | EPO = EPO | huntingtin = HTT | dystrophin = DMD`,
  identifier: {
    P486: `D001249 = asthma | MESH:D003924 = type 2 diabetes | http://id.nlm.nih.gov/mesh/D010300 = Parkinson's disease`,
    P5270: `MONDO_0005148 = type 2 diabetes`,
    P699: `DOID:2841 = asthma | http://purl.obolibrary.org/obo/DOID_1612 = breast cancer`,
    P686: `GO:0006915 = apoptotic process | GO:0005739 = mitochondrion`,
    P592: `CHEMBL25 = aspirin | CHEMBL941 = imatinib | https://www.ebi.ac.uk/chembl/compound_report_card/CHEMBL1431 = metformin`,
    P662: `PubChem:2244 = aspirin | CID:5291 = imatinib | https://pubchem.ncbi.nlm.nih.gov/compound/4091 = metformin`,
    P235: `BSYNRYMUTXBXSQ-UHFFFAOYSA-N = aspirin`,
    P352: `P04637 = TP53 | UniProtKB:P38398 = BRCA1`,
    P594: `ENSG00000141510 = TP53 | ENSEMBL:ENSG00000012048 = BRCA1 | https://www.ensembl.org/id/ENSG00000146648 = EGFR`,
    P354: `HGNC:1100 = BRCA1`,
    P351: `NCBIGene:7157 = TP53`,
    P494: `ICD10:B02 = herpes zoster`,
    P4229: `ICD10CM:G35 = multiple sclerosis`,
    P652: `0N623MNK8Z = ibuprofen | UNII:786Z46389E = metformin`,
    P715: `DB00945 = aspirin`,
    P267: `ATC:L01EA01 = imatinib`,
    P231: `CAS:103-90-2 = acetaminophen`,
    P492: `OMIM:219700 = cystic fibrosis | 143100 = Huntington's disease`,
    P1550: `ORPHA:586 = cystic fibrosis | Orphanet:558 = Marfan syndrome`,
    P2892: `C0010674 = cystic fibrosis`,
    P1554: `UBERON:0002107 = liver | http://purl.obolibrary.org/obo/UBERON_0000955 = brain`,
    P3345: `RXNORM:1191 = aspirin | RxCUI:6809 = metformin`,
    P1748: `NCIT:C9335 = breast cancer`,
    IRI: `Q18216 = aspirin | wd:Q35869 = asthma`,
  },
};
