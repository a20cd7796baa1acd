import { completionStatus, currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { describe, expect, it, vi } from 'vitest';
import { catchDownloads } from '../catch-downloads.fixture.ts';
import { act, fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();

async function editor(): Promise<EditorView> {
  const content = await screen.findByRole('textbox', { name: 'SPARQL query' });
  const view = EditorView.findFromDOM(content);
  if (!view) throw new Error('The editor is not there.');
  return view;
}

async function run(text: string) {
  const { state, contentDOM, dispatch } = await editor();
  act(() => dispatch({ changes: { from: 0, to: state.doc.length, insert: text } }));
  fireEvent.keyDown(contentDOM, { key: 'Enter', ctrlKey: true });
}

describe('SPARQL', () => {
  it('runs a named query for the chosen disease and links its entities', async () => {
    open('/?page=sparql&query=drugsForDisease&first=Q35869');
    const result = await screen.findByRole('region', { name: 'Result' });
    expect((await editor()).state.doc.toString()).toMatch(
      /^SELECT DISTINCT \?drug \?drugLabel WHERE/,
    );
    const link = within(result).getByRole('link', { name: 'montelukast' });
    expect(link.getAttribute('href')).toMatch(/^\/\?entity=Q\d+$/);
    expect(within(result).getAllByRole('status')[0]?.textContent).toMatch(/^\d+ rows$/);
    expect(await screen.findByTitle('Q35869')).toHaveProperty('textContent', 'asthma');

    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    fireEvent.click(within(result).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(saved).toEqual(['drugs-for-a-disease.csv']));
    fireEvent.click(within(result).getByRole('button', { name: 'Save receipt' }));
    await waitFor(() =>
      expect(saved).toEqual(['drugs-for-a-disease.csv', 'drugs-for-a-disease.receipt.json']),
    );
    click.mockRestore();
  });

  it('shows where a text is wrong before it is sent, then runs it', async () => {
    open('/?page=sparql');
    await run('SELECT ?label\nWHER { wd:Q35869 rdfs:label ?label }');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toMatch(/^Line 2, column 1: .*did you mean WHERE/);
    const { state } = await editor();
    expect(state.sliceDoc(state.selection.main.from, state.selection.main.to)).toBe('WHER');
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(window.location.search).toBe('?page=sparql');

    await run('SELECT ?label\nWHERE { wd:Q35869 rdfs:label ?label FILTER(LANG(?label) = "en") }');
    const result = await screen.findByRole('region', { name: 'Result' });
    await waitFor(() => expect(within(result).getByRole('cell').textContent).toBe('asthma en'));
    expect(window.location.search).toContain('sparql=SELECT');
  });

  it('shows neither the hints nor the tab of the query before while a text is wrong', async () => {
    open('/?page=sparql');
    await run('SELECT ?label ?other WHERE { wd:Q35869 rdfs:label ?label }');
    const getTab = () => document.querySelector('.query-tabs [aria-current]');
    expect((await screen.findByRole('list', { name: 'Hints' })).textContent).toContain('?other');
    await waitFor(() => expect(getTab()).not.toBeNull());

    await run('SELECT ?label WHER { wd:Q35869 rdfs:label ?label }');
    await screen.findByRole('alert');
    expect(screen.queryByRole('list', { name: 'Hints' })).toBeNull();
    expect(getTab()).toBeNull();

    // Its tab brings the query before back.
    fireEvent.click(screen.getByRole('button', { name: /^SELECT \?label \?other/ }));
    await screen.findByRole('list', { name: 'Hints' });
    expect(screen.queryByRole('alert')).toBeNull();
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

  it('completes properties, entities and classes of the graph by their names', async () => {
    open('/?page=sparql');
    const offered = async (text: string) => {
      const view = await editor();
      const { length } = view.state.doc;
      const changes = { from: 0, to: length, insert: text };
      act(() => view.dispatch({ changes, selection: { anchor: text.length } }));
      act(() => void startCompletion(view));
      await waitFor(() => expect(completionStatus(view.state)).toBe('active'));
      return currentCompletions(view.state).map(({ label }) => label);
    };
    expect(await offered('SELECT ?drug WHERE { ?drug wdt:treat')).toContain('wdt:P2175');
    expect(await offered('SELECT ?drug WHERE { ?drug ps:treat')).toContain('ps:P2175');
    expect(await offered('SELECT ?drug WHERE { ?drug wdt:P2175 wd:asth')).toContain('wd:Q35869');
    expect(await offered('SELECT ?drug WHERE { ?drug a disea')).toContain('wd:Q12136');
    expect(await offered('SELECT ?drug WHERE { ?drug wdt:')).toContain('wdt:P2175');
    expect(await offered('SELECT ?drug WHERE { ?drug a ')).toContain('wd:Q12136');
    expect(await offered('SELECT ?drug ?dose WHERE { ?d')).toEqual(['?dose', '?drug']);
    expect(await offered('SELECT ?drug WHERE { OPTI')).toEqual(['OPTIONAL']);
    expect(await offered('SELECT ?drug WHERE { ?drug rdf')).toEqual(['rdf:', 'rdfs:']);
  });

  it('shows a result as a table where it makes no chart, whatever the address says', async () => {
    open('/?page=sparql&query=drugsForDisease&first=Q35869&view=chart');
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(within(result).getByRole('table')).toBeDefined();
    expect(within(result).queryByRole('button', { name: 'chart' })).toBeNull();
  });

  it('makes the triples of a CONSTRUCT of what a SELECT finds, and hands them over', async () => {
    open('/?page=sparql');
    await run(
      'CONSTRUCT { ?drug wdt:P2175 wd:Q35869 ; rdfs:label ?name } WHERE { wd:Q35869 wdt:P2176 ?drug . ?drug rdfs:label ?name FILTER(LANG(?name) = "en") } LIMIT 2',
    );
    const result = await screen.findByRole('region', { name: 'Result' });
    await waitFor(() =>
      expect(within(result).getAllByRole('status')[0]?.textContent).toBe('4 triples'),
    );
    // Properties are called by their names as well.
    const named = { name: 'medical condition treated' };
    const [property] = await within(result).findAllByRole('link', named);
    expect(property?.getAttribute('href')).toMatch(/prop\/direct\/P2175$/);

    const { files, restore } = catchDownloads();
    for (const form of ['Turtle', 'N-Triples', 'CSV']) {
      fireEvent.click(within(result).getByRole('button', { name: `Download ${form}` }));
      await waitFor(() =>
        expect(within(result).getByText('CSV')).toHaveProperty('disabled', false),
      );
    }
    fireEvent.click(within(result).getByRole('button', { name: 'Save receipt' }));
    await waitFor(() => expect(files.size).toBe(4));
    restore();
    expect(await files.get('sparql-result.ttl')?.text()).toMatch(
      /^@prefix wd: <.*>[\s\S]*\nwd:Q\d+ wdt:P2175 wd:Q35869 ;\n {2}rdfs:label ".*"@en \.\n/,
    );
    expect((await files.get('sparql-result.nt')?.text())?.trim().split('\n')).toHaveLength(4);
    expect(await files.get('sparql-result.csv')?.text()).toMatch(/^subject,predicate,object\r\n/);
    const receipt = JSON.parse((await files.get('sparql-result.receipt.json')?.text()) ?? '');
    expect(receipt.variables.query ?? receipt.variables.sparql).toMatch(/^SELECT/);
    fireEvent.click(screen.getByRole('button', { name: 'curl' }));
    const code = await screen.findByRole('region', { name: /as curl/ });
    expect(code.textContent).toContain("'accept: text/turtle'");
  });

  it('describes an entity', async () => {
    open(`/?page=sparql&sparql=${encodeURIComponent('DESCRIBE wd:Q35869')}`);
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(await within(result).findByRole('link', { name: 'montelukast' })).toBeDefined();
  });

  it('shows at its place what is wrong with a CONSTRUCT, and what is rejected', async () => {
    open('/?page=sparql');
    await run('CONSTRUCT { ?s ?p ?o\nWHER { ?s ?p ?o }');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Line 1, column 11: .* never closed/,
    );
    await run('DESCRIBE *');
    expect(await screen.findByText(/name the resources/)).toBeDefined();
    await run('CONSTRUCT { ?s ?p ?o } FROM <http://x> WHERE { ?s ?p ?o }');
    expect(await screen.findByText(/cannot choose which graphs/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  });

  it('counts as a chart', async () => {
    open('/?page=sparql&query=diseasesByGeneCount&view=chart');
    const list = await screen.findByRole('list', { name: 'genes by disease' });
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('hands the query over as code', async () => {
    open('/?page=sparql&query=drugsForDisease&first=Q35869');
    await screen.findByRole('region', { name: 'Result' });
    fireEvent.click(screen.getByRole('button', { name: 'curl' }));
    const code = await screen.findByRole('region', { name: /as curl/ });
    expect(code.textContent).toMatch(/^curl 'http:\/\/page\.test\/biographql\/sparql' /);
  });
});
