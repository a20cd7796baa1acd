import { describe, expect, it } from 'vitest';
import { useFacts } from './facts-service.js';
import { formatFile, getTitle, hasFormatFiles } from './format-files.js';

const PHENOTYPE_OF = (disease: string, phenotype: string) =>
  `${disease} statement:has_phenotype ?f . ?f value:has_phenotype ${phenotype}`;

describe.skipIf(!hasFormatFiles)(getTitle('facts of the Disease Ontology'), () => {
  const { holds, getMeaning } = useFacts(async () => ({
    graphSources: [
      'do/doid-2024-01-31.obo.gz',
      'do/doid-es-translated.tsv.gz',
      'do/disease-symptom.tsv.gz',
    ].map(formatFile),
  }));

  it('1: asthma, its synonym, its reference to MeSH and its former identifier', async () => {
    expect(await holds('obo:DOID_2841 rdfs:label "asthma"')).toBe(true);
    for (const name of ['bronchial hyperreactivity', 'MESH:D001249', 'DOID:2840'])
      expect(await getMeaning(name), name).toBe('obo:DOID_2841');
  });

  it('2: asthma is a bronchial disease', async () => {
    expect(await holds('obo:DOID_2841 rdfs:subClassOf obo:DOID_1176')).toBe(true);
    expect(await holds('obo:DOID_2841 rdfs:subClassOf obo:DOID_4')).toBe(false);
  });

  it('3: exercise-induced asthma is a synonym of 2024', async () => {
    expect(await holds('obo:DOID_2841 oio:hasExactSynonym "exercise-induced asthma"')).toBe(true);
  });

  it('4: type 2 diabetes mellitus', async () => {
    expect(await holds('obo:DOID_9352 rdfs:label "type 2 diabetes mellitus"')).toBe(true);
    for (const name of ['NIDDM', 'type II diabetes mellitus', 'MESH:D003924'])
      expect(await getMeaning(name), name).toBe('obo:DOID_9352');
    expect(await holds('obo:DOID_9352 rdfs:subClassOf obo:DOID_9351')).toBe(true);
  });

  it('5: breast cancer, with a name in Spanish', async () => {
    expect(await getMeaning('mammary cancer')).toBe('obo:DOID_1612');
    expect(await holds('obo:DOID_1612 oio:hasRelatedSynonym "mammary neoplasm"')).toBe(true);
    expect(await holds('obo:DOID_1612 rdfs:subClassOf+ obo:DOID_162')).toBe(true);
    expect(await holds('obo:DOID_1612 ?name "cáncer mamario"@es')).toBe(true);
  });

  it('6: Ebola hemorrhagic fever, as it was called in 2024', async () => {
    expect(await holds('obo:DOID_4325 rdfs:label "Ebola hemorrhagic fever"')).toBe(true);
  });

  it('7: symptoms of asthma and COVID-19', async () => {
    for (const symptom of ['0000604', '0000614', '0019153', '0020032'])
      expect(await holds(PHENOTYPE_OF('obo:DOID_2841', `obo:SYMP_${symptom}`))).toBe(true);
    expect(await holds('obo:DOID_0080600 biolink:has_phenotype obo:SYMP_0000613')).toBe(true);
    expect(await getMeaning('wheezing')).toBe('obo:SYMP_0000604');
  });
});

describe.skipIf(!hasFormatFiles)(getTitle('facts of the Disease Ontology of 2026'), () => {
  const terms = ['DOID:2841', 'DOID:9352', 'DOID:4325', 'DOID:1176', 'DOID:4'];
  const { holds, getMeaning } = useFacts(async (cut) => ({
    graphSources: [
      await cut.terms('do/doid-2024-01-31.obo.gz', terms),
      await cut.terms('do/NCIthesaurus.obo.gz', terms),
    ],
  }));

  it('1, 4: asthma and diabetes keep their names and references', async () => {
    expect(await getMeaning('DOID:2840')).toBe('obo:DOID_2841');
    expect(await holds('obo:DOID_9352 oio:hasExactSynonym "NIDDM"')).toBe(true);
  });

  it('2, does not hold: a subset file says that asthma is a disease, and both parents are there', async () => {
    expect(await holds('obo:DOID_2841 rdfs:subClassOf obo:DOID_1176')).toBe(true);
    expect(await holds('obo:DOID_2841 rdfs:subClassOf obo:DOID_4')).toBe(true);
  });

  it('6: both names of Ebola virus disease find it', async () => {
    for (const name of ['Ebola hemorrhagic fever', 'Ebola virus disease'])
      expect(await getMeaning(name), name).toBe('obo:DOID_4325');
  });
});

describe.skipIf(!hasFormatFiles)(getTitle('facts of a subset of 2026 alone'), () => {
  const { holds } = useFacts(async () => ({
    graphSources: [formatFile('do/NCIthesaurus.obo.gz')],
  }));

  it('3: exercise-induced asthma is no synonym any more', async () => {
    expect(await holds('obo:DOID_2841 oio:hasExactSynonym "exercise-induced asthma"')).toBe(false);
    expect(await holds('obo:DOID_4325 rdfs:label "Ebola virus disease"')).toBe(true);
  });

  it('5: breast cancer is a cancer directly', async () => {
    expect(await holds('obo:DOID_1612 rdfs:subClassOf obo:DOID_162')).toBe(true);
  });
});

const HPO_TERMS = ['0001166', '0001238', '0100807', '0001945', '0002072', '0000006', '0040281'].map(
  (number) => `HP:${number}`,
);

describe.skipIf(!hasFormatFiles)(getTitle('facts of the HPO'), () => {
  const { holds, getMeaning } = useFacts(async (cut) => ({
    graphSources: [
      await cut.terms('hpo/hp.obo.gz', HPO_TERMS),
      await cut.rows('hpo/hp-es.babelon.tsv.gz', /\tHP:0001945\t/),
      await cut.rows('hpo/genes_to_disease.txt.gz', /\tFBN1\t/),
      await cut.rows(
        'hpo/phenotype.hpoa.gz',
        /^(?:database_id|OMIM:154700|ORPHA:558|OMIM:143100|ORPHA:1401|OMIM:605231)\t/,
        0,
      ),
      await cut.rows('hpo/genes_to_phenotype.txt.gz', /\tFBN1\tHP:0001166\t/),
    ],
  }));

  it('8: Arachnodactyly', async () => {
    expect(await getMeaning('spider fingers')).toBe('obo:HP_0001166');
    expect(await getMeaning('HP:0001505')).toBe('obo:HP_0001166');
    for (const parent of ['0001238', '0100807'])
      expect(await holds(`obo:HP_0001166 rdfs:subClassOf obo:HP_${parent}`)).toBe(true);
  });

  it('9: Fever, with a name in Spanish', async () => {
    expect(await getMeaning('pyrexia')).toBe('obo:HP_0001945');
    expect(await holds('obo:HP_0001945 rdfs:label "Fiebre"@es')).toBe(true);
  });

  it('10: Chorea', async () => {
    expect(await getMeaning('choreiform movements')).toBe('obo:HP_0002072');
    expect(await holds('obo:HP_0002072 oio:hasRelatedSynonym "Choreatic disease"')).toBe(true);
  });

  it('11: Marfan syndrome has arachnodactyly in 124 of 197, with evidence and references', async () => {
    const fact = `${PHENOTYPE_OF('omim:154700', 'obo:HP_0001166')} ; biolink:has_count 124 ; biolink:has_total 197 ; ?evidence ?code ; prov:wasDerivedFrom ?r .
      FILTER(STR(?code) = "PCS" || STRENDS(STR(?code), "PCS"))`;
    for (const pmid of ['PMID:28050285', 'PMID:33436942'])
      expect(await holds(`${fact} ?r biolink:publications "${pmid}"`), pmid).toBe(true);
  });

  it('12: Marfan syndrome has one mode of inheritance', async () => {
    expect(await holds('omim:154700 biolink:has_mode_of_inheritance obo:HP_0000006')).toBe(true);
    expect(await holds('omim:154700 biolink:has_phenotype obo:HP_0000006')).toBe(false);
  });

  it('13: ORPHA:558 has arachnodactyly very frequently', async () => {
    const fact = PHENOTYPE_OF('orpha:558', 'obo:HP_0001166');
    expect(await holds(`${fact} ; biolink:frequency_qualifier obo:HP_0040281`)).toBe(true);
  });

  it('14: Huntington disease has chorea, without a frequency', async () => {
    const fact = PHENOTYPE_OF('omim:143100', 'obo:HP_0002072');
    expect(await holds('omim:143100 biolink:has_phenotype obo:HP_0002072')).toBe(true);
    expect(await holds(`${fact} ; biolink:frequency_qualifier ?frequency`)).toBe(false);
  });

  it('15: CHAND syndrome does not have motor delay', async () => {
    expect(await holds('orpha:1401 biolink:has_phenotype obo:HP_0001270')).toBe(false);
    const fact = PHENOTYPE_OF('orpha:1401', 'obo:HP_0001270');
    expect(await holds(`${fact} ; biolink:negated true`)).toBe(true);
  });

  it('16: OMIM:605231 has hypospadias in males, in 1 of 3', async () => {
    const fact = PHENOTYPE_OF('omim:605231', 'obo:HP_0000047');
    expect(
      await holds(`${fact} ; biolink:has_count 1 ; biolink:has_total 3 ; biolink:sex_qualifier ?sex .
        FILTER(CONTAINS(LCASE(STR(?sex)), "male") || STRENDS(STR(?sex), "PATO_0000384"))`),
    ).toBe(true);
  });

  it('17: FBN1 and its diseases', async () => {
    const phenotype = `ncbigene:2200 statement:has_phenotype ?f . ?f value:has_phenotype obo:HP_0001166 ; biolink:disease_context_qualifier ?d ; biolink:frequency_qualifier "4/4"`;
    expect(await holds(phenotype)).toBe(true);
    const disease =
      'ncbigene:2200 statement:gene_associated_with_condition ?f . ?f value:gene_associated_with_condition omim:154700';
    expect(await holds(`${disease} ; biolink:association_type "MENDELIAN"`)).toBe(true);
  });
});
