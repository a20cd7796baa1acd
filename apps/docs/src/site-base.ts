/** Where the site stands below a host, with a slash at both ends: `/docs/`, or what `DOCS_BASE` says. */
export const SITE_BASE = `/${process.env.DOCS_BASE ?? 'docs'}/`.replace(/\/{2,}/g, '/');
