/** A file that an ingest can read. */
export interface SourceFile<Format extends string> {
  readonly path: string;
  readonly format: Format;
  readonly bytes: number;
}
