/** Makes the browser cache the page's files, so that it opens offline. Browsers require TLS. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('./sw.js');
  } catch {
    // The page works as well without; it then needs the network.
  }
}
