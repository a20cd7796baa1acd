import { describe, expect, it } from 'vitest';
import {
  act,
  cleanup,
  fireEvent,
  pageOfFile,
  screen,
  waitFor,
  within,
} from '../render-app.fixture.tsx';

const open = pageOfFile();
const nodes = () => within(screen.getByRole('figure')).getAllByRole('option');

describe('exploring', () => {
  it('goes from a search to an entity, grows its graph, filters it, and back', async () => {
    open('/');
    await screen.findByRole('heading', { name: /explore a biomedical/i });
    const box = screen.getByRole('combobox');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'asthm' } });
    await screen.findByRole('option', { name: /^asthma/ });
    fireEvent.keyDown(box, { key: 'Enter' });

    await screen.findByRole('heading', { level: 1, name: 'asthma' });
    expect(window.location.search).toBe('?entity=Q35869');
    fireEvent.click(screen.getByRole('link', { name: 'Graph' }));
    await screen.findByRole('figure', { name: 'Neighbors of asthma' });
    const before = nodes().length;
    expect(before).toBeGreaterThan(5);

    fireEvent.click(screen.getByRole('option', { name: /^montelukast/ }));
    const details = screen.getByRole('region', { name: 'Selected node' });
    expect(within(details).getByRole('link', { name: 'montelukast' })).toBeDefined();
    fireEvent.click(within(details).getByRole('button', { name: 'Expand' }));
    await within(details).findByRole('button', { name: 'Collapse' });
    await waitFor(() => expect(nodes().length).toBeGreaterThan(before));
    const grown = nodes().length;

    fireEvent.click(screen.getByRole('button', { name: /^drug \d/ }));
    await waitFor(() => expect(nodes().length).toBeLessThan(grown));
    expect(window.location.search).toBe('?entity=Q35869&view=graph&hide=MEDICATION');
    expect(screen.queryByRole('option', { name: /montelukast/ })).toBeNull();

    act(() => window.history.back());
    await screen.findByRole('region', { name: 'Drugs' });
    act(() => window.history.back());
    await screen.findByRole('heading', { name: /explore a biomedical/i });
  });

  it('says on the home page what is in the data, and which release it is', async () => {
    open('/');
    const counts = within(await screen.findByRole('list', { name: 'Counts' }));
    await counts.findByText(/^diseases/);
    await waitFor(() =>
      expect(counts.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^articles? [1-9]/),
    );
    await screen.findByText(/^Dataset: \w/);
  });

  it('chooses by Enter what is marked: not what the list opened under a resting pointer, and before the answer the first', async () => {
    open('/');
    const box = await screen.findByRole('combobox');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'asthm' } });
    const first = await screen.findByRole('option', { name: /^asthma ?disease$/ });
    const [, second] = screen.getAllByRole('option');
    if (second === undefined) throw new Error('The list has only one entry.');
    fireEvent.mouseOver(second);
    expect(first.getAttribute('aria-selected')).toBe('true');
    fireEvent.mouseMove(second);
    expect(second.getAttribute('aria-selected')).toBe('true');

    fireEvent.change(box, { target: { value: 'montelukas' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await screen.findByRole('heading', { level: 1, name: 'montelukast' });
  });

  it('shows the rank and the references of a selected edge', async () => {
    open('/?entity=Q35869&view=graph');
    fireEvent.click(await screen.findByRole('option', { name: /^montelukast/ }));
    const relations = within(await screen.findByRole('list', { name: 'Relations' }));
    await waitFor(() => {
      for (const item of relations.getAllByRole('listitem')) {
        expect(item.textContent).toMatch(/ · /);
      }
    });
  });

  it('goes through the graph by keys, and adds neighbors of one type', async () => {
    open('/?entity=Q35869&view=graph');
    const figure = within(await screen.findByRole('figure', { name: 'Neighbors of asthma' }));
    await waitFor(() => expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('false'));
    const list = figure.getByRole('listbox');
    const selected = () => figure.getByRole('option', { selected: true }).textContent;
    expect(selected()).toMatch(/^asthma/);
    fireEvent.keyDown(list, { key: 'ArrowRight' });
    await waitFor(() => expect(selected()).not.toMatch(/^asthma/));
    const before = nodes().length;
    const details = within(screen.getByRole('region', { name: 'Selected node' }));
    fireEvent.change(details.getByRole('combobox', { name: 'Neighbors to add' }), {
      target: { value: 'DISEASE' },
    });
    fireEvent.click(details.getByRole('button', { name: 'Expand' }));
    await details.findByRole('button', { name: 'Collapse' });
    fireEvent.keyDown(list, { key: 'Enter' });
    await waitFor(() => expect(nodes().length).toBe(before));
    fireEvent.keyDown(list, { key: 'Home' });
    await waitFor(() => expect(selected()).toMatch(/^asthma/));
  });

  it('says why an entity was found where its label does not', async () => {
    open('/');
    const box = await screen.findByRole('combobox');
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'D001249' } });
    await screen.findByRole('option', { name: /^asthma MESH:D001249/ });
    fireEvent.change(box, { target: { value: 'asthma' } });
    const plain = await screen.findByRole('option', { name: /^asthma ?disease$/ });
    expect(plain.querySelector('small')).toBeNull();
  });

  it('says so when there is no such entity, by its identifier, and offers no other try', async () => {
    open('/?entity=Q999999999');
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toMatch(/no entity with this/);
    await screen.findByRole('heading', { level: 1, name: 'Q999999999' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('opens an entity by an identifier of another database, and only suggests one for a name', async () => {
    open('/?entity=DOID:2841');
    await screen.findByRole('heading', { level: 1, name: 'asthma' });
    expect(window.location.search).toBe('?entity=Q35869');
    cleanup();
    open('/?entity=asthma');
    const names = within(await screen.findByRole('list', { name: 'Did you mean' }));
    expect(names.getByRole('link', { name: 'asthma' }).getAttribute('href')).toBe(
      '/?entity=Q35869',
    );
    expect(window.location.search).toBe('?entity=asthma');
  });
});
