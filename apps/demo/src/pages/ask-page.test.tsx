import { describe, expect, it } from 'vitest';
import { fireEvent, pageOfFile, screen, within } from '../render-app.fixture.tsx';

const open = pageOfFile();

describe('asking', () => {
  it('answers with confidence, the passage with its mark, and the records', async () => {
    open('/?page=ask');
    const box = await screen.findByRole('textbox', { name: 'Question' });
    fireEvent.change(box, { target: { value: 'What drugs treat asthma?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const answers = await screen.findByRole('region', { name: 'Answers' });
    expect(within(answers).getByRole('heading', { level: 2 }).textContent).toContain('montelukast');
    expect(within(answers).getByText(/^\d+ % confidence$/)).toBeDefined();
    expect(answers.querySelector('mark')?.textContent).toContain('montelukast');
    const claims = within(answers).getByRole('region', { name: 'Claims' });
    expect(within(claims).getAllByRole('link', { name: 'asthma' })[0]?.getAttribute('href')).toBe(
      '/?entity=Q35869',
    );
    expect(within(claims).getAllByRole('link', { name: 'montelukast' }).length).toBeGreaterThan(0);
    const [query] = within(claims).getAllByRole('link', { name: /^Run the query/ });
    expect(query?.getAttribute('href')).toMatch(/^\/\?page=sparql&sparql=/);
    const documents = screen.getByRole('region', { name: 'Documents' });
    const asthma = within(documents).getByRole('link', { name: 'asthma' });
    expect(asthma.getAttribute('href')).toBe('/?entity=Q35869');

    fireEvent.click(asthma);
    expect(await screen.findByRole('heading', { level: 1, name: 'asthma' })).toBeDefined();
  });

  it('tells why the service abstains, and what it did not understand', async () => {
    open('/?page=ask&question=Which+drugs+for+asthma+are+cheapest+in+Norway%3F');
    const answers = await screen.findByRole('region', { name: 'Answers' });
    expect(within(answers).getByText(/Ask without/).textContent).toMatch(/“cheapest”/);
  });

  it('tells that the service abstains', async () => {
    open('/?page=ask&question=Who+won+the+cup%3F');
    expect(await screen.findByRole('heading', { name: 'No answer' })).toBeDefined();
  });
});
