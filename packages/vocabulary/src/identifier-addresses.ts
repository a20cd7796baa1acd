import type { EntityIdentifier } from './identifier.js';
import type { SchemeForm } from './identifier-form.js';

type ReadAddress = (text: string) => readonly EntityIdentifier[];

/** An address with places: how it reads, and the scheme when it is one scheme's own. */
interface AddressForm {
  readonly pattern: RegExp;
  readonly form: SchemeForm | null;
}

/** What addresses may begin with, or not. */
export const PROTOCOL = /^(?:https?:)?\/\/(?:www\.)?/i;

/** Reads addresses of pages and of resolvers, with or without `https://` and `www.`, in any letter case. */
export function createAddressReader(
  forms: readonly SchemeForm[],
  resolvers: readonly string[],
): ReadAddress {
  const addresses: readonly AddressForm[] = [
    ...forms.flatMap((form) =>
      [...form.urls, ...(form.iri === undefined ? [] : [form.iri])].map((url) => ({
        pattern: patternOf(url),
        form,
      })),
    ),
    ...resolvers.map((url) => ({ pattern: patternOf(url), form: null })),
  ];
  return (text) => {
    const bare = text.replace(PROTOCOL, '');
    if (!bare.includes('/')) return [];
    return addresses.flatMap(({ pattern, form }) => {
      const { prefix = '', id } = pattern.exec(bare)?.groups ?? {};
      if (id === undefined) return [];
      const plain = decoded(id);
      if (form !== null) return form.identifiers(plain);
      const folded = prefix.toLowerCase();
      return forms
        .filter(({ prefixes }) => prefixes.includes(folded))
        .flatMap((named) => named.identifiers(plain));
    });
  };
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(PROTOCOL, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace('{prefix}', '(?<prefix>[\\w.-]+)')
    .replace('{id}', '(?<id>[^/?#\\s]+)');
  return new RegExp(`^${source}/?(?:[?#].*)?$`, 'i');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
