declare module 'autocannon' {
  /** A request: the same each time, or made before each is sent. */
  type LoadRequest =
    | { readonly body: string }
    | { readonly setupRequest: (request: object) => object };

  /** The options that the benchmarks use. */
  interface LoadOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. Default 10. */
    readonly duration?: number;
    /** Requests in all, in place of a time. */
    readonly amount?: number;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    readonly requests: readonly LoadRequest[];
  }

  /** The figures that the benchmarks read. */
  interface LoadResult {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
  }

  function autocannon(options: LoadOptions): Promise<LoadResult>;
  export = autocannon;
}
