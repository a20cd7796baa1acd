import { type ReadText, type ReadTextOptions, readText as read } from '@biographql/ingest/testing';
import { FORMATS } from '../src/formats.js';

/** Reads a text as a file of a format, also of this package. */
export function readText(
  format: string,
  text: string,
  options: ReadTextOptions = {},
): Promise<ReadText> {
  return read(format, text, { formats: FORMATS, ...options });
}
