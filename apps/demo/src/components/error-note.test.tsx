import '../render-app.fixture.tsx';

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Outcome } from './error-note.tsx';

const show = (of: Parameters<typeof Outcome<string>>[0]['of']) =>
  render(
    <Outcome of={of} height="1rem">
      {(text) => <p>{text}</p>}
    </Outcome>,
  );

describe('the outcome of a request', () => {
  it('is an error in the place of what was there before', () => {
    show({ data: 'old rows', error: new Error('It failed.') });
    expect(screen.getByRole('alert').textContent).toBe('It failed.');
    expect(screen.queryByText('old rows')).toBeNull();
  });

  it('keeps the parts of a growing list that came, with the error of the next below them', () => {
    show({ data: 'first part', error: new Error('It failed.'), isFetchNextPageError: true });
    expect(screen.getByText('first part')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('It failed.');
  });

  it('is awaited without words of its own', () => {
    show({ data: undefined, error: null });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  });
});
