import { afterEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page of an article', () => {
  it('has its journal, identifiers, named entities and citations', async () => {
    open('/?page=literature&text=asthma');
    const results = within(await screen.findByRole('region', { name: 'Articles found' }));
    const title = 'Expectations outpace reality: physicians';
    const link = await results.findByRole('link', { name: new RegExp(`^${title}`) });
    const item = link.closest('li');
    expect(item?.querySelector('cite')?.textContent).toBeTruthy();
    expect(item?.textContent).toMatch(/PMID 20198754/);
    fireEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) });
    await waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}`)));

    const similar = within(await screen.findByRole('region', { name: 'Documents' }));
    expect(similar.getAllByRole('link').length).toBeGreaterThan(0);
    expect(similar.queryByRole('link', { name: new RegExp(`^${title}`) })).toBeNull();

    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: /^Export / }));
    fireEvent.click(screen.getByRole('button', { name: 'Download RIS' }));
    await waitFor(() => expect(files.length).toBe(1));
    expect(await files[0]?.text()).toMatch(/^TY {2}- JOUR\r\n[\s\S]*AN {2}- 20198754/);
  });

  it('is found by a number alone', async () => {
    open('/?page=article&article=20198754');
    const title = /^Expectations outpace reality: physicians/;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it('says that there is no such article', async () => {
    open('/?page=article&article=10.1000/none');
    expect(await screen.findByRole('heading', { name: 'No such article' })).toBeDefined();
  });
});
