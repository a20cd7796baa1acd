import type { EntityIdentifier } from './identifier.js';
import type { SchemeForm } from './identifier-form.js';

/** An address with places: how it reads, and the scheme when it is one scheme's own. */
interface AddressForm {
  /** In lower case: looked at first, since a graph has a hundred thousand IRIs that begin like none of them. */
  readonly beginning: string;
  readonly pattern: RegExp;
  readonly form: SchemeForm | null;
}

/** What addresses may begin with, or not. */
export const PROTOCOL = /^(?:https?:)?\/\/(?:www\.)?/i;

/** Reads addresses of pages and of resolvers, with or without `https://` and `www.`, in any letter case. */
export function createAddressReader(
  forms: readonly SchemeForm[],
  resolvers: readonly string[],
): (text: string) => readonly EntityIdentifier[] {
  const addresses: readonly AddressForm[] = [
    ...forms.flatMap((form) =>
      [...form.urls, ...(form.iri === undefined ? [] : [form.iri])].map((url) => ({
        ...readUrl(url),
        form,
      })),
    ),
    ...resolvers.map((url) => ({ ...readUrl(url), form: null })),
  ];
  return (text) => {
    const bare = text.replace(PROTOCOL, '');
    if (!bare.includes('/')) return [];
    const folded = bare.toLowerCase();
    const alike = addresses.filter(({ beginning }) => folded.startsWith(beginning));
    return alike.flatMap(({ pattern, form }) => {
      const { prefix = '', id } = pattern.exec(bare)?.groups ?? {};
      if (id === undefined) return [];
      const plain = decoded(id);
      if (form !== null) return form.identifiers(plain);
      const named = prefix.toLowerCase();
      return forms
        .filter(({ prefixes }) => prefixes.includes(named))
        .flatMap((scheme) => scheme.identifiers(plain));
    });
  };
}

function readUrl(url: string): Omit<AddressForm, 'form'> {
  const bare = url.replace(PROTOCOL, '');
  const source = bare
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace('{prefix}', '(?<prefix>[\\w.-]+)')
    .replace('{id}', '(?<id>[^/?#\\s]+)');
  const [beginning = ''] = bare.toLowerCase().split('{', 1);
  return { beginning, pattern: new RegExp(`^${source}/?(?:[?#].*)?$`, 'i') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
