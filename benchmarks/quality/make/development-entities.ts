import type { Kind } from './relations.js';

/** Well-known entities of this half, as `label` or `label=the name that is asked with`. */
export const DEVELOPMENT_ENTITIES: Readonly<Record<Kind, readonly string[]>> = {
  disease: names(`
    asthma | cystic fibrosis=CF | tuberculosis | Alzheimer's disease=alzheimers | multiple
    sclerosis | epilepsy | schizophrenia | bipolar disorder | type 2 diabetes=type 2 diabetes
    mellitus | obesity | atrial fibrillation | myocardial infarction | congestive heart failure
    | stroke | osteoarthritis | osteoporosis | psoriasis | coeliac disease=celiac disease |
    peptic ulcer disease | hepatitis C | hepatitis B | lung cancer | non-small-cell lung
    carcinoma=NSCLC | colorectal cancer | glioblastoma | acute myeloid leukemia | acute
    lymphocytic leukemia | multiple myeloma | Hodgkin lymphoma | sickle-cell disease=sickle cell
    anemia | Marfan syndrome | Gaucher's disease=gaucher disease | Wilson disease | tuberous
    sclerosis | neurofibromatosis type I | retinitis pigmentosa | cataract | anemia | narcolepsy
    | autistic disorder | anxiety disorder | pneumonia | leprosy | schistosomiasis |
    toxoplasmosis | herpes zoster | endometriosis | scleroderma | Ehlers-Danlos syndrome |
    Charcot–Marie–Tooth disease=Charcot-Marie-Tooth disease | hypertrophic cardiomyopathy |
    dilated cardiomyopathy | CHARGE syndrome | Kabuki syndrome | Angelman syndrome |
    Prader–Willi syndrome=Prader-Willi syndrome | tinea pedis | Addison's disease | Cushing's
    syndrome | myasthenia gravis | restless legs syndrome | pulmonary embolism | typhoid fever |
    cholera | brucellosis | candidiasis | Kawasaki disease | African trypanosomiasis | Chagas
    disease | tetanus | pertussis=whooping cough`),
  drug: names(`
    aspirin | acetaminophen=paracetamol | ibuprofen | naproxen | diclofenac | metformin |
    glyburide=glibenclamide | simvastatin | atorvastatin | rosuvastatin | pravastatin |
    enalapril | captopril | losartan | valsartan | nifedipine | hydrochlorothiazide | furosemide
    | spironolactone | digoxin | amiodarone | (RS)-metoprolol=metoprolol | dasatinib |
    crizotinib | dabrafenib | sunitinib | sorafenib | trastuzumab | bevacizumab | pembrolizumab
    | nivolumab | ipilimumab | letrozole | paclitaxel | methotrexate | hydroxyurea | thalidomide
    | adalimumab | infliximab | prednisolone | budesonide | tiotropium | haloperidol |
    olanzapine | aripiprazole | carbamazepin=carbamazepine | lamotrigine |
    (S)-etiracetam=levetiracetam | gabapentin | pregabalin | diazepam | levodopa=L-DOPA |
    ropinirol=ropinirole | donepezil | memantine | fentanyl | lansoprazole | ondansetron |
    artesunate | mefloquine | ivermectin | fluconazole | ribavirin | sofosbuvir | tenofovir |
    allopurinol | alendronic acid=alendronate | sildenafil | finasteride | tamsulosin |
    loratadine | diphenhydramine | theophylline | riluzole`),
  gene: names(`
    BRCA1 | BRCA2 | EGFR | KRAS | PTEN | VHL | MYC | ERBB2 | ALK | KIT | ABL1 | PINK1 | APP |
    PSEN1 | PSEN2 | APOE | SOD1 | FUS | TARDBP | F9 | GBA | GLA | ATP7B | MECP2 | TSC1 | TSC2 |
    NF1 | NF2 | SCN5A | MYBPC3 | TTN | PKD1 | LDLR | APOB | G6PD | VKORC1 | TPMT | HLA-B | IFNG
    | CD4 | CD19 | MS4A1=CD20 | PTGS2=COX-2 | HMGCR | ACE | AGTR1 | DRD2 | SLC6A4 | OPRM1 | HRH1
    | INS | PPARG | AR | MTOR | AKT1 | VEGFA | PTPN22 | FTO | TCF7L2 | CXCR4 | FOXP3 | SOX2 |
    PAX6 | RUNX1 | GATA1 | CDKN2A | ATM | PTCH1 | CDH1 | PTPN11 | UBE3A | ATXN1 | RPE65 | TYR |
    MC1R | HNF1A`),
  symptom: names(`
    nausea | cough | vomiting | diarrhea | dyspnea | rash | muscle weakness | chills | tremor |
    ataxia | short stature | cleft palate | ptosis`),
  anatomy: names(`
    liver | pancreas | amygdala | pituitary gland | thymus | retina | skeletal muscle tissue |
    caudate nucleus | cerebellum | testis | ovary`),
  pathway: names(`
    Apoptosis | Circadian rhythm genes | Cholesterol metabolism | Glycolysis and gluconeogenesis
    | TCA cycle | Insulin signaling | VEGFA-VEGFR2 signaling | Oxidative phosphorylation |
    Folate metabolism | Vitamin D receptor pathway | PPAR signaling pathway | p53
    transcriptional gene network | B cell receptor signaling pathway | Prostaglandin synthesis
    and regulation | ACE inhibitor pathway | Dopamine metabolism`),
  function: names(`
    protein kinase activity | calcium ion binding | actin binding | insulin receptor binding |
    heme binding | cytokine activity | superoxide dismutase activity | telomerase activity`),
  process: names(`
    angiogenesis | cell migration | DNA repair | apoptotic process | innate immune response |
    gluconeogenesis | neurogenesis | memory | T cell activation`),
  component: names(`
    peroxisome | centrosome | kinetochore`),
  cell: names(`
    human macrophages | human platelet | human podocyte | human monocyte | human dendritic cell
    | human fibroblast | human germ cell | human hematopoietic stem cell | human myocyte`),
  role: names(`
    antineoplastic agent | antihypertensive agent | anticonvulsant | non-steroidal
    anti-inflammatory drug | diuretic`),
  class: names(`
    neurodegenerative disease | respiratory system disease | lung disease | viral infectious
    disease | cancer | anxiety disorder | eye disease | muscular dystrophy | leukemia |
    carcinoma | dementia | endocrine system disease`),
  developing: names(`
    liver | larynx | pulmonary artery | thoracic duct | coccyx`),
  caused: names(`
    portal hypertension | liver cirrhosis | spinal stenosis | pernicious anemia | vascular
    dementia | peptic ulcer disease | megaesophagus | esophageal varix | hemarthrosis`),
  located: names(`
    motor neuron disease | uterine fibroid | tinea manuum | thyroid gland disease | retinal
    melanoma | sphenoid sinusitis`),
};

function names(text: string): readonly string[] {
  return text.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
}
