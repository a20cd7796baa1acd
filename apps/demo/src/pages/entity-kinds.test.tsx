import { afterEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();
afterEach(() => {
  vi.restoreAllMocks();
});
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a kind of entity', () => {
  it('has the parts of a disease, whose rows tell where they are from', async () => {
    open('/?entity=Q35869');
    const drugs = await part('Drugs');
    await drugs.findByRole('link', { name: 'montelukast' });
    await waitFor(() => {
      for (const row of drugs.getAllByRole('row').slice(1)) {
        expect(row.textContent).toMatch(/\(CC0|no source|https?|\.(org|com|gov)/);
      }
    });
    await part('Genes and proteins');
    await part('Symptoms');
    const subtypes = await part('Subtypes');
    expect((await subtypes.findAllByRole('row')).length).toBeGreaterThan(1);
    await (await part('Parent diseases')).findAllByRole('row');
    await waitFor(() => expect(document.title).toBe('asthma · BioGraphQL'));
    const identifiers = within(await screen.findByRole('list', { name: 'Identifiers' }));
    expect(identifiers.getByRole('link', { name: 'DOID:2841' }).getAttribute('href')).toMatch(
      /^https:/,
    );
  });

  it('has other parts for a drug, and says what the graph holds nothing of', async () => {
    open('/?entity=Q35869');
    fireEvent.click(await (await part('Drugs')).findByRole('link', { name: 'montelukast' }));
    await screen.findByRole('heading', { level: 1, name: 'montelukast' });
    await (await part('Indications')).findByRole('link', { name: 'asthma' });
    await waitFor(() => expect(document.title).toBe('montelukast · BioGraphQL'));
    expect(screen.queryByRole('region', { name: 'Symptoms' })).toBeNull();
    expect(screen.getByText(/^No data: /)).toBeDefined();
  });

  it('leads an identifier among properties to its page, and a value to its sources', async () => {
    open('/?entity=Q35869');
    const properties = await part('Properties');
    const mesh = await properties.findByRole('link', { name: 'D001249' });
    expect(mesh.getAttribute('href')).toBe('https://id.nlm.nih.gov/mesh/D001249');
    fireEvent.click(properties.getByRole('button', { name: 'Sources of MeSH descriptor ID' }));
    const sources = await properties.findByRole('list', {
      name: 'Sources of the values of MeSH descriptor ID',
    });
    expect(sources.textContent).toMatch(/^D001249 · \S/);
  });

  it('draws an insight as the service says, and copies the query behind it', async () => {
    const copied: string[] = [];
    Object.defineProperty(window.navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    vi.stubGlobal('navigator', window.navigator);
    open('/?entity=Q35869&insight=GENETIC_ASSOCIATION');
    const rows = within(await screen.findByRole('region', { name: 'Rows of the insight' }));
    const chart = within(await rows.findByRole('figure', { name: /associated with asthma, by / }));
    expect(chart.getByRole('link', { name: /^ADORA1 \d+$/ }).getAttribute('href')).toMatch(
      /^\/\?entity=Q\d+$/,
    );
    fireEvent.click(rows.getByRole('button', { name: /^Export / }));
    for (const [at, name] of ['curl', 'TypeScript', 'React', 'Python', 'SPARQL'].entries()) {
      fireEvent.click(rows.getByRole('button', { name }));
      await waitFor(() => expect(copied.length).toBe(at + 1));
    }
    vi.unstubAllGlobals();
    expect(copied[0]).toContain('getInsightRows');
    expect(copied[1]).toContain("type: 'GENETIC_ASSOCIATION'");
    expect(copied[4]).toMatch(/^SELECT/);
  });

  it('shows an error alone, without a table', async () => {
    open('/?entity=Q35869&insight=NO_SUCH_INSIGHT');
    const rows = within(await screen.findByRole('region', { name: 'Rows of the insight' }));
    await rows.findByRole('alert');
    expect(rows.queryByRole('table')).toBeNull();
  });

  it('opens an article with its journal, identifiers, named entities and citations', async () => {
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

  it('opens an article by its number alone', async () => {
    open('/?page=article&article=20198754');
    const title = /^Expectations outpace reality: physicians/;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  });

  it('says that there is no such article', async () => {
    open('/?page=article&article=10.1000/none');
    expect(await screen.findByRole('heading', { name: 'No such article' })).toBeDefined();
  });
});
