/** Limits that fit together; a value of `limits` overrides one of them. */
export const PRESETS = {
  development: {},
  public: {
    rateLimit: 600,
    badKeyLimit: 20,
    requestTimeoutMs: 15_000,
    maxFields: 1_000,
    maxTokens: 5_000,
    maxResponseBytes: 8_388_608,
    maxResponseValues: 200_000,
    sparqlTimeoutMs: 5_000,
    sparqlMaxRows: 10_000,
    sparqlMaxBytes: 8_388_608,
    sparqlMaxMemory: 268_435_456,
    admetMaxMolecules: 200,
    openReleases: 0,
  },
  trusted: {
    rateLimit: 0,
    bodyLimit: 10_485_760,
    requestTimeoutMs: 120_000,
    maxDepth: 20,
    maxRootFields: 100,
    maxFields: 10_000,
    maxTokens: 50_000,
    maxResponseBytes: 67_108_864,
    maxResponseValues: 2_000_000,
    sparqlTimeoutMs: 60_000,
    sparqlMaxRows: 1_000_000,
    sparqlMaxBytes: 268_435_456,
    sparqlMaxMemory: 2_147_483_648,
    admetMaxMolecules: 10_000,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

export type PresetName = keyof typeof PRESETS;
