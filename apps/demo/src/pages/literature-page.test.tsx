import { describe, expect, it } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();
const total = () => {
  const results = screen.getByRole('region', { name: 'Articles found' });
  return Number.parseInt(within(results).getByRole('status').textContent ?? '', 10);
};

describe('the literature', () => {
  it('is searched, narrowed by an author, and told by its facets', async () => {
    open('/?page=literature');
    const words = await screen.findByRole('searchbox', { name: 'Words in articles' });
    await waitFor(() => expect(total()).toBe(30));
    fireEvent.change(words, { target: { value: 'asthma' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Search articles' }));
    await waitFor(() => expect(total()).toBeLessThan(30));
    const found = total();
    expect(window.location.search).toBe('?page=literature&text=asthma');

    const entities = await screen.findByRole('list', { name: 'Entities' });
    expect(within(entities).getAllByRole('button')[0]?.textContent).toBe(`asthma${found}`);
    expect(await screen.findByRole('list', { name: 'Affiliations' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Emerging concepts' })).toBeDefined();

    const authors = await screen.findByRole('list', { name: 'Authors' });
    await waitFor(() => expect(authors.textContent).toMatch(/\d/));
    const [author] = within(authors).getAllByRole('button');
    const count = Number(/(\d+)$/.exec(author?.textContent ?? '')?.[1]);
    expect(count).toBeGreaterThan(0);
    if (author) fireEvent.click(author);
    await waitFor(() => expect(total()).toBe(count));

    fireEvent.click(screen.getByRole('button', { name: /^Remove the author/ }));
    await waitFor(() => expect(total()).toBe(found));
  });

  it('is restricted by dates, and says when nothing is left', async () => {
    open('/?page=literature&text=asthma&from=1801&to=1802');
    expect(await screen.findByText(/Nothing found/)).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'From' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '' } });
    await waitFor(() => expect(total()).toBeGreaterThan(0));
    expect(window.location.search).toBe('?page=literature&text=asthma');
  });
});
