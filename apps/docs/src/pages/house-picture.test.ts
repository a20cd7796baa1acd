import { expect, it } from 'vitest';
import { repositoryFiles } from '../repository.js';
import { directNeeds, houseParts, housePicture } from './house-picture.js';

const PARTS = [
  { name: 'core', needs: [] },
  { name: 'client', needs: ['core'] },
  { name: 'react', needs: ['client', 'core'] },
];

it('leaves out what other arrows say', () => {
  expect(directNeeds(PARTS)).toEqual([
    ['client', 'core'],
    ['react', 'client'],
  ]);
});

it('stands each part above what it needs', () => {
  const picture = housePicture(PARTS);
  const heightOf = (name: string) =>
    Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}<`).exec(picture)?.[1]);
  expect(heightOf('react')).toBeLessThan(heightOf('client'));
  expect(heightOf('client')).toBeLessThan(heightOf('core'));
  expect(picture.match(/marker-end/g)).toHaveLength(2);
});

it('draws every package of the repository once', () => {
  const parts = houseParts(repositoryFiles());
  const names = parts.map(({ name }) => name);
  expect(names).toContain('core');
  expect(new Set(names).size).toBe(names.length);
  const drawn = Array.from(
    housePicture(parts).matchAll(/>([^<>\n]+)<\/text>/g),
    ([, name]) => name,
  );
  expect(drawn.sort()).toEqual([...names].sort());
});
