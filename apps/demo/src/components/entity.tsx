import type { ComponentProps, ReactNode } from 'react';
import { go, type Place, shortIri, toHref } from '../place.ts';

export function TypeBadge({ type }: { readonly type: string }) {
  return (
    <span className="badge" style={{ background: getColor(type) }}>
      {toWords(type)}
    </span>
  );
}

export function TypeDot({ type }: { readonly type: string }) {
  return <i className="dot" style={{ background: getColor(type) }} />;
}

export function EntityLink(props: { readonly iri: string; readonly children: ReactNode }) {
  const { iri, children } = props;
  return (
    <PlaceLink to={{ page: 'explore', parameters: { entity: shortIri(iri) } }}>
      {children}
    </PlaceLink>
  );
}

export function Quiet({ text }: { readonly text: string | undefined }) {
  return text ? <small className="quiet">{text}</small> : null;
}

/** Hue in degrees and lightness in percent of each frequent entity type; the others are gray. */
const TONES: Readonly<Record<string, readonly [hue: number, lightness: number]>> = {
  DISEASE: [0, 40],
  SYMPTOM: [28, 34],
  MEDICATION: [215, 40],
  CHEMICAL_COMPOUND: [190, 30],
  GENE: [145, 29],
  PROTEIN: [95, 28],
  BIOLOGICAL_PATHWAY: [265, 45],
  BIOLOGICAL_PROCESS: [290, 40],
  MOLECULAR_FUNCTION: [315, 38],
  CELLULAR_COMPONENT: [335, 40],
  CELL_TYPE: [45, 29],
  ANATOMICAL_STRUCTURE: [60, 26],
};

/** A color for a type, the same in cards, lists and graphs. White text on it has a contrast of 4.5 or more. */
export function getColor(type: string): string {
  const [hue, lightness] = TONES[type] ?? [];
  return hue === undefined ? 'hsl(220, 8%, 42%)' : `hsl(${hue}, 58%, ${lightness}%)`;
}

/** A type in words: `cell type` for `CELL_TYPE`, `other` without a type. */
export function toWords(type: string): string {
  return WORDS[type] ?? type.toLowerCase().replaceAll('_', ' ');
}

const WORDS: Readonly<Record<string, string>> = { UNDEFINED: 'other', MEDICATION: 'drug' };

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Partial<Place>;
}

export function PlaceLink({ to, children, ...props }: PlaceLinkProps) {
  return (
    <a {...props} href={toHref(to)} onClick={(event) => followLink(event, to)}>
      {children}
    </a>
  );
}

export function ChipLinks(props: {
  readonly lead?: string | undefined;
  readonly links: readonly (readonly [title: string, to: Partial<Place>])[];
}) {
  const { lead, links } = props;
  return (
    <p className="line">
      {lead && <span className="quiet">{lead}</span>}
      {links.map(([title, to]) => (
        <PlaceLink key={title} className="chip" to={to}>
          {title}
        </PlaceLink>
      ))}
    </p>
  );
}

/** Navigates within the page; a new tab, a copied URL and a middle click work as with any link. */
function followLink(event: React.MouseEvent, to: Partial<Place>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(to);
}
