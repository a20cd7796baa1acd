/** What the command's exit code means to a script. */
export const EXIT = {
  /** Done. */
  OK: 0,
  /** Failed; the message says why. */
  FAILED: 1,
  /** The command line or a setting is not valid; nothing was done. */
  USAGE: 2,
  /** An ingest finished and is served, but some records were rejected; the rejects file lists them. */
  REJECTS: 3,
} as const;

/** One of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
