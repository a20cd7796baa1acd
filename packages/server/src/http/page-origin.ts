import type { FastifyRequest } from 'fastify';
import type { Config } from '../generated/config.js';
import { RequestError } from '../graphql/result.js';

export interface PageOrigins {
  /** Allowed host names in addition to the loopback names. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a proxy in front of the service decides which names reach it. */
  readonly isBehindProxy: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127\.)/;

/**
 * A name that an attacker points at this machine (DNS rebinding) makes the browser call the request same-origin, so on a
 * loopback address the name itself must be known.
 */
export function checkPageOrigin(request: FastifyRequest, { hosts, isBehindProxy }: PageOrigins) {
  const { headers, socket } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw rejection('the request comes from a page of another site');
  const isForeign = headers.origin !== undefined && getHost(headers.origin) !== headers.host;
  if (site === undefined && isForeign)
    throw rejection('the Origin header does not match this service');
  if (isBehindProxy || !LOOPBACK_ADDRESS.test(socket.localAddress ?? '')) return;
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if (LOOPBACK.test(name) || hosts.has(name)) return;
  throw rejection(
    `"${name.slice(0, 100)}" is not a known host name of this service; add the origin of this host to corsOrigins, or the proxy to trustedProxies`,
  );
}

function rejection(reason: string): RequestError {
  const message = `Without a key, only the web UI of this service can use this route: ${reason}.`;
  return new RequestError('UNAUTHENTICATED', message);
}

function getHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

export function pageOrigins({
  corsOrigins = [],
  trustedProxies = [],
}: Partial<Pick<Config, 'corsOrigins' | 'trustedProxies'>>): PageOrigins {
  const hosts = new Set(corsOrigins.map((origin) => new URL(origin).hostname));
  return { hosts, isBehindProxy: trustedProxies.length > 0 };
}
