import { describe, expect, it } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();

describe('asking', () => {
  it('answers with a sentence, its evidence and the query behind it', async () => {
    open('/?page=ask');
    const box = await screen.findByRole('textbox', { name: 'Question' });
    fireEvent.change(box, { target: { value: 'What drugs treat asthma?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const answers = await screen.findByRole('region', { name: 'Answers' });
    expect(within(answers).getByRole('heading', { level: 2 }).textContent).toContain('montelukast');
    expect(answers.querySelector('mark')?.textContent).toContain('montelukast');
    const table = within(await within(answers).findByRole('region', { name: 'Table of answers' }));
    expect(table.getByRole('link', { name: 'montelukast' }).getAttribute('href')).toMatch(
      /^\/\?entity=/,
    );
    expect(answers.textContent).toContain('Understood as Drugs that are used to treat asthma');
    const query = within(answers).getByRole('link', { name: /SPARQL|query/ });
    expect(query.getAttribute('href')).toMatch(/^\/\?page=sparql&sparql=/);
    fireEvent.click(table.getByRole('link', { name: 'montelukast' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'montelukast' })).toBeDefined();
  });

  it('says why there is no answer, and suggests questions about the same entities', async () => {
    open('/?page=ask&question=Which+drugs+for+asthma+are+cheapest+in+Norway%3F');
    const answers = await screen.findByRole('region', { name: 'Answers' });
    expect(within(answers).getByText(/Ask again without/).textContent).toMatch(/“cheapest”/);
    const suggestions = within(await within(answers).findByRole('region', { name: 'Suggestions' }));
    await suggestions.findByRole('link', { name: 'What drugs treat asthma?' });
  });

  it('says which entity another name was read as, and offers others in its place', async () => {
    open('/?page=ask&question=Which+diseases+are+associated+with+CD124%3F');
    const answers = await screen.findByRole('region', { name: 'Answers' });
    await waitFor(() => expect(answers.textContent).toContain('Interpreted “CD124” as IL4R'));
    fireEvent.click(within(answers).getByRole('button', { name: 'Change' }));
    await screen.findByRole('combobox', { name: 'Replace IL4R with another entity' });
  });

  it('takes no word that was not understood for an entity', async () => {
    open('/?page=ask&question=most+common+gene+in+asthma');
    const answers = await screen.findByRole('region', { name: 'Answers' });
    const suggestions = within(await within(answers).findByRole('region', { name: 'Suggestions' }));
    await suggestions.findByRole('link', { name: 'asthma' });
    expect(answers.textContent).toMatch(/“gene in”/);
    expect(suggestions.queryByRole('link', { name: 'gene' })).toBeNull();
  });

  it('says a definition once, in its sentence', async () => {
    open('/?page=ask&question=What+is+asthma%3F');
    const answers = within(await screen.findByRole('region', { name: 'Answers' }));
    const heading = await answers.findByRole('heading', { level: 2 });
    expect(heading.textContent).toMatch(/^asthma: \S+/);
    expect(document.querySelector('.answer blockquote')).toBeNull();
  });

  it('says that there is no answer', async () => {
    open('/?page=ask&question=Who+won+the+cup%3F');
    expect(await screen.findByRole('heading', { name: 'No answer' })).toBeDefined();
  });
});
