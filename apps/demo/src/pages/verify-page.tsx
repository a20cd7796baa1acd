import { useBioGraphQL } from '@biographql/react';
import { Button, inDigits } from '../components/controls.tsx';
import { Downloads } from '../components/export-menu.tsx';
import type { Form } from '../exports/download.ts';
import { useVerification, type Verification } from '../verify/use-verification.ts';
import { VerdictList, VerifyInput } from '../verify/verify-parts.tsx';

export function VerifyPage() {
  const { verification, run, stop } = useVerification(useBioGraphQL());
  const { state, name, format, total, rows, message } = verification;
  const isBusy = state === 'running' || state === 'reading';
  const done = inDigits(rows.length);
  const all = inDigits(total);
  const words = {
    idle: '',
    reading: `Reading ${name}`,
    running: `${done} of ${all} items checked in ${name} (${format})`,
    stopped: `Stopped after ${done} of ${all} items.`,
    failed: message,
    done:
      total === 0
        ? `${name} has no citations or identifiers that are recognized.`
        : `${done} ${rows.length === 1 ? 'item' : 'items'} checked in ${name} (${format}).`,
  }[state];
  return (
    <div className="stack verify-page">
      <h1>Verify</h1>
      <p className="quiet">
        Citations, quotes and identifiers are compared with the records of this dataset. “Not found
        here” means that these records don’t decide it. It does not mean false.
      </p>
      <VerifyInput
        isBusy={isBusy}
        onText={(text) => void run('pasted text', text)}
        onFile={async (file) => run(file.name, new Uint8Array(await file.arrayBuffer()))}
      />
      {state !== 'idle' && (
        <section className="card" aria-label="Progress">
          <p role={state === 'failed' ? 'alert' : 'status'}>{words}</p>
          {state === 'running' && (
            <progress aria-label="Items checked" max={total} value={rows.length} />
          )}
          {state !== 'failed' && message !== '' && <p className="quiet">{message}</p>}
          <div className="line">
            {isBusy && <Button onClick={stop}>Stop</Button>}
            {rows.length > 0 && !isBusy && (
              <>
                <span className="quiet">Export as</span>
                <Downloads name={`${name} verified`} forms={getForms(rows)} />
              </>
            )}
          </div>
        </section>
      )}
      {rows.length > 0 && <VerdictList rows={rows} />}
    </div>
  );
}
function getForms(rows: Verification['rows']): readonly Form[] {
  const load = () => import('@biographql/verify');
  return [
    {
      name: 'text',
      extension: 'txt',
      type: 'text/plain',
      content: async () => `${(await load()).writeTextReport(rows, { all: true })}\n`,
    },
    {
      name: 'JSON',
      extension: 'json',
      type: 'application/json',
      content: () => JSON.stringify(rows, null, 2),
    },
    {
      name: 'SARIF',
      extension: 'sarif',
      type: 'application/json',
      content: async () => (await load()).writeSarif(rows, '1'),
    },
  ];
}
