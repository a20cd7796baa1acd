import { SEEDS } from '@biographql/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const WIKIDATA = 'http://www.wikidata.org';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
/** Asthma with so many more genes that no page of any list holds them all. */
const GENES = Array.from({ length: 60 }, (_, at) => {
  const gene = `${WIKIDATA}/entity/Q9900${at + 100}`;
  return [
    `<${WIKIDATA}/entity/Q35869> <${WIKIDATA}/prop/direct/P2293> <${gene}> .`,
    `<${gene}> <${WIKIDATA}/prop/direct/P31> <${WIKIDATA}/entity/Q7187> .`,
    `<${gene}> <${LABEL}> "TEST${at + 1}"@en .`,
  ].join('\n');
});
const open = pageOfFile({
  ...SEEDS['three-diseases'],
  triples: `${SEEDS['three-diseases'].triples.trimEnd()}\n${GENES.join('\n')}\n`,
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** What the page hands to the user from now on. */
function savedFiles() {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:saved';
  });
  vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: last });
  });
  return files;
}
const toLines = async (file: { readonly blob: Blob } | undefined) =>
  ((await file?.blob.text()) ?? '').trimEnd().split('\r\n');
const countIn = ({ textContent }: HTMLElement) =>
  Number(/(\d[\d,]*)/.exec(textContent ?? '')?.[1]?.replaceAll(',', ''));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const nodes = () => within(screen.getByRole('figure')).getAllByRole('option');

describe('counts of an entity', () => {
  it('counts all neighbors alike in legend, note, list and CSV', async () => {
    open('/?entity=Q35869');
    const note = await screen.findByText(/^Shows 22 of \d+ neighbors/);
    const total = Number(/of (\d+)/.exec(note.textContent ?? '')?.[1]);
    expect(total).toBeGreaterThan(22);
    const legend = within(screen.getByRole('group', { name: 'Types shown' }));
    const counts = () => sum(legend.getAllByRole('button').map(countIn));
    const before = nodes().length;
    expect(counts()).toBe(before - 1);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(new RegExp(`^Shows ${Math.min(44, total)} of ${total} neighbors`));
    expect(nodes().length).toBe(before + Math.min(22, total - 22));
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByText(new RegExp(`^Shows ${total} of ${total} neighbors`));
    expect(nodes().length).toBe(total + 1);
    expect(counts()).toBe(total);

    fireEvent.click(screen.getByRole('button', { name: `List all ${total}` }));
    expect(window.location.search).toBe('?entity=Q35869&list=all');
    const region = await screen.findByRole('region', { name: 'All neighbors' });
    const list = within(region);
    await waitFor(() => expect(list.getAllByRole('status')[0]?.textContent).toBe(String(total)));
    // Roles of a whole page take long to compute.
    const names = () =>
      [...region.querySelectorAll('tbody td:first-child a')].map((link) => link.textContent ?? '');
    expect(names().length).toBe(10);
    fireEvent.click(list.getByRole('button', { name: /^name/ }));
    const sorted = names();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(window.location.search).toMatch(/table-neighbors=name\.asc\.0\./);
    const seen = new Set(sorted);
    while (!list.getByText('Next').hasAttribute('disabled')) {
      fireEvent.click(list.getByText('Next'));
      for (const name of names()) seen.add(name);
    }
    expect(seen.size).toBe(total);

    const files = savedFiles();
    fireEvent.click(list.getByRole('button', { name: 'Export asthma All neighbors' }));
    for (const [at, form] of ['CSV', 'TSV', 'JSON Lines'].entries()) {
      fireEvent.click(await list.findByRole('button', { name: `Download ${form}` }));
      await waitFor(() => expect(files.length).toBe(at + 1));
    }
    expect(files.map(({ name }) => name)).toEqual([
      'asthma-all-neighbors.csv',
      'asthma-all-neighbors.tsv',
      'asthma-all-neighbors.jsonl',
    ]);
    expect((await toLines(files[0])).length).toBe(total + 1);
    const lines = ((await files[2]?.blob.text()) ?? '').trimEnd().split('\n');
    expect(lines.length).toBe(total);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ iri: expect.stringContaining('entity/') });

    fireEvent.click(list.getByRole('button', { name: 'Save receipt' }));
    await waitFor(() => expect(files[3]?.name).toBe('asthma-all-neighbors.receipt.json'));
    const receipt = JSON.parse((await files[3]?.blob.text()) ?? '');
    expect(receipt).toMatchObject({
      operationName: 'graphInsights',
      variables: { maxNeighbors: 200, offset: 0 },
      dataset: { release: expect.any(String) },
      received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('opens an insight as the rows that its chip counts, with their references', async () => {
    open('/?entity=Q35869');
    const insights = within(await screen.findByRole('list', { name: 'Supported insights' }));
    const chip = insights.getByRole('link', { name: /^\d+ genes associated/ });
    const total = countIn(chip);
    fireEvent.click(chip);
    const rows = within(await screen.findByRole('region', { name: 'Rows of the insight' }));
    await rows.findByText(total === 1 ? '1 row' : `${total} rows`);
    expect(rows.getByRole('link', { name: 'ADORA1' })).toBeDefined();
    expect(rows.getAllByText(/·/).length).toBeGreaterThan(0);
    const query = rows.getByRole('link', { name: 'Run the query' });
    expect(query.getAttribute('href')).toMatch(/^\/\?page=sparql&sparql=.*SELECT/);

    const seen = new Set<string>();
    const read = () => {
      for (const row of rows.getAllByRole('row').slice(1)) seen.add(row.textContent ?? '');
    };
    read();
    while (rows.queryByText('Next')) {
      const next = rows.getByText('Next');
      if (next.hasAttribute('disabled')) break;
      const size = seen.size;
      fireEvent.click(next);
      await waitFor(() => {
        read();
        expect(seen.size).toBeGreaterThan(size);
      });
    }
    expect(seen.size).toBe(total);
    const files = savedFiles();
    fireEvent.click(rows.getByRole('button', { name: /^Export / }));
    fireEvent.click(rows.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.length).toBe(1));
    expect((await toLines(files[0])).length).toBe(total + 1);
    fireEvent.click(rows.getByRole('link', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe('?entity=Q35869'));
  });

  it('says how many values a property has, and leads to all', async () => {
    open('/?entity=Q35869');
    const properties = within(await screen.findByRole('region', { name: 'Properties' }));
    const more = await properties.findByRole('button', {
      name: 'More values of genetic association',
    });
    const entry = more.closest('dd');
    const total = Number(/20 of (\d+)/.exec(entry?.textContent ?? '')?.[1]);
    expect(total).toBeGreaterThan(20);
    fireEvent.click(more);
    await waitFor(() =>
      expect(entry?.querySelectorAll(':scope > :not(.sources)').length).toBe(total),
    );
  });

  it('counts a neighbor of the picture once, however many claims tie it to the root', async () => {
    open('/?entity=Q35869');
    const details = await screen.findByRole('region', { name: 'Selected node' });
    const counts = within(details)
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0]));
    const picture = screen.getByRole('figure', { name: /^Neighbors of / });
    const others = within(picture).getAllByRole('option').length - 1;
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(others);
  });
});
