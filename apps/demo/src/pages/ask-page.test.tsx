import { describe, expect, it } from 'vitest';
import { fireEvent, pageOfFile, screen, within } from '../render-app.fixture.tsx';

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
    const claims = within(answers).getByRole('region', { name: 'Evidence' });
    expect(within(claims).getAllByRole('link', { name: 'asthma' })[0]?.getAttribute('href')).toBe(
      '/?entity=Q35869',
    );
    expect(within(claims).getAllByRole('link', { name: 'montelukast' }).length).toBeGreaterThan(0);
    const [query] = within(claims).getAllByRole('link', { name: /^SPARQL/ });
    expect(query?.getAttribute('href')).toMatch(/^\/\?page=sparql&sparql=/);
    const [asthma] = within(claims).getAllByRole('link', { name: 'asthma' });
    if (!asthma) throw new Error('The evidence has no link.');
    fireEvent.click(asthma);
    expect(await screen.findByRole('heading', { level: 1, name: 'asthma' })).toBeDefined();
  });

  it('says why there is no answer, and suggests questions about the same entities', async () => {
    open('/?page=ask&question=Which+drugs+for+asthma+are+cheapest+in+Norway%3F');
    const answers = await screen.findByRole('region', { name: 'Answers' });
    expect(within(answers).getByText(/Ask without/).textContent).toMatch(/“cheapest”/);
    const [suggestion] = within(
      await within(answers).findByRole('region', { name: 'Suggestions' }),
    ).getAllByRole('link');
    expect(suggestion?.textContent).toBe('What drugs treat asthma?');
  });

  it('says that there is no answer', async () => {
    open('/?page=ask&question=Who+won+the+cup%3F');
    expect(await screen.findByRole('heading', { name: 'No answer' })).toBeDefined();
  });
});
