import type { Kind } from './relations.js';

/** Entities of the sealed set, as `label` or `label=the name that is asked with`; drawn by seed from one pool. */
export const SEALED_ENTITIES: Readonly<Record<Kind, readonly string[]>> = {
  disease: names(`
    AIDS | nephrotic syndrome | non-Hodgkin lymphoma | visceral leishmaniasis | colon cancer |
    Kallmann syndrome | testicular cancer | Lewy body dementia | essential hypertension |
    hypogonadism | head and neck squamous cell carcinoma | Paget's disease of bone | peripheral
    neuropathy | open-angle glaucoma | allergic contact dermatitis | angioedema | transitional
    cell carcinoma | B-cell lymphoma | periodontitis | membranous glomerulonephritis | focal
    segmental glomerulosclerosis | hypercalcemia | esophageal cancer | colitis | adrenal gland
    cancer=adrenal cancer | bone cancer | cervical cancer | hepatocellular carcinoma |
    autoimmune hepatitis | Burkitt lymphoma | age related macular degeneration | conduct
    disorder | squamous cell carcinoma | pre-eclampsia=preeclampsia | cholangiocarcinoma |
    diabetic neuropathy | myelofibrosis | gastrointestinal stromal tumor | hereditary
    haemochromatosis | premature ovarian failure | aplastic anemia | Asperger syndrome |
    hypophosphatemia | mesothelioma | tetralogy of Fallot | Stevens–Johnson
    syndrome=Stevens-Johnson syndrome | hepatic encephalopathy | cutaneous leishmaniasis |
    familial adenomatous polyposis | hyperprolactinemia | epidermolysis bullosa | genital herpes
    | bronchitis | tularemia | aspergillosis | pellagra | beriberi | hyperkalemia | hypokalemia
    | hyponatremia | bulimia nervosa | homocystinuria | alkaptonuria | porphyria | Turner
    syndrome | Li-Fraumeni syndrome | Peutz-Jeghers syndrome | ataxia telangiectasia |
    hemophilia A | hairy cell leukemia | Kaposi's sarcoma | Whipple disease | silicosis |
    antiphospholipid syndrome | myotonic dystrophy | pericarditis | endocarditis | myocarditis |
    retinoblastoma | keratoconus | interstitial cystitis | erectile dysfunction | prostatitis |
    trichomoniasis | loiasis | filariasis | babesiosis | cat-scratch disease | legionellosis |
    listeriosis | mucormycosis | bacterial vaginosis | ichthyosis vulgaris | hypophosphatasia |
    achondroplasia | craniosynostosis | Waardenburg syndrome | Sotos syndrome | Williams
    syndrome | Zellweger syndrome | Tangier disease | Dubin-Johnson syndrome | hereditary
    angioedema | Wiskott-Aldrich syndrome | Chediak-Higashi syndrome | Bartter syndrome | Liddle
    syndrome | psittacosis | ehrlichiosis | West Nile fever | Lassa fever | hantavirus pulmonary
    syndrome | melioidosis | paragonimiasis | scrub typhus | rat-bite fever | chikungunya | Zika
    fever | infectious mononucleosis | Japanese encephalitis | monkeypox | trench fever |
    clonorchiasis | pneumonic plague | bubonic plague | shigellosis`),
  drug: names(`
    regorafenib | orphenadrine | primidone | isoflurane | halothane | axitinib | alectinib |
    palbociclib | idelalisib | vorinostat | belinostat | ponatinib | pertuzumab | alemtuzumab |
    atezolizumab | eribulin | cabazitaxel | vinorelbine | mitoxantrone | idarubicin | bleomycin
    | dactinomycin | mitomycin | streptozocin | lomustine | melphalan | busulfan | bendamustine
    | fludarabine | cladribine | clofarabine | decitabine | azacitidine | pemetrexed |
    pralatrexate | floxuridine | mercaptopurine | anagrelide | exemestane | nilutamide |
    ziprasidone | iloperidone | paliperidone | pimozide | thiothixene | fluvoxamine |
    nortriptyline | desipramine | trazodone | selegiline | rotigotine | apomorphine | tolcapone
    | biperiden | tacrine | lacosamide | rufinamide | oxcarbazepine | perampanel | temazepam |
    triazolam | chlordiazepoxide | zaleplon | sevoflurane | bupivacaine | articaine |
    pancuronium | succinylcholine | tizanidine | carisoprodol | methocarbamol | sufentanil |
    tramadol | pentazocine | butorphanol | methylnaltrexone | nabumetone | zolmitriptan |
    naratriptan | granisetron | palonosetron | aprepitant | bisacodyl | sucralfate | glipizide |
    acarbose | miglitol | rosiglitazone | saxagliptin | alogliptin | dapagliflozin |
    pitavastatin | gemfibrozil | perindopril | quinapril | trandolapril | irbesartan |
    olmesartan | eprosartan | azilsartan | triamterene | indapamide | nadolol | labetalol |
    esmolol | doxazosin | terazosin | isradipine | nicardipine | nisoldipine | methyldopa |
    flecainide | mexiletine | disopyramide | dofetilide | ibutilide | milrinone | midodrine |
    edoxaban | fondaparinux | prasugrel | tirofiban | ambrisentan | iloprost | vardenafil |
    avanafil | darifenacin | trospium | dutasteride | ipratropium | formoterol | zileuton |
    roflumilast | azelastine | olopatadine | hydroxyzine | cyproheptadine | promethazine |
    fluticasone | mometasone | triamcinolone | betamethasone | fludrocortisone | liothyronine |
    teriparatide | risedronic acid | ibandronic acid | zoledronic acid | pamidronic acid |
    bazedoxifene | norethisterone | levonorgestrel | drospirenone | danazol | oxandrolone |
    golimumab | secukinumab | baricitinib | belimumab | vedolizumab | dimethyl fumarate |
    siponimod | glatiramer acetate | famciclovir | valaciclovir | foscarnet | telbivudine |
    adefovir | boceprevir | elvitegravir | nevirapine | rilpivirine | stavudine | atazanavir |
    lopinavir | saquinavir | indinavir | fosamprenavir | caspofungin | micafungin |
    anidulafungin | griseofulvin | clotrimazole | pyrantel | nitazoxanide | primaquine |
    atovaquone | proguanil | pyrimethamine | quinine | pentamidine | bedaquiline | moxifloxacin
    | norfloxacin | minocycline | tigecycline | erythromycin | fosfomycin | nitrofurantoin |
    cefalexin | ertapenem | aztreonam | piperacillin | ampicillin | daptomycin | fidaxomicin |
    tobramycin | acamprosate | disulfiram | modafinil | armodafinil | atomoxetine | phentermine
    | bimatoprost | travoprost | brimonidine | betaxolol | penicillamine | sapropterin |
    eliglustat`),
  gene: names(`
    PARP1 | PLAU | PIK3CG | SRC | NR3C1 | IGF1R | GRIN2A | F2 | GRIN2B | NTRK1 | RAF1 | CACNA1C
    | CDK6 | TYK2 | CASP8 | CASP3 | MMP9 | ITGB3 | NTRK2 | TEK | SMAD3 | NFE2L2 | ABCA1 | HSPB1
    | SIRT1 | EZH2 | CXCL10 | CTNNB1 | HIF1A | CYP1A1 | C3 | NOTCH2 | CCL5 | CYP1B1 | MAPK3 |
    FOS | SPP1 | NFKB1 | SERPINE1 | EP300 | IL2 | FGF2 | ADIPOQ | JAG1 | TH | SYK | ACTA2 |
    ERBB3 | CHRM2 | TCF4 | CREBBP | NGF | VCAM1 | PCNA | ITGB1 | MTR | GJA1 | GLI2 | CRP | EGR1
    | GATA4 | EPO | RHOA | CXCL12 | LIPC | IFNB1 | IL15 | NFKBIA | REN | IGF2 | COL1A2 | FOXO3 |
    AGER | YAP1 | FLNA | SMO | SOCS3 | GATA3 | IL4R | THBS1 | CD28 | FOXO1 | SLC2A4 | GHR |
    ATP2A2 | FASN | SQSTM1 | RAD51 | CYBB | XDH | SMARCA4 | EPOR | GAD1 | DDC | TWIST1 | MVK |
    HSD11B1 | IRF4 | ATP7A | PAX3 | SLC26A4 | DYSF | BLM | ATR | GABRA1 | PGR`),
  symptom: names(`
    dysarthria | Strabismus=strabismus | failure to thrive | pruritus | edema | syncope |
    delirium | confusion | irritability | cyanosis | pallor | sneezing | blurred vision |
    paralysis | malaise | polydactyly | gynecomastia | infertility | chronic cough | backache |
    heart arrhythmia | maculopapular rash | nasal congestion | stupor`),
  anatomy: names(`
    blood | cerebral cortex | rectum | myometrium | tendon | midbrain | dorsal root ganglion |
    tonsil | stomach | olfactory bulb | urinary bladder`),
  pathway: names(`
    mRNA processing | Regulation of actin cytoskeleton | Amino acid metabolism | Purine
    metabolism | Mapk signaling pathway=MAPK signaling pathway | Adipogenesis | NRF2 pathway |
    Endochondral ossification | Electron transport chain | Cholesterol biosynthesis | IL-4
    signaling pathway | Parkinson's disease pathway | Heme biosynthesis | ErbB signaling pathway`),
  function: names(`
    identical protein binding | protein kinase binding | zinc ion binding | GTP binding |
    chromatin binding | microtubule binding | magnesium ion binding | beta-catenin binding |
    fibronectin binding | estrogen receptor binding | oxygen binding | monooxygenase activity |
    NAD+ binding | RNA helicase activity | DNA helicase activity`),
  process: names(`
    mitotic cytokinesis | double-strand break repair | cytoskeleton organization | epithelial
    cell differentiation | glycolytic process | protein folding | erythrocyte differentiation |
    neutrophil chemotaxis | myelination | cilium assembly | steroid biosynthetic process | iron
    ion homeostasis | nucleotide-excision repair | base-excision repair | response to hypoxia`),
  component: names(`
    nuclear membrane | late endosome | recycling endosome | mitochondrial matrix | PML body |
    mitotic spindle | lysosomal membrane | actin cytoskeleton | basolateral plasma membrane |
    nuclear envelope | dendrite | caveola | desmosome`),
  cell: names(`
    human photoreceptor cell | human enteroendocrine cell | human paneth cell=human Paneth cell
    | human myoblast | human trophoblast cell | human neuroendocrine cell | human leydig
    cell=human Leydig cell | human pyramidal cell | human alpha cell | human delta cell | human
    proximal tubule cell | human ependymal cell | human retinal ganglion cell`),
  role: names(`
    muscarinic antagonist | analgesic | antihistamine | laxative | non-narcotic analgesic |
    local anesthetic | antiparasitic agent | beta-adrenergic antagonist | mydriatic agent |
    antirheumatic drug | antilipemic drug | neuromuscular agent`),
  class: names(`
    movement disorders=movement disorder | X-linked disease | vascular disease | inherited
    metabolic disorder | primary bacterial infectious disease | parasitic helminthiasis
    infectious disease | ectodermal dysplasia | spinocerebellar ataxia | primary ciliary
    dyskinesia | spondyloepiphyseal dysplasia | soft tissue sarcoma | brain diseases=brain
    disease | sleep disorder | amino acid metabolic disorder | muscular disease | pancreas
    disease | benign neoplasm`),
  developing: names(`
    yolk sac | myotome | lung bud | mesonephric duct | geniculate ganglion | greater omentum |
    somite | inner ear | tooth enamel`),
  caused: names(`
    cerebral palsy | syringomyelia | tetany | neurogenic bladder | pigmentary glaucoma |
    xanthoma | Streptocerciasis=streptocerciasis`),
  located: names(`
    coronary atherosclerosis | periodontal disease | glomerular disorder | trachea leiomyoma |
    vaginal melanoma | chiasmal syndrome | thymic neuroendocrine tumor | amelia of upper limb`),
};

function names(text: string): readonly string[] {
  return text.split('|').map((name) => name.trim().replace(/\s+/g, ' '));
}
