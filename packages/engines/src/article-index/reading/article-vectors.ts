import type { Article } from '../article-index.js';

/** The text of an article that its vector is made of. */
export function embeddedText({ title, abstract }: Pick<Article, 'title' | 'abstract'>): string {
  return abstract === null ? title : `${title}. ${abstract}`;
}

/** Keeps the direction of a vector in whole numbers from -127 to 127. */
export function toWholeNumbers(vector: Float32Array): Int8Array {
  const greatest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (greatest === 0) return new Int8Array(vector.length);
  return Int8Array.from(vector, (value) => Math.round((value / greatest) * 127));
}
