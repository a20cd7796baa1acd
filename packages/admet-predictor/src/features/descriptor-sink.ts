/** Receives the descriptors of a molecule, each under its name; all molecules give the same names in the same order. */
export interface DescriptorSink {
  put(name: string, value: number): void;
  /** Values named `prefix` and a running number, counted from `from`; default 0. */
  putAll(prefix: string, values: ArrayLike<number>, from?: number): void;
  /** Values named `prefix` and one of `names`, which has as many entries. */
  putEach(prefix: string, names: readonly string[], values: ArrayLike<number>): void;
}
