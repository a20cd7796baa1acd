import { describe, expect, it } from 'vitest';
import {
  fireEvent,
  pageOfFile,
  requested,
  screen,
  waitFor,
  within,
} from '../render-app.fixture.tsx';

const open = pageOfFile();
const total = () => {
  const results = screen.getByRole('region', { name: 'Articles found' });
  return Number.parseInt(within(results).getByRole('status').textContent ?? '', 10);
};

const countAt = (text: string | null) => Number(/(\d+)$/.exec(text ?? '')?.[1]);
const getBars = async (name: string) => {
  const list = within(await screen.findByRole('list', { name }));
  return list.getAllByRole('listitem').map(({ textContent }) => {
    const [, label = '', count] = /^(.*?)(\d+)$/.exec(textContent ?? '') ?? [];
    return [label, Number(count)] as const;
  });
};

describe('the literature', () => {
  it('is searched, narrowed by an author, and summarized by its facets', async () => {
    open('/?page=literature');
    const words = await screen.findByRole('searchbox', { name: 'Words to search for' });
    expect(screen.queryByRole('region', { name: 'Articles found' })).toBeNull();
    fireEvent.change(words, { target: { value: 'asthma' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Search articles' }));
    await screen.findByRole('region', { name: 'Articles found' });
    await waitFor(() => expect(total()).toBeLessThan(30));
    const found = total();
    expect(window.location.search).toBe('?page=literature&text=asthma');

    const entities = await screen.findByRole('list', { name: 'Entities' });
    expect(within(entities).getAllByRole('button')[0]?.textContent).toBe(`asthma${found}`);
    expect(await screen.findByRole('list', { name: 'Affiliations' })).toBeDefined();

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

  it('counts in its facets what the search finds with all filters, by few requests', async () => {
    open('/?page=literature&text=asthma');
    const [wide] = await getBars('Entities');
    expect(wide).toEqual(['asthma', total()]);
    await getBars('Authors');
    await getBars('Affiliations');
    // In strict mode React mounts twice, which asks the same again.
    const requests = () => new Set(requested).size;
    expect(requests()).toBeGreaterThan(3);
    expect(requests()).toBeLessThanOrEqual(8);

    const entities = within(screen.getByRole('list', { name: 'Entities' }));
    const buttons = entities.getAllByRole('button');
    const narrow = buttons.find(({ textContent }) => countAt(textContent) < total());
    const count = countAt(narrow?.textContent ?? null);
    if (narrow) fireEvent.click(narrow);
    await waitFor(() => expect(total()).toBe(count));
    expect(window.location.search).toMatch(/entity=/);
    await screen.findByText(/^Counts are for articles about/);
    for (const name of ['Entities', 'Authors', 'Affiliations']) {
      for (const [, value] of await getBars(name)) expect(value).toBeLessThanOrEqual(count);
    }
    expect(requests()).toBeLessThanOrEqual(16);
  });

  it('is counted by year, and narrowed to the years of a bar', async () => {
    open('/?page=literature&text=asthma');
    const list = within(await screen.findByRole('list', { name: 'Articles by year' }));
    const bar = list.getAllByRole('button').at(-1);
    const [, from, to = from, count] =
      /^(\d{4})(?:–(\d{4}))?(\d+)$/.exec(bar?.textContent ?? '') ?? [];
    if (bar) fireEvent.click(bar);
    await waitFor(() => expect(total()).toBe(Number(count)));
    expect(window.location.search).toContain(`&from=${from}&to=${to}`);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', from);
  });

  it('says that it relaxed a search', async () => {
    open('/?page=literature&text=asthma%20zebrafish');
    const note = await screen.findByRole('note');
    expect(note.textContent).toMatch(/No article contains all of your words/);
    expect(total()).toBeGreaterThan(0);
  });

  it('is restricted by dates, and says when nothing is left', async () => {
    open('/?page=literature&text=asthma&from=1801&to=1802');
    expect(await screen.findByText(/Nothing found/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Facets' })).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'From' }), { target: { value: '' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'To' }), { target: { value: '' } });
    await waitFor(() => expect(total()).toBeGreaterThan(0));
    expect(window.location.search).toBe('?page=literature&text=asthma');
  });

  it('suggests another spelling', async () => {
    open('/?page=literature&text=asthmaa');
    const link = await screen.findByRole('link', { name: 'asthma' });
    expect(link.getAttribute('href')).toBe('/?page=literature&text=asthma');
  });
});
