import { BioGraphQLError } from '@biographql/core';

/** A public service did not give what was asked of it; the message says why, and what to do. */
export class DownloadError extends BioGraphQLError<'DOWNLOAD_FAILED'> {
  override readonly name = 'DownloadError';
  /** Status of the response; null when there was none, or when what it held is wrong. */
  readonly status: number | null;
  /** @param message - What is wrong and what to do, as sentences. */
  constructor(
    readonly url: string,
    message: string,
    { status = null, cause }: { readonly status?: number | null; readonly cause?: unknown } = {},
  ) {
    super('DOWNLOAD_FAILED', message, {
      facts: { url, ...(status === null ? {} : { status }) },
      cause,
    });
    this.status = status;
  }

  /** True: what a public service refuses now it may give later. */
  override get isRetryable(): boolean {
    return true;
  }
}
