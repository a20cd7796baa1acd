import { createService, loadConfig } from '@biographql/server';

/** The keys of the attacked service: one for who attacks, one for everybody else. */
export const ATTACKER_KEY = 'attacker';
export const OTHER_KEY = 'other';

const [dataDir = ''] = process.argv.slice(2);
if (process.send !== undefined) {
  const config = await loadConfig({
    env: { BIOGRAPHQL_API_KEY: ATTACKER_KEY },
    flags: { dataDir, port: '0', answerCache: 0 },
  });
  const service = await createService(config, { internalKey: OTHER_KEY });
  const url = await service.listen();
  await service.ready();
  process.send({ url });
  process.on('message', async () => {
    await service.stop();
    process.exit(0);
  });
}
