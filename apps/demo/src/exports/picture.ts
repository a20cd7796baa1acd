import type { GraphHandle } from '../graph/graph-view.tsx';
import type { SvgPicture } from '../graph/picture.ts';
import { downloadBlob } from './download.ts';

/** What of a style is seen in a picture, and is otherwise in style sheets that a file does not have. */
const STYLES = [
  'display',
  'visibility',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Pixels of a PNG for each pixel of the page: sharp in print. */
const SHARPNESS = 2;

/** A drawing of the page, or a graph that writes itself as SVG. */
export type Drawing = SVGSVGElement | GraphHandle;

/** Saves a drawing as SVG or PNG. @throws Error where the browser cannot draw it. */
export async function savePicture(
  drawing: Drawing,
  {
    stem,
    form,
    note,
  }: { readonly stem: string; readonly form: 'svg' | 'png'; readonly note: string },
): Promise<void> {
  const picture = 'picture' in drawing ? drawing.picture(note) : svgPicture(drawing, note);
  const blob =
    form === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await toPng(picture);
  downloadBlob(`${stem}.${form}`, blob);
}

/** Writes a drawing with its current styles on the page's ground, and with `note` as its description. */
function svgPicture(picture: SVGSVGElement, note: string): SvgPicture {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  const originals = [picture, ...picture.querySelectorAll('*')];
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[at];
    if (original) settleStyle(element, getComputedStyle(original));
  }
  for (const hidden of copy.querySelectorAll('[style*="display: none"]')) hidden.remove();
  const { width, height } = picture.viewBox.baseVal;
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ width: '100%', height: '100%' })) {
    ground.setAttribute(name, value);
  }
  ground.setAttribute('fill', getGround(picture));
  const description = document.createElementNS(SVG, 'desc');
  description.textContent = note;
  copy.prepend(description, ground);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { svg: new XMLSerializer().serializeToString(copy), width, height };
}

const SVG = 'http://www.w3.org/2000/svg';

function settleStyle(element: Element, style: CSSStyleDeclaration): void {
  const text = STYLES.map((name) => `${name}: ${plainColor(style.getPropertyValue(name))}`).join(
    '; ',
  );
  element.setAttribute('style', text);
  for (const name of LEFT_OUT) element.removeAttribute(name);
}

/** What belongs to the page alone, its own addresses among them. */
const LEFT_OUT = ['class', 'role', 'tabindex', 'aria-pressed', 'href'] as const;

// Programs that draw SVG know no colors but those of sRGB.
function plainColor(text: string): string {
  if (!/^(?:color|oklch|oklab|lch|lab)\(/.test(text)) return text;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return text;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 255
    ? `rgb(${red}, ${green}, ${blue})`
    : `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
}

// A picture is transparent, and words that are light on dark need what they stand on.
function getGround(picture: Element): string {
  for (let at: Element | null = picture; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*, 0\)|)$/.test(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

async function toPng({ svg, width, height }: SvgPicture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('This browser cannot draw the picture as PNG. Use SVG.');
  return blob;
}
