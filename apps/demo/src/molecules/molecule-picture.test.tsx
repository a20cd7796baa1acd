import '../dom.fixture.ts';
import './toolkit.fixture.ts';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MoleculePicture } from './molecule-picture.tsx';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

function show(smiles: string, name?: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoleculePicture smiles={smiles} width={120} height={90} name={name} />
    </QueryClientProvider>,
  );
}

describe('the picture of a molecule', () => {
  it('has a text alternative while it is drawn and after', async () => {
    show('CCO', 'ethanol');
    const waiting = screen.getByRole('img', { name: 'Structure of ethanol' });
    expect(waiting.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => document.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/);
    expect(screen.getByRole('img', { name: 'Structure of ethanol' }).tagName).toBe('IMG');
  });

  it('leaves its place with a word where nothing can be drawn', async () => {
    show('C1CC');
    const note = await screen.findByText('no picture');
    expect(note.style.width).toBe('120px');
    expect(note.title).toBe('The structure cannot be read.');
  });
});
