import { articleWord, foldParts } from '@biographql/engines/text';

/** The key under which names of one thing meet: folded, in parts, in the singular and in American spelling. */
export function wordKey(name: string): string {
  return foldParts(name).map(articleWord).join(' ');
}
