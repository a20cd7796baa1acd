import { expect, it } from 'vitest';
import { fireEvent, pageOfFile, screen, waitFor, within } from '../render-app.fixture.tsx';

const open = pageOfFile();

async function openPage() {
  open('/?page=verify');
  return screen.findByRole('region', { name: 'Text to verify' });
}

it('lists every identifier of a text with its checks, and filters them', async () => {
  await openPage();
  fireEvent.change(screen.getByRole('textbox', { name: /^Text with citations/ }), {
    target: { value: 'DOID:2841 (asthma)\nDOID:9352 (asthma)\nPMID: 999999' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  const verdicts = await screen.findByRole('region', { name: 'Verdicts' });
  await waitFor(() => expect(screen.getByText(/^3 items checked in pasted text/)).toBeDefined());
  expect(within(verdicts).getByRole('button', { name: 'Contradicted 1' })).toBeDefined();
  fireEvent.click(within(verdicts).getByRole('button', { name: 'Contradicted 1' }));
  expect(verdicts.textContent).toContain('Suggested identifier: DOID:2841');
  expect(verdicts.textContent).not.toContain('999999');
});

it('reads a file that is dropped, and says why one cannot be read', async () => {
  const input = await openPage();
  const drop = (file: File) => fireEvent.drop(input, { dataTransfer: { files: [file] } });
  drop(new File(['subject_id\tsubject_label\nDOID:2841\tasthma\n'], 'map.tsv'));
  await waitFor(() => expect(screen.getByText('1 item checked in map.tsv (TSV).')).toBeDefined());
  drop(new File(['['.repeat(500)], 'deep.json'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/nested more than 100/),
  );
});
