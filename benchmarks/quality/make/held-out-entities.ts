import type { Kind } from './relations.js';

/** Well-known entities of this half, as `label` or `label=the name that is asked with`. */
export const HELD_OUT_ENTITIES: Readonly<Record<Kind, readonly string[]>> = {
  disease: names(`
    chronic obstructive pulmonary disease=COPD | malaria | Parkinson's disease=parkinsons
    disease | Huntington's disease=huntington disease | amyotrophic lateral sclerosis=ALS |
    migraine disorder=migraine | type-1 diabetes | arterial hypertension=high blood pressure |
    coronary artery disease | rheumatoid arthritis | gout | systemic lupus erythematosus |
    atopic dermatitis | Crohn's disease=crohns disease | ulcerative colitis | gastroesophageal
    reflux disease=GERD | breast cancer | prostate cancer | ovarian cancer | pancreatic cancer |
    melanoma | chronic myeloid leukemia | beta thalassemia | hemophilia | Duchenne muscular
    dystrophy | phenylketonuria=PKU | Fabry disease | Rett syndrome | fragile X syndrome |
    glaucoma | insomnia | attention deficit hyperactivity disorder=ADHD | alcohol dependence |
    influenza=flu | gonorrhea=gonorrhoea | syphilis | onchocerciasis | measles | polycystic
    ovary syndrome=PCOS | constipation | sarcoidosis | long QT syndrome | polycystic kidney
    disease | Bardet-Biedl syndrome | Noonan syndrome | common cold | hypothyroidism |
    hyperthyroidism | angina pectoris | deep vein thrombosis | acromegaly | plague | anthrax |
    scabies | trachoma | leishmaniasis | dengue fever=dengue | Ebola hemorrhagic fever | rabies`),
  drug: names(`
    (RS)-pioglitazone=pioglitazone | sitagliptin | liraglutide | ezetimibe | lisinopril |
    ramipril | amlodipine | propranolol | carvedilol | clopidogrel | rivaroxaban | heparin |
    imatinib | nilotinib | erlotinib | gefitinib | vemurafenib | trametinib | rituximab |
    cetuximab | tamoxifen | anastrozole | cisplatin | carboplatin | doxorubicin | docetaxel |
    fluorouracil | gemcitabine | bortezomib | etanercept | tocilizumab | dexamethasone |
    montelukast | fluoxetine | sertraline | paroxetine | venlafaxine | bupropion | risperidone |
    clozapine | quetiapine | lithium carbonate | valproic acid | phenytoin | pramipexole |
    rivastigmine | morphine | naloxone | (RS)-methadone=methadone | omeprazole | esomeprazole |
    ranitidine | loperamide | amoxicillin | azithromycin | ciprofloxacin | doxycycline |
    vancomycin | rifampicin=rifampin | isoniazid | ethambutol | chloroquine | hydroxychloroquine
    | praziquantel | albendazole | itraconazole | aciclovir=acyclovir | oseltamivir | efavirenz
    | febuxostat | (S)-(−)-colchicine=colchicine | levothyroxine | latanoprost |
    (S)-(−)-timolol=timolol | cetirizine | caffeine | nicotine | atropine |
    epinephrine=adrenaline | lidocaine | ketamine | propofol | eculizumab | ivacaftor |
    tetrabenazine | miglustat`),
  gene: names(`
    TP53 | BRAF | APC | MLH1 | MSH2 | RB1 | RET | FLT3 | JAK2 | BCR | CFTR | HTT | SNCA | LRRK2
    | PRKN | PARK7 | MAPT | DMD | FBN1 | HBB | F8 | PAH | FMR1 | RHO | COL1A1 | COL3A1 | KCNQ1 |
    KCNH2 | MYH7 | LMNA | PKD2 | PCSK9 | HFE | CYP2D6 | CYP3A4 | CYP2C9 | CYP2C19 | HLA-DRB1 |
    IL6 | IL10 | IL1B | TNF | CTLA4 | CD8A | PTGS1 | ADRB1 | ADRB2 | HTR2A | CHRM3 | INSR | ESR1
    | VDR | PIK3CA | NOD2 | CCR5 | NOTCH1 | CHEK2 | SMAD4 | FGFR3 | CHD7 | KMT2D | TTR | SMN1 |
    GJB2 | LEP | LEPR | MC4R | KCNJ11 | GCK | PRNP`),
  symptom: names(`
    fever | headache | fatigue | abdominal pain | seizure | jaundice | throat pain=sore throat |
    dizziness | hearing impairment | scoliosis`),
  anatomy: names(`
    hypothalamus | spleen | placenta | substantia nigra | adrenal gland | thyroid gland`),
  pathway: names(`
    Ferroptosis | Statin inhibition of cholesterol production | Urea cycle and metabolism of
    amino groups | MAPK signaling | Notch signaling | Hedgehog signaling pathway | DNA damage
    response | Fatty acid beta-oxidation | Complement activation`),
  function: names(`
    DNA binding | GTPase activity | heparin binding | p53 binding | serine-type endopeptidase
    activity | histone deacetylase activity | growth factor activity | voltage-gated potassium
    channel activity`),
  process: names(`
    autophagy | glucose homeostasis | wound healing | circadian rhythm | bone mineralization |
    learning | spermatogenesis`),
  component: names(`
    mitochondrion | nucleolus | lysosome | Golgi apparatus | cilium | synapse | sarcomere |
    nuclear pore`),
  cell: names(`
    human mast cell | human adipocyte | human neuron | human cardiomyocyte | human plasma cell |
    human enterocyte | human interneuron`),
  role: names(`
    antibiotic | prodrug | antidepressant | H1-receptor antagonist | vasodilator agent |
    antiviral drug | antimalarial | antifungal drug | anticoagulant | bronchodilator agent |
    opioid analgesic`),
  class: names(`
    bacterial infectious disease | parasitic infectious disease | autoimmune disease | skin
    disease | genetic disease | lysosomal storage disease | arthritis | heart disease | kidney
    disease | liver disease | mental disorder`),
  developing: names(`
    tympanic membrane | notochord | oculomotor nerve | placenta | iris`),
  caused: names(`
    intermittent claudication | delirium tremens | elephantiasis | chronic fatigue syndrome`),
  located: names(`
    choroidal melanoma | coronary artery disease | optic nerve glioma | hordeolum | esophageal
    disease | ulna fracture`),
};

function names(text: string): readonly string[] {
  return text.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
}
