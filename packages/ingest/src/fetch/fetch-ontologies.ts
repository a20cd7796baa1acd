import { InvalidArgumentError } from '@biographql/core';
import { type FetchOptions, type FetchReport, fetchFiles, politeHttp } from './fetch-files.js';

/** Files of the OBO Foundry and of Gene Ontology by the names that people use. */
export const ONTOLOGIES = {
  doid: ['obo/doid.obo', 'Disease Ontology, CC0'],
  mondo: ['obo/mondo.obo', 'Mondo, CC BY 4.0'],
  hp: ['obo/hp.obo', 'Human Phenotype Ontology; its own license allows no changes'],
  hpoa: ['obo/hp/hpoa/phenotype.hpoa', 'HPO annotations; its own license allows no changes'],
  go: ['obo/go/go-basic.obo', 'Gene Ontology, CC BY 4.0'],
  chebi: ['obo/chebi/chebi_lite.obo', 'ChEBI, CC BY 4.0'],
  uberon: ['obo/uberon/basic.obo', 'Uberon, CC BY 3.0'],
  cl: ['obo/cl/cl-basic.obo', 'Cell Ontology, CC BY 4.0'],
} as const satisfies Readonly<Record<string, readonly [path: string, license: string]>>;

const PURL = 'https://purl.obolibrary.org/';
/** The addresses of the Foundry send on to others: one request in a second troubles none. */
const PER_SECOND = 1;

/**
 * Fetches ontologies by name: those of {@link ONTOLOGIES}, or any other that the OBO Foundry has as `obo/<name>.obo`.
 * Their publishers tell no checksums: a file is asked for again only where its entity tag or date is another.
 * @throws InvalidArgumentError for a text that is no name; DownloadError.
 */
export async function fetchOntologies(
  names: readonly string[],
  options: FetchOptions,
): Promise<FetchReport> {
  const { base = PURL } = options;
  const published = [...new Set(names)].map((name) => {
    const path = pathOf(name);
    return {
      url: new URL(path, base).href,
      file: path.slice(path.lastIndexOf('/') + 1),
      checksum: async () => null,
    };
  });
  const report = await fetchFiles(politeHttp(PER_SECOND, options), published, options);
  return { ...report, notes: [...new Set(names)].map(licenseOf) };
}

function isKnown(name: string): name is keyof typeof ONTOLOGIES {
  return Object.hasOwn(ONTOLOGIES, name);
}

function pathOf(name: string): string {
  if (isKnown(name)) return ONTOLOGIES[name][0];
  if (/^[a-z][a-z0-9]{1,19}$/.test(name)) return `obo/${name}.obo`;
  const known = Object.keys(ONTOLOGIES).join(', ');
  throw new InvalidArgumentError('ontology', `must be a name such as ${known}`, name);
}

function licenseOf(name: string): string {
  return isKnown(name) ? `${name}: ${ONTOLOGIES[name][1]}.` : `${name}: look its license up.`;
}
