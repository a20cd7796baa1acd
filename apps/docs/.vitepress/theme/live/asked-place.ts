import { withBase } from 'vitepress';

/** Who answers the examples of this site: the service that serves it, or a worker in the reader's tab. */
export type AskedPlace =
  | {
      readonly kind: 'service';
      /** Takes the documents of the packages, without a key. */
      readonly url: string;
      /** Takes any document, with a key. */
      readonly keyedUrl: string;
    }
  | {
      readonly kind: 'tab';
      /** Its script, from the root of this site. */
      readonly worker: string;
      /** Loaded over the network at the first visit. */
      readonly bytes: number;
    }
  | { readonly kind: 'nobody' };

const NOBODY: AskedPlace = { kind: 'nobody' };
let found: Promise<AskedPlace> | undefined;

/** Asks the host of this site, once for all its pages. */
export function askedPlace(): Promise<AskedPlace> {
  found ??= readPlace();
  return found;
}

async function readPlace(): Promise<AskedPlace> {
  try {
    const response = await fetch(withBase('/live.json'));
    return response.ok ? ((await response.json()) as AskedPlace) : NOBODY;
  } catch {
    return NOBODY;
  }
}
