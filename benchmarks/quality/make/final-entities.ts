import type { Kind } from './relations.js';

/** Well-known entities of the final set, as `label` or `label=the name that is asked with`; none stands in a half. */
export const FINAL_ENTITIES: Readonly<Record<Kind, readonly string[]>> = {
  disease: names(`
    irritable bowel syndrome=IBS | ankylosing spondylitis | urinary tract infection=UTI |
    stomach cancer | bladder cancer | renal cell carcinoma | thyroid cancer | chronic
    lymphocytic leukemia=CLL | diffuse large B-cell lymphoma=DLBCL | neuroblastoma | Down
    syndrome | Alagille syndrome | Usher syndrome | Niemann-Pick disease | Krabbe disease |
    metachromatic leukodystrophy | Friedreich ataxia | spinal muscular atrophy | Leber
    congenital amaurosis | diabetic nephropathy | pulmonary hypertension | idiopathic pulmonary
    fibrosis | rosacea | acne | vitiligo | alopecia areata | urticaria | pemphigus |
    fibromyalgia | Sjögren's syndrome=sjogren's syndrome | psoriatic arthritis | trigeminal
    neuralgia | Tourette syndrome | obsessive-compulsive disorder=OCD | panic disorder |
    post-traumatic stress disorder=PTSD | motion sickness | otitis media | Lyme disease | yellow
    fever | chickenpox | mumps | rubella | poliomyelitis | diphtheria | giardiasis | ascariasis
    | trichinosis | histoplasmosis | Q fever | hepatitis A | hepatitis E | osteogenesis
    imperfecta | Lynch syndrome | Brugada syndrome | Fanconi anemia | Diamond-Blackfan anemia |
    Alport syndrome | Barrett's esophagus | Graves' disease=graves disease | meningioma |
    osteosarcoma | myelodysplastic syndrome | Joubert syndrome | Cornelia de Lange syndrome |
    DiGeorge syndrome | maple syrup urine disease | Hirschsprung's disease | Leigh disease |
    Behçet's disease=behcet's disease | Creutzfeldt-Jakob disease | essential tremor`),
  drug: names(`
    (RS)-cyclophosphamide=cyclophosphamide | ceftriaxone | tetracycline | etoposide |
    (RS)-lenalidomide=lenalidomide | clarithromycin | ketoconazole | vincristine | everolimus |
    cyclosporine=ciclosporin | metronidazole | irinotecan | vinblastine | capecitabine |
    mycophenolate mofetil | clonazepam | levofloxacin | phenobarbital | duloxetine | ruxolitinib
    | indomethacin | tacrolimus | topiramate | lorazepam | terbinafine | ibrutinib |
    azathioprine | topotecan | temozolomide | pantoprazole | alprazolam | denosumab | cimetidine
    | famotidine | bromocriptine | (RS)-warfarin=warfarin | buprenorphine | chlorpromazine |
    celecoxib | oxaliplatin | pazopanib | oxycodone | atenolol | voriconazole | acetazolamide |
    imipramine | amitriptyline | venetoclax | linezolid | escitalopram | fenofibrate |
    octreotide | clonidine | (RS)-baclofen=baclofen | omalizumab | lovastatin | ustekinumab |
    maraviroc | mirtazapine | mebendazole | lapatinib | olaparib | canagliflozin | glimepiride |
    telmisartan | bisoprolol | verapamil | diltiazem | apixaban | ticagrelor | zolpidem |
    methylphenidate | galantamine | sumatriptan | sulfasalazine | leflunomide | tofacitinib |
    anakinra | abatacept | zidovudine | lamivudine | ganciclovir | dapsone | salbutamol |
    salmeterol | tadalafil | bicalutamide | fulvestrant | methimazole | desmopressin | nitisinone
    | orlistat | metoclopramide | isotretinoin | cabergoline | vigabatrin | pirfenidone |
    bosentan | fingolimod | natalizumab`),
  gene: names(`
    MEN1 | WT1 | SMARCB1 | SDHB | STK11 | PALB2 | MSH6 | MUTYH | NRAS | HRAS | MET | FGFR2 |
    PDGFRA | IDH1 | DNMT3A | TET2 | NPM1 | BTK | JAK3 | RAG1 | STAT3 | IL23R | ATG16L1 | TLR4 |
    NLRP3 | MEFV | TNFRSF1A | IL2RA | PDCD1 | IL4 | IL13 | IL17A | CXCL8 | CCL2 | TGFBR2 | COL2A1
    | COL4A5 | ELN | HEXA | NPC1 | GALC | GAA | FXN | ATXN3 | GRN | OPTN | COMT | MAOA | SLC6A3
    | HTR1A | BDNF | SCN1A | KCNQ2 | CACNA1A | RYR1 | RYR2 | TNNT2 | DSP | LPL | ABCA4 | CETP |
    NOS3 | MTHFR | VWF | UGT1A1 | DPYD | ABCB1 | SLCO1B1 | CYP1A2 | CYP2E1 | CYP19A1 | ESR2 |
    TSHR | FSHR | GNAS | CASR | IGF1 | IRS1 | ABCC8 | PDX1 | USH2A | MYO7A | CRX | OPA1 | CFH |
    BMPR2 | SOX9 | SOX10 | MITF | RUNX2 | SOST | ALPL | NPHS1 | UMOD | BCL2 | MDM2 | CCND1 |
    TERT | XPC | TREM2 | ACHE | CHRNA7 | CNR1 | TRPV1 | TOP2A | DHFR | TYMS | ALOX5 | PDE5A |
    SCN9A | GLP1R | DPP4 | SLC5A2 | P2RY12 | F10 | PLP1 | PMP22 | SERPINA1 | HAMP`),
  symptom: names(`
    weight loss | back pain | chest pain | joint pain | myalgia | photophobia | hematuria |
    hemoptysis | stiff neck | vertigo | tinnitus | nystagmus | syndactyly | microcephaly |
    dysphagia | lymphadenopathy`),
  anatomy: names(`
    lung | prostate gland | bone marrow | adipose tissue | uterus | spinal cord | temporal lobe |
    mammary gland | lymph node`),
  pathway: names(`
    Wnt signaling | Cell cycle | Nucleotide metabolism | Tryptophan metabolism | TGF-beta
    signaling pathway | Blood clotting cascade | IL-6 signaling pathway | Proteasome degradation
    | Pentose phosphate pathway | Glutathione metabolism | T cell receptor signaling pathway |
    DNA mismatch repair`),
  function: names(`
    hormone activity | chemokine activity | iron ion binding | protein tyrosine kinase activity |
    integrin binding | collagen binding | androgen receptor binding | ubiquitin protein ligase
    binding | metalloendopeptidase activity | steroid hydroxylase activity`),
  process: names(`
    blood coagulation | phagocytosis | chemotaxis | osteoblast differentiation | visual
    perception | sensory perception of sound | cholesterol metabolic process | platelet
    activation | inflammatory response`),
  component: names(`
    endoplasmic reticulum | focal adhesion | midbody | membrane raft | spindle pole |
    centriole | extracellular matrix | melanosome`),
  cell: names(`
    human astrocyte | human osteoblast | human neutrophil | human keratinocyte | human basophil |
    human osteoclast | human melanocyte | human chondrocyte | human beta cell | human Schwann
    cell`),
  role: names(`
    antibacterial drug | anti-arrhythmia drug | muscle relaxant | antiemetic | anxiolytic drug |
    immunosuppressive agent | antiparkinson drug | sedative | antitussive | platelet aggregation
    inhibitor`),
  class: names(`
    gastrointestinal system disease | inflammatory bowel disease | metabolic disease | connective
    tissue disease | bone disease | fungal infectious disease | lymphoma | sarcoma |
    cardiovascular disease | urinary system disease | nervous system disease | ear disease |
    blood coagulation disease | hemoglobinopathy | personality disorder | intestinal disease`),
  developing: names(`
    cornea | gall bladder | urethra | trachea | adenohypophysis | ureter`),
  caused: names(`
    diabetic retinopathy | nutmeg liver | craniotabes | vitamin B12 deficiency anemia | malt
    worker's lung`),
  located: names(`
    Bell's palsy | tubal pregnancy | chondromalacia patellae | cerebral infarction | cauda equina
    syndrome | degenerative disc disease`),
};

function names(text: string): readonly string[] {
  return text.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
}
