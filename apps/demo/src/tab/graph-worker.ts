import { runGraphWorker } from '@biographql/static-app/graph-worker';
import engineUrl from 'oxigraph/web_bg.wasm?url';

runGraphWorker(engineUrl);
