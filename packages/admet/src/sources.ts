/** A published work that a figure or a limit of the catalog rests on. */
export interface AdmetSource {
  /** Short form for running text, such as `Xiong et al. 2021`. */
  readonly label: string;
  /** Title, journal or publisher, volume and first page. */
  readonly citation: string;
  /** Bare and in lower case. */
  readonly doi: string;
}

/** The works cited by the catalog, by key; `dong2018` is where the published figures come from, the others give limits. */
export const ADMET_SOURCES = {
  dong2018: {
    label: 'Dong et al. 2018',
    citation: 'ADMETlab: a platform for systematic ADMET evaluation. J Cheminform 10:29',
    doi: '10.1186/s13321-018-0283-x',
  },
  xiong2021: {
    label: 'Xiong et al. 2021',
    citation: 'ADMETlab 2.0. Nucleic Acids Res 49:W5, with its published explanation of limits',
    doi: '10.1093/nar/gkab255',
  },
  daina2017: {
    label: 'Daina et al. 2017',
    citation: 'SwissADME. Sci Rep 7:42717',
    doi: '10.1038/srep42717',
  },
  smith2018: {
    label: 'Smith et al. 2018',
    citation: 'Relevance of Half-Life in Drug Design. J Med Chem 61:4273',
    doi: '10.1021/acs.jmedchem.7b00969',
  },
} as const satisfies Readonly<Record<string, AdmetSource>>;

/** Key of a cited work in `ADMET_SOURCES`. */
export type AdmetSourceKey = keyof typeof ADMET_SOURCES;
