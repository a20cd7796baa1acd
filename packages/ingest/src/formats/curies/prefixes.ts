/**
 * CURIE prefixes that files of the field use: spellings, the beginning of the IRI, and other beginnings that mean the same.
 * Made by scripts/make-prefixes.ts from Bioregistry (CC0 1.0); not to be edited by hand.
 */
export const PREFIX_TABLE = `
anzctr,actrn https://bioregistry.io/anzctr: https://anzctr.org.au/Trial/Registration/TrialReview.aspx?ACTRN=
atc,atc_code,attc http://identifiers.org/atc/ http://www.whocc.no/atc_ddd_index/?code= https://www.whocc.no/atc_ddd_index/?code=
bao http://www.bioassayontology.org/bao#BAO_ http://identifiers.org/bao/ http://bioportal.bioontology.org/ontologies/BAO/bao:BAO_
bfo http://purl.obolibrary.org/obo/BFO_
biolink https://w3id.org/biolink/vocab/ https://biolink.github.io/biolink-model/
brenda https://bioregistry.io/brenda: http://identifiers.org/brenda/ https://www.brenda-enzymes.info/enzyme.php?ecno= https://www.brenda-enzymes.org/php/result_flat.php4?ecno= http://www.brenda-enzymes.org/php/result_flat.php4?ecno=
bto http://purl.obolibrary.org/obo/BTO_ http://purl.bioontology.org/ontology/BTO/BTO: https://www.brenda-enzymes.org/ontology.php?ontology_id=3&id_go=
cas,casid,cas_rn,secondary_cas_rn,cas_id https://bioregistry.io/cas: https://commonchemistry.cas.org/detail?cas_rn= http://identifiers.org/cas/ http://commonchemistry.org/ChemicalDetail.aspx?ref=
ccds http://identifiers.org/ccds/ http://www.ncbi.nlm.nih.gov/CCDS/CcdsBrowse.cgi?REQUEST=CCDS&DATA= http://www.ncbi.nlm.nih.gov/projects/CCDS/CcdsBrowse.cgi?REQUEST=CCDS&DATA= https://www.ncbi.nlm.nih.gov/CCDS/CcdsBrowse.cgi?REQUEST=CCDS&GO=MainBrowse&DATA=
cdd https://bioregistry.io/cdd: http://identifiers.org/cdd/ http://www.ncbi.nlm.nih.gov/Structure/cdd/cddsrv.cgi?uid= https://www.ncbi.nlm.nih.gov/Structure/cdd/cddsrv.cgi?uid=
chebi,chebiid http://purl.obolibrary.org/obo/CHEBI_ https://www.ebi.ac.uk/chebi/search?query= http://www.ebi.ac.uk/chebi/searchId.do?chebiId=CHEBI: https://www.ebi.ac.uk/chebi/searchId.do?chebiId=CHEBI: http://www.ebi.ac.uk/chebi/searchId.do?chebiId=
chembl.compound http://identifiers.org/chembl.compound/ https://www.ebi.ac.uk/chembl/compound/inspect/
chembl.target,chembl-targets http://identifiers.org/chembl.target/ https://www.ebi.ac.uk/chembldb/target/inspect/ https://www.ebi.ac.uk/chembl/target/inspect/
chr https://bioregistry.io/chr: http://purl.obolibrary.org/obo/CHR_
civic.vid,civic.variant https://civicdb.org/links/variant/ https://civicdb.org/molecular-profiles/
cl http://purl.obolibrary.org/obo/CL_ http://purl.bioontology.org/ontology/CL/CL:
clinvar.record http://www.ncbi.nlm.nih.gov/clinvar/ http://identifiers.org/clinvar.record/
clo http://purl.obolibrary.org/obo/CLO_ https://www.ebi.ac.uk/ols4/ontologies/clo/terms?short_form=CLO_
clinicaltrials,nct,clinicaltrial,ctgov https://www.clinicaltrials.gov/study/ http://identifiers.org/clinicaltrials/ https://clinicaltrials.gov/ct2/show/ http://clinicaltrials.gov/ct2/show/ https://clinicaltrials.gov/show/
complexportal https://www.ebi.ac.uk/complexportal/complex/ http://identifiers.org/complexportal/ https://www.ebi.ac.uk/complexportal/complex/search?query=
cpt,ama-cpt https://www.ama-assn.org/practice-management/cpt/ https://www.aapc.com/codes/cpt-codes/
cvx https://biopragmatics.github.io/providers/cvx/
dbsnp http://identifiers.org/dbsnp/ http://www.ncbi.nlm.nih.gov/projects/SNP/snp_ref.cgi?rs= https://www.ncbi.nlm.nih.gov/snp/
dc,dc.elements,dc11,dce,dcelem,elements http://purl.org/dc/elements/1.1/
dcterms,dc.terms,dct,terms http://purl.org/dc/terms/
decipher https://www.deciphergenomics.org/syndrome/ http://purl.obolibrary.org/obo/DECIPHER_
doi https://doi.org/ http://dx.doi.org/
doid,do http://purl.obolibrary.org/obo/DOID_ https://www.ebi.ac.uk/ols4/ontologies/doid/terms?obo_id=DOID: http://disease-ontology.org/term/DOID: http://disease-ontology.org/term/ https://www.disease-ontology.org/?id=
drugbank,drugbank_id http://identifiers.org/drugbank/ http://www.drugbank.ca/drugs/ https://go.drugbank.com/drugs/
drugcentral,drug_central http://drugcentral.org/drugcard/ https://drugcentral.org?q=
ecocore http://purl.obolibrary.org/obo/ECOCORE_
ec,ec-code,eccode,ec_code,intenz https://purl.expasy.org/enzyme/EC/ https://www.enzyme-database.org/query.php?ec= http://identifiers.org/ec-code/ https://enzyme.expasy.org/EC/ http://www.enzyme-database.org/query.php?ec= https://www.ebi.ac.uk/intenz/query?cmd=SearchEC&ec= http://www.ebi.ac.uk/intenz/query?cmd=SearchID&id= http://enzyme.expasy.org/EC/
eco http://purl.obolibrary.org/obo/ECO_ http://www.evidenceontology.org/browse/#ECO_ http://purl.bioontology.org/ontology/ECO/ECO:
ecto http://purl.obolibrary.org/obo/ECTO_
edam http://edamontology.org/ http://identifiers.org/edam/ http://purl.bioontology.org/ontology/EDAM/ http://edamontology.org/data_
efo http://www.ebi.ac.uk/efo/EFO_ http://purl.obolibrary.org/obo/EFO_ http://purl.bioontology.org/ontology/EFO/efo:EFO_
ensembl https://www.ensembl.org/id/ http://ensembl.org/id/ https://identifiers.org/ensembl/
envo http://purl.obolibrary.org/obo/ENVO_ http://purl.bioontology.org/ontology/ENVO/ENVO:
fao http://purl.obolibrary.org/obo/FAO_
fbbt,fbbt_root http://purl.obolibrary.org/obo/FBbt_
fbcv http://purl.obolibrary.org/obo/FBcv_
flybase,fb https://flybase.org/reports/ https://bioentity.link/#/lexicon/public/ https://www.alliancegenome.org/gene/FB:
foaf http://xmlns.com/foaf/0.1/
fma,fmaid,fma_retired http://purl.obolibrary.org/obo/FMA_ http://purl.org/sig/ont/fma/ https://www.ebi.ac.uk/ols4/ontologies/fma/terms?obo_id=FMA: http://purl.bioontology.org/ontology/FMA_subset/FMA:
foodon http://purl.obolibrary.org/obo/FOODON_ https://www.ebi.ac.uk/ols4/ontologies/foodon/terms?obo_id=FOODON: https://www.ebi.ac.uk/ols/ontologies/foodon/terms?obo_id=FOODON:
fypo http://purl.obolibrary.org/obo/FYPO_
gard https://bioregistry.io/gard: https://rarediseases.info.nih.gov/?gard_id=
geo https://bioregistry.io/geo: https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc= http://www.ncbi.nlm.nih.gov/sites/GDSbrowser?acc=
go,gobp,gobpid,gocc,goccid,gomf,gomfid http://purl.obolibrary.org/obo/GO_ http://amigo.geneontology.org/amigo/term/GO: http://amigo.geneontology.org/cgi-bin/amigo/term-details.cgi?term=GO: https://www.ebi.ac.uk/QuickGO/term/ https://amigo.geneontology.org/amigo/term/
hancestro http://purl.obolibrary.org/obo/HANCESTRO_ http://www.ebi.ac.uk/ancestro/ancestro_
hao http://purl.obolibrary.org/obo/HAO_
hcpcs http://purl.bioontology.org/ontology/HCPCS/
hgnc http://identifiers.org/hgnc/ http://www.genenames.org/cgi-bin/gene_symbol_report?hgnc_id= https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/ https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC: http://www.genenames.org/data/hgnc_data.php?hgnc_id=
hgnc.genegroup https://www.genenames.org/data/genegroup/#!/group/
hmdb http://identifiers.org/hmdb/ http://www.hmdb.ca/metabolites/ https://www.hmdb.ca/metabolites/
hp,hpo http://purl.obolibrary.org/obo/HP_ http://human-phenotype-ontology.org/ https://hpo.jax.org/app/browse/term/HP: http://compbio.charite.de/hpoweb/showterm?id=HP: https://hpo.jax.org/app/browse/term/
hsapdv http://purl.obolibrary.org/obo/HsapDv_ http://purl.obolibrary.org/obo/HSAPDV_
iao http://purl.obolibrary.org/obo/IAO_
icd10,icd,icd-10,icd10who https://icd.who.int/browse10/2016/en#/ https://icd.who.int/browse10/2019/en#/ http://identifiers.org/icd/ http://apps.who.int/classifications/icd10/browse/2010/en#/
icd10cm http://purl.bioontology.org/ontology/ICD10CM/ https://www.icd10data.com/search?s=
icd10pcs https://bioregistry.io/icd10pcs: https://www.findacode.com/code.php?set=ICD10PCS&c=
icd11,icd-11,icd11.foundation http://id.who.int/icd/entity/ https://icd.who.int/browse/latest-release/foundation/en#
icd9 http://translator.ncats.nih.gov/ICD9_ http://www.icd9data.com/getICD9Code.ashx?icd9=
icd9cm,ic9cm https://bioregistry.io/icd9cm: http://icd9cm.chrisendres.com/index.php?action=search&srchtext=
icdo,icd-o https://bioregistry.io/icdo: http://codes.iarc.fr/search.php?cx=009987501641899931167%3A2_7lsevqpdm&cof=FORID%3A9&ie=UTF-8&ie=ISO-8859-1&oe=ISO-8859-1&sa=&q= https://codes.iarc.fr/search.php?cx=009987501641899931167%3A2_7lsevqpdm&cof=FORID%3A9&ie=UTF-8&ie=ISO-8859-1&oe=ISO-8859-1&sa=&q=
ido http://purl.obolibrary.org/obo/IDO_ https://www.ebi.ac.uk/ols4/ontologies/ido/terms?obo_id=IDO: https://www.ebi.ac.uk/ols/ontologies/ido/terms?obo_id=IDO:
inchikey http://identifiers.org/inchikey/ https://www.chemspider.com/search?params=
infores https://w3id.org/information-resource-registry/
interpro,ip,ipr http://purl.obolibrary.org/obo/IPR_ https://www.ebi.ac.uk/interpro/entry/InterPro/ http://www.ebi.ac.uk/interpro/IEntry?ac= http://identifiers.org/interpro/
intact http://identifiers.org/intact/ https://www.ebi.ac.uk/intact/interaction/ http://www.ebi.ac.uk/intact/pages/details/details.xhtml?interactionAc=
kegg http://www.kegg.jp/entry/ http://identifiers.org/kegg/
kegg.compound https://www.kegg.jp/entry/ http://identifiers.org/kegg.compound/ http://www.genome.jp/dbget-bin/www_bget?cpd:
kegg.disease http://www.kegg.jp/entry/ http://identifiers.org/kegg.disease/ http://www.genome.jp/dbget-bin/www_bget?ds:
kegg.drug https://www.kegg.jp/entry/ http://identifiers.org/kegg.drug/ http://www.genome.jp/dbget-bin/www_bget?dr:
kegg.pathway,kegg-path,kegg_pathway https://bioregistry.io/kegg.pathway: https://www.kegg.jp/pathway/ http://identifiers.org/kegg.pathway/ http://www.genome.jp/dbget-bin/www_bget?path:
loinc,lnc http://loinc.org/rdf/
ma http://purl.obolibrary.org/obo/MA_ http://www.informatics.jax.org/searches/AMA.cgi?id=MA:
maxo http://purl.obolibrary.org/obo/MAXO_ https://www.ebi.ac.uk/ols4/ontologies/maxo/terms?obo_id=MAXO:
meddra,medra http://identifiers.org/meddra/ http://purl.bioontology.org/ontology/MEDDRA/ http://bioportal.bioontology.org/ontologies/MEDDRA?p=classes&conceptid=
medgen,medgen.uid https://www.ncbi.nlm.nih.gov/medgen/ http://identifiers.org/medgen/
medlineplus https://bioregistry.io/medlineplus: http://identifiers.org/medlineplus/
mesh,mesha,meshc,meshcs,meshd,meshpp,mesh_descriptor_ui,mesh_supplemental_record_ui,msh,meshuid http://id.nlm.nih.gov/mesh/ https://meshb.nlm.nih.gov/record/ui?ui= http://purl.obolibrary.org/obo/MESH_ https://www.nlm.nih.gov/cgi/mesh/2013/MB_cgi?field=uid&term= https://www.ncbi.nlm.nih.gov/mesh/?term=
mgi,mgd http://www.informatics.jax.org/accession/MGI: http://www.informatics.jax.org/marker/ http://www.informatics.jax.org/searches/accession_report.cgi?id=mgi: https://www.informatics.jax.org/marker/
mirbase http://identifiers.org/mirbase/ http://www.mirbase.org/cgi-bin/mirna_entry.pl?acc=
mod,psi-mod http://purl.obolibrary.org/obo/MOD_ https://www.ebi.ac.uk/ols4/ontologies/mod/terms?obo_id=MOD: http://bioportal.bioontology.org/ontologies/1041?p=terms&conceptid=MOD:
mondo http://purl.obolibrary.org/obo/MONDO_ https://monarchinitiative.org/MONDO:
mp http://purl.obolibrary.org/obo/MP_ https://bioportal.bioontology.org/ontologies/MP/MP: http://www.informatics.jax.org/searches/Phat.cgi?id= http://identifiers.org/mp/MP:
mpath http://purl.obolibrary.org/obo/MPATH_
ms http://purl.obolibrary.org/obo/MS_ http://purl.bioontology.org/ontology/MS/MS:
nbo http://purl.obolibrary.org/obo/NBO_
ncbigene,egid,entrezgene,geneid,ncbi_geneid,entrez,nihgeneid http://identifiers.org/ncbigene/ http://www.ncbi.nlm.nih.gov/gene/ https://www.ncbi.nlm.nih.gov/gene/
ncbiprotein https://www.ncbi.nlm.nih.gov/protein/
ncbitaxon,ncbitaxonomyid,ncbi_taxon_id,ncbi_taxid,tax,taxonomyid,ncbitaxuid,taxid,taxon,taxonomy,uniprot.taxonomy http://purl.obolibrary.org/obo/NCBITaxon_ https://data.bioontology.org/ontologies/NCBITAXON/ http://identifiers.org/taxonomy/ http://www.ncbi.nlm.nih.gov/Taxonomy/Browser/wwwtax.cgi?id= https://www.ncbi.nlm.nih.gov/Taxonomy/Browser/wwwtax.cgi?mode=Info&id=
ncit,nci,nci2004_11_17,ncit_thesaurus,ncithesaurus,ncitm,ncitt,nci_thesaurus http://purl.obolibrary.org/obo/NCIT_ https://evsexplore.semantics.cancer.gov/evsexplore/concept/ncit/ https://www.ebi.ac.uk/ols4/ontologies/ncit/terms?short_form=NCIT_ http://ncit.nci.nih.gov/ncitbrowser/ConceptReport.jsp?dictionary=NCI%20Thesaurus&code=
ncro http://purl.obolibrary.org/obo/NCRO_
ndc http://www.hipaaspace.com/Medical_Billing/Coding/National.Drug.Codes/ http://identifiers.org/ndc/ https://ndclist.com/ndc/
ndfrt,nui,ndf-rt http://evs.nci.nih.gov/ftp1/NDF-RT/NDF-RT.owl# https://ncit.nci.nih.gov/ncitbrowser/ConceptReport.jsp?dictionary=NDFRT&code= https://bioportal.bioontology.org/ontologies/NDFRT?p=classes&conceptid=
oae http://purl.obolibrary.org/obo/OAE_
obi http://purl.obolibrary.org/obo/OBI_
oboinowl,oboformat,oio http://www.geneontology.org/formats/oboInOwl#
omim,mim https://omim.org/entry/ https://omim.org/MIM: http://purl.obolibrary.org/obo/OMIM_ http://www.ncbi.nlm.nih.gov/omim/ https://www.omim.org/entry/ https://omim.org/OMIM:
omim.ps,mimps,omimps,ps,mim.ps https://omim.org/phenotypicSeries/PS https://www.omim.org/phenotypicSeries/
omo http://purl.obolibrary.org/obo/OMO_
opl http://purl.obolibrary.org/obo/OPL_ https://www.ebi.ac.uk/ols4/ontologies/opl/classes?obo_id=OPL:
orphanet.ordo,ordo,orpha,orphanet http://www.orpha.net/ORDO/Orphanet_ http://identifiers.org/orphanet.ordo/ https://www.ebi.ac.uk/ols/ontologies/ordo/terms?short_form=
owl http://www.w3.org/2002/07/owl#
panther.family https://bioregistry.io/panther.family: http://identifiers.org/panther.family/ http://www.pantherdb.org/panther/family.do?clsAccession= https://www.pantherdb.org/panther/lookupId.jsp?id= https://www.pantherdb.org/panther/family.do?clsAccession=
pato http://purl.obolibrary.org/obo/PATO_ http://purl.bioontology.org/ontology/PATO/PATO:
pharmgkb.disease https://www.pharmgkb.org/disease/ http://identifiers.org/pharmgkb.disease/
pharmgkb.drug https://www.pharmgkb.org/chemical/ http://identifiers.org/pharmgkb.drug/ http://www.pharmgkb.org/drug/
pharmgkb.gene https://www.pharmgkb.org/gene/ http://identifiers.org/pharmgkb.gene/ https://www.clinpgx.org/gene/
pharmgkb.pathways https://www.pharmgkb.org/pathway/ http://identifiers.org/pharmgkb.pathways/
pharmgkb https://www.clinpgx.org/accession/
pfam,pf http://identifiers.org/pfam/ https://www.ebi.ac.uk/interpro/entry/pfam/ https://pfam.xfam.org/family/ http://pfam.sanger.ac.uk/family?entry= https://www.ebi.ac.uk/interpro/entry/pfam/?search=
po http://purl.obolibrary.org/obo/PO_ http://purl.bioontology.org/ontology/PO/PO: http://www.plantontology.org/amigo/go.cgi?view=details&search_constraint=terms&depth=0&query=
pombase https://www.pombase.org/gene/ https://www.pombase.org/spombe/result/ http://www.pombase.org/spombe/result/
pr,pro http://purl.obolibrary.org/obo/PR_ http://purl.bioontology.org/ontology/PR/PR: https://proconsortium.org/app/entry/PR: http://pir.georgetown.edu/cgi-bin/pro/entry_pro?id= https://proconsortium.org/cgi-bin/entry_pro?id=
prov,prov-o http://www.w3.org/ns/prov#
pubchem.compound,cid,dsstox_cid,pubchem_cid,pubchem_compound_cid,pubchem,pubchem_id http://pubchem.ncbi.nlm.nih.gov/compound/ http://identifiers.org/pubchem.compound/ https://pubchem.ncbi.nlm.nih.gov/summary/summary.cgi?cid= http://pubchem.ncbi.nlm.nih.gov/summary/summary.cgi?db=pccompound&term=
pubchem.substance,dsstox_generic_sid https://pubchem.ncbi.nlm.nih.gov/substance/ http://identifiers.org/pubchem.substance/ https://pubchem.ncbi.nlm.nih.gov/summary/summary.cgi?sid= http://www.ncbi.nlm.nih.gov/sites/entrez?cmd=search&db=pcsubstance&term=
pubmed,medline,pmid http://rdf.ncbi.nlm.nih.gov/pubmed/ http://identifiers.org/pubmed/ https://www.ncbi.nlm.nih.gov/pubmed/ https://pubmed.ncbi.nlm.nih.gov/ http://www.ncbi.nlm.nih.gov/pubmed/
pmc,pmcid http://europepmc.org/articles/ http://www.ncbi.nlm.nih.gov/pmc/ https://www.ncbi.nlm.nih.gov/pmc/articles/
rbo http://purl.obolibrary.org/obo/RBO_
rdf http://www.w3.org/1999/02/22-rdf-syntax-ns#
rdfs http://www.w3.org/2000/01/rdf-schema#
reactome,re,react,reactome.pathway http://identifiers.org/reactome/ https://www.reactome.org/content/detail/ https://reactome.org/content/detail/ http://www.reactome.org/cgi-bin/eventbrowser_st_id?FROM_REACTOME=1&ST_ID=
refseq,refseq_prot https://www.ncbi.nlm.nih.gov/protein/ http://www.ncbi.nlm.nih.gov/refseq/?term= http://www.ncbi.nlm.nih.gov/nuccore/
rfam http://identifiers.org/rfam/ https://rfam.org/family/ https://rfam.xfam.org/family/
rgd http://identifiers.org/rgd/ http://rgd.mcw.edu/rgdweb/report/gene/main.html?id= https://rgd.mcw.edu/rgdweb/report/gene/main.html?id= https://rgd.mcw.edu/rgdweb/search/search.html?term= http://rgd.mcw.edu/tools/genes/genes_view.cgi?id=
rhea http://rdf.rhea-db.org/ https://www.rhea-db.org/rhea/ http://identifiers.org/rhea/ https://www.rhea-db.org/reaction?id= http://www.ebi.ac.uk/rhea//reaction.xhtml?id=
rnacentral,lncrnadb http://identifiers.org/rnacentral/ https://rnacentral.org/rna/
ro,ro_proposed_relation,obo_rel,oborel http://purl.obolibrary.org/obo/RO_ https://www.ebi.ac.uk/ols4/ontologies/ro/terms?short_form=
rxnorm,rxcui http://purl.bioontology.org/ontology/RXNORM/ https://mor.nlm.nih.gov/RxNav/search?searchBy=RXCUI&searchTerm=
sgd http://identifiers.org/sgd/ https://www.yeastgenome.org/locus/ http://db.yeastgenome.org/cgi-bin/locus.pl?dbid=
semapv,semapv_voc,sempav_voc https://w3id.org/semapv/vocab/
sio http://semanticscience.org/resource/SIO_ https://www.ebi.ac.uk/ols4/ontologies/sio/terms?short_form=
skos http://www.w3.org/2004/02/skos/core#
smpdb,smp http://smpdb.ca/pathways/# https://smpdb.ca/view/ http://smpdb.ca/view/
snomedct,sctid,snomect,snomed,snomedctct,snomedct_us,snomed_ct,snowmedct,snowmedct_us http://snomed.info/id/ http://purl.bioontology.org/ontology/SNOMEDCT/ http://identifiers.org/snomedct/ https://browser.ihtsdotools.org/?perspective=full&conceptId1= http://www.snomedbrowser.com/Codes/Details/
so http://purl.obolibrary.org/obo/SO_ http://purl.bioontology.org/ontology/SO/SO: http://www.sequenceontology.org/miso/current_release/term/
sssom https://w3id.org/sssom/
stato http://purl.obolibrary.org/obo/STATO_ https://www.ebi.ac.uk/ols4/ontologies/stato/classes?obo_id=STATO:
string https://bioregistry.io/string: http://identifiers.org/string/ https://string-db.org/cgi/network?identifier= http://string-db.org/interactions/ https://string-db.org/network/
symp http://purl.obolibrary.org/obo/SYMP_ https://www.ebi.ac.uk/ols/ontologies/symp/terms?iri=http://purl.obolibrary.org/obo/SYMP_
trans http://purl.obolibrary.org/obo/TRANS_
uberon http://purl.obolibrary.org/obo/UBERON_ https://www.ebi.ac.uk/ols4/ontologies/uberon/terms?obo_id=UBERON: http://purl.bioontology.org/ontology/UBERON/UBERON:
umls,umls_cui,umls.cui http://linkedlifedata.com/resource/umls/id/ https://uts.nlm.nih.gov/uts/umls/concept/ https://evsexplore.semantics.cancer.gov/evsexplore/concept/ncim/
unii https://precision.fda.gov/uniisearch/srs/unii/ http://fdasis.nlm.nih.gov/srs/unii/ http://fdasis.nlm.nih.gov/srs/srsdirect.jsp?regno= https://gsrs.ncats.nih.gov/ginas/app/beta/substances/
uniprot,swissprot,up,uniprotkb http://purl.uniprot.org/uniprot/ http://identifiers.org/uniprot/ https://www.uniprot.org/uniprot/ http://www.uniprot.org/uniprot/
upheno http://purl.obolibrary.org/obo/UPHENO_
uo http://purl.obolibrary.org/obo/UO_ https://www.ebi.ac.uk/ols4/ontologies/uo/terms?obo_id=UO: http://purl.bioontology.org/ontology/UO/UO:
vo http://purl.obolibrary.org/obo/VO_
vandf https://www.nlm.nih.gov/research/umls/sourcereleasedocs/current/VANDF/ http://purl.bioontology.org/ontology/VANDF/
vario http://purl.obolibrary.org/obo/VariO_ http://purl.obolibrary.org/obo/VARIO_ https://purl.bioontology.org/ontology/VARIO?conceptid=http%3A%2F%2Fpurl.obolibrary.org%2Fobo%2FVariO_ http://purl.bioontology.org/ontology/VARIO/VariO:
wbphenotype http://purl.obolibrary.org/obo/WBPhenotype_
wikidata,wd_entity,wd,wdeschema http://www.wikidata.org/entity/ http://identifiers.org/wikidata/ https://www.wikidata.org/wiki/
wikipathways http://identifiers.org/wikipathways/ http://www.wikipathways.org/instance/ http://www.wikipathways.org/index.php/Pathway: https://new.wikipathways.org/pathways/
wormbase,wb,wb_ref https://bioregistry.io/wormbase: https://www.wormbase.org/get?name=
xco http://purl.obolibrary.org/obo/XCO_
xao http://purl.obolibrary.org/obo/XAO_
xenbase https://bioregistry.io/xenbase: https://www.xenbase.org/entry/ http://www.xenbase.org/gene/showgene.do?method=display&geneId= http://www.xenbase.org/gene/showgene.do?method=displayGeneSummary&geneId= https://www.xenbase.org/gene/showgene.do?method=display&geneId=
xsd http://www.w3.org/2001/XMLSchema#
zfa,zfa_retired http://purl.obolibrary.org/obo/ZFA_ https://zfin.org/action/ontology/term/ZFA:
zfin http://zfin.org/ http://zfin.org/cgi-bin/webdriver?MIval=aa-markerview.apg&OID=
zp http://purl.obolibrary.org/obo/ZP_
pw http://purl.obolibrary.org/obo/PW_ https://www.ebi.ac.uk/ols4/ontologies/pw/terms?obo_id=PW: http://purl.bioontology.org/ontology/PW/PW: http://rgd.mcw.edu/rgdweb/ontology/annot.html?acc_id= https://purl.bioontology.org/ontology/PW/
bspo http://purl.obolibrary.org/obo/BSPO_
caro http://purl.obolibrary.org/obo/CARO_
cob http://purl.obolibrary.org/obo/COB_
mf http://purl.obolibrary.org/obo/MF_
mfomd http://purl.obolibrary.org/obo/MFOMD_
nando http://nanbyodata.jp/ontology/NANDO_ https://nanbyodata.jp/disease/NANDO:
oncotree http://oncotree.mskcc.org/api/tumorTypes/search/code/
icf https://icd.who.int/dev11/l-icf/en#/http://id.who.int/icd/entity/
nord https://bioregistry.io/nord: https://rarediseases.org/?p=
apo http://purl.obolibrary.org/obo/APO_
ddpheno http://purl.obolibrary.org/obo/DDPHENO_
hsdb https://pubchem.ncbi.nlm.nih.gov/source/hsdb/
gwascentral.phenotype https://www.gwascentral.org/phenotype/ http://identifiers.org/gwascentral.phenotype/
ogms http://purl.obolibrary.org/obo/OGMS_
`;
