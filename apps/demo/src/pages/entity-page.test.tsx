import { SEEDS } from '@biographql/server/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const WIKIDATA = 'http://www.wikidata.org';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
/** Asthma with so many more genes that no page of any list has them all. */
const GENES = Array.from({ length: 60 }, (_, at) => {
  const gene = `${WIKIDATA}/entity/Q9900${at + 100}`;
  return [
    `<${WIKIDATA}/entity/Q35869> <${WIKIDATA}/prop/direct/P2293> <${gene}> .`,
    `<${gene}> <${WIKIDATA}/prop/direct/P31> <${WIKIDATA}/entity/Q7187> .`,
    `<${gene}> <${WIKIDATA}/prop/direct/P703> <${WIKIDATA}/entity/Q15978631> .`,
    `<${gene}> <${LABEL}> "TEST${at + 1}"@en .`,
  ].join('\n');
});
const HUMAN = `<${WIKIDATA}/entity/Q15978631> <${LABEL}> "Homo sapiens"@en .`;
const open = pageOfFile({
  ...SEEDS['three-diseases'],
  triples: `${SEEDS['three-diseases'].triples.trimEnd()}\n${GENES.join('\n')}\n${HUMAN}\n`,
});
afterEach(() => {
  vi.restoreAllMocks();
});
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Files that the page saves from now on. */
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
const toText = async (file: { readonly blob: Blob } | undefined) =>
  ((await file?.blob.text()) ?? '').trimEnd();
const countIn = ({ textContent }: HTMLElement) =>
  Number(/(\d[\d,]*)/.exec(textContent ?? '')?.[1]?.replaceAll(',', ''));

describe('the page of an entity', () => {
  it('has a section for each relation of a disease, whose rows have their sources', async () => {
    open('/?entity=Q35869');
    const drugs = await part('Drugs');
    await drugs.findByRole('link', { name: 'montelukast' });
    expect(drugs.getAllByRole('columnheader', { name: 'articles' })).toHaveLength(1);
    for (const row of drugs.getAllByRole('row').slice(1)) {
      expect(row.textContent).toMatch(/\(CC0|source|https?|\.(org|com|gov)/);
    }
    for (const name of ['Genes', 'Symptoms', 'Subtypes', 'Parent diseases']) {
      expect((await (await part(name)).findAllByRole('row')).length).toBeGreaterThan(1);
    }
    await waitFor(() => expect(document.title).toBe('asthma · BioGraphQL'));
    const identifiers = within(await screen.findByRole('list', { name: 'Identifiers' }));
    expect(identifiers.getByRole('link', { name: 'DOID:2841' }).getAttribute('href')).toMatch(
      /^https:/,
    );
    const articles = await part('Articles');
    expect((await articles.findAllByRole('listitem')).length).toBeGreaterThan(5);
    await articles.findByRole('list', { name: 'Articles by year' });
  });

  it('states one count of a relation, in the list of sections, the table and the file', async () => {
    open('/?entity=Q35869');
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const genes = await part('Genes');
    const total = countIn(sections.getByRole('link', { name: /^Genes / }));
    expect(total).toBeGreaterThan(60);
    await waitFor(() =>
      expect(countIn(genes.getAllByRole('status')[0] as HTMLElement)).toBe(total),
    );
    await waitFor(() => expect(genes.getAllByText('human').length).toBeGreaterThan(0));

    const seen = new Set<string>();
    const read = () => {
      for (const row of genes.getAllByRole('row').slice(1)) seen.add(row.textContent ?? '');
    };
    read();
    while (!genes.getByText('Next').hasAttribute('disabled')) {
      const size = seen.size;
      fireEvent.click(genes.getByText('Next'));
      await waitFor(() => {
        read();
        expect(seen.size).toBeGreaterThan(size);
      });
    }
    expect(genes.getByText(new RegExp(`to ${total} of ${total}`))).toBeDefined();

    const files = savedFiles();
    fireEvent.click(genes.getByRole('button', { name: 'Export asthma Genes' }));
    for (const [at, form] of ['CSV', 'TSV', 'JSON Lines'].entries()) {
      fireEvent.click(await genes.findByRole('button', { name: `Download ${form}` }));
      await waitFor(() => expect(files.length).toBe(at + 1));
    }
    expect(files.map(({ name }) => name)).toEqual([
      'asthma-genes.csv',
      'asthma-genes.tsv',
      'asthma-genes.jsonl',
    ]);
    expect((await toText(files[0])).split('\r\n').length).toBe(total + 1);
    const [line = ''] = (await toText(files[2])).split('\n');
    expect(JSON.parse(line)).toMatchObject({
      iri: expect.stringContaining('entity/'),
      relation: 'genetic association',
    });
    fireEvent.click(genes.getByRole('button', { name: 'Save receipt' }));
    await waitFor(() => expect(files[3]?.name).toBe('asthma-genes.receipt.json'));
    expect(JSON.parse(await toText(files[3]))).toMatchObject({
      operationName: 'getInsightRows',
      dataset: { release: expect.any(String) },
      received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('lists all relations, sorts them, and saves them with their sources', async () => {
    open('/?entity=Q35869');
    const all = await screen.findByRole('region', { name: 'All relations' });
    const list = within(all);
    await list.findByRole('columnheader', { name: 'relation' });
    fireEvent.click(list.getByRole('button', { name: /^name/ }));
    await waitFor(() => expect(window.location.search).toMatch(/table-neighbors=name\.asc\.0\./));
    const names = [...all.querySelectorAll('tbody td:first-child a')].map(
      (link) => link.textContent ?? '',
    );
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const files = savedFiles();
    fireEvent.click(list.getByRole('button', { name: 'Export asthma All relations' }));
    fireEvent.click(list.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files.length).toBe(1));
    expect(await toText(files[0])).toMatch(
      /^iri,name,type,relation,statement status,references,inherited from\r\n/,
    );
  });

  it('has other sections for a drug', async () => {
    open('/?entity=Q35869');
    fireEvent.click(await (await part('Drugs')).findByRole('link', { name: 'montelukast' }));
    await screen.findByRole('heading', { level: 1, name: 'montelukast' });
    await (await part('Indications')).findByRole('link', { name: 'asthma' });
    await waitFor(() => expect(document.title).toBe('montelukast · BioGraphQL'));
    expect(screen.queryByRole('region', { name: 'Symptoms' })).toBeNull();
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('asthma · BioGraphQL'));
  });

  it('leads from a property to its page, its sources and all its values', async () => {
    open('/?entity=Q35869');
    const properties = await part('Properties');
    const mesh = await properties.findByRole('link', { name: 'D001249' });
    expect(mesh.getAttribute('href')).toBe('https://id.nlm.nih.gov/mesh/D001249');
    fireEvent.click(properties.getByRole('button', { name: 'Sources of MeSH descriptor ID' }));
    const sources = await properties.findByRole('list', {
      name: 'Sources of the values of MeSH descriptor ID',
    });
    expect(sources.textContent).toMatch(/^D001249 · \S/);
    const more = properties.getByRole('button', { name: 'More values of genetic association' });
    const entry = more.closest('dd');
    const total = Number(/20 of (\d+)/.exec(entry?.textContent ?? '')?.[1]);
    expect(total).toBeGreaterThan(20);
    fireEvent.click(more);
    await waitFor(() =>
      expect(entry?.querySelectorAll(':scope > :not(.sources)').length).toBe(total),
    );
  });

  it('copies the query behind a table', async () => {
    const copied: string[] = [];
    Object.defineProperty(window.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    vi.stubGlobal('navigator', window.navigator);
    open('/?entity=Q35869');
    const genes = await part('Genes');
    fireEvent.click(await genes.findByRole('button', { name: /^Export / }));
    for (const [at, name] of ['curl', 'TypeScript', 'React', 'Python', 'SPARQL'].entries()) {
      fireEvent.click(genes.getByRole('button', { name }));
      await waitFor(() => expect(copied.length).toBe(at + 1));
    }
    vi.unstubAllGlobals();
    expect(copied[0]).toContain('getInsightRows');
    expect(copied[1]).toContain("type: 'GENETIC_ASSOCIATION'");
    expect(copied[4]).toMatch(/^SELECT/);
  });
});
