import type { Kind } from './relations.js';

/** Entities of the development-2 set, as `label` or `label=the name that is asked with`; drawn by seed from one pool. */
export const DEVELOPMENT_2_ENTITIES: Readonly<Record<Kind, readonly string[]>> = {
  disease: names(`
    Klinefelter's syndrome=Klinefelter syndrome | familial hyperlipidemia | kidney cancer |
    gastric ulcer | uveitis | status epilepticus | pulmonary fibrosis | amyloidosis |
    thrombocytopenia | allergic rhinitis=hay fever | acute promyelocytic leukemia | germ cell
    cancer | uterine cancer | systemic scleroderma | berylliosis | rectum cancer=rectal cancer |
    rhinitis | temporal lobe epilepsy | juvenile rheumatoid arthritis | atherosclerosis | glioma
    | primary biliary cholangitis | cholestasis | pancreatitis | nicotine dependence | dystonia
    | cardiomyopathy | IgA glomerulonephritis=IgA nephropathy | neutropenia |
    nephrolithiasis=kidney stones | hemolytic anemia | medulloblastoma | childhood absence
    epilepsy | thymus cancer | essential thrombocytosis | hemolytic-uremic syndrome=hemolytic
    uremic syndrome | Leber hereditary optic neuropathy | congenital hypothyroidism |
    hypoglycemia | rhabdomyosarcoma | Ewing sarcoma | nephroblastoma | megaloblastic anemia |
    primary hyperoxaluria | disseminated intravascular coagulation | conjunctivitis |
    blepharitis | keratitis | sinusitis | typhus | Rocky Mountain spotted fever | cryptococcosis
    | onychomycosis | impetigo | cellulitis | rickets | scurvy | diabetes insipidus |
    hypoparathyroidism | anorexia nervosa | cluster headache | cystinuria | von Hippel-Lindau
    disease | xeroderma pigmentosum | Bloom syndrome | von Willebrand disease | thalassemia |
    polycythemia vera | mantle cell lymphoma | mycosis fungoides | asbestosis | polymyalgia
    rheumatica | dermatomyositis | giant cell arteritis | Goodpasture syndrome | Lambert-Eaton
    myasthenic syndrome | Stargardt disease | vaginitis | strongyloidiasis |
    enterobiasis=pinworm infection | leptospirosis | relapsing fever | botulism | blastomycosis
    | coccidioidomycosis | sporotrichosis | lichen planus | actinic keratosis | hirsutism |
    cystinosis | Treacher Collins syndrome | Refsum disease | abetalipoproteinemia | Gilbert
    syndrome | Crigler-Najjar syndrome | chronic granulomatous disease | Gitelman syndrome |
    Dent disease | Netherton syndrome | Holt-Oram syndrome | Melnick-Needles syndrome | dengue
    hemorrhagic fever | glanders | fascioliasis | cryptosporidiosis | cyclosporiasis | yaws |
    roseola infantum | smallpox | cowpox | molluscum contagiosum | scarlet fever |
    dracunculiasis | taeniasis | cysticercosis | toxocariasis | Colorado tick fever | Rift
    Valley fever | herpangina | inhalation anthrax | croup | laryngitis | pharyngitis |
    meningitis | gastroenteritis | salmonellosis`),
  drug: names(`
    pentoxifylline | dronedarone | carfilzomib | vandetanib | dipyridamole | cediranib |
    bosutinib | nintedanib | cabozantinib | afatinib | osimertinib | ceritinib | cobimetinib |
    ribociclib | abemaciclib | romidepsin | panobinostat | panitumumab | ofatumumab |
    ramucirumab | ixabepilone | teniposide | epirubicin | daunorubicin | carmustine |
    dacarbazine | procarbazine | nelarabine | tioguanine | flutamide | enzalutamide |
    abiraterone | degarelix | leuprorelin | goserelin | toremifene | megestrol acetate |
    lurasidone | asenapine | perphenazine | thioridazine | loxapine | trifluoperazine |
    fluphenazine | buspirone | citalopram | clomipramine | doxepin | phenelzine |
    tranylcypromine | rasagiline | amantadine | entacapone | trihexyphenidyl | benzatropine |
    ethosuximide | felbamate | tiagabine | zonisamide | oxazepam | flurazepam | eszopiclone |
    ramelteon | suvorexant | etomidate | ropivacaine | mepivacaine | procaine | rocuronium |
    vecuronium | dantrolene | cyclobenzaprine | remifentanil | hydromorphone | oxymorphone |
    tapentadol | nalbuphine | naltrexone | meloxicam | piroxicam | ketorolac | etodolac |
    sulindac | ketoprofen | flurbiprofen | mefenamic acid | probenecid | rizatriptan |
    eletriptan | frovatriptan | dihydroergotamine | domperidone | lubiprostone | tegaserod |
    nizatidine | rabeprazole | misoprostol | gliclazide | tolbutamide | chlorpropamide |
    repaglinide | nateglinide | linagliptin | vildagliptin | exenatide | empagliflozin |
    pramlintide | fluvastatin | bezafibrate | colesevelam | niacin | fosinopril | benazepril |
    candesartan | aliskiren | eplerenone | amiloride | chlorthalidone | metolazone | torasemide
    | bumetanide | pindolol | nebivolol | sotalol | prazosin | alfuzosin | silodosin |
    felodipine | nimodipine | hydralazine | minoxidil | guanfacine | ivabradine | ranolazine |
    propafenone | procainamide | quinidine | adenosine | dobutamine | argatroban | bivalirudin |
    enoxaparin | cilostazol | eptifibatide | abciximab | tranexamic acid | macitentan |
    riociguat | treprostinil | solifenacin | oxybutynin | tolterodine | mirabegron | aclidinium
    | indacaterol | terbutaline | zafirlukast | cromoglicic acid | fexofenadine | desloratadine
    | propylthiouracil | cinacalcet | paricalcitol | raloxifene | ulipristal acetate |
    mifepristone | certolizumab pegol | ixekizumab | apremilast | teriflunomide | sirolimus |
    basiliximab | zanamivir | cidofovir | entecavir | raltegravir | dolutegravir | etravirine |
    abacavir | didanosine | emtricitabine | darunavir | nelfinavir | tipranavir | enfuvirtide |
    posaconazole | nystatin | flucytosine | tinidazole | artemether | miltefosine | pyrazinamide
    | rifabutin | clofazimine | telithromycin | clindamycin | chloramphenicol | trimethoprim |
    cefuroxime | cefepime | ceftazidime | cefazolin | meropenem | rifaximin | amikacin |
    varenicline | lisdexamfetamine | lorcaserin | acitretin | tazarotene | adapalene | imiquimod
    | calcipotriol | dorzolamide | brinzolamide | pilocarpine | deferasirox | deferoxamine |
    trientine | icatibant`),
  gene: names(`
    PPARA | NOS2 | FGFR1 | FLT1 | KDR | MAP2K1 | CDK4 | NOS1 | PDGFRB | PIK3CD | AKT2 | MAPK8 |
    GSK3B | CDK2 | MAPK14 | RARB | GRIA1 | PRKCD | MMP1 | MAPK1 | HDAC4 | ERBB4 | CSF1R | MMP2 |
    HDAC2 | PLG | AHR | BCL2L1 | FN1 | RARA | TGFBR1 | JUN | PTK2 | IL18 | TGFB1 | APOA1 |
    CDKN1A | HGF | AGT | EGF | ICAM1 | HMOX1 | CD40 | IL1A | NQO1 | SLC2A1 | BAX | RELA | TGFA |
    CDKN1B | FAS | PPARD | BMP4 | BMP2 | GPX1 | TLR2 | CYP17A1 | DNMT1 | CAV1 | NOTCH3 | CD36 |
    PLAT | IL1R1 | CASP9 | LRP5 | PRL | SHH | GLI3 | ZAP70 | STAT4 | MEF2C | EDN1 | POMC | KEAP1
    | STAT1 | IL5 | CEBPA | NBN | SREBF1 | FGF1 | MBP | STAT6 | CBS | FGF10 | PTH | F7 | IL7R |
    CYP27A1 | PML | PAX2 | BCL6 | GH1 | FGF23 | WAS | ITGA2B | RORA | HMGB1 | SRD5A2 | LAMA2 |
    CPT2 | TGFB3 | MYLK | HPRT1 | EMD | FANCA | CALCA | THRB`),
  symptom: names(`
    hepatomegaly | splenomegaly | Spasticity=spasticity | Macrocephaly=macrocephaly |
    Cryptorchidism=cryptorchidism | Micrognathia=micrognathia | Hypertelorism=hypertelorism |
    polyuria | hoarseness | dysuria | epistaxis | wheezing | hypotension | oliguria | ascites |
    bone pain | dry cough | hemorrhage | respiratory failure | low-grade fever | muscle pain |
    chest tightness | lethargy | dehydration`),
  anatomy: names(`
    thalamus | putamen | prefrontal cortex | endometrium | bronchus | nucleus accumbens | kidney
    | esophagus | aorta | small intestine | saphenous vein | gingiva`),
  pathway: names(`
    PI3K-Akt signaling | Cytokine-cytokine receptor interaction | Integrin-mediated cell
    adhesion | Ras signaling | Chemokine signaling pathway | EGFR1 signaling pathway | Toll-like
    receptor signaling | G1 to S cell cycle control | Vitamin B12 metabolism | IL-2 signaling
    pathway | Apoptosis modulation and signaling | Oxidative stress response | Urea cycle and
    associated pathways | Serotonin transporter activity`),
  function: names(`
    protein homodimerization activity | ATP binding | transcription coactivator activity |
    histone binding | heat shock protein binding | actin filament binding | phospholipid binding
    | histone acetyltransferase activity | phospholipase activity | tubulin binding |
    glutathione transferase activity | carbohydrate binding | copper ion binding | peroxidase
    activity | cadherin binding`),
  process: names(`
    cell adhesion | chromosome segregation | cholesterol homeostasis | DNA replication | cell
    proliferation | axon guidance | synapse assembly | ossification | hemopoiesis | B cell
    differentiation | muscle contraction | keratinization | vasculogenesis | exocytosis |
    fibrinolysis`),
  component: names(`
    nucleoplasm | plasma membrane | nuclear speck | early endosome | lamellipodium |
    mitochondrial inner membrane | trans-Golgi network | chromatin | axon | sarcolemma | Z disc
    | filopodium | stress fiber | podosome`),
  cell: names(`
    human pericyte | human Purkinje neuron | human mesangial cell | human plasmacytoid dendritic
    cell | human mesothelial cell | human megakaryocyte | human goblet cell | human tuft cell |
    human eosinophil | human myoepithelial cell | human erythroblast | human tanycyte | human
    sertoli cell=human Sertoli cell | human langerhans cell=human Langerhans cell`),
  role: names(`
    antipyretic | antimetabolite | dopaminergic antagonist | cholinergic agent | antipruritic
    drug | antitubercular agent | hypoglycemic agent | serotonergic antagonist | calcium channel
    blocker | loop diuretic | antiprotozoal drug | contraceptive drug`),
  class: names(`
    adenocarcinoma | autosomal recessive disease | autosomal dominant disease | skeletal
    dysplasia | hereditary spastic paraplegia | osteochondrodysplasia | primary immunodeficiency
    disease | immune system disease | mood disorder | reproductive system disease | cognitive
    disorder | eating disorder | hematopoietic system diseases=blood disease | musculoskeletal
    system disease | stomach disease | prion disease | tooth disease | retinal disease`),
  developing: names(`
    metanephros | neural crest | periderm | optic vesicle | dermatome | periodontal ligament |
    lens of camera-type eye | neurohypophysis | vagina | neural tube`),
  caused: names(`
    ventricular fibrillation | diabetic foot | folic acid deficiency anemia | arteriosclerosis |
    allergic asthma | cerebral hypoxia | encephalitis | nephritis`),
  located: names(`
    optic pathway glioma | lumbar disk degenerative disorder | conduction system disorder | nose
    disease | renal leiomyoma | cardiac rhabdomyoma | lower lip fistula | muscular channelopathy
    | sialadenitis`),
};

function names(text: string): readonly string[] {
  return text.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
}
