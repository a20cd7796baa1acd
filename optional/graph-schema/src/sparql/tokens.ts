/** A token that begins a block that holds no patterns of the graph. */
export type Keyword = 'VALUES' | 'SERVICE';

/** A variable, a parameter, an IRI or a prefixed name. What it is besides, such as a function, stands where none is expected. */
export type Term = `${'?' | '$' | '<'}${string}` | `${string}:${string}`;

/** What else may be an object; of a string what is left of it: its language or its datatype. */
export type ObjectToken = `${'@' | '^^'}${string}` | `${number}` | 'true' | 'false';

/** What follows VALUES or a service: behind the groups of its block, or behind the parameter that stands for it. */
export type AfterBlock<S extends string> = S extends `${infer Head}{${infer Inner}`
  ? Head extends `${string}$${string}`
    ? AfterParameter<S>
    : AfterGroup<Inner>
  : AfterParameter<S>;

type AfterParameter<S extends string> = S extends `${string}$${string} ${infer Next}` ? Next : '';

type AfterGroup<
  S extends string,
  Depth extends readonly 1[] = [1],
> = S extends `${infer Part}}${infer Next}`
  ? Part extends `${string}{${infer Inner}`
    ? AfterGroup<`${Inner}}${Next}`, [...Depth, 1]>
    : Shorter<Depth> extends infer Open extends readonly 1[]
      ? Open extends readonly []
        ? Next
        : AfterGroup<Next, Open>
      : ''
  : '';

/** One less; none of none. */
export type Shorter<T extends readonly 1[]> = T extends readonly [
  1,
  ...infer Left extends readonly 1[],
]
  ? Left
  : [];
