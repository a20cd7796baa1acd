type JsonObject = Readonly<Record<string, unknown>>;

export interface ReceiptIssuer {
  readonly version: string;
  readonly dataset: {
    readonly engineID?: string;
    /** `sha256:…` over the files of the dataset; null when an earlier version built it. */
    readonly digest: string | null;
    readonly release: string;
  };
}

/** Provenance record of a response; `biographql replay` reads it. */
export interface Receipt extends ReceiptIssuer {
  /** `sha256:…` of the document, as graphql-js prints it: the identifier of a persisted document. */
  readonly document: string;
  readonly operationName: string | null;
  /** As they were sent; null when they are longer than {@link MAX_VARIABLES}. */
  readonly variables: JsonObject | null;
  /** `sha256:…` of `data` without durations, as `JSON.stringify` writes it; null when it is longer than {@link MAX_RESULT}. */
  readonly result: string | null;
}

export const MAX_VARIABLES = 65_536;
/** Bytes of JSON. Hashing more would delay other requests. */
export const MAX_RESULT = 8 * 1024 * 1024;

export interface ReceiptRequest {
  readonly operation: {
    readonly name: string | null;
    digest(): string;
    readonly durationKeys: ReadonlySet<string>;
  };
  readonly variables: JsonObject;
}

export function createReceipt(
  issuer: ReceiptIssuer,
  { operation, variables }: ReceiptRequest,
  result: string | null,
): Receipt {
  return {
    version: issuer.version,
    dataset: issuer.dataset,
    document: operation.digest(),
    operationName: operation.name,
    variables: JSON.stringify(variables).length <= MAX_VARIABLES ? variables : null,
    result,
  };
}

/** Writes data without durations, which differ from run to run. */
export function stableText(data: unknown, durationKeys: ReadonlySet<string>): string {
  return JSON.stringify(data, (key, value) => (durationKeys.has(key) ? undefined : value));
}
