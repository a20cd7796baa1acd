import type { TableMapping } from '@biographql/ingest/internal';

const TARGET_QUALIFIERS = {
  mechanism: '{ACTION_TYPE}',
  activity_type: '{ACT_TYPE}',
  activity_value: '{ACT_VALUE}',
};

/** Tables about drugs. */
export const DRUG_PRESETS: Readonly<Record<string, TableMapping>> = {
  'drugcentral-targets': {
    source: 'DrugCentral',
    delimiter: 'tab',
    entities: {
      drug: { id: 'DrugCentral:{STRUCT_ID}', category: 'Drug', name: '{DRUG_NAME}' },
      target: {
        id: { value: 'UniProtKB:{ACCESSION}', split: '|' },
        category: 'Protein',
        name: '{TARGET_NAME}',
        relatedSynonyms: [{ value: '{GENE}', split: '|' }],
      },
    },
    relations: [
      {
        subject: 'drug',
        predicate: 'directly_physically_interacts_with',
        object: 'target',
        qualifiers: TARGET_QUALIFIERS,
        sources: ['DrugCentral', '{ACT_SOURCE}'],
      },
      {
        subject: 'drug',
        predicate: 'affects',
        object: 'target',
        when: [{ column: 'MOA', is: ['1'] }],
        qualifiers: {
          causal_mechanism_qualifier: '{ACTION_TYPE}',
        },
        sources: ['DrugCentral', '{MOA_SOURCE}', '{MOA_SOURCE_URL}'],
      },
    ],
  },
  'drugcentral-structures': {
    source: 'DrugCentral',
    delimiter: 'tab',
    quotes: false,
    entities: {
      drug: {
        id: 'DrugCentral:{ID}',
        category: 'Drug',
        name: '{INN}',
        crossReferences: ['CAS:{CAS_RN}', 'INCHIKEY:{InChIKey}'],
        properties: { smiles: '{SMILES}', inchi: '{InChI}' },
      },
    },
    relations: [],
  },
  'drugs-at-fda': {
    source: 'Drugs@FDA',
    delimiter: 'tab',
    quotes: false,
    entities: {
      // Neither has an identifier of its own in the table.
      product: { id: 'urn:drugsatfda:product:{DrugName}', category: 'Drug', name: '{DrugName}' },
      ingredient: {
        id: { value: 'urn:drugsatfda:ingredient:{ActiveIngredient}', split: ';' },
        category: 'ChemicalEntity',
        name: {
          value: '{ActiveIngredient}',
          // Of a mixture the row does not tell which ingredient a name belongs to.
          replace: [['^.*;.*$', '']],
        },
      },
    },
    relations: [
      {
        subject: 'product',
        predicate: 'has_active_ingredient',
        object: 'ingredient',
        qualifiers: { form: '{Form}', strength: '{Strength}' },
      },
    ],
  },
  pharmacotherapydb: {
    source: 'PharmacotherapyDB',
    delimiter: 'tab',
    entities: {
      drug: { id: 'DRUGBANK:{drugbank_id}', category: 'Drug', name: '{drug}' },
      disease: { id: '{doid_id}', category: 'Disease', name: '{disease}' },
    },
    relations: [
      {
        subject: 'drug',
        predicate: {
          value: '{category}',
          map: { DM: 'treats', SYM: 'ameliorates_condition', NOT: 'treats' },
        },
        object: 'disease',
        negated: [{ column: 'category', is: ['NOT'] }],
        qualifiers: { category: '{category}', curators: '{n_curators}' },
      },
    ],
  },
  'drugs-at-fda-applications': {
    source: 'Drugs@FDA',
    delimiter: 'tab',
    quotes: false,
    entities: {
      application: {
        id: 'urn:drugsatfda:application:{ApplNo}',
        category: 'InformationContentEntity',
        name: '{ApplType} {ApplNo}',
        properties: { provider: '{SponsorName}' },
      },
    },
    relations: [],
  },
  'drugs-at-fda-status': {
    source: 'Drugs@FDA',
    delimiter: 'tab',
    quotes: false,
    entities: {
      application: {
        id: 'urn:drugsatfda:application:{ApplNo}',
        category: 'InformationContentEntity',
        properties: {
          marketing_status: {
            value: '{MarketingStatusID} {ProductNo}',
            replace: [[' .*$', '']],
            map: {
              1: 'Prescription',
              2: 'Over-the-counter',
              3: 'Discontinued',
              4: 'None (Tentative Approval)',
            },
          },
        },
      },
    },
    relations: [],
  },
  'drugs-at-fda-status-names': {
    source: 'Drugs@FDA',
    delimiter: 'tab',
    quotes: false,
    entities: {
      status: {
        id: 'urn:drugsatfda:status:{MarketingStatusID}',
        name: '{MarketingStatusDescription}',
      },
    },
    relations: [],
  },
  'pharmacotherapydb-drugs': {
    source: 'PharmacotherapyDB',
    delimiter: 'tab',
    skip: [{ column: 'total', is: [''] }],
    entities: { drug: { id: 'DRUGBANK:{drugbank_id}', category: 'Drug', name: '{drug}' } },
    relations: [],
  },
  'pharmacotherapydb-diseases': {
    source: 'PharmacotherapyDB',
    delimiter: 'tab',
    skip: [{ column: 'total', is: [''] }],
    entities: { disease: { id: '{doid_id}', category: 'Disease', name: '{disease}' } },
    relations: [],
  },
};
