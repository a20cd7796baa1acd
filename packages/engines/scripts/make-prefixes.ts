/**
 * Writes the table of CURIE prefixes, data/prefixes.json, from Bioregistry's registry (CC0 1.0):
 *
 *   npx tsx packages/engines/scripts/make-prefixes.ts bioregistry.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Prefixes that files of the field use, as Bioregistry calls them. */
const WANTED = `
anzctr atc bao bfo biolink brenda bto cas ccds cdd chebi chembl.compound chembl.target chr civic.vid cl clinvar clinvar.record
clo clinicaltrials complexportal cosmic cpt cvx cvcl dbsnp dc dcterms decipher doi doid drugbank drugcentral ecocore ec
eco ecto edam efo ensembl envo evs fao fbbt fbcv flybase foaf fma foodon fypo gard geo go gtopdb hancestro hao
hcpcs hgnc hgnc.genegroup hmdb hp hsapdv iao icd10 icd10cm icd10pcs icd11 icd9 icd9cm icdo ido inchikey infores
interpro intact kegg kegg.compound kegg.disease kegg.drug kegg.pathway loinc ma maxo meddra medgen medlineplus
mesh mgi mirbase mod mondo mp mpath ms nbo ncbigene ncbiprotein ncbitaxon ncit ncro ndc ndfrt nlm.fa oae obi
oboinowl omim omim.ps omo opl orphanet.ordo owl panther.family pato pharmgkb.disease pharmgkb.drug
pharmgkb.gene pharmgkb.pathways pharmgkb pfam po pombase pr prov pubchem.compound pubchem.substance pubmed pmc rbo rdf rdfs reactome
refseq rfam rgd rhea rnacentral ro rxnorm sgd semapv sio skos smpdb snomedct so sssom stato string swisslipids symp trans
uberon umls unii uniprot upheno uo vo vandf vario wbphenotype wikidata wikipathways wormbase xco xao xenbase xsd zfa zfin
zp pw bspo caro cob mf mfomd nando gtr oncotree icf nord mpo apo ddpheno hsdb gwascentral.phenotype ogms
`
  .trim()
  .split(/\s+/);

/** Prefixes whose usual form in RDF differs from the registry's rules. */
const FORMS: Readonly<Record<string, string>> = {
  omim: 'https://omim.org/entry/$1',
  'omim.ps': 'https://omim.org/phenotypicSeries/PS$1',
  umls: 'http://linkedlifedata.com/resource/umls/id/$1',
  biolink: 'https://w3id.org/biolink/vocab/$1',
  icd10cm: 'http://purl.bioontology.org/ontology/ICD10CM/$1',
  'orphanet.ordo': 'http://www.orpha.net/ORDO/Orphanet_$1',
};

/** Spellings that files use and the registry does not list. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'orphanet.ordo': ['ORPHA', 'Orphanet'],
  icd11: ['icd11.foundation'],
  drugcentral: ['DrugCentral', 'DRUGCENTRAL'],
  ncbigene: ['NCBIGENE'],
  'chembl.compound': ['CHEMBL.COMPOUND'],
};

/** Sources of URI forms by preference: RDF forms before web pages. */
const SOURCES = [
  'obofoundry',
  'biolink.resource',
  'togoid',
  'ols',
  '',
  'miriam',
  'go.resource',
  'n2t',
  'wikidata.property',
];

interface Entry {
  readonly uri_format?: string | null;
  readonly rdf_uri_format?: string | null;
  readonly preferred_prefix?: string | null;
  readonly synonyms?: readonly string[] | null;
  readonly [source: string]: unknown;
}

const [input = 'bioregistry.json'] = process.argv.slice(2);
const bytes = readFileSync(input);
const isCompressed = bytes[0] === 0x1f;
const registry: Readonly<Record<string, Entry>> = JSON.parse(
  (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8'),
);
interface PrefixRow {
  readonly prefix: string;
  readonly synonyms: readonly string[];
  readonly stem: string;
  readonly also: readonly string[];
}

const rows = WANTED.flatMap((name): PrefixRow[] => {
  const entry = registry[name];
  const form = entry === undefined ? undefined : getForm(name, entry);
  if (entry === undefined || form === undefined) {
    console.warn(`left out: ${name}`);
    return [];
  }
  const also = [...new Set(getForms(entry).map(toStem))].filter((other) => other !== toStem(form));
  const [prefix = name, ...synonyms] = getSpellings(name, entry);
  return [{ prefix, synonyms, stem: toStem(form), also }];
});
const lines = rows.map((row) => {
  const also = row.also.filter(isOnlyOf(row));
  const { prefix, synonyms, stem } = row;
  const entry = {
    iri: stem,
    ...(synonyms.length > 0 && { synonyms }),
    ...(also.length > 0 && { also }),
  };
  return `  ${JSON.stringify(prefix)}: ${JSON.stringify(entry)}`;
});
writeFileSync(new URL('../data/prefixes.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${rows.length} prefixes`);

function isOnlyOf(row: PrefixRow): (form: string) => boolean {
  const others = rows.filter((other) => other !== row);
  return (form) =>
    ![...others, row].some(({ stem }) => secure(stem).startsWith(secure(form))) &&
    !others.some(({ also }) => also.some((taken) => secure(taken).startsWith(secure(form))));
}

function secure(form: string): string {
  return form.replace(/^http:/, 'https:');
}

function getForm(prefix: string, entry: Entry): string | undefined {
  const stated = FORMS[prefix];
  if (stated !== undefined) return stated;
  const known = SOURCES.map((source) => [source, sourceForm(entry, source)] as const);
  const purl = known.find(
    ([, form]) => form?.startsWith('http://purl.obolibrary.org/obo/') === true,
  );
  if (purl !== undefined && entry.obofoundry !== undefined) return purl[1];
  const form = entry.rdf_uri_format ?? known.find(([, of]) => of !== undefined)?.[1];
  return form === undefined || form.includes('?') ? `https://bioregistry.io/${prefix}:$1` : form;
}

function sourceForm(entry: Entry, source: string): string | undefined {
  const from = source === '' ? entry : entry[source];
  if (typeof from !== 'object' || from === null) return undefined;
  const form = (from as Entry).uri_format ?? undefined;
  return form !== undefined && isPlain(form) ? form : undefined;
}

function getForms(entry: Entry): readonly string[] {
  const nested = Object.values(entry).flatMap((value) =>
    typeof value === 'object' && value !== null ? [(value as Entry).uri_format] : [],
  );
  return [entry.uri_format, entry.rdf_uri_format, ...nested].filter(
    (form): form is string => typeof form === 'string' && isPlain(form),
  );
}

function isPlain(form: string): boolean {
  return /^https?:\/\/[^\s$]*[/#_=:]\$1$/.test(form);
}

function toStem(form: string): string {
  return form.slice(0, -2);
}

function getSpellings(prefix: string, entry: Entry): readonly string[] {
  const all = [
    prefix,
    entry.preferred_prefix ?? '',
    ...(entry.synonyms ?? []),
    ...(SPELLINGS[prefix] ?? []),
  ];
  const plain = all
    .filter((text) => /^[A-Za-z][\w.-]*$/.test(text))
    .map((text) => text.toLowerCase());
  return [...new Set(plain)].filter((text) => !/_20\d\d/.test(text));
}
