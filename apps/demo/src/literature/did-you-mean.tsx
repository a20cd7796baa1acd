import { useResolvedEntities } from '@biographql/react';
import { PlaceLink } from '../components/entity.tsx';

/** Another spelling of a search without results, by names of the graph that resemble its words. */
export function DidYouMean({ text }: { readonly text: string }) {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{4,}$/u.test(word));
  const { data } = useResolvedEntities(words.length === 0 ? null : { names: words });
  const respelled = (data ?? []).flatMap(({ name, candidates: [best] }) =>
    best?.matchKind === 'FUZZY' && isAlike(name, best.label) ? [[name, best.label] as const] : [],
  );
  if (respelled.length === 0) return null;
  const better = respelled.reduce((found, [name, label]) => found.replace(name, label), text);
  return (
    <p>
      Did you mean{' '}
      <PlaceLink to={{ page: 'literature', parameters: { text: better } }}>{better}</PlaceLink>?
    </p>
  );
}

/** Whether two words differ by a letter or two at most: they begin alike and are of the same length, or nearly. */
function isAlike(name: string, label: string): boolean {
  const start = Math.ceil(name.length / 2);
  return (
    Math.abs(name.length - label.length) <= 2 &&
    name.slice(0, start).toLowerCase() === label.slice(0, start).toLowerCase()
  );
}
