import type { ComponentProps, ReactNode } from 'react';
import { go, type Place, shortIri, toHref } from '../place.ts';
import { Icon } from './controls.tsx';

export function TypeBadge({ type }: { readonly type: string }) {
  const sign = getSign(type);
  return (
    <span className="badge" style={{ '--tone': getColor(type) } as React.CSSProperties}>
      {sign !== null && <Icon path={sign} />}
      {toWords(type)}
    </span>
  );
}

export function TypeSign({ type }: { readonly type: string }) {
  const sign = getSign(type);
  return sign === null ? null : (
    <span className="type-sign" style={{ '--tone': getColor(type) } as React.CSSProperties}>
      <Icon path={sign} />
    </span>
  );
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

const SIGNS: Readonly<Record<string, string>> = {
  // A pulse, a capsule, a hexagon, a double helix, a folded chain, a thermometer, a chain of steps, a cycle, brackets, two cells, a heart.
  DISEASE: 'M1 8h3l2-5 3 10 2-7 1 2h3',
  MEDICATION:
    'M3.5 12.5a3 3 0 0 1 0-4.2l4.8-4.8a3 3 0 0 1 4.2 4.2l-4.8 4.8a3 3 0 0 1-4.2 0zM5.9 5.9l4.2 4.2',
  CHEMICAL_COMPOUND: 'M8 1.5l5.6 3.2v6.6L8 14.5l-5.6-3.2V4.7z',
  GENE: 'M4 1c0 7 8 7 8 14M12 1c0 7-8 7-8 14M5 4h6M5 12h6',
  PROTEIN: 'M2 12c2-9 4-9 5-3s3 6 4 0 2-6 3-5',
  SYMPTOM: 'M8 1.5a1.8 1.8 0 0 1 1.8 1.8v5.6a3.2 3.2 0 1 1-3.6 0V3.3A1.8 1.8 0 0 1 8 1.5zM8 6v5',
  BIOLOGICAL_PATHWAY: 'M2 3h5v4h5v4h2M12 9l2 2-2 2',
  BIOLOGICAL_PROCESS: 'M13 8a5 5 0 1 1-1.5-3.5M13 2v3h-3',
  MOLECULAR_FUNCTION: 'M6 3 3 8l3 5M10 3l3 5-3 5',
  CELLULAR_COMPONENT: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2zM9 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  CELL_TYPE: 'M8 2c5 0 6 4 6 6s-2 6-6 6-6-3-6-6 1-6 6-6zM7 7h2v2H7z',
  ANATOMICAL_STRUCTURE: 'M8 13C3 9.5 2 7 2 5.5a3 3 0 0 1 6-.5 3 3 0 0 1 6 .5C14 7 13 9.5 8 13z',
};

export function getSign(type: string): string | null {
  return SIGNS[type] ?? null;
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
