import type { SvgPicture } from '../graph/picture.ts';
import { downloadBlob } from './download.ts';

/** Pixels of a PNG for each pixel of the page: sharp in print. */
const SHARPNESS = 2;

/** Saves a picture as SVG or PNG. @throws Error where the browser cannot draw it. */
export async function savePicture(
  picture: SvgPicture,
  stem: string,
  form: 'svg' | 'png',
): Promise<void> {
  const blob =
    form === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await toPng(picture);
  downloadBlob(`${stem}.${form}`, blob);
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
