import '../render-app.fixture.tsx';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findSnippet, Highlighted } from './article-entry.tsx';

describe('a text with the words of a search', () => {
  it('marks words and phrases, from their start, and nothing that is excluded', () => {
    const search = 'asthma "beta-2 agonist" -children';
    const { container } = render(
      <Highlighted text="Asthmatics, asthma, beta-2 agonists; children (.*)" search={search} />,
    );
    const marks = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Asthma', 'asthma', 'beta-2', 'agonist']);
    expect(container.textContent).toBe('Asthmatics, asthma, beta-2 agonists; children (.*)');
  });

  it('takes the sentence with the most of them as a snippet', () => {
    const abstract = 'We studied asthma. Budesonide in asthma helps. Nothing else.';
    expect(findSnippet(abstract, 'budesonide asthma')).toBe('Budesonide in asthma helps.');
    expect(findSnippet(abstract, 'malaria')).toBe('');
  });
});
