/** An object of JSON. */
type JsonObject = Readonly<Record<string, unknown>>;

/** What answers a request: the code, and the data it stands on. */
export interface ReceiptIssuer {
  /** Version of the service. */
  readonly version: string;
  readonly dataset: {
    /** By which it is asked for again; absent for the dataset that requests without any are answered from. */
    readonly engineID?: string;
    /** `sha256:…` over the files of the dataset; null for a dataset that an earlier version made. */
    readonly digest: string | null;
    /** How the dataset is called, or when it was made. */
    readonly release: string;
  };
}

/** What a response rests on, and how to ask for it again; `biographql replay` reads it. */
export interface Receipt extends ReceiptIssuer {
  /** `sha256:…` of the document, as graphql-js prints it: the identifier of a persisted document. */
  readonly document: string;
  readonly operationName: string | null;
  /** As they were sent; null when they are longer than {@link LONGEST_VARIABLES}. */
  readonly variables: JsonObject | null;
  /** `sha256:…` of the text of `data`, without the fields that tell durations; null when it is longer than {@link LONGEST_RESULT}. */
  readonly result: string | null;
}

/** Characters of JSON. */
export const LONGEST_VARIABLES = 65_536;
/** Bytes of JSON: more would keep other requests waiting while it is hashed. */
export const LONGEST_RESULT = 8 * 1024 * 1024;

/** What a request asked. */
export interface AskedOperation {
  readonly operation: {
    readonly name: string | null;
    /** Of the document. */
    digest(): string;
    /** Names in the response under which a duration stands. */
    readonly durationKeys: ReadonlySet<string>;
  };
  readonly variables: JsonObject;
}

/** Returns the receipt of a response in JSON. @param result - the digest of its data; null when none was made. */
export function receiptText(
  { version, dataset }: ReceiptIssuer,
  { operation, variables }: AskedOperation,
  result: string | null,
): string {
  const sent = JSON.stringify(variables);
  const before = { version, dataset, document: operation.digest(), operationName: operation.name };
  const told = sent.length <= LONGEST_VARIABLES ? sent : 'null';
  // The variables are written once, whatever they hold.
  return `${JSON.stringify(before).slice(0, -1)},"variables":${told},"result":${JSON.stringify(result)}}`;
}
