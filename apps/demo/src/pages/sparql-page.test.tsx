import { describe, expect, it, vi } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();
const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'SPARQL query' });

async function run(text: string) {
  fireEvent.change(await editor(), { target: { value: text } });
  fireEvent.keyDown(await editor(), { key: 'Enter', ctrlKey: true });
}

describe('SPARQL', () => {
  it('runs a named query for the chosen disease and links its entities', async () => {
    open('/?page=sparql&query=drugsForDisease&first=Q35869');
    const result = await screen.findByRole('region', { name: 'Result' });
    expect((await editor()).value).toMatch(/^SELECT DISTINCT \?drug \?drugLabel WHERE/);
    const link = within(result).getByRole('link', { name: 'montelukast' });
    expect(link.getAttribute('href')).toMatch(/^\/\?entity=Q\d+$/);
    expect(within(result).getByRole('status').textContent).toMatch(/^\d+ rows$/);
    expect(await screen.findByTitle('Q35869')).toHaveProperty('textContent', 'asthma');

    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    fireEvent.click(within(result).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['biographql.csv']));
    fireEvent.click(within(result).getByRole('button', { name: 'Save receipt' }));
    expect(saved).toEqual(['biographql.csv', 'biographql.receipt.json']);
    click.mockRestore();
  });

  it('shows where a text is wrong before it is sent, then runs it', async () => {
    open('/?page=sparql');
    await run('SELECT ?label\nWHER { wd:Q35869 rdfs:label ?label }');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toMatch(/^Line 2, column 1: .*did you mean WHERE/);
    const area = await editor();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('WHER');
    expect(window.location.search).toBe('?page=sparql');

    await run('SELECT ?label\nWHERE { wd:Q35869 rdfs:label ?label FILTER(LANG(?label) = "en") }');
    const result = await screen.findByRole('region', { name: 'Result' });
    await waitFor(() => expect(within(result).getByRole('cell').textContent).toBe('asthma en'));
    expect(window.location.search).toContain('sparql=SELECT');
  });

  it('shows at its place what only the engine finds wrong', async () => {
    open(`/?page=sparql&sparql=${encodeURIComponent('SELECT ?a WHERE {\n ?a ?b }')}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Line 2, column \d+: /);
  });

  it('answers an ASK in a word', async () => {
    open('/?page=sparql');
    await run('ASK { wd:Q35869 rdfs:label "asthma"@en }');
    expect(await screen.findByText('Yes')).toBeDefined();
  });
});
