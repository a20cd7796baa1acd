import { basename } from 'node:path';
import { parse } from 'yaml';
import { getLabeledCarriers, namedOnce } from '../name-tables.mjs';
import { tarTexts } from '../tar.mjs';
import { toDrugBankAddress } from './drug-finder.mjs';
import { isDrug } from './structures.mjs';

/** What a drug does to the protein that it meets first. */
const ACTS_ON = new Set([
  'decreases activity of',
  'increases activity of',
  'negatively regulates',
  'positively regulates',
  'molecularly interacts with',
]);
const PUBMED =
  /^https:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|www\.ncbi\.nlm\.nih\.gov\/pubmed)\/\d+\/?$/u;
/** The paths of the release that is read, one file each. */
const PATHS = 'https://github.com/SuLab/DrugMechDB-agentic/blob/b83cc5ddb680/kb/paths/';
const SHOWS = new Set(['manifestation of', 'phenotype of']);
const CONDITIONS = new Set(['PhenotypicFeature', 'Disease']);

/** What drugs treat, the genes of the proteins that they act on directly, and manifestations of diseases. */
export async function* drugMechanismFacts(path, { survey, genes, diseases }) {
  const byMesh = getLabeledCarriers(survey, 'P486');
  const byName = namedOnce(survey, isDrug);
  const strip = (id) => id?.replace(/^MESH:/u, '');
  for await (const { name, text } of tarTexts(path)) {
    if (!name.endsWith('.yaml')) continue;
    const { graph, nodes, links, references } = parse(text);
    const page = PATHS + basename(name);
    const url = references?.find((one) => PUBMED.test(one)) ?? page;
    const drugBank = /DB\d{5}$/u.exec(graph.drugbank ?? '')?.[0];
    const known = byName(graph.drug) ?? byMesh.get(strip(graph.drug_mesh));
    const drug =
      known ?? (drugBank && { iri: toDrugBankAddress(drugBank), name: graph.drug, drugBank });
    const byId = new Map(nodes.map((node) => [node.id, node]));
    yield { kind: 'treats', drug, disease: diseases.ofMesh(strip(graph.disease_mesh)), url };
    for (const { key, source, target } of links) {
      const [from, to] = [byId.get(source), byId.get(target)];
      const isDrug = from?.label === 'Drug' && [graph.drug_mesh, graph.drugbank].includes(source);
      if (isDrug && to?.label === 'Protein' && ACTS_ON.has(key))
        yield {
          kind: 'target',
          drug,
          gene: genes.ofProtein(target.replace(/^UniProt:/u, '')),
          url: page,
        };
      if (SHOWS.has(key) && to?.label === 'Disease' && CONDITIONS.has(from?.label))
        yield {
          kind: 'symptom',
          disease: diseases.ofMesh(strip(target)),
          symptom: source.startsWith('HP:')
            ? { id: source, name: from.name }
            : byMesh.get(strip(source)),
          url: page,
        };
    }
    if (drugBank && known)
      yield { kind: 'identifier', entity: known, property: 'P715', value: drugBank };
  }
}
