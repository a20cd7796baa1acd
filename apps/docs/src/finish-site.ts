import { createHash } from 'node:crypto';
import { SITE_BASE } from './site.js';

interface MovedScripts {
  readonly html: string;
  readonly script: { readonly path: string; readonly text: string } | null;
}

/** Returns a page whose inline scripts are one file, named by its hash, so that it needs no permission for inline scripts; null when it has none. */
export function withoutInlineScripts(html: string): MovedScripts {
  const inline = /[ \t]*<script(?: id="[^"]*")?>([\s\S]*?)<\/script>\n?/g;
  const texts = Array.from(html.matchAll(inline), ([, text = '']) => text.trim());
  if (texts.length === 0) return { html, script: null };
  const text = `${texts.join('\n')}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const path = `assets/first.${hash}.js`;
  const tag = `<script src="${SITE_BASE}${path}"></script>`;
  return {
    html: html.replace(inline, '').replace('</head>', `  ${tag}\n  </head>`),
    script: { path, text },
  };
}
